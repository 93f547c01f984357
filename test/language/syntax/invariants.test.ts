// The checks that the property tests rely on find what they are there to find: each is shown a tree with one thing out of order.

import { describe, expect, it } from "vitest";
import type { Diagnostic } from "../../../server/src/language/diagnostics/diagnostic.ts";
import type { ExpressionStatement, Module, Name } from "../../../server/src/language/syntax/nodes.ts";
import { parse, type SyntaxTree } from "../../../server/src/language/syntax/parse.ts";
import { diagnosticViolations, nodeViolations, recursiveDepth, tokenViolations, violations } from "./invariants.ts";

const orderly = parse("one\ntwo // three\n");

function name(start: number, end: number, anchor = start): Name {
  return { kind: "Name", start, end, anchor };
}

function statement(expression: Name, start = expression.start, end = expression.end): ExpressionStatement {
  return { kind: "ExpressionStatement", start, end, anchor: start, expression };
}

/** The orderly tree with other statements. */
function withBody(...body: readonly ExpressionStatement[]): SyntaxTree {
  const module: Module = { ...orderly.module, body };
  return { ...orderly, module };
}

describe("the checks of a tree", () => {
  it("find nothing in an orderly one", () => {
    expect(violations(orderly)).toEqual([]);
    expect(violations(withBody(statement(name(0, 3)), statement(name(4, 7))))).toEqual([]);
    expect(recursiveDepth(orderly.module)).toBe(3);
  });

  it("find a child outside its parent, and siblings that overlap", () => {
    expect(nodeViolations(withBody(statement(name(4, 7), 0, 3)))).toContainEqual("Name 4..7 is out of place in ExpressionStatement 0..3");
    expect(nodeViolations(withBody(statement(name(0, 3)), statement(name(0, 3))))).toContainEqual(
      "ExpressionStatement 0..3 is out of place in Module 0..17",
    );
  });

  it("find an anchor outside its node, and ends that are no token's", () => {
    expect(nodeViolations(withBody(statement(name(0, 3, 4))))).toEqual(["Name 0..3 with anchor 4 is not a range"]);
    expect(nodeViolations(withBody(statement(name(1, 3))))).toContainEqual("Name 1..3 does not start where a token starts");
    expect(nodeViolations(withBody(statement(name(0, 2))))).toContainEqual("Name 0..2 does not end where a token ends");
  });

  it("find a gap between tokens, trivia that is text, and a diagnostic out of order", () => {
    const { tokens } = orderly;
    const other = (changes: Partial<SyntaxTree["tokens"]>): SyntaxTree => {
      const count = tokens.count;
      const base = {
        start: (index: number) => tokens.start(index),
        end: (index: number) => tokens.end(index),
        kindName: (index: number) => tokens.kindName(index),
        trivia: (index: number) => tokens.trivia(index),
      };
      return { ...orderly, tokens: { ...base, count, ...changes } as SyntaxTree["tokens"] };
    };
    expect(tokenViolations(other({}))).toEqual([]);
    expect(tokenViolations(other({ trivia: () => [] }))).toContainEqual("token 1 (<name>) starts at 4, not at 3");
    expect(
      tokenViolations(other({ trivia: (index) => (index === 0 ? [{ kind: "whitespace", start: 0, end: 3 }] : tokens.trivia(index)) })),
    ).toContainEqual('"one" at 0 is no whitespace');

    const [unclosed] = parse("(").diagnostics;
    if (unclosed === undefined) throw new Error("an unclosed parenthesis was not reported");
    const at = (start: number, end: number): Diagnostic => ({ ...unclosed, span: { start, end }, fixes: [] });
    expect(diagnosticViolations({ ...orderly, diagnostics: [at(0, 3), at(4, 4)] })).toEqual([]);
    expect(diagnosticViolations({ ...orderly, diagnostics: [at(4, 7), at(0, 3)] })).toHaveLength(1);
    expect(diagnosticViolations({ ...orderly, diagnostics: [at(4, 70)] })).toHaveLength(1);
  });
});
