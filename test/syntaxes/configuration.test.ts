// What the language configuration makes of lines, as an editor reads it: how far a line is indented below another, what Enter puts in, what is
// one word, what folds.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";

const pair = z.tuple([z.string(), z.string()]);
const shape = z.strictObject({
  comments: z.object({ lineComment: z.string(), blockComment: pair }),
  brackets: z.array(pair),
  colorizedBracketPairs: z.array(pair),
  surroundingPairs: z.array(pair),
  autoClosingPairs: z.array(z.strictObject({ open: z.string(), close: z.string(), notIn: z.array(z.enum(["string", "comment"])) })),
  wordPattern: z.strictObject({ pattern: z.string(), flags: z.string() }),
  indentationRules: z.strictObject({ increaseIndentPattern: z.string(), decreaseIndentPattern: z.string() }),
  onEnterRules: z.array(
    z.strictObject({
      beforeText: z.string(),
      afterText: z.string().optional(),
      previousLineText: z.string().optional(),
      action: z.object({
        indent: z.enum(["none", "indent", "indentOutdent"]),
        appendText: z.string().optional(),
        removeText: z.number().optional(),
      }),
    }),
  ),
  folding: z.strictObject({ markers: z.strictObject({ start: z.string(), end: z.string() }) }),
});

const text = readFileSync(join(import.meta.dirname, "../../syntaxes/language-configuration.json"), "utf8");
const { wordPattern, indentationRules, onEnterRules, folding, autoClosingPairs } = shape.parse(
  JSON.parse(text.replace(/^\s*\/\/.*$/gm, "")),
);

/** What Enter at the `|` does: what is put in, or how the next line is indented; "-" where no rule applies. */
function onEnter(line: string, previous = ""): string {
  const [before = "", after = ""] = line.split("|");
  const rule = onEnterRules.find(
    ({ beforeText, afterText = "", previousLineText = "" }) =>
      new RegExp(beforeText).test(before) && new RegExp(afterText).test(after) && new RegExp(previousLineText).test(previous),
  );
  return rule === undefined ? "-" : (rule.action.appendText ?? rule.action.indent);
}

test.each([
  ["/// adds|", "/// "],
  ["///|", "-"],
  ["    //! about|", "//! "],
  ["// a note|", "-"],
  ["// a no|te", "// "],
  ["x = 1 // a no|te", "-"],
  ['s = "http://|x"', "-"],
  ["/** |*/", " * "],
  ["/** adds|", " * "],
  ["/** adds */|", "-"],
  ["/* a|", "-"],
  ["area: (w: Int) -> Int =|", "indent"],
  ["f = x =>|", "indent"],
  ["x = 1|", "-"],
  ["// x =|", "-"],
])("Enter in %s", (line, expected) => {
  expect(onEnter(line)).toBe(expected);
});

test("Enter behind a line that begins with a star goes on only in a block comment", () => {
  expect(onEnter(" * more|", "/** adds")).toBe("* ");
  expect(onEnter(" * more|", " * adds")).toBe("* ");
  expect(onEnter(" * b|", "x = a")).toBe("-");
  expect(onEnter(" */|", " * adds")).toBe("none");
});

describe("indentation", () => {
  const deeper = new RegExp(indentationRules.increaseIndentPattern);
  test.each(["main = {", "f(", "xs = [", "if a { // why", "} else {"])("below %s it is deeper", (line) => expect(line).toMatch(deeper));
  test.each(["x = 1", "f(1)", "// see (", "x: Type = { y: Int }"])("below %s it is not", (line) => expect(line).not.toMatch(deeper));

  const shallower = new RegExp(indentationRules.decreaseIndentPattern);
  test.each(["}", "    ])", "} else {"])("%s is less deep", (line) => expect(line).toMatch(shallower));
});

test("a word is a name, also a wrong one, and a word of any language", () => {
  const words = (line: string) => line.match(new RegExp(wordPattern.pattern, `g${wordPattern.flags}`));
  expect(words("_a1.b2(größe, 卦) // été")).toEqual(["_a1", "b2", "größe", "卦", "été"]);
});

test("regions fold", () => {
  expect("    // region helpers").toMatch(new RegExp(folding.markers.start));
  expect("// #region").toMatch(new RegExp(folding.markers.start));
  expect("// endregion").toMatch(new RegExp(folding.markers.end));
  expect("// regional").not.toMatch(new RegExp(folding.markers.start));
});

test("quotes close themselves in code alone", () => {
  const quotes = autoClosingPairs.filter(({ open }) => /["']/.test(open));
  expect(quotes.map(({ notIn }) => notIn)).toEqual(quotes.map(() => ["string", "comment"]));
});
