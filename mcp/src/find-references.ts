// The tool `find_references`: every place of a project that names something, by the name.

import * as z from "zod";
import {
  BUILTIN_CONSTRUCTORS,
  createPositions,
  describeSymbol,
  type FoundReferences,
  fullPath,
  isBuiltinType,
  type Language,
  type Positions,
  readNamePath,
  referencesOf,
  type SourcePage,
} from "../../server/src/api.ts";
import { ENVELOPE_CHARACTERS } from "./envelope.ts";
import { DEFAULT_ANSWER_CHARACTERS } from "./limits.ts";
import type { Words } from "./messages/words.ts";
import { listed, omissionsOf } from "./omissions.ts";
import { cursorField, limitField, listKey, pagedFields, readCursor, shortened, writeCursor } from "./paging.ts";
import { projectRootField } from "./project-fields.ts";
import type { OpenProject } from "./projects.ts";
import { lineAround } from "./source-line.ts";
import { roleShape } from "./symbol-shapes.ts";
import { defineTool } from "./tool.ts";
import { spanText } from "./tree-json.ts";
import { spanShape } from "./wire-shapes.ts";

const locationShape = z.strictObject({
  file: z.string(),
  span: spanShape,
  text: z.string(),
  role: roleShape,
  definition: z.int().meta({ description: "Index in `definitions`." }),
});

const definitionShape = z.strictObject({
  name: z.string(),
  kind: z.string(),
  container: z.string().optional(),
  signature: z.string(),
  file: z.string(),
  span: spanShape,
});

export const findReferences = defineTool({
  name: "find_references",
  title: "Find references",
  description:
    "Every place of a YaoXiang project that names a symbol, through imports and aliases; equal spellings are kept apart. Use it before changing or removing one. Standard library, too (`io.println`).",
  example: {
    arguments: { query: "helper.twice" },
    gives: "the definition in `src/helper.yx`, the import and the call in `src/main.yx`.",
  },
  input: z.strictObject({
    query: z
      .string()
      .min(1)
      .meta({
        description: "Exact name, perhaps behind its type or module.",
        examples: ["Point.sum", "helper.twice"],
      }),
    workspace_root: projectRootField,
    limit: limitField,
    cursor: cursorField,
  }),
  data: {
    definitions: z.array(definitionShape),
    total_definitions: z.int(),
    locations: z.array(locationShape),
    ...pagedFields,
  },
  project: ({ workspace_root: folder }) => ({ folder }),
  run({ query, workspace_root: folder, limit, cursor }, { projects, language, words }) {
    const project = projects.open({ folder }, words);
    if (!project.ok) return project;
    const found = referencesOf(project.names, readNamePath(query), language);
    const { references, definitions } = found;
    const key = listKey(["find_references", query], () => [
      ...definitions.map((definition) => fullPath(definition).join(".")),
      ...references.map(({ page, span, role, definition }) => `${page.name}:${span.start} ${role} ${definition}`),
    ]);
    const start = readCursor(cursor, { key, total: references.length, words });
    if (!start.ok) return start;
    const part = writePart(project, found, { from: start.from, limit, language });
    const doubts = [
      ...omissionsOf(project.snapshot, words),
      ...unsureOf(found, part.positionsOf, words),
      ...builtinOf(query.trim(), found, words),
    ];
    const data = {
      total: references.length,
      complete: doubts.length === 0,
      ...(doubts.length === 0 ? {} : { reason: shortened(words.sentences(doubts), MOST_REASON) }),
      ...(part.end < references.length ? { next_cursor: writeCursor(part.end, key) } : {}),
    };
    const lists = `"definitions":[${part.definitions.join(",")}],"total_definitions":${definitions.length},"locations":[${part.locations.join(",")}]`;
    return { ok: true, data: `{${lists},${JSON.stringify(data).slice(1)}` };
  },
});

interface Part {
  /** Those that the locations belong to. */
  readonly definitions: readonly string[];
  readonly locations: readonly string[];
  readonly end: number;
  readonly positionsOf: (page: SourcePage) => Positions;
}

/** The locations from `from` on, as many as may be and as fit in an answer with their definitions. */
function writePart(
  { snapshot }: OpenProject,
  found: FoundReferences,
  { from, limit, language }: { readonly from: number; readonly limit: number; readonly language: Language },
): Part {
  const positions = new Map<string, Positions>();
  const positionsOf = (page: SourcePage): Positions => {
    const ofPage = positions.get(page.name) ?? createPositions(page.text);
    positions.set(page.name, ofPage);
    return ofPage;
  };
  const numbers = new Map<number, number>();
  const definitions: string[] = [];
  const locations: string[] = [];
  let room = DEFAULT_ANSWER_CHARACTERS - ENVELOPE_CHARACTERS - FRAME_CHARACTERS;
  for (const { page, span, role, definition } of found.references.slice(from, from + limit)) {
    const number = numbers.get(definition) ?? definitions.length;
    const symbol = found.definitions[definition];
    const described = numbers.has(definition) || symbol === undefined ? null : describeSymbol(snapshot, symbol, language);
    const added = described === null ? "" : writeDefinition(described, positionsOf(described.page));
    const shown = { file: page.name, text: lineAround(page.text, span), role, definition: number };
    const entry = `${JSON.stringify(shown).slice(0, -1)},"span":${spanText(span, positionsOf(page))}}`;
    room -= entry.length + added.length + ",,".length;
    if (room < 0) break;
    if (added !== "") definitions.push(added);
    numbers.set(definition, number);
    locations.push(entry);
  }
  return { definitions, locations, end: from + locations.length, positionsOf };
}

function writeDefinition(
  { name, kind, container, signature, page, span }: ReturnType<typeof describeSymbol>,
  positions: Positions,
): string {
  const shown = {
    name: shortened(name, MOST_NAME),
    kind,
    ...(container === null ? {} : { container: shortened(container, MOST_NAME) }),
    signature: shortened(signature, MOST_SIGNATURE),
    file: page.name,
  };
  return `${JSON.stringify(shown).slice(0, -1)},"span":${spanText(span, positions)}}`;
}

/** What the language itself knows has no definition that places could lead to. */
function builtinOf(name: string, { definitions }: FoundReferences, words: Words): readonly string[] {
  const isBuiltin = definitions.length === 0 && (isBuiltinType(name) || BUILTIN_CONSTRUCTORS.has(name));
  return isBuiltin ? [words.builtIn(`\`${name}\``)] : [];
}

function unsureOf({ unsure }: FoundReferences, positionsOf: (page: SourcePage) => Positions, words: Words): readonly string[] {
  if (unsure.length === 0) return [];
  const places = unsure.map(({ page, span }) => {
    const { line, column } = positionsOf(page).lineColumn(span.start);
    return `${page.name}:${line}:${column}`;
  });
  return [words.unsurePlaces(unsure.length, listed(places, words))];
}

const MOST_NAME = 500;
const MOST_REASON = 3000;
const MOST_SIGNATURE = 500;

/** What the data has besides the entries, at most. */
const FRAME_CHARACTERS = 4000;
