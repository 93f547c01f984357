// One mistake gives one diagnostic on its line, on a sample of all mutants; and the mutation operators do what their names say.

import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "../../server/src/language/syntax/parse.ts";
import { examine, examineAll, missedThresholds, type Outcome } from "./measure.ts";
import { type Mutation, mutate, mutationsOf, type OperatorName } from "./operators.ts";
import { selectPrograms } from "./programs.ts";
import { unitSequences } from "./units.ts";

const sample = 400;

/**
 * The least share of mutants that are found invalid, per operator. A parser that reports less would also miss less:
 * without this floor, silence would look like precision.
 */
const invalidAtLeast: Readonly<Record<OperatorName, number>> = {
  delete: 0.5,
  duplicate: 0.65,
  swap: 0.75,
  misspell: 0.22,
  "wrong literal": 1,
  "drop bracket": 0.98,
};

describe(`a sample of ${sample} mutants an operator`, () => {
  const { programs } = selectPrograms(join(process.cwd(), "test/conformance/cases"));
  const { tallies, total } = examineAll(programs, sample, () => {});

  it("reaches the thresholds", () => {
    expect(missedThresholds(total)).toEqual([]);
  });

  it("crashes nothing and leaves nothing unreported that is wrong by construction", () => {
    expect(total).toMatchObject({ crashes: 0, silent: 0 });
  });

  it.each([...tallies])("is found invalid often enough: %s", (operator, { invalid, mutants }) => {
    expect(invalid / mutants).toBeGreaterThanOrEqual(invalidAtLeast[operator]);
  });
});

describe("a mutation operator", () => {
  function mutants(source: string, operator: OperatorName): readonly string[] {
    return mutationsOf("example", source, unitSequences(parse(source)))
      .filter((mutation) => mutation.operator === operator)
      .map((mutation) => mutate(source, mutation).text);
  }

  it("deletes each token but brackets", () => {
    expect(mutants("a = f(b)", "delete")).toEqual([" = f(b)", "a  f(b)", "a = (b)", "a = f()"]);
  });

  it("drops each bracket, those of interpolations too", () => {
    expect(mutants('f([b], f"{c}")', "drop bracket")).toEqual([
      'f[b], f"{c}")',
      'f(b], f"{c}")',
      'f([b, f"{c}")',
      'f([b], f"{c}"',
      'f([b], f"c}")',
      'f([b], f"{c")',
    ]);
  });

  it("types a token twice, as two tokens", () => {
    expect(mutants("a = 1", "duplicate")).toEqual(["a a = 1", "a = = 1", "a = 1 1"]);
    expect(mutants("a.b", "duplicate")).toEqual(["a a.b", "a. .b", "a.b b"]);
  });

  it("swaps neighbours on one line, an f-string being one token", () => {
    expect(mutants("a = 1\nb", "swap")).toEqual(["= a 1", "a 1 ="].map((line) => `${line}\nb`));
    expect(mutants('f(f"{a + b}")', "swap")).toEqual([
      '(f f"{a + b}")',
      'f f"{a + b}"()',
      'f()f"{a + b}"',
      'f(f"{+ a b}")',
      'f(f"{a b +}")',
    ]);
  });

  it("misspells reserved words and long operators", () => {
    for (const text of mutants("return a", "misspell")) expect(text).toMatch(/^(?!return )[retun]{5,7} a$/);
    expect(mutants("a => b", "misspell")).toContainEqual("a >= b");
  });

  it("spoils literals so that no rule accepts them", () => {
    expect(mutants("f(1, \"x\", 'c')", "wrong literal")).toEqual([
      "f(0x, \"x\", 'c')",
      "f(1e, \"x\", 'c')",
      `f(${"9".repeat(40)}, "x", 'c')`,
      "f(1, \"x, 'c')",
      "f(1, \"\\qx\", 'c')",
      "f(1, \"\\xgx\", 'c')",
      'f(1, "x", \'c)',
      "f(1, \"x\", '')",
    ]);
  });
});

describe("the line of a mutation", () => {
  const deletionFrom = (source: string, text: string): Outcome => {
    const start = source.indexOf(text);
    const deletion: Mutation = {
      operator: "delete",
      start,
      end: start + text.length,
      replacement: "",
      deed: "delete",
      certainlyWrong: true,
    };
    return examine({ id: "example", source, mutations: [] }, deletion);
  };

  it("is where the deleted text stood", () => {
    expect(deletionFrom("a = 0\nb = (1 + 2)\n", "2")).toMatchObject({ invalid: true, onLine: true, onLineStrictly: true });
    expect(deletionFrom("a = 2\nb = )\n", "a = 2")).toMatchObject({ invalid: true, onLineStrictly: false });
    expect(deletionFrom("a = 2; c\nb = )\n", "; c")).toMatchObject({ invalid: true, onLine: false });
  });

  it("is anywhere between the tokens before and after, where the deleted text stood alone", () => {
    const { onLine, mutant } = deletionFrom("f = {\n    a\n}\n\ng = 1\n", "}");
    expect(mutant.text).toBe("f = {\n    a\n\n\ng = 1\n");
    expect(onLine).toBe(true);
  });
});
