// All that users can read, in one list: every entry of every catalogue in both languages. A catalogue that is added has to be named here.

import { EN as EN_SERVER } from "../../mcp/src/messages/en.ts";
import { ZH as ZH_SERVER } from "../../mcp/src/messages/zh.ts";
import { EN as EN_COMMANDS } from "../../server/src/cli/messages/en.ts";
import { ZH as ZH_COMMANDS } from "../../server/src/cli/messages/zh.ts";
import { EN as EN_DIAGNOSTICS } from "../../server/src/language/diagnostics/messages/en.ts";
import { ZH as ZH_DIAGNOSTICS } from "../../server/src/language/diagnostics/messages/zh.ts";
import { STD_MODULES } from "../../server/src/language/std/std-modules.ts";
import { EN as EN_EDITORS } from "../../server/src/lsp/messages/en.ts";
import { ZH as ZH_EDITORS } from "../../server/src/lsp/messages/zh.ts";

/** A text in one language. What it is given stands in it as `{0}`, `{1}`; in the templates of diagnostics by name. */
export interface Text {
  readonly text: string;
  /** The parameters that are shown. */
  readonly shown: readonly string[];
  /** Those on which the text depends without showing them. */
  readonly minded: readonly string[];
}

export interface Entry {
  /** `commands.flags.noMode`: the catalogue, and the way to the entry in it. */
  readonly id: string;
  readonly en: Text;
  readonly zh: Text;
}

export interface Walk {
  readonly entries: readonly Entry[];
  /** What one language has and the other has not. */
  readonly unmatched: readonly string[];
}

const CATALOGUES: Readonly<Record<string, { readonly en: unknown; readonly zh: unknown }>> = {
  diagnostics: { en: EN_DIAGNOSTICS, zh: ZH_DIAGNOSTICS },
  commands: { en: EN_COMMANDS, zh: ZH_COMMANDS },
  server: { en: EN_SERVER, zh: ZH_SERVER },
  editors: { en: EN_EDITORS, zh: ZH_EDITORS },
  library: {
    en: STD_MODULES.map(({ doc, declarations }) => [doc.en, declarations.map((each) => each.doc.en)]),
    zh: STD_MODULES.map(({ doc, declarations }) => [doc.zh, declarations.map((each) => each.doc.zh)]),
  },
};

/** Every text of every catalogue. */
export function walkCatalogues(): Walk {
  const walks = Object.entries(CATALOGUES).map(([name, { en, zh }]) => walk(name, en, zh));
  return { entries: walks.flatMap(({ entries }) => entries), unmatched: walks.flatMap(({ unmatched }) => unmatched) };
}

/** The texts below an entry of a catalogue. */
export function walk(id: string, en: unknown, zh: unknown): Walk {
  const [english, chinese] = [textOf(en), textOf(zh)];
  if (english !== null && chinese !== null) return { entries: [{ id, en: english, zh: chinese }], unmatched: [] };
  if (!isTable(en) || !isTable(zh)) return { entries: [], unmatched: [id] };
  const keys = [...new Set([...Object.keys(en), ...Object.keys(zh)])];
  const walks = keys.map((key) => walk(`${id}.${key}`, en[key], zh[key]));
  return { entries: walks.flatMap(({ entries }) => entries), unmatched: walks.flatMap(({ unmatched }) => unmatched) };
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** A template, or what a function makes of marks in place of its arguments; null for what is neither. */
function textOf(value: unknown): Text | null {
  if (typeof value === "string") return { text: value, shown: parametersIn(value), minded: [] };
  if (!isSaying(value)) return null;
  const marks = Array.from({ length: value.length }, (_, index) => `{${index}}`);
  const text = said(value, marks);
  const shown = parametersIn(text);
  const others = marks.map((_, index) => String(index)).filter((index) => !shown.includes(index));
  const without = (index: string) => marks.map((mark, at) => (String(at) === index ? null : mark));
  return { text, shown, minded: others.filter((index) => said(value, without(index)) !== text) };
}

/** An entry with parameters. */
export type Saying = (...args: never) => unknown;

export function isSaying(value: unknown): value is Saying {
  return typeof value === "function";
}

/** What an entry with parameters says. One that wants a list gets a list of one thing. */
export function said(entry: Saying, args: readonly unknown[]): string {
  try {
    return String(Reflect.apply(entry, undefined, args));
  } catch {
    return String(
      Reflect.apply(
        entry,
        undefined,
        args.map((each, index) => (index === 0 ? [each] : each)),
      ),
    );
  }
}

function parametersIn(text: string): readonly string[] {
  return [...new Set(Array.from(text.matchAll(/\{(\w+)(?:\|[^{}|]+\|[^{}|]+)?\}/g), (match) => match[1] ?? ""))].sort();
}

/** The text as its reader sees it, without what is code: in backticks, flags and file names at the start of a line of help, marks of arguments. */
export function proseOf({ text }: Text): string {
  return text
    .replace(/`[^`]*`/g, "``")
    .replace(/\{\w+\|[^{}|]+\|([^{}|]+)\}/g, "$1")
    .replace(/^yaoxiang-tools .*$/gm, "")
    .replace(/(?<= |^)--?[a-z][a-z-]*(?= |$)/g, "``")
    .replace(/^ {2,}(?:-|MODE|[a-z]+ *\|)\S*.*?(?: {2,}|$)/gm, "");
}
