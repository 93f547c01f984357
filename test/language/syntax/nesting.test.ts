// Deep nesting and long chains give a tree or a diagnostic, and a tree that later walks can recurse over without a thought.

import { describe, expect, it } from "vitest";
import { parse, type SyntaxTree } from "../../../server/src/language/syntax/parse.ts";
import { depthLimit, recursiveDepth, violations } from "./invariants.ts";
import { bracketPatterns, chainPatterns, type NestingPattern, unclosedPatterns } from "./nesting-patterns.ts";

const levels = 10_000;

function check(source: string): SyntaxTree {
  const tree = parse(source);
  expect(violations(tree)).toEqual([]);
  expect(recursiveDepth(tree.module)).toBeLessThan(depthLimit);
  expect(JSON.stringify(tree.module).length).toBeGreaterThan(0);
  return tree;
}

describe(`${levels} levels`, () => {
  const patterns: readonly NestingPattern[] = [...bracketPatterns, ...chainPatterns, ...unclosedPatterns];

  it.each(patterns)("of $name", ({ source }) => {
    check(source(levels));
  });
});

describe("nesting that people write", () => {
  it.each([...bracketPatterns, ...chainPatterns].map((pattern) => [pattern.name, pattern.source(24)]))(
    "of 24 levels is not too deep: %s",
    (_name, source) => {
      const tooDeep = check(source).diagnostics.filter((diagnostic) => diagnostic.code === "X0001");
      expect(tooDeep).toEqual([]);
    },
  );
});

describe("what is too deep", () => {
  it("is one diagnostic, and the next statement is read", () => {
    const { diagnostics, module, source } = check(bracketPatterns[0]?.source(levels) ?? "");
    expect(diagnostics.map((diagnostic) => diagnostic.code)).toEqual(["X0001"]);
    const last = module.body.at(-1);
    expect(source.slice(last?.start, last?.end)).toBe("y = 2");
  });
});

describe("a sum of 100,000 terms", () => {
  it("is read without a diagnostic, and its tree is flat", () => {
    const terms = Array.from({ length: 100_000 }, (_, index) => `a${index % 10}`);
    expect(check(`x = ${terms.join(" + ")}\n`).diagnostics).toEqual([]);
  });

  it("may mix operators and lines", () => {
    const operators = ["+", "-", "*", "/", "or", "and", "<", "=="];
    const terms = Array.from(
      { length: 100_000 },
      (_, index) => `${index} ${operators[index % operators.length]}${index % 7 === 0 ? "\n       " : ""}`,
    );
    expect(check(`x = ${terms.join(" ")} 1\n`).diagnostics).toEqual([]);
  });
});
