// The modules that a `use` can name next: files and folders of the project, and the library.

import type { CompletionItem } from "vscode-languageserver/node";
import { stdModuleNames } from "../../language/std/std-imports.ts";
import { modulePath } from "../../workspace/symbols/project-symbol.ts";
import type { Document } from "../document.ts";
import { completionItem } from "./completion-item.ts";

/** What can stand behind the names of `path`: written from the root, or from the document's own folder. */
export function modulePathItems({ project, file }: Document, path: readonly string[]): readonly CompletionItem[] {
  if (path[0] === "std") return path.length > 1 ? [] : stdModuleNames().map((name) => completionItem(name, "module", "module"));
  const folder = modulePath(file).slice(0, -1);
  const next = new Set<string>();
  for (const other of project.snapshot.files) {
    if (other === file) continue;
    const full = modulePath(other);
    for (const names of [full, ...(startsWith(full, folder) ? [full.slice(folder.length)] : [])]) {
      const name = startsWith(names, path) ? names[path.length] : undefined;
      if (name !== undefined) next.add(name);
    }
  }
  const own = [...next].sort().map((name) => completionItem(name, "module", "module"));
  return path.length === 0 ? [...own, completionItem("std", "module", "builtin")] : own;
}

function startsWith(names: readonly string[], beginning: readonly string[]): boolean {
  return beginning.every((name, index) => names[index] === name);
}
