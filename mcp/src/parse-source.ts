// The tool `parse_source`: a program's syntax tree and its syntax diagnostics, without touching any file.

import * as z from "zod";
import { createPositions, type Diagnostic, type Language, type Module, parse } from "../../server/src/api.ts";
import { type DiagnosticList, writeDiagnostics } from "./diagnostics-json.ts";
import { type DataText, ENVELOPE_CHARACTERS } from "./envelope.ts";
import { toolError } from "./errors.ts";
import { DEFAULT_ANSWER_CHARACTERS, MESSAGE_SIZE } from "./limits.ts";
import { wordsOf } from "./messages/words-of.ts";
import { sourceField, tabColumnsField } from "./source-field.ts";
import { defineTool, type ToolOutcome } from "./tool.ts";
import { writeFittingTree } from "./tree-fit.ts";
import { fullView, type Located, type View, writeTree } from "./tree-json.ts";
import { outlineView } from "./tree-outline.ts";
import { diagnosticShape, listFields, nodeShape } from "./wire-shapes.ts";

export const parseSource = defineTool({
  name: "parse_source",
  title: "Parse YaoXiang source",
  description:
    "All syntax errors of a YaoXiang program given as text, each with its place and often a fix, and the syntax tree. Use it before saving code, or to see its structure. No names or types: see typecheck.",
  example: {
    arguments: { source: "x = (1\n" },
    gives: 'the error `E0010`, "Missing `)`", at `[1, 6, 1, 7]`.',
  },
  input: z.strictObject({
    source: sourceField,
    tab_size: tabColumnsField,
    detail: z
      .enum(["fit", "full", "outline"])
      .default("fit")
      .meta({
        description: "fit: the tree, folded where too long. full: all of it. outline: imports, declarations, signatures.",
        examples: ["outline"],
      }),
  }),
  data: {
    diagnostics: z.array(diagnosticShape),
    ...listFields,
    ast: nodeShape,
  },
  run({ source, tab_size: tabSize, detail }, { language }) {
    const { module, diagnostics } = parse(source);
    const parsed = { module, diagnostics, located: { source, positions: createPositions(source, { tabSize }) }, language };
    switch (detail) {
      case "fit":
        return shortened(parsed);
      case "full":
        return entire(parsed, detail, fullView(parsed.located));
      case "outline":
        return entire(parsed, detail, outlineView(parsed.located));
    }
  },
});

interface Parsed {
  readonly module: Module;
  readonly diagnostics: readonly Diagnostic[];
  readonly located: Located;
  readonly language: Language;
}

/** The answer that fits what hosts show of one; it says what it leaves out. */
function shortened({ module, diagnostics, located, language }: Parsed): ToolOutcome {
  const room = DEFAULT_ANSWER_CHARACTERS - ENVELOPE_CHARACTERS - FRAME_CHARACTERS;
  // Many diagnostics leave half of the answer to the tree.
  const list = writeDiagnostics(diagnostics, located.positions, language, Math.floor(room / 2));
  const tree = writeFittingTree(module, located, room - list.json.length);
  const words = wordsOf(language);
  const omissions: string[] = [];
  if (list.shown < list.total) omissions.push(words.fewerDiagnostics(list.shown, list.total));
  if (tree.isFolded) omissions.push(words.foldedTree);
  return { ok: true, data: dataText(list, tree.json, omissions.length === 0 ? null : words.parsedInPart(words.sentences(omissions))) };
}

/** The answer that leaves nothing out of what `view` shows, or none. */
function entire({ module, diagnostics, located, language }: Parsed, detail: string, view: View): ToolOutcome {
  const room = MESSAGE_SIZE - ENVELOPE_CHARACTERS - FRAME_CHARACTERS;
  const list = writeDiagnostics(diagnostics, located.positions, language, room);
  const tree = list.shown < list.total ? null : writeTree(module, view, room - list.json.length);
  if (tree === null) {
    return toolError("MCP-INTERNAL", wordsOf(language).parseTooLong(detail));
  }
  return { ok: true, data: dataText(list, tree, null) };
}

/** The diagnostics stand first: hosts that cut an answer cut its end. */
function dataText(list: DiagnosticList, tree: string, omissions: string | null): DataText {
  const complete = omissions === null;
  const reason = complete ? "" : `,"reason":${JSON.stringify(omissions)}`;
  return `{"diagnostics":${list.json},"total":${list.total},"complete":${complete}${reason},"ast":${tree}}`;
}

/** What the data has besides the list and the tree, at most. */
const FRAME_CHARACTERS = 400;
