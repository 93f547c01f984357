// The types of the parser that scripts/build-grammar.mjs generates from ../grammar beside this file.

import type { ExpressionBuilder } from "../builders/expressions.ts";
import type { PatternBuilder } from "../builders/patterns.ts";
import type { StatementBuilder } from "../builders/statements.ts";
import type { TypeBuilder } from "../builders/types.ts";
import type { Module } from "../nodes.ts";
import type { Recovery } from "../recovery.ts";

/** What the grammar's actions call. */
export interface Builders {
  readonly s: StatementBuilder;
  readonly e: ExpressionBuilder;
  readonly p: PatternBuilder;
  readonly t: TypeBuilder;
  readonly r: Recovery;
}

/** Runs the grammar over token kinds (TokenBuffer.kindString). Total for any string that ends in the end-of-file kind. */
export function parseKinds(kinds: string, builders: Builders): Module;
