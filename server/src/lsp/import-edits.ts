// How a document gets a name of another module: whether it can be imported, and the edits that do it.

import type { TextEdit } from "../language/text/span.ts";
import { modulePath, type ProjectSymbol } from "../workspace/symbols/project-symbol.ts";
import type { Document } from "./document.ts";

/** The module and the name by which a symbol can be imported into a document; null where it can't, or is in the document itself. */
export function importable({ file }: Document, symbol: ProjectSymbol) {
  if (symbol.origin === "std-name" && !symbol.symbol.name.includes(".")) {
    return { name: symbol.symbol.name, path: symbol.module.split("."), kind: symbol.symbol.kind };
  }
  if (symbol.origin !== "file" || symbol.file === file) return null;
  const { name, kind, container, exported, imported } = symbol.symbol;
  return container === null && exported && imported === null && kind !== "method" ? { name, path: modulePath(symbol.file), kind } : null;
}

/** The edits that import a name: into the braces of an import of the module, or as a line of its own behind the last import. */
export function importEdits({ text, model, project, file }: Document, path: readonly string[], name: string): readonly TextEdit[] {
  const imports = project.snapshot.importsOf(file).filter(({ isTopLevel }) => isTopLevel);
  const same = imports.find((each) => each.path?.join(".") === path.join(".") && each.items !== null && each.items.length > 0);
  const last = same?.items?.at(-1);
  if (last !== undefined) return [{ span: { start: last.span.end, end: last.span.end }, newText: `, ${name}` }];
  const line = `use ${path.join(".")}.{${name}}`;
  const after = imports.at(-1);
  if (after !== undefined) return [{ span: { start: after.span.end, end: after.span.end }, newText: `\n${line}` }];
  // below a comment about the whole file, which a blank line ends
  const first = model.tree.module.body[0]?.start ?? text.length;
  const heading = text.slice(0, first).lastIndexOf("\n\n");
  const start = heading === -1 ? (text.startsWith("//") ? first : 0) : heading + 2;
  return [{ span: { start, end: start }, newText: `${line}\n\n` }];
}
