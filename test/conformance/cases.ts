// Reads recorded programs from a folder of cases: the source as text, and what the reference compiler answered on it.
// How the answers are compared is verdict.ts's business.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** `[line, column, endLine, endColumn]`, from 1, end exclusive, columns in code points; null where the reference gave none. */
export type RecordedPlace = readonly [number, number, number, number] | null;

export interface RecordedError {
  readonly code: string;
  readonly severity: string;
  readonly at: RecordedPlace;
}

/** `open`: the case does not count. Each accepted answer is `ok`, `error` or a code; one of them is enough. */
export type DocumentedAnswer = "open" | { readonly accept: readonly string[]; readonly note?: string };

export interface RecordedResult {
  readonly syntax: "ok" | "lex-error" | "parse-error";
  readonly verdict: "ok" | "lex-error" | "parse-error" | "type-error" | "crash";
  readonly first: RecordedError | null;
  readonly all: readonly RecordedError[];
  readonly documented?: DocumentedAnswer;
}

export interface ProgramCase {
  /** `SET/NAME`, the name that deviations use. */
  readonly id: string;
  readonly source: string;
  readonly recorded: RecordedResult;
}

/** The recorded programs of one set, by name. Every entry of the table has its file, or this throws. */
export function loadPrograms(casesFolder: string, set: string): readonly ProgramCase[] {
  const folder = join(casesFolder, set);
  const table = readTable<RecordedResult>(folder);
  return Object.keys(table)
    .sort()
    .map((name) => ({
      id: `${set}/${name}`,
      source: readSource(join(folder, `${name}.yx`)),
      recorded: table[name] as RecordedResult,
    }));
}

/** Names and sources of the formatter's inputs, which carry no verdict on their syntax. */
export function loadFormatInputs(casesFolder: string): readonly { readonly id: string; readonly source: string }[] {
  const folder = join(casesFolder, "format");
  return Object.keys(readTable<unknown>(folder))
    .sort()
    .map((name) => ({ id: `format/${name}`, source: readSource(join(folder, `${name}.yx`)) }));
}

/** Whether a folder of cases (which may be partial) holds the set. */
export function hasSet(casesFolder: string, set: string): boolean {
  return existsSync(join(casesFolder, set, "expected.json"));
}

/** What `expected.json` says, by the cases' names. */
export function readTable<Entry>(folder: string): Readonly<Record<string, Entry>> {
  return JSON.parse(readFileSync(join(folder, "expected.json"), "utf8")) as Record<string, Entry>;
}

/** A byte-order mark stays part of the text; bytes that are not UTF-8 are an error, not replacement characters. */
export function readSource(path: string): string {
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(readFileSync(path));
}
