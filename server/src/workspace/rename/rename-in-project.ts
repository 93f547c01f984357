// Renames a symbol wherever a project names it: in the file that defines it by the rules of one file, in all others by what each place means.
// Nothing is changed here: what comes of the edits in other files shows once they are made (`problemOfRename`).

import { moduleShape } from "../../language/analysis/names/module-shape.ts";
import { type Reference, referenceAt, type SymbolId, symbolOf } from "../../language/analysis/names/symbols.ts";
import type { TypeProgram } from "../../language/analysis/types/program.ts";
import type { SemanticModel } from "../../language/analysis/types/semantic-model.ts";
import type { Place } from "../../language/analysis/types/type.ts";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.ts";
import { diagnostic } from "../../language/diagnostics/findings.ts";
import { renameGroup } from "../../language/rename/rename-in-source.ts";
import { type RenamingModel, readRenamingModel } from "../../language/rename/renaming-model.ts";
import { type SymbolGroup, symbolGroups } from "../../language/rename/symbol-groups.ts";
import { treeFacts } from "../../language/rename/tree-facts.ts";
import { parse } from "../../language/syntax/parse.ts";
import type { Span, TextEdit } from "../../language/text/span.ts";
import { moduleOf } from "../imported-modules.ts";
import type { ProjectFile } from "../project-file.ts";
import type { ProjectNames } from "../symbols/names-index.ts";
import { declaredPlace } from "./declared-place.ts";

/** A project in which something is to be renamed. */
export interface RenameHost {
  readonly names: ProjectNames;
  readonly program: TypeProgram;
  /** What is known of a file; of its types only what is asked for is worked out. */
  modelOf(file: ProjectFile): SemanticModel;
}

/** What stands at a place and can be renamed. */
export interface Renameable {
  /** The name at the place. */
  readonly span: Span;
  readonly name: string;
  /** The file that defines it. */
  readonly file: ProjectFile;
  readonly model: RenamingModel;
  readonly group: SymbolGroup;
}

export type FoundRenameable =
  | { readonly kind: "found"; readonly renameable: Renameable }
  /** There is a name, and it can't be renamed. */
  | { readonly kind: "refused"; readonly diagnostic: Diagnostic }
  | { readonly kind: "nothing" };

export interface FileEdits {
  readonly file: ProjectFile;
  /** In order, without overlaps. */
  readonly edits: readonly TextEdit[];
}

export type ProjectRename =
  | { readonly kind: "renamed"; readonly files: readonly FileEdits[]; readonly notes: readonly Diagnostic[] }
  /** The diagnostic's places are in `file`. */
  | { readonly kind: "refused"; readonly file: ProjectFile; readonly diagnostic: Diagnostic };

/** What the name at `offset` of a file means, if that is something of this project. */
export function findRenameable(host: RenameHost, file: ProjectFile, offset: number): FoundRenameable {
  const { snapshot } = host.names;
  const model = host.modelOf(file);
  const reference = referenceAt(model.names, offset);
  if (reference === null) return { kind: "nothing" };
  const { span, name } = reference;
  const alias = aliasOf(model, reference);
  const place = alias === null ? declaredPlace(model, model.module, reference) : { module: file.path, span: alias };
  const foreign = { kind: "refused", diagnostic: diagnostic("rename.std-name", span, { name }) } as const;
  if (place === null) return reference.target.kind === "unresolved" ? { kind: "nothing" } : foreign;
  const home = snapshot.files.find(({ path }) => path === place.module);
  if (home === undefined) return foreign;
  // a module is renamed by its file
  if (place.span.start === place.span.end) return { kind: "nothing" };
  const homeModel = renamingModelOf(host, home);
  const symbol = homeModel.names.symbols.find((each) => each.span.start === place.span.start && each.span.end === place.span.end);
  if (symbol === undefined) return { kind: "nothing" };
  const facts = treeFacts(homeModel.tree, symbol.name);
  const group = symbolGroups(homeModel, facts, symbol.name).find((each) => each.has(symbol.id));
  if (group === undefined) return { kind: "nothing" };
  return { kind: "found", renameable: { span, name: symbol.name, file: home, model: homeModel, group } };
}

/** Where an import gives what it imports another name, that name alone is meant. */
function aliasOf(model: SemanticModel, { target }: Reference): Span | null {
  if (target.kind !== "symbol") return null;
  const { imported, name, span } = symbolOf(model.names, target.symbol);
  if (imported === null) return null;
  return name === (imported.name ?? imported.path.at(-1)) ? null : span;
}

/** The edits in all files that name it; or why there are none. `newName` is a name. */
export function renameInProject(host: RenameHost, renameable: Renameable, newName: string): ProjectRename {
  const { file, model, group, name } = renameable;
  const { snapshot } = host.names;
  if (newName === name) return { kind: "renamed", files: [], notes: [] };
  const first = symbolOf(model.names, Math.min(...group));
  const facts = treeFacts(model.tree, name);
  const read = (source: string): RenamingModel => {
    const tree = parse(source);
    return readRenamingModel(tree, { ...moduleOf(snapshot, file), shape: moduleShape(tree) }, host.program);
  };
  const own = renameGroup({ model, facts, group, newName }, read);
  const refusal = own.diagnostics.find(({ severity }) => severity === "error");
  if (refusal !== undefined) return { kind: "refused", file, diagnostic: refusal };
  const places = [...group].map((id): Place => ({ module: file.path, span: symbolOf(model.names, id).span }));
  const isAlias = first.imported !== null;
  const others = isAlias ? [] : host.names.filesWith(name).filter((each) => each !== file);
  const files = others.flatMap((other): FileEdits[] => {
    const edits = editsIn(host, other, { name, newName, places });
    return edits.length === 0 ? [] : [{ file: other, edits }];
  });
  return { kind: "renamed", files: own.edits.length === 0 ? files : [{ file, edits: own.edits }, ...files], notes: own.diagnostics };
}

interface Wanted {
  readonly name: string;
  readonly newName: string;
  readonly places: readonly Place[];
}

/** The edits in a file that does not define it. */
function editsIn(host: RenameHost, file: ProjectFile, { name, newName, places }: Wanted): readonly TextEdit[] {
  const model = host.modelOf(file);
  const facts = treeFacts(model.tree, name);
  const isMeant = (place: Place | null): boolean =>
    place !== null && places.some((each) => each.module === place.module && each.span.start === place.span.start);
  return model.names.references.flatMap((reference): TextEdit[] => {
    if (reference.name !== name) return [];
    const { span } = reference;
    const field = facts.patternFields.get(span.start);
    if (field !== undefined && field.variable === null && reference.role === "definition") {
      // `{ x }` takes the field out and names a variable like it
      return isMeant(model.memberPlace(field.field)) ? [{ span: { start: span.start, end: span.start }, newText: `${newName}: ` }] : [];
    }
    return isMeant(declaredPlace(model, model.module, reference)) ? [{ span, newText: newName }] : [];
  });
}

/** Where in a file `name` stands for what is declared at one of the places. */
export function namesMeaning(host: RenameHost, file: ProjectFile, name: string, places: readonly Place[]): readonly Span[] {
  const model = host.modelOf(file);
  return model.names.references.flatMap((reference) => {
    if (reference.name !== name) return [];
    const place = declaredPlace(model, model.module, reference);
    return place !== null && places.some((each) => each.module === place.module && each.span.start === place.span.start)
      ? [reference.span]
      : [];
  });
}

/** The places where the symbols of a group are declared. */
export function placesOf({ file, model, group }: Renameable): readonly Place[] {
  return [...group].map((id: SymbolId): Place => ({ module: file.path, span: symbolOf(model.names, id).span }));
}

/** With all that is wrong in the file, which a rename may not add to. */
function renamingModelOf({ names: { snapshot }, program }: RenameHost, file: ProjectFile): RenamingModel {
  return readRenamingModel(snapshot.treeOf(file), moduleOf(snapshot, file), program);
}
