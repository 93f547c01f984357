// What is to be renamed, as it is asked for: a name in some scope. `x`, `Point.x`; `x@12` is the one that is named on line 12.

import { KEYWORDS } from "../syntax/kinds.ts";

/** Where a name is looked for. `in-function` is `area`, or `Point.sum`. */
export type RenameScope =
  | { readonly kind: "anywhere" }
  | { readonly kind: "module" }
  | { readonly kind: "function"; readonly owner: string | null; readonly name: string };

export interface RenameRequest {
  /** The type (or function) that the name is in, if it was said. */
  readonly owner: string | null;
  readonly name: string;
  /** A line, from 1, on which the symbol is named, if it was said. */
  readonly line: number | null;
  readonly scope: RenameScope;
  readonly newName: string;
}

/** Reads the name to rename; what is no name is looked for as it is, and not found. */
export function readOldName(text: string): Pick<RenameRequest, "owner" | "name" | "line"> {
  const [, owner, name, line] = /^(?:(.*)\.)?([^.@]*)(?:@(\d+))?$/s.exec(text.trim()) ?? [];
  return { owner: owner ?? null, name: name ?? text, line: line === undefined ? null : Number(line) };
}

/** Reads `module`, `function:area` or `function:Point.sum`; null for anything else. */
export function readScope(text: string | undefined): RenameScope | null {
  if (text === undefined) return { kind: "anywhere" };
  if (text === "module") return { kind: "module" };
  const [, owner, name] = /^function: *(?:([A-Za-z_]\w*)\.)?([A-Za-z_]\w*)$/.exec(text) ?? [];
  return name === undefined ? null : { kind: "function", owner: owner ?? null, name };
}

/** Whether the text can be the name of something (syntax.md §1.3): ASCII letters, digits and `_`, and no keyword. */
export function isName(text: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(text) && text !== "_" && !isKeyword(text);
}

export function isKeyword(text: string): boolean {
  return KEYWORDS.some((word) => word === text);
}
