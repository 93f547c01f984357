// The shapes that the answers of several tools are made of, as zod schemas: spans, edits, diagnostics, nodes.

import * as z from "zod";

const place = z.int().min(1);

export const spanShape = z.array(place).length(4).meta({
  description: "[line, column, endLine, endColumn]: from 1, end exclusive, columns in Unicode code points.",
});

/** The same where the list of tools has no room to explain it again: the server's instructions do. */
export const bareSpan = z.array(place).length(4);

const editShape = z.strictObject({ span: bareSpan, new_text: z.string() });

export const diagnosticShape = z.strictObject({
  code: z.string(),
  severity: z.enum(["error", "warning", "note"]),
  message: z.string(),
  span: bareSpan,
  help: z.string().optional().meta({ description: "What to do about it." }),
  related: z
    .array(z.strictObject({ file: z.string().optional(), span: bareSpan, message: z.string() }))
    .optional()
    .meta({ description: "Other places that explain it." }),
  fixes: z
    .array(z.strictObject({ title: z.string(), edits: z.array(editShape) }))
    .optional()
    .meta({ description: "Mechanical repairs: apply all edits of one." }),
});

/** A piece of a unified diff. */
export const hunkShape = z.strictObject({
  old_start: z.int().min(0),
  old_lines: z.int().min(0),
  new_start: z.int().min(0),
  new_lines: z.int().min(0),
  lines: z.array(z.string()).meta({ description: "Each begins with ' ' (kept), '-' (removed) or '+' (added)." }),
});

/** One loose shape for all kinds of node: a node's other fields are its children by name and a few facts. */
export const nodeShape = z
  .looseObject({
    kind: z.string(),
    span: spanShape,
    elided: z.int().min(1).optional().meta({ description: "How many nodes below this one are not shown." }),
  })
  .meta({
    description:
      "A node: its children by name (nodes or lists of nodes), `text` of names and literals, operators as text. Kinds `Missing…` and `Error` mark what is absent or unreadable.",
  });
