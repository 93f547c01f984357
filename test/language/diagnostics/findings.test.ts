// The constructors: what they put together, and what they don't let through the compiler (each line below an expectation must not compile).
import { describe, expect, test } from "vitest";
import { CODES } from "../../../server/src/language/diagnostics/codes.ts";
import type { ArgumentsOf } from "../../../server/src/language/diagnostics/findings/facts.ts";
import { diagnostic, FINDINGS, fix, relatedPlace } from "../../../server/src/language/diagnostics/findings.ts";

const span = { start: 3, end: 5 };

test("a diagnostic has its finding's code and severity, and nothing that was not given", () => {
  expect(diagnostic("syntax.unterminated-comment", span, {})).toEqual({
    finding: "syntax.unterminated-comment",
    code: "E0012",
    severity: "error",
    span,
    arguments: {},
  });
  expect(diagnostic("syntax.bit-and", span, {})).toMatchObject({ code: "X0003", severity: "warning" });
});

test("a finding with several codes has the first, unless told which", () => {
  expect(diagnostic("syntax.missing-expression", span, { found: ")" }).code).toBe("E0011");
  expect(diagnostic("syntax.missing-expression", span, { found: ")" }, { code: "E0016" }).code).toBe("E0016");
});

test("a diagnostic with all that it can have", () => {
  const opened = relatedPlace("note.opened-here", { start: 0, end: 1 }, { bracket: "(" });
  const elsewhere = relatedPlace("note.opened-here", { start: 0, end: 1 }, { bracket: "(" }, "src/other.yx");
  const insertion = fix("fix.insert", { text: ")" }, [{ span: { start: 5, end: 5 }, newText: ")" }]);
  const made = diagnostic(
    "syntax.missing-type",
    span,
    { found: { term: "end-of-file" } },
    { related: [opened, elsewhere], fixes: [insertion] },
  );
  expect(made.arguments).toEqual({ found: { term: "end-of-file" } });
  expect(made.related).toEqual([
    { finding: "note.opened-here", span: { start: 0, end: 1 }, arguments: { bracket: "(" } },
    { finding: "note.opened-here", span: { start: 0, end: 1 }, arguments: { bracket: "(" }, file: "src/other.yx" },
  ]);
  expect(made.fixes).toEqual([{ finding: "fix.insert", arguments: { text: ")" }, edits: [{ span: { start: 5, end: 5 }, newText: ")" }] }]);
});

describe("the table", () => {
  test.each(Object.entries(FINDINGS))("%s: a registered code, parameters named once, in lower camel case", (id, facts) => {
    expect(id).toMatch(/^[a-z]+(\.[a-z]+(-[a-z]+)*)$/);
    expect(Object.keys(CODES)).toContain(facts.code);
    const parameters: readonly string[] = facts.parameters;
    expect(new Set(parameters).size).toBe(parameters.length);
    expect(parameters.filter((parameter) => !/^[a-z][a-zA-Z]*$/.test(parameter))).toEqual([]);
    expect(("counts" in facts ? facts.counts : []).filter((count) => !parameters.includes(count))).toEqual([]);
  });
});

test("what does not compile", () => {
  const table = {
    none: { parameters: [] },
    two: { parameters: ["left", "right"] },
    counted: { parameters: ["name", "count"], counts: ["count"] },
  } as const;
  const take = <Id extends keyof typeof table>(id: Id, args: ArgumentsOf<typeof table, Id>) => ({ id, args });
  take("none", {});
  take("two", { left: "a", right: 2 });
  take("two", { left: { term: "dict" }, right: "b" });
  // @ts-expect-error: no such entry
  take("three", {});
  // @ts-expect-error: a parameter is missing
  take("two", { left: "a" });
  // @ts-expect-error: a parameter too many
  take("two", { left: "a", right: "b", middle: "c" });
  // @ts-expect-error: a parameter where there is none
  take("none", { left: "a" });
  // @ts-expect-error: no such term
  take("two", { left: { term: "a-thing" }, right: "b" });
  take("counted", { name: "a", count: 2 });
  // @ts-expect-error: a count is a number
  take("counted", { name: "a", count: "2" });
  expect(Object.keys(table)).toEqual(["none", "two", "counted"]);
});
