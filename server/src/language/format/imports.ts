// The order of imports (docs/formatting.md §4): in a run of imports with nothing but their comments between them, those of the standard library
// come first, then all by path. A comment moves with the import below it.

import type { Statement, Use } from "../syntax/nodes.ts";
import type { SyntaxTree } from "../syntax/parse.ts";
import type { Span } from "../text/span.ts";
import type { Entry } from "./rules/statement-lists.ts";

const STANDARD: ReadonlySet<string> = new Set(["std", "core", "alloc"]);

/** The entries of a file, each as soon as its place is known, with each run of imports sorted and no empty line inside a run. */
export function* sortImports(entries: Iterable<Entry>, source: string): Generator<Entry, void> {
  let run: Entry[] = [];
  for (const entry of entries) {
    if (entry.use !== null) {
      run.push(entry);
      continue;
    }
    yield* sortRun(run, source);
    run = [];
    yield entry;
  }
  yield* sortRun(run, source);
}

/** The file's own statements that are no imports. */
export function withoutImports({ module }: SyntaxTree): readonly Statement[] {
  return module.body.filter((node) => node.kind !== "Use");
}

function sortRun(run: readonly Entry[], source: string): readonly Entry[] {
  if (hasClash(run, source)) return run;
  const isAfterBlank = run[0]?.isAfterBlank === true;
  return run
    .map((entry) => ({ entry, key: entry.use === null ? "" : sortKey(entry.use, source) }))
    .sort((a, b) => compareText(a.key, b.key))
    .map(({ entry }, index) => ({ ...entry, isAfterBlank: index === 0 && isAfterBlank }));
}

/** Whether two imports give different things one name: the last of them counts, so that their order is part of the program. */
function hasClash(run: readonly Entry[], source: string): boolean {
  const meanings = new Map<string, string>();
  for (const { use } of run) {
    for (const [name, meaning] of use === null ? [] : namesOf(use, source)) {
      if ((meanings.get(name) ?? meaning) !== meaning) return true;
      meanings.set(name, meaning);
    }
  }
  return false;
}

/** The names that an import gives, each with what it means: a module's path, and of an item its name there. */
function namesOf({ path, items, alias }: Use, source: string): readonly (readonly [name: string, meaning: string])[] {
  const text = ({ start, end }: Span): string => source.slice(start, end);
  const module = path.map(text).join(".");
  const last = path.at(-1);
  if (items !== null) return items.map((item) => [text(item.alias ?? item.name), `${module} ${text(item.name)}`]);
  return last === undefined ? [] : [[text(alias ?? last), module]];
}

function sortKey({ path }: Use, source: string): string {
  const parts = path.map(({ start, end }) => source.slice(start, end));
  return `${STANDARD.has(parts[0] ?? "") ? 0 : 1}${parts.join(".")}`;
}

/** By code points, as the bytes of UTF-8 are ordered. */
function compareText(a: string, b: string): number {
  const [left, right] = [[...a], [...b]];
  for (let at = 0; at < Math.min(left.length, right.length); at++) {
    const difference = (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
