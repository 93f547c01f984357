// What users can set in their editor, under `yaoxiang`. What is missing, or is not of its kind, is as it is by default.

export interface Settings {
  readonly inlayHints: {
    readonly types: boolean;
    readonly parameterNames: boolean;
    readonly mutability: boolean;
    readonly constants: boolean;
  };
  readonly codeLens: { readonly references: boolean };
  readonly completion: { readonly autoImport: boolean };
  /** How long after the last edit diagnostics are sent, in milliseconds. */
  readonly diagnosticsDelay: number;
}

export const DEFAULT_SETTINGS: Settings = {
  inlayHints: { types: true, parameterNames: true, mutability: false, constants: true },
  codeLens: { references: true },
  completion: { autoImport: true },
  diagnosticsDelay: 150,
};

/** Reads what a client gives for the section `yaoxiang`. */
export function readSettings(given: unknown): Settings {
  const hints = part(given, "inlayHints");
  const defaults = DEFAULT_SETTINGS.inlayHints;
  return {
    inlayHints: {
      types: flag(hints, "types", defaults.types),
      parameterNames: flag(hints, "parameterNames", defaults.parameterNames),
      mutability: flag(hints, "mutability", defaults.mutability),
      constants: flag(hints, "constants", defaults.constants),
    },
    codeLens: { references: flag(part(given, "codeLens"), "references", DEFAULT_SETTINGS.codeLens.references) },
    completion: { autoImport: flag(part(given, "completion"), "autoImport", DEFAULT_SETTINGS.completion.autoImport) },
    diagnosticsDelay: delay(part(given, "diagnostics")["delay"]),
  };
}

type Section = Readonly<Record<string, unknown>>;

function part(value: unknown, name: string): Section {
  const inner = isSection(value) ? value[name] : undefined;
  return isSection(inner) ? inner : {};
}

function isSection(value: unknown): value is Section {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function flag(section: Section, name: string, otherwise: boolean): boolean {
  const value = section[name];
  return typeof value === "boolean" ? value : otherwise;
}

function delay(value: unknown): number {
  return typeof value === "number" && value >= 0 && value <= MOST_DELAY ? value : DEFAULT_SETTINGS.diagnosticsDelay;
}

const MOST_DELAY = 10_000;
