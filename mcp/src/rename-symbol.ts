// The tool `rename_symbol`: a program's text with one symbol renamed, without touching any file.

import * as z from "zod";
import {
  createPositions,
  isKeyword,
  isName,
  type Language,
  type Positions,
  type Renamed,
  readOldName,
  readScope,
  renameInSource,
} from "../../server/src/api.ts";
import { writeDiagnostics } from "./diagnostics-json.ts";
import { type DataText, ENVELOPE_CHARACTERS } from "./envelope.ts";
import { toolError } from "./errors.ts";
import { fieldProblem } from "./field-problems.ts";
import { DEFAULT_ANSWER_CHARACTERS, MESSAGE_SIZE } from "./limits.ts";
import type { Words } from "./messages/words.ts";
import { sourceField } from "./source-field.ts";
import { defineTool } from "./tool.ts";
import { spanText } from "./tree-json.ts";
import { diagnosticShape, editShape, listFields } from "./wire-shapes.ts";

export const renameSymbol = defineTool({
  name: "rename_symbol",
  title: "Rename symbol",
  description:
    "Renames a symbol of a YaoXiang program given as text, by what names mean: strings, comments and equal names of other things stay. Refuses, with the reason in `diagnostics`, what would change the program. Imports of the text are not read.",
  example: {
    arguments: { source: "twice: (n: Int) -> Int = n + n\n", old_name: "n", new_name: "value" },
    gives: '`source: "twice: (value: Int) -> Int = value + value\\n"`.',
  },
  input: z.strictObject({
    source: sourceField,
    old_name: z
      .string()
      .min(1)
      .meta({ description: "Name, perhaps behind its type, or with a line on which it stands.", examples: ["Point.x", "i@12"] }),
    new_name: z
      .string()
      .refine((name) => !isKeyword(name), { params: fieldProblem("keyword"), abort: true })
      .refine(isName, { params: fieldProblem("no-name") })
      .meta({ description: "Letters A-Z, digits, `_`.", examples: ["total"] }),
    scope: z
      .string()
      .refine((scope) => readScope(scope) !== null, { params: fieldProblem("no-scope") })
      .optional()
      .meta({ description: "Where, if several have the name.", examples: ["module", "function:main", "function:Point.sum"] }),
  }),
  data: {
    diagnostics: z.array(diagnosticShape),
    ...listFields,
    source: z.string(),
    edits: z.array(editShape),
  },
  run({ source, old_name: oldName, new_name: newName, scope }, { language, words }) {
    const renamed = renameInSource(source, { ...readOldName(oldName), newName, scope: readScope(scope) ?? { kind: "anywhere" } });
    const data = writeAnswer(renamed, createPositions(source), language, words);
    if (data.length > MESSAGE_SIZE - ENVELOPE_CHARACTERS) {
      return toolError("MCP-INTERNAL", words.renameTooLong);
    }
    return { ok: true, data };
  },
});

/** The text and the edits in full, and as many diagnostics as there is room for beside them. */
function writeAnswer({ text, edits, diagnostics }: Renamed, positions: Positions, language: Language, words: Words): DataText {
  const source = JSON.stringify(text);
  const written = edits.map(({ span, newText }) => `{"span":${spanText(span, positions)},"new_text":${JSON.stringify(newText)}}`).join(",");
  const room = DEFAULT_ANSWER_CHARACTERS - ENVELOPE_CHARACTERS - FRAME_CHARACTERS - source.length - written.length;
  const list = writeDiagnostics(diagnostics, positions, language, Math.max(room, LEAST_ROOM));
  const complete = list.shown === list.total;
  const reason = complete ? "" : `,"reason":${JSON.stringify(words.fewerDiagnostics(list.shown, list.total))}`;
  return `{"diagnostics":${list.json},"total":${list.total},"complete":${complete}${reason},"source":${source},"edits":[${written}]}`;
}

/** What a refusal with all of its related places takes, and more. */
const LEAST_ROOM = 8000;

/** What the data has besides the text and the two lists, at most. */
const FRAME_CHARACTERS = 500;
