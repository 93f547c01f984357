// Paths of imports that mean one file here and another there in one program: each file finds its own, but the compiler knows the modules of
// a program by their written paths alone and gives up. What one import by itself gets wrong is checkImports' business.

import type { Diagnostic } from "../language/diagnostics/diagnostic.ts";
import { diagnostic, relatedPlace } from "../language/diagnostics/findings.ts";
import type { Span } from "../language/text/span.ts";
import type { ProjectFile } from "./project-file.ts";
import type { Snapshot } from "./snapshot.ts";

/** By file the imports that lead elsewhere than an earlier one of the same path in a program that begins with some file's `main`. */
export function checkModuleKeys(snapshot: Snapshot): ReadonlyMap<ProjectFile, readonly Diagnostic[]> {
  const entries = snapshot.files.filter((file) => snapshot.shapeOf(file).exports.get("main")?.kind === "function");
  const found = new Map<ProjectFile, Map<number, Diagnostic>>();
  if (!hasKeyOfTwoFiles(snapshot, entries)) return new Map();
  let steps = MOST_STEPS;
  for (const entry of entries) {
    const clashes = clashesFrom(snapshot, entry, steps);
    steps -= clashes.steps;
    for (const { file, problem } of clashes.problems) {
      const problems = found.get(file) ?? new Map<number, Diagnostic>();
      // two programs that share a file have the same clash in it
      if (!problems.has(problem.span.start)) problems.set(problem.span.start, problem);
      found.set(file, problems);
    }
  }
  return new Map([...found].map(([file, problems]) => [file, [...problems.values()].sort((a, b) => a.span.start - b.span.start)]));
}

/** How many imports are followed: each program goes through all files that it reaches. */
const MOST_STEPS = 500_000;

/** What is nearly never so, and quick to see. */
function hasKeyOfTwoFiles(snapshot: Snapshot, entries: readonly ProjectFile[]): boolean {
  const files = new Map(entries.map((entry) => [entryKey(entry), entry]));
  const isTaken = (key: string, file: ProjectFile): boolean => {
    const before = files.get(key) ?? file;
    files.set(key, before);
    return before !== file;
  };
  const imported = snapshot.files.some((file) => fileImports(snapshot, file).some(({ key, target }) => isTaken(key, target)));
  return imported || entries.some((entry) => isTaken(entryKey(entry), entry));
}

interface FileImport {
  readonly key: string;
  readonly span: Span;
  readonly target: ProjectFile;
}

function fileImports(snapshot: Snapshot, file: ProjectFile): readonly FileImport[] {
  return snapshot
    .importsOf(file)
    .flatMap(({ path, pathSpan, target }) =>
      path === null || target.kind !== "file" ? [] : [{ key: path.join("."), span: pathSpan, target: target.file }],
    );
}

/** The name that the compiler gives the file that it is started with. */
function entryKey({ path }: ProjectFile): string {
  const names = path.replace(/\.yx$/, "").split("/");
  const last = names.at(-1) ?? "";
  return last === "mod" ? (names.at(-2) ?? last) : last;
}

interface Clashes {
  readonly problems: readonly { readonly file: ProjectFile; readonly problem: Diagnostic }[];
  readonly steps: number;
}

/** The compiler's way through a program: breadth first, a module's file being the one that its path leads to first. */
function clashesFrom(snapshot: Snapshot, entry: ProjectFile, mostSteps: number): Clashes {
  const modules = new Map<
    string,
    { readonly file: ProjectFile; readonly importedAt: { readonly by: ProjectFile; readonly span: Span } | null }
  >();
  modules.set(entryKey(entry), { file: entry, importedAt: null });
  const problems: { file: ProjectFile; problem: Diagnostic }[] = [];
  const reached = new Set([entry]);
  let steps = 0;
  // what is added meanwhile is gone through, too
  for (const file of reached) {
    for (const { key, span, target } of fileImports(snapshot, file)) {
      steps += 1;
      if (steps > mostSteps) return { problems, steps };
      const known = modules.get(key);
      if (known !== undefined && known.file !== target) {
        const { importedAt } = known;
        const related = importedAt === null ? [] : [relatedPlace("note.imported-here", importedAt.span, { name: key }, importedAt.by.path)];
        const args = { module: key, first: known.file.path, second: target.path };
        problems.push({ file, problem: diagnostic("modules.two-files", span, args, { related }) });
        continue;
      }
      if (known === undefined) modules.set(key, { file: target, importedAt: { by: file, span } });
      reached.add(target);
    }
  }
  return { problems, steps };
}
