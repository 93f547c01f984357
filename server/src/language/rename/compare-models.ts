// Whether a renamed program is the same program: it is read again, and every name has to lead to the symbol that it led to before, and no
// diagnostic may be there that was not. Whatever a new name can do, capture or clash, shows in one of the two.

import { type Reference, type SemanticSymbol, symbolOf } from "../analysis/names/symbols.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { diagnostic, relatedPlace } from "../diagnostics/findings.ts";
import type { EditedText } from "./edited-text.ts";
import type { Occurrence } from "./occurrences.ts";
import type { RenamingModel } from "./renaming-model.ts";

export interface RenamedProgram {
  readonly before: RenamingModel;
  readonly after: RenamingModel;
  readonly edited: EditedText;
  /** In the order of the edits. */
  readonly changes: readonly Occurrence[];
  readonly newName: string;
}

/** The first thing that is another one in the renamed program; null where it is the same. Places are those of the old text. */
export function firstDifference(program: RenamedProgram): Diagnostic | null {
  const landings = landingsOf(program);
  const problems = differentProblems(program, landings);
  // two definitions in one place say more than what comes of them
  const clash = problems.find(({ finding }) => finding === "rename.clash") ?? null;
  return differentTokens(program) ?? clash ?? differentMeaning(program, landings) ?? problems[0] ?? null;
}

/** Where each renamed place is in the new text, by where it was. */
function landingsOf({ changes, edited }: RenamedProgram): ReadonlyMap<number, number> {
  const landings = new Map<number, number>();
  for (const [index, { place, lands }] of changes.entries()) {
    if (place !== null && lands !== null) landings.set(place, edited.startOf(index) + lands);
  }
  return landings;
}

/** A name has become a keyword, or part of another token: `x"a"`, `f"a"`. */
function differentTokens({ before, after, changes, newName }: RenamedProgram): Diagnostic | null {
  if (changes.some(({ isSplit, merged, lands }) => isSplit || merged !== null || lands === null)) return null;
  const [old, now] = [before.tree.tokens, after.tree.tokens];
  for (let index = 0; index < old.count; index += 1) {
    if (old.kind(index) === now.kind(index)) continue;
    return diagnostic("rename.misread", { start: old.start(index), end: old.end(index) }, { name: newName });
  }
  return null;
}

function differentMeaning(program: RenamedProgram, landings: ReadonlyMap<number, number>): Diagnostic | null {
  const { before, after, edited, changes, newName } = program;
  const placeNow = (offset: number): number => landings.get(offset) ?? edited.moved(offset);
  const now = new Map(after.names.references.map((reference) => [reference.span.start, reference]));
  const merged = new Set(changes.flatMap((change) => change.merged ?? []));
  const vanished = new Set(changes.flatMap(({ place, lands }) => (lands === null && place !== null ? [place] : [])));
  let kept = 0;
  for (const reference of before.names.references) {
    const { start } = reference.span;
    if (merged.has(start) || vanished.has(start)) continue;
    kept += 1;
    const found = now.get(placeNow(start));
    if (found === undefined) return diagnostic("rename.misread", reference.span, { name: newName });
    const [old, meant] = [meaningIn(before, reference), meaningIn(after, found)];
    const isSame =
      old.symbol === null ? meant.symbol === null && meant.key === old.key : meant.symbol?.span.start === placeNow(old.symbol.span.start);
    if (!isSame) return captured(program, reference, meant.symbol);
  }
  const added = changes.filter(({ isSplit }) => isSplit).length;
  const last = before.names.references.at(-1);
  if (after.names.references.length === kept + added || last === undefined) return null;
  return diagnostic("rename.misread", last.span, { name: newName });
}

/** The symbol that a reference means, else what it leads to, as a text. */
function meaningIn(model: RenamingModel, reference: Reference): { readonly symbol: SemanticSymbol | null; readonly key: string } {
  const meaning = model.meaningOf(reference);
  if (typeof meaning === "number") return { symbol: symbolOf(model.names, meaning), key: "" };
  const { target } = reference;
  switch (target.kind) {
    case "symbol":
      return { symbol: symbolOf(model.names, target.symbol), key: "" };
    case "export":
      return { symbol: null, key: `${target.module} ${target.path.join(".")}` };
    case "builtin":
      return { symbol: null, key: `builtin ${target.name}` };
    case "unresolved":
      return { symbol: null, key: `${target.reason} ${meaning}` };
  }
}

function captured({ edited, newName }: RenamedProgram, reference: Reference, meant: SemanticSymbol | null): Diagnostic {
  const { span } = meant ?? {};
  const related = span === undefined ? [] : [relatedPlace("note.declared-here", oldSpan(edited, span), { name: newName })];
  return diagnostic("rename.capture", reference.span, { name: newName }, { related });
}

function oldSpan(edited: EditedText, span: { readonly start: number; readonly end: number }) {
  const start = edited.before(span.start);
  return { start, end: Math.max(start, edited.before(span.end)) };
}

/**
 * Diagnostics that only one of the two programs has at their places. What is unused is not a matter of names. Of what is gone only a wrong
 * meaning counts: two things of one name may have been what was wrong.
 */
function differentProblems(
  { before, after, edited, newName }: RenamedProgram,
  landings: ReadonlyMap<number, number>,
): readonly Diagnostic[] {
  const key = (code: string, start: number): string => `${code} ${start}`;
  const left = new Map<string, number>();
  for (const { code, span } of after.diagnostics) left.set(key(code, span.start), (left.get(key(code, span.start)) ?? 0) + 1);
  const take = (at: string): boolean => {
    const count = left.get(at) ?? 0;
    if (count > 0) left.set(at, count - 1);
    return count > 0;
  };
  const gone = before.diagnostics.filter(({ code, span: { start } }) => {
    // of what is imported, or is a field and a variable, it may stay with the word or go with the new one
    const landed = landings.get(start);
    return !take(key(code, edited.moved(start))) && !(landed !== undefined && take(key(code, landed))) && /^E1[0-9]/.test(code);
  });
  const added = after.diagnostics.filter(({ code, span }) => take(key(code, span.start)) && !code.startsWith("W"));
  return [
    ...added.map((each) => problem(each, edited, newName)),
    ...gone.map(({ span }) => diagnostic("rename.misread", span, { name: newName })),
  ];
}

const TWICE: ReadonlySet<string> = new Set(["E2002", "E2010", "E2013"]);

function problem({ code, span, related = [] }: Diagnostic, edited: EditedText, name: string): Diagnostic {
  const at = oldSpan(edited, span);
  if (!TWICE.has(code)) return diagnostic("rename.new-problem", at, { name, problem: code });
  const places = related.map((place) => relatedPlace("note.declared-here", oldSpan(edited, place.span), { name }));
  return diagnostic(code === "E2002" ? "rename.clash" : "rename.hides", at, { name }, { related: places });
}
