// What imports have to say when files get other paths: in the files that import them, and in the moved files themselves.

import { resolveNames } from "../../language/analysis/names/resolve-names.ts";
import { type NameModel, symbolOf } from "../../language/analysis/names/symbols.ts";
import { isName } from "../../language/rename/rename-request.ts";
import type { TextEdit } from "../../language/text/span.ts";
import { importedModules } from "../imported-modules.ts";
import type { ProjectFile } from "../project-file.ts";
import type { ResolvedImport } from "../resolved-import.ts";
import type { Snapshot } from "../snapshot.ts";
import { modulePath } from "../symbols/project-symbol.ts";
import type { FileEdits } from "./rename-in-project.ts";

/** The edits that keep all imports leading where they lead. `moved` gives the new paths, from the root, of the files that get one. */
export function editsForMoves(snapshot: Snapshot, moved: ReadonlyMap<ProjectFile, string>): readonly FileEdits[] {
  return snapshot.files.flatMap((file): FileEdits[] => {
    const imports = snapshot.importsOf(file);
    const newPaths = imports.map((each) => newImportPath(file, each, moved));
    if (newPaths.every((path) => path === null)) return [];
    const names = resolveNames(snapshot.treeOf(file), importedModules(snapshot, file));
    const edits = imports.flatMap((each, index) => importEdits(file, names, each, newPaths[index] ?? null));
    return [{ file, edits: edits.sort((a, b) => a.span.start - b.span.start) }];
  });
}

/** What the import's path has to be; null where it stays. A path that can't be written as names stays, too. */
function newImportPath(
  file: ProjectFile,
  { path, target }: ResolvedImport,
  moved: ReadonlyMap<ProjectFile, string>,
): readonly string[] | null {
  if (path === null || target.kind !== "file") return null;
  const [from, to] = [moved.get(file) ?? file.path, moved.get(target.file) ?? target.file.path];
  if (from === file.path && to === target.file.path) return null;
  const fromRoot = path.join(".") === modulePath(target.file).join(".");
  const here = folderOf(from);
  const names =
    !fromRoot && (here === "" || to.startsWith(`${here}/`))
      ? modulePath({ path: to.slice(here === "" ? 0 : here.length + 1) })
      : modulePath({ path: to });
  return names.join(".") === path.join(".") || !names.every(isName) ? null : names;
}

function folderOf(path: string): string {
  return path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "";
}

/** The path, and where the module is named by its last part, either that in all places or an alias. */
function importEdits(
  file: ProjectFile,
  names: NameModel,
  { path, pathSpan, items, alias }: ResolvedImport,
  newPath: readonly string[] | null,
) {
  if (newPath === null) return [];
  const edits: TextEdit[] = [{ span: pathSpan, newText: newPath.join(".") }];
  const [oldName, newName] = [path?.at(-1) ?? "", newPath.at(-1) ?? ""];
  if (items !== null || alias !== null || oldName === newName) return edits;
  const isTaken = names.references.some(({ name }) => name === newName);
  if (isTaken) return [{ span: pathSpan, newText: `${newPath.join(".")} as ${oldName}` }];
  for (const { name, span, target } of names.references) {
    const isInPath = span.start >= pathSpan.start && span.end <= pathSpan.end;
    if (name !== oldName || isInPath || target.kind !== "symbol") continue;
    const { imported, extent } = symbolOf(names, target.symbol);
    const isIt = imported !== null && imported.name === null && extent.start <= pathSpan.start && pathSpan.end <= extent.end;
    if (isIt && file.text.slice(span.start, span.end) === oldName) edits.push({ span, newText: newName });
  }
  return edits;
}
