// `assert.assert(…)` and `string.len(…)` without the import: the names `assert` and `string` mean something else then, a function and a type,
// which have no such member. The analysis of names tells of modules whose names mean nothing without the import.

import { diagnostic, fix } from "../../diagnostics/findings.ts";
import { stdModule } from "../../std/std-imports.ts";
import type { Field, Name } from "../../syntax/nodes.ts";
import { spanOf } from "../../text/span.ts";
import type { Checking } from "./checking.ts";

/** Whether `base` is the name of a module of the library that has the member and is not imported; complains of that. */
export function reportForgottenImport(c: Checking, base: Name, { name }: Field): boolean {
  const target = c.targetAt(base);
  const isOfLanguage =
    target?.kind === "builtin" || (target?.kind === "export" && target.module.startsWith("std.") && target.path.length > 0);
  if (!isOfLanguage || name.kind === "MissingName") return false;
  const text = c.text(base);
  const module = `std.${text}`;
  if (stdModule(["std", text])?.shape.exports.has(c.text(name)) !== true) return false;
  const at = firstImport(c);
  const insert = fix("fix.insert", { text: `use ${module}` }, [{ span: { start: at, end: at }, newText: `use ${module}\n` }]);
  c.report(diagnostic("names.module-not-imported", spanOf(base), { name: text, module }, { fixes: [insert] }));
  return true;
}

/** Where another import can be written. */
function firstImport(c: Checking): number {
  return c.names.symbols.find(({ imported }) => imported !== null)?.extent.start ?? 0;
}
