// What the pages of documentation promise, for the tests that hold them to it: their blocks of YaoXiang with the codes that they name, their
// numbered sections, and where those are cited.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** A block ```yaoxiang E0011 X0003: a program and the codes of its diagnostics, in order. */
export interface Example {
  readonly name: string;
  readonly source: string;
  readonly codes: readonly string[];
}

export function readDocument(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

const FENCE = /^```(.*)\n([^]*?)^```$/gm;

/** The blocks of YaoXiang in a document. */
export function examplesOf(document: string): readonly Example[] {
  const text = readDocument(document);
  const examples: Example[] = [];
  for (const { 1: info = "", 2: source = "", index } of text.matchAll(FENCE)) {
    const [language, ...codes] = info.trim().split(/\s+/);
    if (language === "yaoxiang") examples.push({ name: `${document}:${text.slice(0, index).split("\n").length}`, source, codes });
  }
  return examples;
}

/** The codes that the comments at the ends of lines name (`// E0011`), each with its line; empty when there are no such comments. */
export function notedCodes(source: string): readonly string[] {
  const notes = source.split("\n").map((text) => /\/\/ ([EWX]\d{4}(?: [EWX]\d{4})*)$/.exec(text)?.[1]?.split(" ") ?? []);
  return notes.flatMap((codes, line) => codes.map((code) => `${line + 1}: ${code}`));
}

/** The numbers of a document's sections, in order. */
export function sectionsOf(document: string): readonly string[] {
  return [...readDocument(document).matchAll(/^#+ (\d+(?:\.\d+)?) /gm)].map(({ 1: number = "" }) => number);
}

/** The same numbers once each, from the smallest. */
export function inOrder(sections: readonly string[]): readonly string[] {
  return [...new Set(sections)].sort((a, b) => Number.parseFloat(a) - Number.parseFloat(b));
}

/** Every section that one of the files in the folders cites; `citedIn` finds them in a text. */
export function citationsIn(
  folders: readonly string[],
  citedIn: (text: string, path: string) => readonly string[],
): readonly { readonly path: string; readonly section: string }[] {
  return folders.flatMap((folder) =>
    [...textFiles(folder)].flatMap((path) => citedIn(readDocument(path), path).map((section) => ({ path, section }))),
  );
}

function* textFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!/^(?:node_modules|out|generated|fixtures|cases)$/.test(entry.name)) yield* textFiles(path);
    } else if (/\.(?:ts|mjs|peggy|json|md)$/.test(entry.name)) yield path;
  }
}
