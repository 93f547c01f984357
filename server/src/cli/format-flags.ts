// From the flags of the mode `format` to what is to be done.

import { type FormatSettings, INDENT_WIDTH, LINE_WIDTH } from "../workspace/format-settings.ts";
import type { FlagValues } from "./flag-values.ts";

export interface FormatRequest {
  /** What becomes of the formatted text: it is printed, compared with the source, or written in its place. */
  readonly mode: "print" | "check" | "write";
  readonly input: FormatInput;
  readonly settings: FormatSettings;
}

/** `name` is what the text from stdin is called, if it has a name. */
export type FormatInput =
  | { readonly kind: "paths"; readonly paths: readonly string[] }
  | { readonly kind: "stdin"; readonly name: string | null };

/** The request, or what is wrong with the flags, in one line. */
export function readFormatFlags(values: FlagValues, paths: readonly string[]): FormatRequest | string {
  const isCheck = values["dry-run"] === true || values["check"] === true;
  const mode = isCheck ? "check" : values["write"] === true ? "write" : "print";
  const input = readInput(paths, values["stdin-filepath"]);
  if (typeof input === "string") return input;
  if (input.kind === "stdin" && mode === "write") return "--write is for files: what comes from stdin is printed";
  const lineWidth = readWidth(values["line-width"], LINE_WIDTH);
  if (lineWidth === null) return `--line-width must be a whole number from ${LINE_WIDTH.least} to ${LINE_WIDTH.most}`;
  const indentWidth = readWidth(values["indent"], INDENT_WIDTH);
  if (indentWidth === null) return `--indent must be a whole number from ${INDENT_WIDTH.least} to ${INDENT_WIDTH.most}`;
  const settings: FormatSettings = {
    ...lineWidth,
    ...indentWidth,
    ...(values["use-tabs"] === true ? { useTabs: true } : {}),
    ...(values["no-verify"] === true ? { verify: false } : {}),
  };
  return { mode, input, settings };
}

function readInput(paths: readonly string[], stdinPath: FlagValues[string]): FormatInput | string {
  const name = typeof stdinPath === "string" ? stdinPath : null;
  if (name === "") return "--stdin-filepath must not be empty";
  if (paths.includes("")) return "a path must not be empty";
  if (paths.length === 1 && paths[0] === "-") return { kind: "stdin", name };
  if (paths.includes("-")) return "- stands for stdin, and for nothing beside it";
  if (paths.length > 0) return name === null ? { kind: "paths", paths } : "--stdin-filepath is for stdin: give - in place of paths";
  return name === null ? "which file or folder? (- is stdin)" : { kind: "stdin", name };
}

/** What a width's flag sets: nothing where it is not given; null for what is no width. */
function readWidth(
  value: FlagValues[string],
  { least, most, set }: { readonly least: number; readonly most: number; set(value: number): FormatSettings },
): FormatSettings | null {
  if (value === undefined) return {};
  if (typeof value !== "string" || !/^\d+$/.test(value)) return null;
  const width = Number(value);
  return width >= least && width <= most ? set(width) : null;
}
