// From the flags of the mode `format` to what is to be done.

import { type FormatSettings, INDENT_WIDTH, LINE_WIDTH } from "../workspace/format-settings.ts";
import type { FlagValues } from "./flag-values.ts";
import type { FlagWords } from "./messages/flag-words.ts";

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
export function readFormatFlags(values: FlagValues, paths: readonly string[], words: FlagWords): FormatRequest | string {
  const isCheck = values["dry-run"] === true || values["check"] === true;
  const mode = isCheck ? "check" : values["write"] === true ? "write" : "print";
  const input = readInput(paths, values["stdin-filepath"], words);
  if (typeof input === "string") return input;
  if (input.kind === "stdin" && mode === "write") return words.writeOfStdin;
  const lineWidth = readWidth(values["line-width"], LINE_WIDTH);
  if (lineWidth === null) return words.notWholeNumber("--line-width", LINE_WIDTH.least, LINE_WIDTH.most);
  const indentWidth = readWidth(values["indent"], INDENT_WIDTH);
  if (indentWidth === null) return words.notWholeNumber("--indent", INDENT_WIDTH.least, INDENT_WIDTH.most);
  const settings: FormatSettings = {
    ...lineWidth,
    ...indentWidth,
    ...(values["use-tabs"] === true ? { useTabs: true } : {}),
    ...(values["no-verify"] === true ? { verify: false } : {}),
  };
  return { mode, input, settings };
}

function readInput(paths: readonly string[], stdinPath: FlagValues[string], words: FlagWords): FormatInput | string {
  const name = typeof stdinPath === "string" ? stdinPath : null;
  if (name === "") return words.emptyValue("--stdin-filepath");
  if (paths.includes("")) return words.emptyPath;
  if (paths.length === 1 && paths[0] === "-") return { kind: "stdin", name };
  if (paths.includes("-")) return words.stdinBesidePaths;
  if (paths.length > 0) return name === null ? { kind: "paths", paths } : words.stdinNameBesidePaths;
  return name === null ? words.noInput : { kind: "stdin", name };
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
