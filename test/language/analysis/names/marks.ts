// The marker syntax of the tests of names: under a line of source, `^role` below each name that means one and the same thing. The source is
// what is left without the lines of marks.

import type { FindModule } from "../../../../server/src/language/analysis/names/imported-module.ts";
import { resolveNames } from "../../../../server/src/language/analysis/names/resolve-names.ts";
import { type NameModel, type Reference, referenceAt, type Target } from "../../../../server/src/language/analysis/names/symbols.ts";
import { stdModule } from "../../../../server/src/language/std/std-imports.ts";
import { parse } from "../../../../server/src/language/syntax/parse.ts";

const MARKS = /^ *\^[a-z]+(?: +\^[a-z]+)* *$/;

export interface Marked {
  readonly source: string;
  /** Offset in `source` of each mark, in order. */
  readonly marks: readonly number[];
}

/** Takes the marks out of a text (they can fill several lines); lines of marks below no line of source, or without a name above, are an error. */
export function readMarks(text: string): Marked {
  const lines: string[] = [];
  const marks: number[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    const above = lines.at(-1);
    if (!MARKS.test(line)) {
      if (above !== undefined) start += above.length + 1;
      lines.push(line);
      continue;
    }
    for (const { index } of line.matchAll(/\^/g)) {
      if (!/\w/.test(above?.[index] ?? "")) throw new Error(`a mark points at no name: ${JSON.stringify(line)}`);
      marks.push(start + index);
    }
  }
  return { source: lines.join("\n"), marks };
}

/** The names of a source that stands alone, or with the modules that `importedModule` finds. */
export function namesOf(source: string, importedModule: FindModule = stdModule): NameModel {
  return resolveNames(parse(source), importedModule);
}

/** `source` with a line of marks under each line that names `target`. */
export function drawMarks(source: string, model: NameModel, target: Target): string {
  const wanted = JSON.stringify(target);
  return drawPlaces(
    source,
    model.references.filter((reference) => JSON.stringify(reference.target) === wanted),
  );
}

/** `source` with a line of marks under each line that has one of the places, which are in order. */
export function drawPlaces(source: string, found: readonly Pick<Reference, "span" | "role">[]): string {
  let start = 0;
  const lines = source.split("\n").flatMap((line) => {
    const end = start + line.length;
    const marks = marksUnder(
      found.filter(({ span }) => span.start >= start && span.start < end),
      start,
    );
    start = end + 1;
    return [line, ...marks];
  });
  return lines.join("\n");
}

/** As many lines as it takes for the marks not to touch. */
function marksUnder(references: readonly Pick<Reference, "span" | "role">[], start: number): readonly string[] {
  const rows: string[] = [];
  for (const { span, role } of references) {
    const column = span.start - start;
    const row = rows.findIndex((marks) => marks.length < column);
    const at = row === -1 ? rows.length : row;
    rows[at] = `${(rows[at] ?? "").padEnd(column)}^${role}`;
  }
  return rows;
}

/** The same text, marked as our analysis sees what is at the first mark; no mark, or nothing there, is an error. */
export function marked(text: string, importedModule: FindModule = stdModule): string {
  const { source, marks } = readMarks(text);
  const model = namesOf(source, importedModule);
  const first = marks[0] === undefined ? null : referenceAt(model, marks[0]);
  if (first === null) throw new Error("nothing is named at the first mark");
  return drawMarks(source, model, first.target);
}
