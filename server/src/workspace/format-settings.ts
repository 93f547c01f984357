// The settings of the formatter that files and flags can make: their names in `[fmt]`, their types and their limits, each in this one place.

import type { FormatOptions } from "../language/format/options.ts";

/** Some of the options; what is not there is left to whoever comes after in the order of precedence. */
export type FormatSettings = Partial<FormatOptions>;

export type FormatSetting =
  | { readonly type: "integer"; readonly least: number; readonly most: number; readonly set: (value: number) => FormatSettings }
  | { readonly type: "boolean"; readonly set: (value: boolean) => FormatSettings };

/** The compiler's own formatter takes 0 for both widths, so that 0 has to mean something: break wherever possible, and no indentation. */
export const LINE_WIDTH = { type: "integer", least: 0, most: 10_000, set: (lineWidth: number) => ({ lineWidth }) } as const;
export const INDENT_WIDTH = { type: "integer", least: 0, most: 16, set: (indentWidth: number) => ({ indentWidth }) } as const;

/** The keys of `[fmt]`. Each may also be written with `-` in place of `_`. */
export const FORMAT_SETTINGS: Readonly<Record<string, FormatSetting>> = {
  line_width: LINE_WIDTH,
  indent_width: INDENT_WIDTH,
  use_tabs: { type: "boolean", set: (useTabs) => ({ useTabs }) },
  // Accepted because the compiler's formatter has it: nothing can come of it in a language where single quotes make characters.
  single_quote: { type: "boolean", set: () => ({}) },
  sort_imports: { type: "boolean", set: (sortImports) => ({ sortImports }) },
  range_spaces: { type: "boolean", set: (rangeSpaces) => ({ rangeSpaces }) },
  collapse_blocks: { type: "boolean", set: (collapseBlocks) => ({ collapseBlocks }) },
};
