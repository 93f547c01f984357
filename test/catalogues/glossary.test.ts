// docs/glossary.md is kept: Chinese texts have its word for each of its terms in the English text beside them, and none of the words that
// it rules out.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { proseOf, walkCatalogues } from "./catalogues.ts";

const page = readFileSync(join(import.meta.dirname, "../../docs/glossary.md"), "utf8");
const [terms = "", notThese = ""] = page.split("## Not these");
const { entries } = walkCatalogues();

/** Terms that English also uses in other meanings, or as verbs. */
const EVERYDAY: readonly string[] = [
  ...[
    "annotation",
    "answer",
    "borrow",
    "character",
    "code",
    "constant",
    "element",
    "export",
    "format",
    "key",
    "level",
    "line",
    "link",
    "list",
  ],
  ...[
    "loop",
    "match",
    "mode",
    "move",
    "name",
    "note",
    "number",
    "range",
    "reference",
    "request",
    "return",
    "root",
    "set",
    "table",
    "target",
    "task",
  ],
];

test("the tables are read", () => {
  expect(glossary().length).toBeGreaterThan(90);
  expect(glossary()).toContainEqual({ english: "argument", chinese: ["实参"] });
  expect(glossary()).toContainEqual({ english: "body", chinese: ["主体", "循环体"] });
  expect(ruledOut()).toContain("参量");
  expect(EVERYDAY.filter((word) => !glossary().some(({ english }) => english === word))).toEqual([]);
});

describe("the same word for a term everywhere", () => {
  const checked = glossary().filter(({ english, chinese }) => !EVERYDAY.includes(english) && /[\u4e00-\u9fff]/.test(chinese.join("")));
  test.each(checked)("$english", ({ english, chinese }) => {
    const term = new RegExp(`\\b${english}(?:s|es)?\\b`, "i");
    const others = entries.filter(
      ({ en, zh }) => term.test(proseOf(en).replace(/\{\w+\}/g, "")) && !chinese.some((word) => zh.text.includes(word)),
    );
    expect(others.map(({ id, en, zh }) => `${id}: ${en.text} / ${zh.text}`)).toEqual([]);
  });
});

test("no word that is ruled out", () => {
  const words = ruledOut();
  const found = entries.flatMap(({ id, zh }) => words.filter((word) => zh.text.includes(word)).map((word) => `${id}: ${word}`));
  expect(found).toEqual([]);
});

interface Term {
  readonly english: string;
  /** The word, and others that the row allows. */
  readonly chinese: readonly string[];
}

/** Every term of the tables; of a row with several, each with the Chinese word of its place. */
function glossary(): readonly Term[] {
  return rows(terms).flatMap(([english = "", chinese = ""]) => {
    const others = Array.from(chinese.matchAll(/（[^）]*也称([^）]*)）/g), (match) => match[1] ?? "");
    const words = chinese.replace(/（[^）]*）/g, "").split("、");
    return english
      .replace(/\([^)]*\)|`[^`]*`/g, "")
      .split(",")
      .map((term, index) => ({ english: term.trim(), chinese: [words[index] ?? "", ...others] }));
  });
}

/** The words that are not to be written. */
function ruledOut(): readonly string[] {
  return rows(notThese).flatMap(([words = ""]) => words.split("、"));
}

/** The cells of all rows of tables, but for their heads. */
function rows(text: string): readonly (readonly string[])[] {
  const lines = text.split("\n");
  return lines
    .filter((line, index) => line.startsWith("| ") && !lines[index + 1]?.startsWith("|--"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}
