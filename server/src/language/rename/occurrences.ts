// Every place that means a group of symbols, and what each becomes under a new name. Most are replaced; where one word stands for a field and
// a variable, or for what is imported and its name here, the other meaning keeps its word.

import { symbolOf } from "../analysis/names/symbols.ts";
import type { Span, TextEdit } from "../text/span.ts";
import type { RenamingModel } from "./renaming-model.ts";
import type { SymbolGroup } from "./symbol-groups.ts";
import type { PatternField, TreeFacts } from "./tree-facts.ts";

/** One place under its new name. Offsets are UTF-16. */
export interface Occurrence {
  readonly edit: TextEdit;
  /** The offset at which names know the place; null where they know it as something else. */
  readonly place: number | null;
  /** Where the name stands then, counted from where the edit begins in the new text; null where one word is left for two meanings. */
  readonly lands: number | null;
  /** The place that is no longer one, since one word has both meanings now. */
  readonly merged: number | null;
  /** Whether a word with two meanings has become two words. */
  readonly isSplit: boolean;
}

export interface Occurrences {
  /** In order, without overlaps. */
  readonly changes: readonly Occurrence[];
  /** Where the name stands behind something of unknown type, and may mean one of the symbols. */
  readonly unsure: readonly Span[];
}

/** The places of `group`, whose name becomes `newName`. `name` is what the facts are about. */
export function occurrencesOf(model: RenamingModel, facts: TreeFacts, group: SymbolGroup, newName: string): Occurrences {
  const symbols = [...group].map((id) => symbolOf(model.names, id));
  const [{ name } = { name: "" }] = symbols;
  const isMember = symbols.some(({ kind, isPublic }) => kind === "field" || kind === "method" || (kind === "function" && isPublic));
  const isField = symbols.some(({ kind }) => kind === "field");
  const isArgument = isField || symbols.some(({ kind }) => kind === "parameter");
  const changes: Occurrence[] = [];
  const unsure: Span[] = [];
  const needsTargets = facts.patternFields.size > 0 || facts.namedArguments.size > 0;
  const targets = new Map(needsTargets ? model.names.references.map((each) => [each.span.start, each.target]) : []);

  /** Whether what is called begins with a name that is imported: it is nothing of this file. */
  function isForeign(callee: number | null): boolean {
    const target = callee === null ? undefined : targets.get(callee);
    return target?.kind === "symbol" && symbolOf(model.names, target.symbol).imported !== null;
  }

  for (const reference of model.names.references) {
    if (reference.name !== name) continue;
    const meaning = model.meaningOf(reference);
    const field = facts.patternFields.get(reference.span.start);
    if (typeof meaning === "number" && group.has(meaning)) {
      const symbol = symbolOf(model.names, meaning);
      const isImport = symbol.imported !== null && symbol.span.start === reference.span.start;
      if (isImport) changes.push(ofImport(model, symbol.extent, reference.span, reference.role === "import", newName));
      else if (field !== undefined) changes.push(ofPatternField(model, field, reference.span, newName));
      else changes.push(replaced(reference.span, newName));
    } else if (meaning === "unknown" && reference.role !== "import") {
      const callee = facts.namedArguments.get(reference.span.start);
      if (callee === undefined ? isMember : isArgument && !isForeign(callee)) unsure.push(reference.span);
    } else if (isField && field !== undefined && field.variable === null && reference.role === "definition") {
      // the reference is to the variable, what is asked is the field
      const record = field.record === null ? undefined : targets.get(field.record.start);
      const told = model.fieldAt(field.field);
      const isOfRecord = record?.kind === "symbol" && symbols.some(({ container }) => container === record.symbol);
      if (isOfRecord || (typeof told === "number" && group.has(told))) changes.push(fieldSplit(field, newName));
      else if (told === "unknown" && record === undefined) unsure.push(reference.span);
    }
  }
  return { changes: changes.sort((a, b) => a.edit.span.start - b.edit.span.start), unsure };
}

const PLAIN = { merged: null, isSplit: false };

function replaced(span: Span, newText: string): Occurrence {
  return { ...PLAIN, edit: { span: { start: span.start, end: span.end }, newText }, place: span.start, lands: 0 };
}

/** `{ x }` is `{ x: new }` where the variable is renamed; `{ x: old }` is `{ x }` where it becomes the same. */
function ofPatternField(model: RenamingModel, { field, variable }: PatternField, at: Span, newName: string): Occurrence {
  const isField = at.start === field.start && variable !== null;
  if (variable === null) {
    const edit = { span: { start: field.end, end: field.end }, newText: `: ${newName}` };
    return { edit, place: at.start, lands: 2, merged: null, isSplit: true };
  }
  const { source } = model.tree;
  const other = isField ? variable : field;
  if (source.slice(other.start, other.end) !== newName) return replaced(at, newName);
  if (isField) {
    const edit = { span: { start: field.start, end: variable.start }, newText: "" };
    return { edit, place: at.start, lands: null, merged: null, isSplit: false };
  }
  const edit = { span: { start: field.end, end: variable.end }, newText: "" };
  return { edit, place: at.start, lands: field.start - field.end, merged: field.start, isSplit: false };
}

/** `{ x }` is `{ new: x }` where the field is renamed. */
function fieldSplit({ field }: PatternField, newName: string): Occurrence {
  const edit = { span: { start: field.start, end: field.start }, newText: `${newName}: ` };
  return { edit, place: null, lands: 0, merged: null, isSplit: true };
}

/** What is imported keeps its name and gets an alias, or loses one that says the same. */
function ofImport(model: RenamingModel, extent: Span, at: Span, isOwnName: boolean, newName: string): Occurrence {
  if (isOwnName) {
    const edit = { span: { start: at.end, end: at.end }, newText: ` as ${newName}` };
    return { edit, place: at.start, lands: " as ".length, merged: null, isSplit: true };
  }
  const { references } = model.names;
  const original = references.findLast(({ span, role }) => role === "import" && extent.start <= span.start && span.end <= at.start);
  if (original === undefined || original.name !== newName) return replaced(at, newName);
  const edit = { span: { start: original.span.end, end: at.end }, newText: "" };
  return { edit, place: at.start, lands: original.span.start - original.span.end, merged: original.span.start, isSplit: false };
}
