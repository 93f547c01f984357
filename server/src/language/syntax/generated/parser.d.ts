// The types of the parser that scripts/build-grammar.mjs generates from ../grammar beside this file.

import type { ControlFlowBuilder } from "../builders/control-flow.ts";
import type { ExpressionBuilder } from "../builders/expressions.ts";
import type { ForeignDeclarationBuilder } from "../builders/foreign-declarations.ts";
import type { ForeignTypeBuilder } from "../builders/foreign-types.ts";
import type { FunctionTypeBuilder } from "../builders/function-types.ts";
import type { GroupBuilder } from "../builders/groups.ts";
import type { OperatorBuilder } from "../builders/operators.ts";
import type { PatternBuilder } from "../builders/patterns.ts";
import type { RecordTypeBuilder } from "../builders/record-types.ts";
import type { StatementBuilder } from "../builders/statements.ts";
import type { TypeBuilder } from "../builders/types.ts";
import type { Module } from "../nodes.ts";
import type { Lookahead } from "../recovery/lookahead.ts";
import type { MissingBuilder } from "../recovery/missing.ts";
import type { SkippedTokenBuilder } from "../recovery/skipped-tokens.ts";
import type { WrongTokenBuilder } from "../recovery/wrong-tokens.ts";

/** What the grammar's actions and predicates call; grammar/1-module.peggy explains the letters. */
export interface Builders {
  readonly s: StatementBuilder;
  readonly e: ExpressionBuilder;
  readonly o: OperatorBuilder;
  readonly g: GroupBuilder;
  readonly c: ControlFlowBuilder;
  readonly p: PatternBuilder;
  readonly t: TypeBuilder;
  readonly f: FunctionTypeBuilder;
  readonly d: RecordTypeBuilder;
  readonly xs: ForeignDeclarationBuilder;
  readonly xt: ForeignTypeBuilder;
  readonly m: MissingBuilder;
  readonly w: WrongTokenBuilder;
  readonly r: SkippedTokenBuilder;
  readonly l: Lookahead;
}

/** Runs the grammar over token kinds (TokenBuffer.kindString). Total for any string that ends in the end-of-file kind. */
export function parseKinds(kinds: string, builders: Builders): Module;
