// The tool `parse_source`: a program's syntax tree and its syntax diagnostics, without touching any file.

import * as z from "zod";
import { createPositions, type Diagnostic, type Language, type Module, parse } from "../../server/src/api.ts";
import { type DiagnosticList, writeDiagnostics } from "./diagnostics-json.ts";
import { type DataText, ENVELOPE_CHARACTERS } from "./envelope.ts";
import { toolError } from "./errors.ts";
import { DEFAULT_ANSWER_CHARACTERS, MESSAGE_SIZE } from "./limits.ts";
import { sourceField, tabColumnsField } from "./source-field.ts";
import { defineTool, type ToolOutcome } from "./tool.ts";
import { writeFittingTree } from "./tree-fit.ts";
import { fullView, type Located, type View, writeTree } from "./tree-json.ts";
import { outlineView } from "./tree-outline.ts";
import { diagnosticShape, nodeShape } from "./wire-shapes.ts";

export const parseSource = defineTool({
  name: "parse_source",
  title: "Parse YaoXiang source",
  description:
    "Parses one YaoXiang program given as text and returns all its syntax errors and warnings and its syntax tree. Use it to check the syntax of code before saving it, or to learn its structure. It never fails on broken code and does not check names or types.",
  example: {
    arguments: { source: "add: (a: Int, b: Int) -> Int = (a, b) => a + b\n", detail: "outline" },
    gives: "the declaration `add` with its parameters, without its body, and `diagnostics: []`.",
  },
  input: z.strictObject({
    source: sourceField,
    tab_size: tabColumnsField,
    detail: z
      .enum(["fit", "full", "outline"])
      .default("fit")
      .meta({
        description:
          "fit: the whole tree, its deepest levels folded where the answer would pass 50,000 characters. full: the whole tree, however long. outline: imports and declarations with their signatures.",
        examples: ["outline"],
      }),
  }),
  data: {
    diagnostics: z.array(diagnosticShape),
    total: z.int().min(0).meta({ description: "How many diagnostics there are." }),
    complete: z.boolean().meta({ description: "Whether all that was asked for is here." }),
    reason: z.string().optional().meta({ description: "What is left out, and how to get it." }),
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
  const omissions: string[] = [];
  if (list.shown < list.total) omissions.push(`only the first ${list.shown} of ${list.total} diagnostics are shown`);
  if (tree.isFolded) omissions.push("the deepest levels of the tree are folded (`elided` counts the nodes)");
  return { ok: true, data: dataText(list, tree.json, omissions) };
}

/** The answer that leaves nothing out of what `view` shows, or none. */
function entire({ module, diagnostics, located, language }: Parsed, detail: string, view: View): ToolOutcome {
  const room = MESSAGE_SIZE - ENVELOPE_CHARACTERS - FRAME_CHARACTERS;
  const list = writeDiagnostics(diagnostics, located.positions, language, room);
  const tree = list.shown < list.total ? null : writeTree(module, view, room - list.json.length);
  if (tree === null) {
    return toolError("MCP-INTERNAL", `the ${detail} answer would be longer than 64 MB; ask for detail "fit", or parse smaller pieces`);
  }
  return { ok: true, data: dataText(list, tree, []) };
}

/** The diagnostics stand first: hosts that cut an answer cut its end. */
function dataText(list: DiagnosticList, tree: string, omissions: readonly string[]): DataText {
  const complete = omissions.length === 0;
  const reason = complete ? "" : `,"reason":${JSON.stringify(`${omissions.join("; ")}: ${WHERE_THE_REST_IS}`)}`;
  return `{"diagnostics":${list.json},"total":${list.total},"complete":${complete}${reason},"ast":${tree}}`;
}

const WHERE_THE_REST_IS = 'detail "full" shows everything, "outline" the declarations';

/** What the data has besides the list and the tree, at most. */
const FRAME_CHARACTERS = 400;
