// What is asked of a rename, read from text.
import { expect, test } from "vitest";
import { isName, readOldName, readScope } from "../../../server/src/language/rename/rename-request.ts";

test.each([
  ["x", { owner: null, name: "x", line: null }],
  ["Point.x", { owner: "Point", name: "x", line: null }],
  ["i@12", { owner: null, name: "i", line: 12 }],
  ["Point.x@3", { owner: "Point", name: "x", line: 3 }],
  ["a.b.c", { owner: "a.b", name: "c", line: null }],
  ["x@y", { owner: null, name: "x@y", line: null }],
  ["two words", { owner: null, name: "two words", line: null }],
])("the name %j", (text, read) => {
  expect(readOldName(text)).toEqual(read);
});

test.each([
  [undefined, { kind: "anywhere" }],
  ["module", { kind: "module" }],
  ["function:area", { kind: "function", owner: null, name: "area" }],
  ["function:Point.sum", { kind: "function", owner: "Point", name: "sum" }],
  ["function:", null],
  ["function:a.b.c", null],
  ["file", null],
  ["", null],
])("the scope %j", (text, read) => {
  expect(readScope(text)).toEqual(read);
});

test("names: ASCII letters, digits and `_`, and no keyword", () => {
  expect(["x", "_x", "__", "x1", "let", "self", "Type", "print"].filter((text) => !isName(text))).toEqual([]);
  expect(["", "_", "1x", "a b", "a.b", "größe", "变量", "x\n", "while", "true", "and"].filter(isName)).toEqual([]);
});
