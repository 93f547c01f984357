// Reads the text of `yaoxiang.toml`: all that the compiler's readers know of it, and what is wrong with it. One value that does not fit
// keeps nothing else from being read. What the package commands need and a program does not is a warning: without it, it runs all the same.

import type { Diagnostic } from "../language/diagnostics/diagnostic.ts";
import { diagnostic, fix } from "../language/diagnostics/findings.ts";
import { type Dependency, readDependencies } from "./dependency-table.ts";
import type { FormatSettings } from "./format-settings.ts";
import { readFormatTable } from "./format-table.ts";
import { type LanguageSettings, readLanguageTable } from "./language-table.ts";
import { nearestName } from "./nearest-name.ts";
import { type Diagnosed, readTable } from "./table-reader.ts";
import { readToml, type TomlEntry, type TomlTable } from "./toml.ts";

export interface Manifest extends Diagnosed {
  /** Null where there is no such table. */
  readonly package: PackageFacts | null;
  /** In the order in which they are written, those for development last. */
  readonly dependencies: readonly Dependency[];
  readonly language: LanguageSettings;
  readonly format: FormatSettings;
  readonly runtime: RuntimeSettings;
  /** The files that are tests, as patterns; null where nothing says. */
  readonly testPatterns: readonly string[] | null;
  /** In order of position; offsets are UTF-16 units of the text. */
  readonly diagnostics: readonly Diagnostic[];
}

/** What a manifest says of its package; null for what it does not say, or says wrongly. */
export interface PackageFacts {
  readonly name: string | null;
  readonly version: string | null;
  readonly description: string | null;
  readonly authors: readonly string[] | null;
  readonly license: string | null;
}

export interface RuntimeSettings {
  readonly mode: "embedded" | "standard" | "full" | null;
  /** 0 for as many as there are processors. */
  readonly workers: number | null;
}

export function readManifest(text: string): Manifest {
  const toml = readToml(text);
  const root = toml.ok ? toml.root : NOTHING;
  const { entries } = root;
  const dependencies = readDependencies("dependencies", entries.get("dependencies"));
  const development = readDependencies("dev-dependencies", entries.get("dev-dependencies"));
  const language = readLanguageTable(entries.get("i18n"));
  const format = readFormatTable(entries.get("fmt"));
  const runtime = readRuntime(entries.get("runtime"));
  const test = readTest(entries.get("tool"));
  const itsPackage = readPackage(entries.get("package"));
  const read = [itsPackage, dependencies, development, language, format, runtime, test].flatMap(({ diagnostics }) => diagnostics);
  const found = toml.ok ? [...read, ...topLevelProblems(root, text)] : [toml.diagnostic];
  return {
    package: itsPackage.facts,
    dependencies: [...dependencies.dependencies, ...development.dependencies],
    language: language.settings,
    format: format.settings,
    runtime: runtime.settings,
    testPatterns: test.patterns,
    diagnostics: found.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end),
  };
}

const NOTHING: TomlTable = { kind: "table", span: { start: 0, end: 0 }, entries: new Map() };

/** The tables of a manifest. */
const TABLES: readonly string[] = ["package", "dependencies", "dev-dependencies", "i18n", "fmt", "runtime", "tool"];

/** Those of the user's own settings file. */
const USER_TABLES: readonly string[] = ["repl", "lint", "install"];

/** Named in the language's documents, and read by nothing. */
const DOCUMENTED_TABLES: readonly string[] = [
  ...["yaoxiang", "lib", "bin", "binaries", "exports", "build", "profile", "run", "tasks", "test", "target", "workspace"],
];

function topLevelProblems({ entries }: TomlTable, text: string): readonly Diagnostic[] {
  const unknown = [...entries].flatMap(([key, entry]) => topLevelProblem(key, entry) ?? []);
  // Only package commands miss it, and a workspace's root has none.
  if (entries.has("package") || entries.has("workspace")) return unknown;
  const [first] = entries.values();
  const span = first?.key ?? { start: 0, end: /^[^\r\n]*/.exec(text)?.[0].length ?? 0 };
  return [...unknown, diagnostic("manifest.missing-table", span, { table: "package" })];
}

function topLevelProblem(key: string, { key: span }: TomlEntry): Diagnostic | null {
  if (TABLES.includes(key)) return null;
  if (USER_TABLES.includes(key)) return diagnostic("manifest.users-table", span, { key });
  if (DOCUMENTED_TABLES.includes(key)) return diagnostic("manifest.not-read", span, { key });
  const known = nearestName(key.toLowerCase().replaceAll("_", "-"), TABLES);
  if (known === null) return diagnostic("manifest.unknown-table", span, { key });
  const repair = fix("fix.replace", { text: key, replacement: known }, [{ span, newText: known }]);
  return diagnostic("manifest.misspelled-table", span, { key, known }, { fixes: [repair] });
}

function readPackage(entry: TomlEntry | undefined): Diagnosed & { readonly facts: PackageFacts | null } {
  const table = readTable("package", entry);
  const facts = {
    name: table.string("name"),
    version: table.string("version"),
    description: table.string("description"),
    authors: table.strings("authors"),
    license: table.string("license"),
  };
  table.require("name");
  table.require("version");
  table.documented(["repository", "keywords"]);
  return { facts: entry?.value.kind === "table" ? facts : null, diagnostics: table.close() };
}

function readRuntime(entry: TomlEntry | undefined): Diagnosed & { readonly settings: RuntimeSettings } {
  const table = readTable("runtime", entry);
  const settings = { mode: table.choice("mode", ["embedded", "standard", "full"]), workers: table.integer("workers", 0, 1_000_000) };
  return { settings, diagnostics: table.close() };
}

/** `[tool.test]`; the other tables below `[tool]` belong to other tools. */
function readTest(entry: TomlEntry | undefined): Diagnosed & { readonly patterns: readonly string[] | null } {
  const isTable = entry?.value.kind === "table";
  const tool = readTable("tool", isTable ? undefined : entry);
  const table = readTable("tool.test", entry?.value.kind === "table" ? entry.value.entries.get("test") : undefined);
  const patterns = table.strings("patterns");
  return { patterns, diagnostics: [...tool.close(), ...table.close()] };
}
