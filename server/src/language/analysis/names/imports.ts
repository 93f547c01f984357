// What `use` binds: the module's last name or alias, or items and their aliases. Imports are bound before anything else of their block.

import { diagnostic, fix, relatedPlace } from "../../diagnostics/findings.ts";
import type { Statement, Use, UseItem } from "../../syntax/nodes.ts";
import { type Span, spanOf } from "../../text/span.ts";
import { type FoundExport, findExport, type ImportedModule } from "./imported-module.ts";
import { nearestExport, replaceBy } from "./lookup.ts";
import { removalOf } from "./removal.ts";
import type { Resolution } from "./resolution.ts";
import type { Declared, Scope } from "./scope.ts";
import type { Target } from "./symbols.ts";

/** Binds what the `use` statements among `body` import. */
export function bindImports(r: Resolution, body: readonly Statement[], scope: Scope): void {
  for (const statement of body) {
    const use = useOf(statement);
    if (use !== null) bindUse(r, use, scope);
  }
}

/** The import in a statement; `import std.io` of other languages is meant as one. */
function useOf(statement: Statement): Use | null {
  if (statement.kind === "Use") return statement;
  return statement.kind === "ForeignDeclaration" && statement.declared?.kind === "Use" ? statement.declared : null;
}

function bindUse(r: Resolution, use: Use, scope: Scope): void {
  const names = use.path.filter((part) => part.kind === "Name");
  const last = names.at(-1);
  if (last === undefined || names.length < use.path.length) return;
  const path = names.map((name) => r.text(name));
  const module = r.importedModule(path);
  if (module === null) reportMissingModule(r, use, path, last);
  if (use.items !== null) {
    const target: Target = module === null ? { kind: "unresolved", reason: "opaque" } : { kind: "export", module: module.module, path: [] };
    r.refer(last, "import", target, scope);
    for (const item of use.items) bindItem(r, item, path, module, scope);
    return;
  }
  const leadsTo = module === null ? null : { module, exported: null };
  const imported = { path, name: null, module: module?.module ?? null };
  const own = use.alias?.kind === "Name" ? use.alias : null;
  const facts = { kind: "module" as const, extent: use, home: scope, imported, leadsTo };
  const symbol = r.create({ ...facts, name: r.text(own ?? last), span: own ?? last });
  noteImport(r, symbol, own === null ? null : last, scope);
}

function bindItem(r: Resolution, item: UseItem, path: readonly string[], module: ImportedModule | null, scope: Scope): void {
  if (item.name.kind === "MissingName") return;
  const name = r.text(item.name);
  const found: FoundExport | null = module === null ? { kind: "opaque" } : findExport(module, name);
  if (found === null && module !== null) reportMissingExport(r, item.name, path, module);
  const own = item.alias?.kind === "Name" ? item.alias : null;
  const origin = found?.kind === "name" || found?.kind === "module" ? found.module : null;
  const symbol = r.create({
    name: own === null ? name : r.text(own),
    kind: found?.kind === "name" ? found.exported.kind : found?.kind === "module" ? "module" : "variable",
    span: own ?? item.name,
    extent: item,
    home: scope,
    // re-exports have been followed: the name in the defining module
    imported: {
      path,
      name: found?.kind === "module" ? null : found?.kind === "name" ? found.exported.name : name,
      module: origin?.module ?? null,
    },
    leadsTo: origin === null ? null : { module: origin, exported: found?.kind === "name" ? found.exported : null },
  });
  noteImport(r, symbol, own === null ? null : item.name, scope);
}

/** Binds the symbol; `original` is the name before an alias. */
function noteImport(r: Resolution, symbol: Declared, original: Span | null, scope: Scope): void {
  const { span, leadsTo } = symbol;
  if (original === null) r.refer(span, "import", symbol.target, scope);
  else {
    const path = leadsTo?.exported == null ? [] : [leadsTo.exported.name];
    const target: Target =
      leadsTo === null ? { kind: "unresolved", reason: "opaque" } : { kind: "export", module: leadsTo.module.module, path };
    r.refer(original, "import", target, scope);
    r.noteDefinition(span, symbol, scope);
  }
  const before = scope.own(symbol.name);
  if (before === undefined) scope.set(symbol.name, symbol);
  else if (before.imported !== null) reportSecondImport(r, symbol, before);
}

/** Reports what a module defines and imports under one name. */
export function reportImportClash(r: Resolution, imported: Declared, defined: Declared): void {
  const { name } = defined;
  const related = [relatedPlace("note.declared-here", defined.span, { name })];
  r.report(diagnostic("names.import-clash", imported.span, { name, module: imported.imported?.path.join(".") ?? "" }, { related }));
}

function reportSecondImport(r: Resolution, second: Declared, first: Declared): void {
  const { name } = second;
  const [a, b] = [originOf(first), originOf(second)];
  const related = [relatedPlace("note.declared-here", first.span, { name })];
  if (a.key === b.key) {
    const remove = r.text(second.extent).startsWith("use") ? [removeStatement(r, second.extent)] : [];
    r.report(diagnostic("names.imported-twice", second.span, { name }, { related, fixes: remove }));
  } else r.report(diagnostic("names.imported-from-two", second.span, { name, module: b.path, other: a.path }, { related }));
}

function removeStatement(r: Resolution, extent: Span) {
  return fix("fix.remove", { text: r.text(extent) }, [{ span: removalOf(r.source, extent), newText: "" }]);
}

/** What an import leads to, so that one name imported twice from one place is told from two names. */
function originOf({ imported, name, kind }: Declared): { readonly key: string; readonly path: string } {
  const path = imported?.path.join(".") ?? "";
  const inModule = imported?.name ?? (kind === "module" ? "" : name);
  return { key: `${imported?.module ?? path}\n${inModule}`, path };
}

/** What is not below `std` may be a file, which the caller knows about. */
function reportMissingModule(r: Resolution, use: Use, path: readonly string[], last: Span): void {
  if (path[0] !== "std") return;
  const module = path.join(".");
  const parent = r.importedModule(path.slice(0, -1));
  const name = path.at(-1) ?? "";
  if (path.length > 2 && use.items === null && parent !== null && findExport(parent, name) !== null) {
    const known = path.slice(0, -1).join(".");
    const asItem = use.alias === null ? [replaceBy(last, name, `{${name}}`)] : [];
    r.report(diagnostic("names.item-as-module", spanOf(last), { module, name, known }, { fixes: asItem }));
  } else r.report(diagnostic("names.missing-std-module", spanOf(last), { module }));
}

function reportMissingExport(r: Resolution, name: Span, path: readonly string[], module: ImportedModule): void {
  const args = { name: r.text(name), module: path.join(".") };
  const known = nearestExport(r, module, args.name);
  if (known === null) r.report(diagnostic("names.missing-export", spanOf(name), args));
  else r.report(diagnostic("names.misspelled-export", spanOf(name), { ...args, known }, { fixes: [replaceBy(name, args.name, known)] }));
}
