// The tool `parse_source`: a program's syntax tree and its syntax diagnostics, without touching any file.

import * as z from "zod";
import { createPositions, type Module, parse } from "../../server/src/api.ts";
import { writeDiagnostics } from "./diagnostics-json.ts";
import { ENVELOPE_CHARACTERS } from "./envelope.ts";
import { toolError } from "./errors.ts";
import { DEFAULT_ANSWER_CHARACTERS, MESSAGE_SIZE } from "./limits.ts";
import { sourceField, tabColumnsField } from "./source-field.ts";
import { defineTool } from "./tool.ts";
import { fittingView } from "./tree-fit.ts";
import { fullView, type Located, writeTree } from "./tree-json.ts";
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
    const located = { source, positions: createPositions(source, { tabSize }) };
    const limit = detail === "fit" ? DEFAULT_ANSWER_CHARACTERS : MESSAGE_SIZE;
    const room = limit - ENVELOPE_CHARACTERS - FRAME_CHARACTERS;
    // Many diagnostics leave half of a short answer to the tree.
    const list = writeDiagnostics(diagnostics, located.positions, language, detail === "fit" ? Math.floor(room / 2) : room);
    const tree = detail === "outline" ? outline(module, located, room - list.json.length) : whole(module, located, room - list.json.length);
    if (detail !== "fit" && (tree === null || list.shown < list.total)) {
      return toolError("MCP-INTERNAL", `the ${detail} answer would be longer than 64 MB; ask for detail "fit", or parse smaller pieces`);
    }
    const ast = tree ?? fitted(module, located, room - list.json.length);
    const omissions = [
      ...(list.shown < list.total ? [`only the first ${list.shown} of ${list.total} diagnostics are shown`] : []),
      ...(tree === null ? ["the deepest levels of the tree are folded (`elided` counts the nodes)"] : []),
    ];
    const reason = omissions.length === 0 ? "" : `,"reason":${JSON.stringify(`${omissions.join("; ")}: ${WHERE_THE_REST_IS}`)}`;
    return {
      ok: true,
      data: `{"diagnostics":${list.json},"total":${list.total},"complete":${omissions.length === 0}${reason},"ast":${ast}}`,
    };
  },
});

const WHERE_THE_REST_IS = 'detail "full" shows everything, "outline" the declarations';

/** What the data has besides the list and the tree, at most. */
const FRAME_CHARACTERS = 400;

function whole(module: Module, located: Located, room: number): string | null {
  return writeTree(module, fullView(located), room);
}

function outline(module: Module, located: Located, room: number): string | null {
  return writeTree(module, outlineView(located), room);
}

function fitted(module: Module, located: Located, room: number): string {
  const text = writeTree(module, fittingView(module, located, room), Number.POSITIVE_INFINITY);
  if (text === null) throw new Error("a tree without a limit was too long");
  return text;
}
