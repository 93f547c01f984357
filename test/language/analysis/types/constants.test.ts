// What constant expressions are worth: the expression, then its value as it is shown, or why it has none.

import { describe, expect, test } from "vitest";
import { type ConstantValue, evaluateConstant, showConstant } from "../../../../server/src/language/analysis/types/constants.ts";
import { parse } from "../../../../server/src/language/syntax/parse.ts";

const known = new Map<string, ConstantValue>([
  ["N", 3n],
  ["yes", true],
  ["half", 0.5],
]);

/** The value of an expression; `[text]` after a reason is the place that is pointed at. */
function valueOfText(text: string): string {
  const source = `(${text})`;
  const [statement] = parse(source).module.body;
  if (statement?.kind !== "ExpressionStatement") throw new Error(`no expression: ${text}`);
  const result = evaluateConstant(statement.expression, source, (name) => known.get(name) ?? null);
  if (result.kind === "value") return showConstant(result.value);
  return "span" in result ? `${result.kind} [${source.slice(result.span.start, result.span.end)}]` : result.kind;
}

const largest = "170141183460469231731687303715884105727";

describe("an expression", () => {
  test.each([
    ["1_000 + 0xff + 0b11 + 0o17", "1273"],
    ["2 + 3 * 4 - 1", "13"],
    ["(2 + 3) * 4", "20"],
    ["-7 / 2", "-3"],
    ["-7 % 3", "-1"],
    ["N * N > 8", "true"],
    ["N == 3 and yes", "true"],
    ["!yes or N != 3", "false"],
    ["--+N", "3"],
    ["1.5 + half", "2.0"],
    ["half < 1.0", "true"],
    ["-0.0", "-0.0"],
    ["1e3 * 1_0.0", "10000.0"],
    ["yes == false", "false"],
    ["abs(-N) + min(N, 1) + max(N, 5)", "9"],
    ["abs(-half)", "0.5"],
    ["sizeof(Int) + sizeof(Char) + sizeof(Void)", "12"],
    [largest, largest],
    [`-${largest} - 1`, "-170141183460469231731687303715884105728"],
  ])("%s is %s", (text, value) => {
    expect(valueOfText(text)).toBe(value);
  });

  test.each([
    ["1 + N / 0", "division-by-zero [0]"],
    ["1 % (N - 3)", "division-by-zero [(N - 3)]"],
    ["1.0 / 0.0", "division-by-zero [0.0]"],
    ["1 / 0 + unknown", "division-by-zero [0]"],
    [`1 + ${largest} - 5`, `overflow [1 + ${largest}]`],
    [`abs(-${largest} - 1)`, `overflow [abs(-${largest} - 1)]`],
    [`-(-${largest} - 1)`, `overflow [-(-${largest} - 1)]`],
    ["unknown + 1", "not-constant"],
    ["1 + 1.0", "not-constant"],
    ["1 < 2 < 3", "not-constant"],
    ["yes < true", "not-constant"],
    ["!1", "not-constant"],
    ["-yes", "not-constant"],
    ["1 and yes", "not-constant"],
    ["yes and 1", "not-constant"],
    ['"a" + "b"', "not-constant"],
    ["1e308 * 10.0", "not-constant"],
    ["N as Float", "not-constant"],
    ["f(1)", "not-constant"],
    ["min(1)", "not-constant"],
    ["min(yes, yes)", "not-constant"],
    ["sizeof(Point)", "not-constant"],
    ["abs(1)(2)", "not-constant"],
    ["1 & 2", "not-constant"],
    [`${largest}0`, "not-constant"],
  ])("%s has no value: %s", (text, reason) => {
    expect(valueOfText(text)).toBe(reason);
  });

  test("stops at the side that decides", () => {
    expect(valueOfText("N < 0 and 1 / 0 == 1")).toBe("false");
    expect(valueOfText("N > 0 or unknown")).toBe("true");
  });

  test("can be a long chain or a deep one", () => {
    expect(valueOfText(`0${" + 1".repeat(20_000)}`)).toBe("20000");
    expect(valueOfText(`${"(".repeat(200)}1${" + 1)".repeat(200)}`)).toBe("201");
  });
});
