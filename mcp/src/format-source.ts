// The tool `format_source`: a program's text in the language's style and what changed in it, without touching any file.

import * as z from "zod";
import { createPositions, DEFAULT_FORMAT_OPTIONS, diffLines, type Formatted, format, type Language } from "../../server/src/api.ts";
import { type DiagnosticList, writeDiagnostics } from "./diagnostics-json.ts";
import { type HunkList, writeHunks } from "./diff-json.ts";
import { type DataText, ENVELOPE_CHARACTERS } from "./envelope.ts";
import { toolError } from "./errors.ts";
import { DEFAULT_ANSWER_CHARACTERS, MESSAGE_SIZE } from "./limits.ts";
import { wordsOf } from "./messages/words-of.ts";
import { sourceField } from "./source-field.ts";
import { defineTool } from "./tool.ts";
import { diagnosticShape, hunkShape, listFields } from "./wire-shapes.ts";

export const formatSource = defineTool({
  name: "format_source",
  title: "Format YaoXiang source",
  description:
    "Lays out a YaoXiang program given as text. Use it before saving code, and save `formatted` as a whole. What cannot be read stays as it is; `diagnostics` says why. Ignores yaoxiang.toml.",
  example: {
    arguments: { source: "x=1+2\n" },
    gives: '`formatted: "x = 1 + 2\\n"`, and the change as `diff`.',
  },
  input: z.strictObject({
    source: sourceField,
    tab_size: z
      .int()
      .min(1)
      .max(16)
      .default(DEFAULT_FORMAT_OPTIONS.indentWidth)
      .meta({ description: "Spaces of an indent.", examples: [2] }),
  }),
  data: {
    diagnostics: z.array(diagnosticShape),
    ...listFields,
    formatted: z.string(),
    diff: z.array(hunkShape),
  },
  run({ source, tab_size: indentWidth }, { language, words }) {
    const formatted = format(source, { ...DEFAULT_FORMAT_OPTIONS, indentWidth });
    const data = writeAnswer(source, formatted, language);
    if (data.length > MESSAGE_SIZE - ENVELOPE_CHARACTERS) {
      return toolError("MCP-INTERNAL", words.formatTooLong);
    }
    return { ok: true, data };
  },
});

/** The formatted text in full, then as many diagnostics and then hunks as hosts show. */
function writeAnswer(source: string, { text, diagnostics }: Formatted, language: Language): DataText {
  const words = wordsOf(language);
  const formatted = JSON.stringify(text);
  const room = DEFAULT_ANSWER_CHARACTERS - ENVELOPE_CHARACTERS - FRAME_CHARACTERS - formatted.length;
  // A text that is too long for hosts all by itself is no reason to keep silent about its first errors.
  const list = writeDiagnostics(diagnostics, createPositions(source), language, room > 0 ? room : LEAST_ROOM);
  const hunks = writeHunks(diffLines(source, text), room - list.json.length);
  const omissions: string[] = [];
  if (list.shown < list.total) {
    omissions.push(words.diagnosticsElsewhere(words.fewerDiagnostics(list.shown, list.total)));
  }
  if (hunks.shown < hunks.total) {
    omissions.push(words.fewerHunks(hunks.shown, hunks.total));
  }
  return dataText(formatted, list, hunks, words.sentences(omissions));
}

/** The diagnostics stand first: hosts that cut an answer cut its end. */
function dataText(formatted: string, list: DiagnosticList, hunks: HunkList, omissions: string): DataText {
  const complete = omissions === "";
  const reason = complete ? "" : `,"reason":${JSON.stringify(omissions)}`;
  return `{"diagnostics":${list.json},"total":${list.total},"complete":${complete}${reason},"formatted":${formatted},"diff":${hunks.json}}`;
}

const LEAST_ROOM = 2000;

/** What the data has besides the text and the two lists, at most. */
const FRAME_CHARACTERS = 500;
