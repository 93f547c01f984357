// A file as `check` shows it: what it is called, its text, and what is wrong in it.

import type { Diagnostic } from "../language/diagnostics/diagnostic.ts";
import { createPositions, type Positions } from "../language/text/positions.ts";

/** A file that something is said about. */
export interface NamedText {
  /** The path as its user would write it. */
  readonly name: string;
  readonly absolute: string;
  readonly text: string;
  readonly positions: Positions;
}

export interface CheckedFile extends NamedText {
  /** In order of place; offsets are UTF-16 units of `text`. */
  readonly diagnostics: readonly Diagnostic[];
  /** The file that a related place is in; null where it is not at hand. */
  fileOf(place: RelatedFile): NamedText | null;
}

/** Where a related place is: `file` from the project's root, absent in the diagnostic's own file. */
interface RelatedFile {
  readonly file?: string;
}

export function namedText(name: string, absolute: string, text: string): NamedText {
  return { name, absolute, text, positions: createPositions(text) };
}

/** The file with its diagnostics; `fileAt` finds the project's other files by their paths from the root. */
export function checkedFile(own: NamedText, diagnostics: readonly Diagnostic[], fileAt: (path: string) => NamedText | null): CheckedFile {
  return { ...own, diagnostics, fileOf: ({ file }) => (file === undefined ? own : fileAt(file)) };
}
