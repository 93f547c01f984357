// Whether a project in which a symbol was renamed is the same project: as many places mean the symbol, each where it was renamed, and there is
// no error that was not there before.

import type { Place } from "../../language/analysis/types/type.ts";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.ts";
import { diagnostic } from "../../language/diagnostics/findings.ts";
import { editText } from "../../language/rename/edited-text.ts";
import type { ProjectFile } from "../project-file.ts";
import { type FileEdits, namesMeaning, placesOf, type Renameable, type RenameHost } from "./rename-in-project.ts";

/** A project under the old name or the new one. */
export interface RenamedHost extends RenameHost {
  diagnosticsOf(file: ProjectFile): readonly Diagnostic[];
}

export interface RenameProblem {
  /** The file as it was. */
  readonly file: ProjectFile;
  /** With places of that text. */
  readonly diagnostic: Diagnostic;
}

export interface DoneRename {
  readonly before: RenamedHost;
  readonly after: RenamedHost;
  readonly renameable: Renameable;
  readonly files: readonly FileEdits[];
  readonly newName: string;
}

/** The first thing that a rename has made another one; null where there is none. Files that name nothing renamed are not looked at. */
export function problemOfRename({ before, after, renameable, files, newName }: DoneRename): RenameProblem | null {
  const texts = new Map(files.map(({ file, edits }) => [file, editText(file.text, edits)]));
  const home = texts.get(renameable.file);
  const wanted = placesOf(renameable).map(({ module, span }): Place => {
    const start = home?.moved(span.start) ?? span.start;
    return { module, span: { start, end: start + newName.length } };
  });
  for (const { file, edits } of files) {
    const now = after.names.snapshot.files.find(({ path }) => path === file.path);
    const text = texts.get(file);
    if (now === undefined || text === undefined) continue;
    if (file !== renameable.file) {
      const meant = new Set(namesMeaning(after, now, newName, wanted).map(({ start }) => start));
      const lost = edits.find((_, index) => !meant.has(text.startOf(index)));
      if (lost !== undefined || meant.size !== edits.length) {
        return { file, diagnostic: diagnostic("rename.capture", lost?.span ?? edits[0]?.span ?? { start: 0, end: 0 }, { name: newName }) };
      }
    }
    const known = new Set(before.diagnosticsOf(file).map(({ code, span }) => `${code} ${text.moved(span.start)}`));
    const added = after.diagnosticsOf(now).find(({ severity, code, span }) => severity === "error" && !known.has(`${code} ${span.start}`));
    if (added !== undefined) {
      const start = text.before(added.span.start);
      return { file, diagnostic: diagnostic("rename.new-problem", { start, end: start }, { name: newName, problem: added.code }) };
    }
  }
  return null;
}
