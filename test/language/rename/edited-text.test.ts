// Places of an old text in the new one, and back.
import { expect, test } from "vitest";
import { editText } from "../../../server/src/language/rename/edited-text.ts";

/** `ab` becomes `X`, `Y` comes before `e`, `f` goes. */
const edited = editText("abcdefg", [
  { span: { start: 0, end: 2 }, newText: "X" },
  { span: { start: 4, end: 4 }, newText: "Y" },
  { span: { start: 5, end: 6 }, newText: "" },
]);

test("the text", () => {
  expect(edited.text).toBe("XcdYeg");
  expect([0, 1, 2].map(edited.startOf)).toEqual([0, 3, 5]);
});

test("from old to new: what is inserted comes before what stood there", () => {
  expect([2, 3, 4, 6].map((offset) => edited.text[edited.moved(offset)])).toEqual(["c", "d", "e", "g"]);
});

test("from new to old, and into an edit to its beginning", () => {
  expect([0, 1, 2, 3, 4, 5].map(edited.before)).toEqual([0, 2, 3, 4, 4, 6]);
});

test("no edits", () => {
  const same = editText("ab", []);
  expect([same.text, same.moved(1), same.before(1)]).toEqual(["ab", 1, 1]);
});
