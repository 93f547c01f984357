// The tool `list_imports`: what a file of a project imports, and which files that is.

import * as z from "zod";
import {
  checkProject,
  createPositions,
  type Diagnostic,
  type Language,
  type Positions,
  type ProjectFile,
  type ResolvedImport,
  renderDiagnostic,
} from "../../server/src/api.ts";
import { type DataText, ENVELOPE_CHARACTERS } from "./envelope.ts";
import { findFile } from "./find-file.ts";
import { DEFAULT_ANSWER_CHARACTERS } from "./limits.ts";
import { wordsOf } from "./messages/words-of.ts";
import { filePathField, projectRootField } from "./project-fields.ts";
import type { OpenProject } from "./projects.ts";
import { defineTool } from "./tool.ts";
import { spanText } from "./tree-json.ts";
import { listFields, spanShape } from "./wire-shapes.ts";

const importShape = z.strictObject({
  module: z.string(),
  items: z.array(z.strictObject({ name: z.string(), alias: z.string().optional() })),
  alias: z.string().optional(),
  is_public: z.boolean().meta({ description: "Re-exported." }),
  source_file: z.string().optional(),
  span: spanShape,
  problem: z.string().optional(),
});

export const listImports = defineTool({
  name: "list_imports",
  title: "List imports",
  description: "What a file of a YaoXiang project imports: modules, names, the file that each is, and which imports don't work and why.",
  example: {
    arguments: { file_path: "src/main.yx" },
    gives: '`module: "helper"`, `items: [{ name: "twice" }]`, `source_file: "src/helper.yx"`.',
  },
  input: z.strictObject({ file_path: filePathField, project_root: projectRootField }),
  data: {
    imports: z.array(importShape),
    ...listFields,
  },
  project: ({ file_path: file, project_root: folder }) => ({ folder, file }),
  run({ file_path: path, project_root: folder }, { projects, language, words }) {
    const project = projects.open({ folder, file: path }, words);
    if (!project.ok) return project;
    const found = findFile(project, path, words);
    return found.ok ? { ok: true, data: writeAnswer(project, found.file, language) } : found;
  },
});

function writeAnswer({ snapshot, host }: OpenProject, file: ProjectFile, language: Language): DataText {
  const words = wordsOf(language);
  const positions = createPositions(file.text);
  const imports = snapshot.importsOf(file);
  // In order, as the imports are, none of which is in another one.
  const problems = checkProject(host.paths, snapshot)(file).filter(isAboutImports);
  let next = 0;
  const entries: string[] = [];
  let room = DEFAULT_ANSWER_CHARACTERS - ENVELOPE_CHARACTERS - FRAME_CHARACTERS;
  for (const each of imports) {
    const own: Diagnostic[] = [];
    for (let problem = problems[next]; problem !== undefined && problem.span.start < each.span.end; problem = problems[++next]) {
      if (problem.span.start >= each.span.start) own.push(problem);
    }
    const entry = writeImport(each, file, positions, own, language);
    room -= entry.length + ",".length;
    if (room < 0) break;
    entries.push(entry);
  }
  const omissions: string[] = [];
  if (entries.length < imports.length) {
    omissions.push(words.fewerImports(entries.length, imports.length));
  }
  if (file.problem !== null) {
    omissions.push(words.readTo(positions.lineColumn(file.problem.span.start).line));
  }
  const reason = omissions.length === 0 ? "" : `,"reason":${JSON.stringify(words.sentences(omissions))}`;
  return `{"imports":[${entries.join(",")}],"total":${imports.length},"complete":${omissions.length === 0}${reason}}`;
}

/** What the data has besides the entries, at most. */
const FRAME_CHARACTERS = 400;

/** Missing modules and items, imports twice, clashes of names; not whether what is imported is used. */
function isAboutImports({ code }: Diagnostic): boolean {
  return code.startsWith("E5") || code === "E2002";
}

function writeImport(
  { path, pathSpan, items, alias, isTopLevel, target, span }: ResolvedImport,
  { text }: ProjectFile,
  positions: Positions,
  problems: readonly Diagnostic[],
  language: Language,
): string {
  const words = wordsOf(language);
  const module = path?.join(".") ?? text.slice(pathSpan.start, pathSpan.end);
  const withAlias = (name: string | null) => (name === null ? {} : { alias: name });
  const shown = {
    module,
    items: (items ?? []).map((item) => ({ name: item.name, ...withAlias(item.alias) })),
    ...withAlias(alias),
    is_public: isTopLevel,
    ...(target.kind === "file" ? { source_file: target.file.path } : {}),
  };
  const said = problems.map((each) => `${each.code}: ${renderDiagnostic(each, language).message}`);
  if (target.kind === "outside") said.push(words.importOutside);
  const problem = said.length === 0 ? "" : `,"problem":${JSON.stringify(words.sentences(said))}`;
  return `${JSON.stringify(shown).slice(0, -1)},"span":${spanText(span, positions)}${problem}}`;
}
