// The tool `typecheck`: all that is wrong in files of a project, or in the whole of it.

import * as z from "zod";
import type { ProjectFile } from "../../server/src/api.ts";
import { writeDiagnosticPage } from "./diagnostic-page.ts";
import type { ToolError } from "./errors.ts";
import { findFile } from "./find-file.ts";
import type { Words } from "./messages/words.ts";
import { omissionsOf } from "./omissions.ts";
import { cursorField, limitField, listKey, pagedFields, readCursor, shortened, writeCursor } from "./paging.ts";
import { checkFiles, checkManifest, createPositionTable, type FoundDiagnostic } from "./project-diagnostics.ts";
import { filePathsField, namedProjectRootField } from "./project-fields.ts";
import type { OpenProject } from "./projects.ts";
import { defineTool } from "./tool.ts";
import { fileDiagnosticShape } from "./wire-shapes.ts";

const summaryShape = z.strictObject({
  files: z.int().min(0),
  errors: z.int().min(0),
  warnings: z.int().min(0),
  notes: z.int().min(0),
});

export const typecheck = defineTool({
  name: "typecheck",
  title: "Check files of a project",
  description:
    "All errors and warnings in files of a YaoXiang project, as they are on disk: syntax, names, imports, types; errors first, many with a fix. Use it after saving a change; for unsaved text parse_source.",
  example: {
    arguments: { file_paths: ["src/main.yx"], project_root: "." },
    gives: "`summary: { files: 1, errors: 0, … }` and `diagnostics: []` when all is well.",
  },
  input: z.strictObject({
    file_paths: filePathsField,
    project_root: namedProjectRootField,
    mode: z
      .enum(["fast", "full"])
      .default("fast")
      .meta({ description: "fast: these files alone. full: the whole project and its yaoxiang.toml.", examples: ["full"] }),
    limit: limitField,
    cursor: cursorField,
  }),
  data: {
    summary: summaryShape,
    diagnostics: z.array(fileDiagnosticShape),
    ...pagedFields,
  },
  project: ({ project_root: folder }) => ({ folder }),
  run({ file_paths: paths, project_root: folder, mode, limit, cursor }, { projects, language, words, onProgress }) {
    const project = projects.open({ folder }, words);
    if (!project.ok) return project;
    const named = findFiles(project, paths, words);
    if (!named.ok) return named;
    const isWhole = mode === "full" || paths.length === 0;
    const files = isWhole ? project.snapshot.files : named.files;
    const found = errorsFirst([...(mode === "full" ? checkManifest(project) : []), ...checkFiles(project, files, onProgress)]);
    const key = listKey(["typecheck", paths, mode], () => found.map(identityOf));
    const start = readCursor(cursor, { key, total: found.length, words });
    if (!start.ok) return start;
    const { entries, cut } = writeDiagnosticPage(found.slice(start.from, start.from + limit), createPositionTable(project), language);
    const end = start.from + entries.length;
    const omissions = isWhole ? project.snapshot.omissions : incomplete(files);
    const missing = [...omissionsOf({ omissions }, words), ...cut];
    const data = {
      total: found.length,
      complete: missing.length === 0,
      ...(missing.length === 0 ? {} : { reason: shortened(words.sentences(missing), MOST_REASON) }),
      ...(end < found.length ? { next_cursor: writeCursor(end, key) } : {}),
    };
    const summary = JSON.stringify(summaryOf(files, found));
    return { ok: true, data: `{"summary":${summary},"diagnostics":[${entries.join(",")}],${JSON.stringify(data).slice(1)}` };
  },
});

type NamedFiles = { readonly ok: true; readonly files: readonly ProjectFile[] } | ToolError;

/** The files at these paths, each once, in the order in which they are named first. */
function findFiles(project: OpenProject, paths: readonly string[], words: Words): NamedFiles {
  const files = new Set<ProjectFile>();
  for (const path of paths) {
    const found = findFile(project, path, words);
    if (!found.ok) return found;
    files.add(found.file);
  }
  return { ok: true, files: [...files] };
}

/** So that no page of warnings stands before an error; else as they were. */
function errorsFirst(found: readonly FoundDiagnostic[]): readonly FoundDiagnostic[] {
  const of = (wanted: string) => found.filter(({ diagnostic: { severity } }) => severity === wanted);
  return [...of("error"), ...of("warning"), ...of("note")];
}

function summaryOf(files: readonly ProjectFile[], found: readonly FoundDiagnostic[]): z.output<typeof summaryShape> {
  const count = (wanted: string): number => found.filter(({ diagnostic: { severity } }) => severity === wanted).length;
  return { files: files.length, errors: count("error"), warnings: count("warning"), notes: count("note") };
}

/** What tells a diagnostic from all others of the project. */
function identityOf({ at, diagnostic: { finding, span, arguments: args } }: FoundDiagnostic): string {
  return `${at.path}:${span.start}-${span.end} ${finding} ${JSON.stringify(args)}`;
}

function incomplete(files: readonly ProjectFile[]): OpenProject["snapshot"]["omissions"] {
  return files.filter(({ problem }) => problem !== null).map(({ path }) => ({ kind: "incomplete-file", path }));
}

const MOST_REASON = 3000;
