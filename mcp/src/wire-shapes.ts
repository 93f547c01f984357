// The shapes that the answers of several tools are made of, as zod schemas: spans, edits, diagnostics, nodes.

import * as z from "zod";

/** `[line, column, endLine, endColumn]`; the list of tools has no room to explain it each time, the server's instructions do. */
export const spanShape = z.array(z.int().min(1)).length(4);

export const editShape = z.strictObject({ span: spanShape, new_text: z.string() });

export const diagnosticShape = z.strictObject({
  code: z.string(),
  severity: z.enum(["error", "warning", "note"]),
  message: z.string(),
  span: spanShape,
  help: z.string().optional(),
  related: z.array(z.strictObject({ file: z.string().optional(), span: spanShape, message: z.string() })).optional(),
  fixes: z.array(z.strictObject({ title: z.string(), edits: z.array(editShape) })).optional(),
});

/** A diagnostic of a file of the project. */
export const fileDiagnosticShape = z.strictObject({ file: z.string(), ...diagnosticShape.shape });

/** A piece of a unified diff. */
export const hunkShape = z.strictObject({
  old_start: z.int().min(0),
  old_lines: z.int().min(0),
  new_start: z.int().min(0),
  new_lines: z.int().min(0),
  lines: z.array(z.string()),
});

/** One loose shape for all kinds of node: a node's other fields are its children by name and a few facts. */
export const nodeShape = z
  .looseObject({
    kind: z.string(),
    span: spanShape,
    elided: z.int().min(1).optional().meta({ description: "Nodes below, not shown." }),
  })
  .meta({
    description: "Children stand by name. Kinds `Missing…` and `Error`: absent or unreadable.",
  });

/** What each list says of itself. */
export const listFields = { total: z.int().min(0), complete: z.boolean(), reason: z.string().optional() };
