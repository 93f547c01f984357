// The programs in docs/type-system.md give what it says: a block ```yaoxiang has no diagnostic of the parser, the names and the types, a block
// ```yaoxiang E1002 W1063 exactly these, in this order, and where comments in it name codes (`// E1002`), at these lines. And every section
// of the page that the analysis or a deviation cites is there.

import { describe, expect, it } from "vitest";
import { typesAnswers } from "../../../conformance/sets.ts";
import { citationsIn, examplesOf, inOrder, notedCodes, sectionsOf } from "../../document-examples.ts";

const PAGE = "docs/type-system.md";

describe("examples", () => {
  const examples = examplesOf(PAGE);

  it.each(examples)("$name", ({ source, codes }) => {
    const answers = typesAnswers(source);
    expect(answers.map(({ code, line }) => `${line}: ${code}`)).toEqual(codes.length === 0 ? [] : notedCodes(source));
    expect(answers.map(({ code }) => code)).toEqual(codes);
  });

  it("are many", () => {
    expect(examples.length).toBeGreaterThanOrEqual(20);
  });
});

const CITATION = /type-system\.md,? (§?\d+(?:\.\d+)?(?:(?:, | and )§?\d+(?:\.\d+)?)*)/g;
const BARE = /(?<!syntax\.md (?:§[\d.]+, )*)§(\d+(?:\.\d+)?)/g;

/** The numbers of the sections that a text cites; in the analysis of types a bare § is one of this page. */
function citedSections(text: string, path: string): readonly string[] {
  const citations = [...text.matchAll(CITATION), ...(path.includes("/analysis/types/") ? text.matchAll(BARE) : [])];
  return citations.flatMap(({ 1: sections = "" }) => sections.match(/\d+(?:\.\d+)?/g) ?? []);
}

describe("sections", () => {
  const headings = sectionsOf(PAGE);

  it("are numbered once each, in order", () => {
    expect(headings).toEqual(inOrder(headings));
  });

  it("exist wherever they are cited", () => {
    const citations = citationsIn(["server", "test", "docs"], citedSections);
    expect(citations.length).toBeGreaterThan(40);
    expect(citations.filter(({ section }) => !headings.includes(section))).toEqual([]);
  });

  it("are told from those of the syntax", () => {
    expect(citedSections("(type-system.md §8.3 step 5, and type-system.md §5)", "test/conformance/deviations.json")).toEqual(["8.3", "5"]);
    expect(citedSections("(docs/syntax.md §1.5, §1.6); members (§9.2, §9.3)", "server/analysis/types/a.ts")).toEqual(["9.2", "9.3"]);
  });
});
