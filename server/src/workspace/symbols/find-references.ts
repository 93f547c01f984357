// All places of a project that name what a path of names means: by what each place leads to, never by its text alone. Only files in whose
// text the name stands are resolved, and those in which it has another name by an import.

import type { Role } from "../../language/analysis/names/symbols.ts";
import type { Language } from "../../language/diagnostics/language.ts";
import type { Span } from "../../language/text/span.ts";
import type { ProjectFile } from "../project-file.ts";
import { type FileNames, OPAQUE_TARGET, type TargetCode } from "./file-names.ts";
import { namedSymbols } from "./named-symbols.ts";
import type { ProjectNames } from "./names-index.ts";
import { exportPath, moduleKey, modulePath, type ProjectSymbol } from "./project-symbol.ts";
import { filePage, type SourcePage, stdPage, stdSymbolIn } from "./source-page.ts";

export interface FoundReference {
  readonly page: SourcePage;
  readonly span: Span;
  readonly role: Role;
  /** Index in `definitions`. */
  readonly definition: number;
}

export interface FoundReferences {
  /** The symbols that are meant, more than one where the path means several. */
  readonly definitions: readonly ProjectSymbol[];
  /** By definition, then by file in the project's order and by place; places in the standard library's pages come last. */
  readonly references: readonly FoundReference[];
  /** Places that name a member, or an argument, like one of the definitions, of a value whose type is not known: they may be references. */
  readonly unsure: readonly Omit<FoundReference, "definition" | "role">[];
}

/**
 * The references to every symbol whose path ends with `parts`. A module, or a name of the standard library, counts where it is used, where
 * `parts` say more than its name, or where nothing else has the name.
 */
export function findReferences(project: ProjectNames, parts: readonly string[], language: Language): FoundReferences {
  const symbols = namedSymbols(project, parts);
  const found = placesOf(project, symbols, language);
  const isOfFile = (index: number): boolean => symbols[index]?.origin === "file";
  const keepsAll = parts.length > 1 || !symbols.some((_, index) => isOfFile(index));
  const used = new Set(found.references.filter(({ role }) => role !== "definition").map(({ definition }) => definition));
  const numbers = new Map<number, number>();
  for (const [index] of symbols.entries()) if (keepsAll || isOfFile(index) || used.has(index)) numbers.set(index, numbers.size);
  return {
    definitions: symbols.filter((_, index) => numbers.has(index)),
    references: found.references.flatMap((reference) => {
      const definition = numbers.get(reference.definition);
      return definition === undefined ? [] : [{ ...reference, definition }];
    }),
    unsure: found.unsure,
  };
}

function placesOf(
  project: ProjectNames,
  symbols: readonly ProjectSymbol[],
  language: Language,
): Pick<FoundReferences, "references" | "unsure"> {
  const wanted = wantedNames(project, symbols);
  const references: FoundReference[] = [];
  const unsure: { page: SourcePage; span: Span }[] = [];
  const seen = new Set<ProjectFile>();
  // the names that it has somewhere: its own, and those that imports give it
  const words = new Set(symbols.map(nameOf));

  function scan(file: ProjectFile): void {
    if (seen.has(file)) return;
    seen.add(file);
    const names = project.namesOf(file);
    const meanings = meaningsIn(names, file, wanted);
    for (const { imported, name, id } of names.symbols) if (imported?.isAlias && meanings.has(id)) words.add(name);
    const page = filePage(file);
    for (let index = 0; index < names.referenceCount; index += 1) {
      const code = names.targetOf(index);
      const definition = meanings.get(code);
      if (definition === undefined && (code !== OPAQUE_TARGET || wanted.inside.size === 0)) continue;
      const { span, role } = names.reference(index);
      if (definition !== undefined) {
        // after `as`, what is imported is not defined
        const isImport = role === "definition" && names.symbols[code]?.imported != null;
        references.push({ page, span, role: isImport ? "import" : role, definition });
      } else if (mayBeMeant(wanted, file.text.slice(span.start, span.end), role)) unsure.push({ page, span });
    }
  }

  // words that come up on the way are gone through, too
  for (const word of words) for (const file of project.filesWith(word)) scan(file);
  for (const found of symbols) if (found.origin === "file") scan(found.file);
  for (const [definition, symbol] of symbols.entries()) {
    const place = ownPlace(symbol, language);
    if (place !== null) references.push({ ...place, role: "definition", definition });
  }
  const order = new Map(project.snapshot.files.map((file, index) => [file.path, index]));
  const orderOf = ({ name }: SourcePage): number => order.get(name) ?? order.size;
  const byPlace = (a: { page: SourcePage; span: Span }, b: { page: SourcePage; span: Span }): number =>
    orderOf(a.page) - orderOf(b.page) || compare(a.page.name, b.page.name) || a.span.start - b.span.start;
  return {
    references: references.sort((a, b) => a.definition - b.definition || byPlace(a, b)),
    unsure: unsure.sort(byPlace),
  };
}

/** What references can say that mean one of the symbols. */
interface WantedNames {
  /** By file, symbols of its own. */
  readonly own: ReadonlyMap<ProjectFile, ReadonlyMap<TargetCode, number>>;
  /** By module and path, as `foreignKey` writes them. */
  readonly foreign: ReadonlyMap<string, number>;
  /** The names among them that stand behind a dot, or before the `=` of a named argument: which of the two is said. */
  readonly inside: ReadonlyMap<string, ReadonlySet<"member" | "argument">>;
}

/** Whether a name of something unknown can be that of one of the symbols. */
function mayBeMeant({ inside }: WantedNames, name: string, role: Role): boolean {
  const places = inside.get(name);
  return places !== undefined && role !== "import" && (role === "write" || places.has("member"));
}

function wantedNames({ snapshot }: ProjectNames, symbols: readonly ProjectSymbol[]): WantedNames {
  const own = new Map<ProjectFile, Map<TargetCode, number>>();
  const foreign = new Map<string, number>();
  const inside = new Map<string, Set<"member" | "argument">>();
  for (const [index, found] of symbols.entries()) {
    if (found.origin === "file") {
      const ofFile = own.get(found.file) ?? new Map<TargetCode, number>();
      own.set(found.file, ofFile.set(found.symbol.id, index));
      const { kind, name } = found.symbol;
      const place = kind === "field" || kind === "method" ? "member" : kind === "parameter" ? "argument" : null;
      if (place !== null) inside.set(name, new Set(inside.get(name)).add(place));
    }
    const path = exportPath(snapshot, found);
    if (path !== null) foreign.set(foreignKey(moduleKey(found), path), index);
  }
  return { own, foreign, inside };
}

function foreignKey(module: string, path: readonly string[]): string {
  return `${module}\n${path.join(".")}`;
}

/** By target code in a file, the index of the symbol that is meant. */
function meaningsIn(names: FileNames, file: ProjectFile, { own, foreign }: WantedNames): ReadonlyMap<TargetCode, number> {
  const meanings = new Map(own.get(file));
  const add = (code: TargetCode, module: string, path: readonly string[]): void => {
    const index = foreign.get(foreignKey(module, path));
    if (index !== undefined && !meanings.has(code)) meanings.set(code, index);
  };
  for (const { id, imported } of names.symbols) {
    if (imported !== null && imported.module !== null) add(id, imported.module, imported.name === null ? [] : [imported.name]);
  }
  for (const [index, { module, path }] of names.foreign.entries()) add(names.symbols.length + index, module, path);
  return meanings;
}

function nameOf(found: ProjectSymbol): string {
  switch (found.origin) {
    case "file":
    case "std-name":
      return found.symbol.name;
    case "module":
      return modulePath(found.file).at(-1) ?? "";
    case "std-module":
      return found.module.slice(found.module.lastIndexOf(".") + 1);
  }
}

/** Where a symbol is defined for which no reference says so: a module begins with its file, what the standard library has is on a page. */
function ownPlace(found: ProjectSymbol, language: Language): { readonly page: SourcePage; readonly span: Span } | null {
  switch (found.origin) {
    case "file":
      return null;
    case "module":
      return { page: filePage(found.file), span: { start: 0, end: 0 } };
    case "std-module":
      return { page: stdPage(found.module, language), span: { start: 0, end: 0 } };
    case "std-name":
      return { page: stdPage(found.module, language), span: stdSymbolIn(found.module, found.symbol, language).span };
  }
}

function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
