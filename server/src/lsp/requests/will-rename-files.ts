// `workspace/willRenameFiles`: the imports that change when files or folders get other names.

import { FileOperationPatternKind, WillRenameFilesRequest, type WorkspaceEdit } from "vscode-languageserver/node";
import type { ProjectFile } from "../../workspace/project-file.ts";
import { editsForMoves } from "../../workspace/rename/move-files.ts";
import { relativeInside } from "../../workspace/resolve-path.ts";
import { placeOfUri } from "../document-uri.ts";
import { workspaceEdit } from "../edit-shapes.ts";
import type { Project } from "../project.ts";
import type { Workbench } from "../workbench.ts";
import { defineRequest } from "./request.ts";

const FILTERS = [
  { scheme: "file", pattern: { glob: "**/*.yx", matches: FileOperationPatternKind.file } },
  { scheme: "file", pattern: { glob: "**", matches: FileOperationPatternKind.folder } },
];

export const willRenameFiles = defineRequest({
  type: WillRenameFilesRequest.type,
  capabilities: () => ({ workspace: { fileOperations: { willRename: { filters: FILTERS } } } }),
  run(bench, { files }): WorkspaceEdit | null {
    for (const project of bench.projects.all()) {
      const moved = movedFiles(bench, project, files);
      if (moved.size > 0) return workspaceEdit(bench, project, editsForMoves(project.snapshot, moved));
    }
    return null;
  },
});

/** The project's files that get another path in it, a folder's too; one that leaves the project is not followed. */
function movedFiles(
  { paths }: Workbench,
  { snapshot: { root, files } }: Project,
  renames: readonly { readonly oldUri: string; readonly newUri: string }[],
): ReadonlyMap<ProjectFile, string> {
  const moved = new Map<ProjectFile, string>();
  for (const { oldUri, newUri } of renames) {
    const [from, to] = [placeOfUri(oldUri, paths), placeOfUri(newUri, paths)];
    if (from?.kind !== "file" || to?.kind !== "file") continue;
    for (const file of files) {
      const below = file.absolute === from.path ? "" : relativeInside(paths, from.path, file.absolute);
      if (below === null) continue;
      const path = relativeInside(paths, root, paths.join(to.path, below));
      if (path !== null) moved.set(file, path);
    }
  }
  return moved;
}
