// The programs in the documents give what the documents say: a block ```yaoxiang has no diagnostic, a block ```yaoxiang E0011 X0003 exactly
// these, in this order, and where comments in it name codes (`// E0011`), at these lines. And every section of docs/syntax.md that a source,
// a test or a deviation cites is there.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "../../../server/src/language/syntax/parse.ts";

const root = join(import.meta.dirname, "../../..");

interface Example {
  readonly name: string;
  readonly source: string;
  readonly codes: readonly string[];
}

const FENCE = /^```(.*)\n([^]*?)^```$/gm;

/** The blocks of YaoXiang in a document. */
function examplesOf(document: string): readonly Example[] {
  const text = readFileSync(join(root, document), "utf8");
  const examples: Example[] = [];
  for (const { 1: info = "", 2: source = "", index } of text.matchAll(FENCE)) {
    const [language, ...codes] = info.trim().split(/\s+/);
    if (language === "yaoxiang") examples.push({ name: `${document}:${text.slice(0, index).split("\n").length}`, source, codes });
  }
  return examples;
}

/** The codes that the comments at the ends of lines name, each with its line; empty when there are no such comments. */
function notedCodes(source: string): readonly string[] {
  const notes = source.split("\n").map((text) => /\/\/ ([EX]\d{4}(?: [EX]\d{4})*)$/.exec(text)?.[1]?.split(" ") ?? []);
  return notes.flatMap((codes, line) => codes.map((code) => `${line + 1}: ${code}`));
}

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

function* textFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!/^(?:node_modules|out|generated|fixtures|cases)$/.test(entry.name)) yield* textFiles(path);
    } else if (/\.(?:ts|mjs|peggy|json|md)$/.test(entry.name)) yield path;
  }
}

describe("sections", () => {
  const headings = [...readFileSync(join(root, "docs/syntax.md"), "utf8").matchAll(/^#+ (\d+(?:\.\d+)?) /gm)].map((match) => match[1]);

  it("are numbered once each, in order", () => {
    const ordered = [...new Set(headings)].sort((a, b) => Number.parseFloat(a ?? "") - Number.parseFloat(b ?? ""));
    expect(headings).toEqual(ordered);
  });

  it("exist wherever they are cited", () => {
    const citations = ["server", "mcp", "test", "scripts", "docs"].flatMap((folder) =>
      [...textFiles(folder)].flatMap((path) => citedSections(readFileSync(join(root, path), "utf8")).map((section) => ({ path, section }))),
    );
    expect(citations.length).toBeGreaterThan(20);
    expect(citations.filter(({ section }) => !headings.includes(section))).toEqual([]);
  });

  it("are found in a citation of several", () => {
    expect(citedSections("(syntax.md §1.5, §1.6)")).toEqual(["1.5", "1.6"]);
    expect(citedSections("docs/syntax.md 3 and 10).")).toEqual(["3", "10"]);
    expect(citedSections("// ------------- 2.1, 2.2 Bindings")).toEqual(["2.1", "2.2"]);
  });
});
