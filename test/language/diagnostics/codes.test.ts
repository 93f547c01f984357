// The registry of codes: complete, in order, with a severity that follows from the letter, and a title in every language.
import { expect, test } from "vitest";
import { CODES, codeFacts, isCodeId } from "../../../server/src/language/diagnostics/codes.ts";
import { LANGUAGES } from "../../../server/src/language/diagnostics/language.ts";
import { categoryName, codeTitle } from "../../../server/src/language/diagnostics/render.ts";

const codes = Object.keys(CODES).filter(isCodeId);
const ours = codes.filter((code) => code.startsWith("X"));

test("the language's own codes, by family", () => {
  const families = ["E00", "E10", "E20", "E30", "E40", "E50", "E60", "E70", "E80", "W10"];
  const counts = families.map((family) => `${family}: ${codes.filter((code) => code.startsWith(family)).length}`);
  expect(counts.join(", ")).toBe("E00: 17, E10: 31, E20: 29, E30: 14, E40: 15, E50: 7, E60: 7, E70: 4, E80: 3, W10: 6");
  // The language registers 132; E2029 (a cycle of references between tasks) has a text there, but no entry.
  expect(codes.filter((code) => !code.startsWith("X") && code !== "E2029").length).toBe(132);
});

test("codes of this project", () => {
  expect(ours).toEqual([
    "X0001",
    "X0002",
    "X0003",
    "X0005",
    "X0101",
    "X0102",
    "X0103",
    "X0104",
    "X0201",
    "X0202",
    "X0203",
    "X0301",
    "X0302",
    "X0303",
    "X0401",
    "X0402",
    "X0403",
    "X0404",
    "X0405",
    "X0406",
    "X0407",
  ]);
});

test("a code is a letter and four digits, listed in order within its family", () => {
  expect(codes.filter((code) => !/^[EWX]\d{4}$/.test(code))).toEqual([]);
  const numbers = codes.map(
    (code) => (code.startsWith("X") ? "X" : code.startsWith("W10") && code !== "W1063" ? "W" : "E") + code.slice(1),
  );
  const rank = (key: string) => "EWX".indexOf(key.charAt(0)) * 10_000 + Number(key.slice(1));
  expect(numbers.map(rank)).toEqual(numbers.map(rank).sort((a, b) => a - b));
});

test("severities: E… is an error, W… a warning, what the compiler reads differently is a warning, the formatter's are notes", () => {
  const severities = codes.map((code) => [code, codeFacts(code).severity] as const);
  const unusual = severities.filter(([code, severity]) => severity !== (code.startsWith("W") ? "warning" : "error"));
  expect(unusual).toEqual([
    ["X0002", "warning"],
    ["X0003", "warning"],
    ["X0103", "warning"],
    ["X0104", "warning"],
    ["X0301", "warning"],
    ["X0302", "note"],
    ["X0303", "note"],
    ["X0405", "warning"],
    ["X0406", "note"],
    ["X0407", "note"],
  ]);
});

test("only exact spellings are codes", () => {
  expect(["E0011", "X0001", "W1063"].every(isCodeId)).toBe(true);
  expect(["e0011", "E11", "E9999", "", "toString", "__proto__"].some(isCodeId)).toBe(false);
});

test.each(LANGUAGES)("titles in %s are there, different from each other, and no sentences", (language) => {
  const titles = codes.map((code) => codeTitle(code, language));
  expect(titles.filter((title, index) => title.trim() === "" || titles.indexOf(title) !== index)).toEqual([]);
  expect(titles.filter((title) => /[.。]$/.test(title))).toEqual([]);
  expect(titles.filter((title) => title.length > (language === "zh" ? 30 : 60))).toEqual([]);
});

test.each(LANGUAGES)("categories in %s have names, different from each other", (language) => {
  const categories = [...new Set(codes.map((code) => codeFacts(code).category))];
  const names = categories.map((category) => categoryName(category, language));
  expect(new Set(names).size).toBe(categories.length);
  expect(names.every((name) => name !== "")).toBe(true);
});
