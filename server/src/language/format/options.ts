// How formatted text looks (docs/formatting.md): the options that `[fmt]` and the command line set.

export interface FormatOptions {
  /** Columns that a line should not pass; a wide character counts as two. */
  readonly lineWidth: number;
  /** Columns of one level of indentation. */
  readonly indentWidth: number;
  /** Indents with one tab a level; it counts as `indentWidth` columns. */
  readonly useTabs: boolean;
  /** Sorts the imports of a file: the standard library first, then by path. */
  readonly sortImports: boolean;
  /** Writes `0 .. 10` rather than `0..10`. */
  readonly rangeSpaces: boolean;
  /** Puts a block of one statement on one line also where the source has it on several. */
  readonly collapseBlocks: boolean;
  /** Compares the result with the source, and gives the source back unchanged where they differ in more than layout. */
  readonly verify: boolean;
}

export const DEFAULT_FORMAT_OPTIONS: FormatOptions = {
  lineWidth: 120,
  indentWidth: 4,
  useTabs: false,
  sortImports: true,
  rangeSpaces: false,
  collapseBlocks: false,
  verify: true,
};
