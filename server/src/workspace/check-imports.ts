// What is wrong with where a file's imports lead: modules that are nowhere, and paths that mean two files. What a module has to offer, and
// names that clash, are the analysis of names' business; a cycle of imports is nobody's, as the language allows it.

import type { PlatformPath } from "node:path";
import type { Diagnostic } from "../language/diagnostics/diagnostic.ts";
import { diagnostic, fix } from "../language/diagnostics/findings.ts";
import { nearestName } from "./nearest-name.ts";
import type { ProjectFile } from "./project-file.ts";
import type { ResolvedImport } from "./resolved-import.ts";
import { pathFromRoot, type Snapshot } from "./snapshot.ts";

/** The problems of a file's imports, in order of position. */
export function checkImports(paths: PlatformPath, snapshot: Snapshot, file: ProjectFile): readonly Diagnostic[] {
  let suggestions = MOST_SUGGESTIONS;
  let modules: readonly string[] | null = null;

  function missing({ path, pathSpan }: ResolvedImport): Diagnostic {
    const module = (path ?? []).join(".");
    suggestions -= 1;
    modules ??= modulesSeenFrom(paths, snapshot, file);
    const known = suggestions < 0 ? null : nearestName(module, modules);
    if (known !== null) {
      const fixes = [fix("fix.replace", { text: module, replacement: known }, [{ span: pathSpan, newText: known }])];
      return diagnostic("modules.misspelled", pathSpan, { module, known }, { fixes });
    }
    const place = `${paths.join(paths.dirname(file.absolute), ...(path ?? []))}.yx`;
    return diagnostic("modules.missing", pathSpan, { module, file: pathFromRoot(paths, snapshot.root, place) });
  }

  function problemsOf(each: ResolvedImport): readonly Diagnostic[] {
    const module = (each.path ?? []).join(".");
    switch (each.target.kind) {
      case "missing":
        return [missing(each)];
      case "ambiguous": {
        const [first, second] = each.target.paths;
        return [diagnostic("modules.ambiguous", each.pathSpan, { module, first, second })];
      }
      case "file":
      case "outside":
        if (each.extraFolder === null) return [];
        return [
          diagnostic("modules.extra-folder", each.pathSpan, {
            module,
            folder: pathFromRoot(paths, snapshot.root, each.extraFolder) || ".",
          }),
        ];
      case "std":
      case "unfinished":
        return [];
    }
  }

  return snapshot.importsOf(file).flatMap(problemsOf);
}

/** For how many imports of a file a similar module is looked for: with thousands of each that would take minutes. */
const MOST_SUGGESTIONS = 20;

/** The paths by which a file can import the others: beside it first, then from the root. */
function modulesSeenFrom(paths: PlatformPath, { files, root }: Snapshot, importer: ProjectFile): readonly string[] {
  const folder = paths.dirname(importer.absolute);
  const others = files.filter((file) => file !== importer).map(({ absolute }) => absolute.replace(/([\\/]mod)?\.yx$/, ""));
  const modules = [folder, root].flatMap((from) => others.map((other) => pathFromRoot(paths, from, other).split("/")));
  return modules.filter((names) => names.every((name) => /^[A-Za-z_][A-Za-z0-9_]*$/.test(name))).map((names) => names.join("."));
}
