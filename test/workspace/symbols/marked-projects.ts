// Projects as one text for the tests of look-ups: `-- path` begins a file, and `^role` stands under each place that is found.

import { readNamePath } from "../../../server/src/workspace/symbols/name-path.ts";
import { createNamesIndex, type ProjectNames } from "../../../server/src/workspace/symbols/names-index.ts";
import { referencesOf } from "../../../server/src/workspace/symbols/references-of.ts";
import { drawPlaces, readMarks } from "../../language/analysis/names/marks.ts";
import { project } from "../projects.ts";

/** The files of a text, without marks; text before the first `-- path` is an error. */
export function readProject(text: string): Readonly<Record<string, string>> {
  const files: Record<string, string> = {};
  const [before, ...parts] = readMarks(text).source.split(/^-- /m);
  if (before?.trim() !== "") throw new Error("a text begins without a file");
  for (const part of parts) {
    const end = part.indexOf("\n");
    files[part.slice(0, end)] = part.slice(end + 1);
  }
  return files;
}

export function namesIn(files: Readonly<Record<string, string>>): ProjectNames {
  return createNamesIndex().at(project(files).world.refresh());
}

/** The same text, marked as we find what `query` means; several definitions are an error. */
export function markedReferences(query: string, text: string): string {
  const files = readProject(text);
  const { references, definitions } = referencesOf(namesIn(files), readNamePath(query), "en");
  if (definitions.length !== 1) throw new Error(`${query} has ${definitions.length} definitions`);
  const drawn = Object.entries(files).map(([path, source]) => {
    const places = references.filter(({ page, span }) => page.name === path && span.end > 0);
    return `-- ${path}\n${drawPlaces(source, places)}`;
  });
  return `\n${drawn.join("")}`;
}
