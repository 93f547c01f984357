// Renames a symbol of one text: every place that means it, by binding and never by spelling, or nothing and the reason. What is not known to
// mean it stays as it is, and is told of.

import { isTypeKind } from "../analysis/names/lookup.ts";
import { symbolOf } from "../analysis/names/symbols.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { diagnostic, relatedPlace } from "../diagnostics/findings.ts";
import { isBuiltinType, isBuiltinValue } from "../std/builtins.ts";
import { KIND } from "../syntax/kinds.ts";
import type { SyntaxTree } from "../syntax/parse.ts";
import type { Span, TextEdit } from "../text/span.ts";
import { firstDifference } from "./compare-models.ts";
import { editText } from "./edited-text.ts";
import { findSymbol } from "./find-symbol.ts";
import { isModuleLevel } from "./module-level.ts";
import { occurrencesOf } from "./occurrences.ts";
import type { RenameRequest } from "./rename-request.ts";
import { modelOfSource, type RenamingModel } from "./renaming-model.ts";
import { isMember, type SymbolGroup } from "./symbol-groups.ts";
import { type TreeFacts, treeFacts } from "./tree-facts.ts";

export interface Renamed {
  /** The text under the new name; as it was where `diagnostics` has an error. */
  readonly text: string;
  /** In order, without overlaps. */
  readonly edits: readonly TextEdit[];
  /** One error where nothing was renamed; else warnings and notes. Places are those of the old text. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Renames in a text that stands alone. `newName` is a name. In time linear in the length of the text. */
export function renameInSource(source: string, request: RenameRequest): Renamed {
  const model = modelOfSource(source);
  const facts = treeFacts(model.tree, request.name);
  const found = findSymbol(model, facts, request);
  if (found.kind === "refused") return refused(source, found.diagnostic);
  if (request.newName === request.name) return { text: source, edits: [], diagnostics: [] };
  return renameGroup({ model, facts, group: found.group, newName: request.newName }, modelOfSource);
}

/** A group of symbols that have one name, which the facts are about, and their new name. */
export interface GroupRename {
  readonly model: RenamingModel;
  readonly facts: TreeFacts;
  readonly group: SymbolGroup;
  readonly newName: string;
}

/** Renames the group. `read` makes the model of the text that comes of it, to see whether it is the same program. */
export function renameGroup({ model, facts, group, newName }: GroupRename, read: (source: string) => RenamingModel): Renamed {
  const { source } = model.tree;
  const taken = clash(model, group, newName);
  if (taken !== null) return refused(source, taken);
  const { changes, unsure } = occurrencesOf(model, facts, group, newName);
  const edits = changes.map(({ edit }) => edit);
  const edited = editText(source, edits);
  const difference = firstDifference({ before: model, after: read(edited.text), edited, changes, newName });
  if (difference !== null) return refused(source, difference);
  return { text: edited.text, edits, diagnostics: warnings(model, facts, group, unsure) };
}

function refused(source: string, because: Diagnostic): Renamed {
  return { text: source, edits: [], diagnostics: [because] };
}

/** What is plain without a second look: names of the language, and what stands beside the symbol under the new name. */
function clash({ names, tree }: RenamingModel, group: SymbolGroup, newName: string): Diagnostic | null {
  const taken = names.symbols.filter(({ name }) => name === newName);
  for (const id of group) {
    const symbol = symbolOf(names, id);
    const { kind, container, containerName, span } = symbol;
    if (isBuiltinValue(newName) || (isBuiltinType(newName) && (/^[A-Z]/.test(newName) || isTypeKind(kind)))) {
      return diagnostic("rename.new-std-name", span, { name: newName });
    }
    const isOwn = isMember(symbol);
    const isTopLevel = !isOwn && isModuleLevel(tree, symbol);
    const other = taken.find((each) => {
      if (isMember(each) !== isOwn) return false;
      return isOwn ? each.container === container && each.containerName === containerName : isTopLevel && isModuleLevel(tree, each);
    });
    if (other !== undefined) {
      const related = [relatedPlace("note.declared-here", other.span, { name: newName })];
      return diagnostic("rename.clash", span, { name: newName }, { related });
    }
  }
  return null;
}

/** What whoever renamed should look at. */
function warnings({ tree, names }: RenamingModel, facts: TreeFacts, group: SymbolGroup, unsure: readonly Span[]): readonly Diagnostic[] {
  const symbols = [...group].map((id) => symbolOf(names, id));
  const [first] = symbols;
  if (first === undefined) return [];
  const { name, span } = first;
  const found: Diagnostic[] = [];
  if (unsure.length > 0) {
    found.push(diagnostic("rename.unsure-places", span, { name, count: unsure.length }, { related: placesOf(unsure, name) }));
  }
  const unread = unreadWords(tree, facts, name);
  const [word] = unread;
  if (word !== undefined) {
    found.push(diagnostic("rename.unread-places", word, { name, count: unread.length }, { related: placesOf(unread, name) }));
  }
  const errors = tree.diagnostics.filter(({ severity }) => severity === "error");
  const [error] = errors;
  if (error !== undefined) found.push(diagnostic("rename.syntax-errors", error.span, { count: errors.length }));
  if (name === "main" && symbols.some((symbol) => symbol.kind === "function" && isModuleLevel(tree, symbol))) {
    found.push(diagnostic("rename.entry", span, { name }));
  }
  const open = symbols.find(({ isPublic }) => isPublic);
  if (open !== undefined) found.push(diagnostic("rename.public", open.span, { name }));
  return found;
}

const MOST_PLACES = 20;

function placesOf(spans: readonly Span[], name: string) {
  return spans.slice(0, MOST_PLACES).map((span) => relatedPlace("note.written-here", span, { name }));
}

/** Words of the text that are the name, and that the parser could make nothing of. */
function unreadWords({ tokens, source }: SyntaxTree, { names }: TreeFacts, name: string): readonly Span[] {
  const found: Span[] = [];
  for (let index = 0; index < tokens.count; index += 1) {
    const start = tokens.start(index);
    if (tokens.kind(index) !== KIND["<name>"] || names.has(start) || tokens.end(index) - start !== name.length) continue;
    if (source.startsWith(name, start)) found.push({ start, end: start + name.length });
  }
  return found;
}
