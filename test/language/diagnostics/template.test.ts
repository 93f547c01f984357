// How arguments are shown in messages: source text as code, numbers, terms, and text that would break a line or can't be seen.
import { describe, expect, test } from "vitest";
import type { ArgumentValue, MessageArguments } from "../../../server/src/language/diagnostics/diagnostic.ts";
import { EN } from "../../../server/src/language/diagnostics/messages/en.ts";
import {
  countedParameters,
  fillTemplate,
  showSourceText,
  templateParameters,
} from "../../../server/src/language/diagnostics/messages/template.ts";
import { ZH } from "../../../server/src/language/diagnostics/messages/zh.ts";

const fill = (template: string, args: MessageArguments) => fillTemplate(template, args, EN.terms);

describe("arguments", () => {
  test("source text is code, a number is itself, a term is words", () => {
    expect(fill("Expected {bracket}, found {found}", { bracket: ")", found: "]" })).toBe("Expected `)`, found `]`");
    expect(fill("More than {limit} levels", { limit: 500 })).toBe("More than 500 levels");
    expect(fill("Found {found}", { found: { term: "end-of-line" } })).toBe("Found the end of the line");
  });

  test("inside code, source text has no backticks of its own", () => {
    expect(fill("Write `List({type})` or {type}", { type: "Int" })).toBe("Write `List(Int)` or `Int`");
  });

  test("a backtick is shown between double backticks", () => {
    expect(fill("{token} can't stand here", { token: "`" })).toBe("`` ` `` can't stand here");
  });

  test("a term at the start of a sentence has a capital, source text has not", () => {
    expect(fill("{found} can't stand here", { found: { term: "end-of-file" } })).toBe("The end of the file can't stand here");
    expect(fill("{found} can't stand here", { found: "elif" })).toBe("`elif` can't stand here");
  });

  test("a Chinese term has no space beside it, code has", () => {
    const fillChinese = (found: ArgumentValue) => fillTemplate("实际是 {found} 而已", { found }, ZH.terms);
    expect(fillChinese({ term: "end-of-file" })).toBe("实际是文件末尾而已");
    expect(fillChinese("x")).toBe("实际是 `x` 而已");
  });

  test("a space alone is said in words", () => {
    expect(fill("Insert {text}", { text: " " })).toBe("Insert a space");
    expect(fillTemplate("插入 {text}", { text: " " }, ZH.terms)).toBe("插入空格");
  });

  test("other braces and parameters without an argument are plain text", () => {
    expect(fill("Write `{ … }`, `{}` or {nothing}", {})).toBe("Write `{ … }`, `{}` or {nothing}");
    expect(fill("{toString}", {})).toBe("{toString}");
  });

  test("an argument is not read as a template, nor as a replacement pattern", () => {
    expect(fill("{a} and {b}", { a: "{b}", b: "$&" })).toBe("`{b}` and `$&`");
  });

  test("a count is said as one or many", () => {
    const template = "{called} takes {expected|# argument|# arguments}, {found|one is|# are} given";
    expect(fill(template, { called: "f", expected: 1, found: 2 })).toBe("`f` takes 1 argument, 2 are given");
    expect(fill(template, { called: "f", expected: 2, found: 1 })).toBe("`f` takes 2 arguments, one is given");
    expect(fill(template, { called: "f", expected: 0, found: 0 })).toBe("`f` takes 0 arguments, 0 are given");
  });

  test("the parameters of a template, each once, and those that count", () => {
    expect(templateParameters("`{a}({b})` or {a}, not { c } or {}; {d|# one|# many}")).toEqual(["a", "b", "d"]);
    expect(countedParameters("{a} and {b|# one|# many}, {b|one|many}, `Int | Float`, {c | d}")).toEqual(["b"]);
  });
});

describe("source text", () => {
  test.each([
    ["as it is", "a + b", "a + b"],
    ["Chinese and emoji", "数 😀", "数 😀"],
    ["one invisible character by its number", "\u00a0", "U+00A0"],
    ["a BOM", "\ufeff", "U+FEFF"],
    ["NUL", "\0", "U+0000"],
    ["an astral one that can't be seen", "\u{e0001}", "U+E0001"],
    ["a lone surrogate", "\ud83d", "U+D83D"],
    ["a lone combining mark", "\u0301", "U+0301"],
    ["a space", " ", "U+0020"],
    ["invisible characters inside, such as those that turn the direction", "a\u202eb\u200bc", "a\\u{202e}b\\u{200b}c"],
    ["only the first line", '"""one\ntwo"""', '"""one…'],
    ["only the first line, before CRLF", "a\r\nb", "a…"],
    ["at most 60 characters", "x".repeat(61), `${"x".repeat(60)}…`],
    ["60 characters in full", "x".repeat(60), "x".repeat(60)],
    ["60 characters, not code units", "😀".repeat(60), "😀".repeat(60)],
    ["nothing", "", ""],
  ])("%s", (_, text, shown) => {
    expect(showSourceText(text)).toBe(shown);
  });
});
