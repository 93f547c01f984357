// The programs in the documents give what the documents say: a block ```yaoxiang has no diagnostic, a block ```yaoxiang E0011 X0003 exactly
// these, in this order, and where comments in it name codes (`// E0011`), at these lines. And every section of docs/syntax.md that a source,
// a test or a deviation cites is there.

import { describe, expect, it } from "vitest";
import { parse } from "../../../server/src/language/syntax/parse.ts";
import { citationsIn, examplesOf, inOrder, notedCodes, sectionsOf } from "../document-examples.ts";

describe("examples", () => {
  const examples = ["docs/syntax.md", "README.md"].flatMap(examplesOf);

  it.each(examples)("$name", ({ source, codes }) => {
    const { diagnostics } = parse(source);
    expect(diagnostics.map(({ code }) => code)).toEqual(codes);
    const noted = notedCodes(source);
    const lineOf = (offset: number): number => source.slice(0, offset).split("\n").length;
    if (noted.length > 0) expect(diagnostics.map(({ code, span }) => `${lineOf(span.start)}: ${code}`)).toEqual(noted);
    // a code of the language's own is an error here, never softened to a warning
    expect(diagnostics.filter(({ code, severity }) => code.startsWith("E") && severity !== "error")).toEqual([]);
  });

  it("are many", () => {
    expect(examples.length).toBeGreaterThanOrEqual(20);
  });
});

const CITATION = /syntax\.md,? (§?\d+(?:\.\d+)?(?:(?:, | and )§?\d+(?:\.\d+)?)*)/g;
const GRAMMAR_SECTION = /^\/\/ -{10,} (\d+(?:\.\d+)?(?:, \d+(?:\.\d+)?)*) /gm;

/** The numbers of the sections that a text cites. */
function citedSections(text: string): readonly string[] {
  const citations = [...text.matchAll(CITATION), ...text.matchAll(GRAMMAR_SECTION)];
  return citations.flatMap(({ 1: sections = "" }) => sections.match(/\d+(?:\.\d+)?/g) ?? []);
}

describe("sections", () => {
  const headings = sectionsOf("docs/syntax.md");

  it("are numbered once each, in order", () => {
    expect(headings).toEqual(inOrder(headings));
  });

  it("exist wherever they are cited", () => {
    const citations = citationsIn(["server", "mcp", "test", "scripts", "docs"], citedSections);
    expect(citations.length).toBeGreaterThan(20);
    expect(citations.filter(({ section }) => !headings.includes(section))).toEqual([]);
  });

  it("are found in a citation of several", () => {
    expect(citedSections("(syntax.md §1.5, §1.6)")).toEqual(["1.5", "1.6"]);
    expect(citedSections("docs/syntax.md 3 and 10).")).toEqual(["3", "10"]);
    expect(citedSections("// ------------- 2.1, 2.2 Bindings")).toEqual(["2.1", "2.2"]);
  });
});
