// The tool `lookup_symbol`: what a project defines under a name, or under one like it.

import * as z from "zod";
import {
  createPositions,
  describeSymbol,
  fullPath,
  kindOf,
  type Language,
  matchingSymbols,
  type Positions,
  type ProjectSymbol,
  readNamePath,
} from "../../server/src/api.ts";
import { ENVELOPE_CHARACTERS } from "./envelope.ts";
import { DEFAULT_ANSWER_CHARACTERS } from "./limits.ts";
import { omissionsOf } from "./omissions.ts";
import { cursorField, limitField, listKey, pagedFields, readCursor, shortened, writeCursor } from "./paging.ts";
import { projectRootField } from "./project-fields.ts";
import type { OpenProject } from "./projects.ts";
import { kindShape } from "./symbol-shapes.ts";
import { defineTool } from "./tool.ts";
import { spanText } from "./tree-json.ts";
import { spanShape } from "./wire-shapes.ts";

const symbolShape = z.strictObject({
  name: z.string(),
  kind: z.string(),
  container: z.string().optional(),
  signature: z.string(),
  doc: z.string().optional(),
  file: z.string(),
  span: spanShape,
  exported: z.boolean(),
});

export const lookupSymbol = defineTool({
  name: "lookup_symbol",
  title: "Look up a symbol",
  description:
    "Finds definitions in a YaoXiang project by name or part of it, best match first: signature, doc comment, place. Standard library: `std.`, a module before the name (`io.pr`), or a full name. Use it before writing a call.",
  example: {
    arguments: { query: "twice" },
    gives: '`signature: "twice: (n: Int) -> Int"`, `file: "src/helper.yx"`.',
  },
  input: z.strictObject({
    query: z.string().meta({
      description: "Name, part or initials, perhaps behind a type or module; with a dot at its end: all in it.",
      examples: ["twice", "Point.sum", "std.io."],
    }),
    workspace_root: projectRootField,
    kind: z
      .array(kindShape)
      .optional()
      .meta({ description: "Only these kinds.", examples: [["type"]] }),
    limit: limitField,
    cursor: cursorField,
  }),
  data: {
    symbols: z.array(symbolShape),
    ...pagedFields,
  },
  project: ({ workspace_root: folder }) => ({ folder }),
  run({ query, workspace_root: folder, kind: kinds = [], limit, cursor }, { projects, language, words }) {
    const project = projects.open({ folder }, words);
    if (!project.ok) return project;
    const found = matchingSymbols(project.names, { parts: readNamePath(query), kinds });
    const key = listKey(["lookup_symbol", query, kinds], () => found.map(identityOf));
    const start = readCursor(cursor, { key, total: found.length, words });
    if (!start.ok) return start;
    const { entries, end } = writeSymbols(project, found, start.from, limit, language);
    const omissions = omissionsOf(project.snapshot, words);
    const data = {
      total: found.length,
      complete: omissions.length === 0,
      ...(omissions.length === 0 ? {} : { reason: shortened(words.sentences(omissions), MOST_REASON) }),
      ...(end < found.length ? { next_cursor: writeCursor(end, key) } : {}),
    };
    return { ok: true, data: `{"symbols":[${entries.join(",")}],${JSON.stringify(data).slice(1)}` };
  },
});

/** What tells a symbol from all others of the project. */
function identityOf(found: ProjectSymbol): string {
  const place = found.origin === "file" ? `${found.file.path}:${found.symbol.start}` : found.origin;
  return `${kindOf(found)} ${fullPath(found).join(".")} ${place}`;
}

/** The entries from `from` on, as many as may be and as fit in an answer. */
function writeSymbols(
  { snapshot }: OpenProject,
  found: readonly ProjectSymbol[],
  from: number,
  limit: number,
  language: Language,
): { readonly entries: readonly string[]; readonly end: number } {
  const positions = new Map<string, Positions>();
  const entries: string[] = [];
  let room = DEFAULT_ANSWER_CHARACTERS - ENVELOPE_CHARACTERS - FRAME_CHARACTERS;
  for (const symbol of found.slice(from, from + limit)) {
    const { name, kind, container, signature, doc, page, span, exported } = describeSymbol(snapshot, symbol, language);
    const ofPage = positions.get(page.name) ?? createPositions(page.text);
    positions.set(page.name, ofPage);
    const head = {
      name: shortened(name, MOST_NAME),
      kind,
      ...(container === null ? {} : { container: shortened(container, MOST_NAME) }),
      signature: shortened(signature, MOST_SIGNATURE),
      ...(doc === "" ? {} : { doc: shortened(doc, MOST_DOC) }),
      file: page.name,
    };
    const entry = `${JSON.stringify(head).slice(0, -1)},"span":${spanText(span, ofPage)},"exported":${exported}}`;
    room -= entry.length + ",".length;
    if (room < 0) break;
    entries.push(entry);
  }
  return { entries, end: from + entries.length };
}

const MOST_NAME = 500;
const MOST_REASON = 3000;
const MOST_SIGNATURE = 1000;
const MOST_DOC = 2000;

/** What the data has besides the entries, at most. */
const FRAME_CHARACTERS = 4000;
