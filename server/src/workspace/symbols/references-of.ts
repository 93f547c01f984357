// All places of a project that name what a path of names means: by what each place leads to, never by its text alone. Only files in whose
// text the name stands are resolved, and those in which it has another name by an import.

import type { Role } from "../../language/analysis/names/symbols.ts";
import type { Language } from "../../language/diagnostics/language.ts";
import type { Span } from "../../language/text/span.ts";
import type { ProjectFile } from "../project-file.ts";
import { compareProjectPaths } from "../snapshot.ts";
import { type FileNames, OPAQUE_TARGET, type TargetCode, UNKNOWN_TARGET } from "./file-names.ts";
import { mayBeMeant, meaningsIn, type WantedNames, wantedNames } from "./meanings.ts";
import { namedSymbols } from "./named-symbols.ts";
import type { ProjectNames } from "./names-index.ts";
import { modulePath, type ProjectSymbol } from "./project-symbol.ts";
import { filePage, type SourcePage, stdPage, stdSymbolIn } from "./source-page.ts";

/** A place in a file, or on a page of the standard library. */
interface Place {
  readonly page: SourcePage;
  readonly span: Span;
}

export interface FoundReference extends Place {
  readonly role: Role;
  /** Index in `definitions`. */
  readonly definition: number;
}

export interface FoundReferences {
  /** The symbols that are meant, more than one where the path means several. */
  readonly definitions: readonly ProjectSymbol[];
  /** By definition, then by file in the project's order and by place; places in the standard library's pages come last. */
  readonly references: readonly FoundReference[];
  /**
   * Places that may be references: they name a member, or an argument, like one of the definitions, of a value whose type is not known; or
   * something so called that is not known, be it that an import fails.
   */
  readonly unsure: readonly Place[];
}

/**
 * The references to every symbol whose path ends with `parts`. A module, or a name of the standard library, counts where it is used, where
 * `parts` say more than its name, or where nothing else has the name.
 */
export function referencesOf(project: ProjectNames, parts: readonly string[], language: Language): FoundReferences {
  const symbols = namedSymbols(project, parts);
  const wanted = wantedNames(project.snapshot, symbols);
  const { ofSymbols, unsure } = placesIn(filesNaming(project, symbols, wanted), wanted, symbols.length);
  const keepsAll = parts.length > 1 || !symbols.some(({ origin }) => origin === "file");
  const definitions: ProjectSymbol[] = [];
  const references: FoundReference[] = [];
  for (const [index, symbol] of symbols.entries()) {
    const places = ofSymbols[index] ?? [];
    if (!keepsAll && symbol.origin !== "file" && places.length === 0) continue;
    for (const place of withOwnPlace(symbol, places, language)) references.push({ ...place, definition: definitions.length });
    definitions.push(symbol);
  }
  return { definitions, references, unsure };
}

/** The places that name one symbol of a file, its definition among them, and those that may. */
export function referencesToSymbol(project: ProjectNames, symbol: ProjectSymbol): SymbolReferences {
  const wanted = wantedNames(project.snapshot, [symbol]);
  const { ofSymbols, unsure } = placesIn(filesNaming(project, [symbol], wanted), wanted, 1);
  return { references: ofSymbols[0] ?? [], unsure };
}

export interface SymbolReferences {
  readonly references: readonly Omit<FoundReference, "definition">[];
  readonly unsure: FoundReferences["unsure"];
}

interface NamingFile {
  readonly file: ProjectFile;
  readonly names: FileNames;
  readonly meanings: ReadonlyMap<TargetCode, number>;
}

/** The files that may name one of the symbols, in the project's order. */
function filesNaming(project: ProjectNames, symbols: readonly ProjectSymbol[], wanted: WantedNames): readonly NamingFile[] {
  const found = new Map<ProjectFile, NamingFile>();
  // the names that a symbol has somewhere: its own, and those that imports give it, which come up on the way
  const words = new Set(symbols.map(nameOf));

  function add(file: ProjectFile): void {
    if (found.has(file)) return;
    const names = project.namesOf(file);
    const meanings = meaningsIn(names, file, wanted);
    for (const code of meanings.keys()) {
      const symbol = names.symbols[code];
      if (symbol?.imported?.isAlias) words.add(symbol.name);
    }
    found.set(file, { file, names, meanings });
  }

  for (const word of words) for (const file of project.filesWith(word)) add(file);
  // also one that is in a folder which the project leaves out
  for (const symbol of symbols) if (symbol.origin === "file") add(symbol.file);
  return [...found.values()].sort((a, b) => compareProjectPaths(a.file.path, b.file.path));
}

function placesIn(files: readonly NamingFile[], wanted: WantedNames, symbolCount: number) {
  const ofSymbols = Array.from({ length: symbolCount }, (): Omit<FoundReference, "definition">[] => []);
  const unsure: Place[] = [];
  for (const { file, names, meanings } of files) {
    const page = filePage(file);
    for (let index = 0; index < names.referenceCount; index += 1) {
      const code = names.targetOf(index);
      const symbol = meanings.get(code);
      if (symbol !== undefined) {
        const { span, role } = names.reference(index);
        // after `as`, what is imported is not defined
        const isImport = role === "definition" && names.symbols[code]?.imported != null;
        ofSymbols[symbol]?.push({ page, span, role: isImport ? "import" : role });
      } else if (leadsNowhere(code, names)) {
        const { span, role } = names.reference(index);
        const name = file.text.slice(span.start, span.end);
        if (code === OPAQUE_TARGET ? mayBeMeant(wanted, name, role) : wanted.exported.has(name)) unsure.push({ page, span });
      }
    }
  }
  return { ofSymbols, unsure };
}

/** Whether what is named is not known: a member of who knows what, an unknown name, or what an import that fails would have given. */
function leadsNowhere(code: TargetCode, { symbols }: FileNames): boolean {
  if (code === OPAQUE_TARGET || code === UNKNOWN_TARGET) return true;
  const imported = symbols[code]?.imported;
  return imported != null && imported.module === null;
}

/** The places with the one where a symbol is defined of which no reference says so. */
function withOwnPlace(
  found: ProjectSymbol,
  places: readonly Omit<FoundReference, "definition">[],
  language: Language,
): readonly Omit<FoundReference, "definition">[] {
  const role = "definition";
  const start = { start: 0, end: 0 };
  switch (found.origin) {
    case "file":
      return places;
    case "module": {
      // a module begins with its file
      const { path } = found.file;
      const isLater = (place: Place): boolean => compareProjectPaths(place.page.name, path) >= 0;
      const at = places.findIndex(isLater);
      return places.toSpliced(at === -1 ? places.length : at, 0, { page: filePage(found.file), span: start, role });
    }
    case "std-module":
      return [...places, { page: stdPage(found.module, language), span: start, role }];
    case "std-name": {
      const { span } = stdSymbolIn(found.module, found.symbol, language);
      return [...places, { page: stdPage(found.module, language), span, role }];
    }
  }
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
