// The tables `[dependencies]` and `[dev-dependencies]`: a name and a version, or a table that says where the package is. What the compiler
// reads as "any version" because it does not understand it is told as a warning: it installs all the same.

import type { Diagnostic } from "../language/diagnostics/diagnostic.ts";
import { diagnostic } from "../language/diagnostics/findings.ts";
import type { Span } from "../language/text/span.ts";
import { type Diagnosed, kindTerm, unknownKey } from "./table-reader.ts";
import type { TomlEntry, TomlTable } from "./toml.ts";

/** A package that a project asks for. A `path` counts before a `git`. */
export interface Dependency {
  readonly name: string;
  /** Of the name, in UTF-16 units of the manifest. */
  readonly span: Span;
  readonly isForDevelopment: boolean;
  /** The requirement as written; `*` for any. */
  readonly version: string;
  readonly git: string | null;
  readonly path: string | null;
}

/** Reads the entry of one of the two tables, if the document has it. */
export function readDependencies(
  table: "dependencies" | "dev-dependencies",
  entry: TomlEntry | undefined,
): Diagnosed & { readonly dependencies: readonly Dependency[] } {
  if (entry === undefined) return { dependencies: [], diagnostics: [] };
  if (entry.value.kind !== "table") {
    const args = { key: table, expected: { term: "table" }, found: kindTerm(entry.value) } as const;
    return { dependencies: [], diagnostics: [diagnostic("manifest.wrong-type", entry.key, args)] };
  }
  const diagnostics: Diagnostic[] = [];
  const dependencies = [...entry.value.entries].map(([name, { key, value }]): Dependency => {
    const common = { name, span: key, isForDevelopment: table === "dev-dependencies" };
    if (value.kind === "string") return { ...common, version: value.value === "" ? "*" : value.value, git: null, path: null };
    if (value.kind === "table") return { ...common, ...readWhere(`${table}.${name}`, value, diagnostics) };
    diagnostics.push(diagnostic("manifest.dependency-value", value.span, { key: name, found: kindTerm(value) }));
    return { ...common, version: "*", git: null, path: null };
  });
  return { dependencies, diagnostics };
}

function readWhere(table: string, { entries }: TomlTable, diagnostics: Diagnostic[]): Pick<Dependency, "version" | "git" | "path"> {
  const text = (key: string): string | null => {
    const value = entries.get(key)?.value;
    if (value === undefined || value.kind === "string") return value?.value ?? null;
    diagnostics.push(diagnostic("manifest.dependency-value", value.span, { key, found: kindTerm(value) }));
    return null;
  };
  for (const [key, entry] of entries) {
    if (key === "workspace") diagnostics.push(diagnostic("manifest.not-read", entry.key, { key }));
    else if (!KEYS.includes(key)) diagnostics.push(unknownKey(table, key, entry, KEYS));
  }
  return { version: text("version") ?? "*", git: text("git"), path: text("path") };
}

const KEYS: readonly string[] = ["version", "git", "path"];
