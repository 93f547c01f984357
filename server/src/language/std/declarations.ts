// The shape of the standard library's declarations: names with signatures as they are checked and a line of documentation a language.

import type { Language } from "../diagnostics/language.ts";

export interface StdDeclaration {
  /** With a dot where it belongs to a type that is no module (`int.to_string`): such a name can't be called from a program. */
  readonly name: string;
  /** A function's signature, a constant's type. `...args` takes any number of arguments, `?msg` may be left out. */
  readonly signature: string;
  /** One sentence. */
  readonly doc: Readonly<Record<Language, string>>;
}

export interface StdModule {
  /** The last part of its path: `io` of `std.io`. */
  readonly name: string;
  /** What it is about, in a few words. */
  readonly doc: Readonly<Record<Language, string>>;
  readonly declarations: readonly StdDeclaration[];
}

/** What kind of symbol a declaration is of. */
export function stdKind({ signature }: StdDeclaration): "function" | "constant" | "type" {
  if (!signature.startsWith("(")) return "constant";
  return signature.endsWith("-> Type") ? "type" : "function";
}
