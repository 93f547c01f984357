// What the analysis of names can find. Each entry says when it is emitted, with an example; its words are in messages/*/names.ts.

import type { FindingFacts } from "./facts.ts";

export const NAMES_FINDINGS = {
  // ---------------------------------------------------------------- names that nothing defines

  /** `a = zzz`. */
  "names.unknown": { code: "E1001", parameters: ["name"] },
  /** `prnit` where `print` is known. */
  "names.misspelled": { code: "E1001", parameters: ["name", "known"] },
  /** `print(zzz.x = 1)`: the compiler does not look at the record. */
  "names.unknown-overlooked": { code: "E1001", severity: "warning", parameters: ["name"] },
  /** `zzz(1)`. */
  "names.unknown-function": { code: "E1013", parameters: ["name"] },
  /** `prnit(1)`. */
  "names.misspelled-function": { code: "E1013", parameters: ["name", "known"] },
  /** `io.println("x")` without `use std.io`. */
  "names.module-not-imported": { code: "E1001", parameters: ["name", "module"] },
  /** `print(y)` before `y = 1` in the same function, or a constant computed from one further down. */
  "names.used-before-definition": { code: "E1001", parameters: ["name"] },
  /** A function that uses a constant of its module which is defined below it: refused by the compiler alone. */
  "names.defined-below": { code: "E1001", severity: "warning", parameters: ["name"] },
  /** `print(a)` after the block that defines `a`. */
  "names.out-of-scope": { code: "E1001", parameters: ["name"] },
  /** `add(1, _)`. */
  "names.placeholder": { code: "E1001", parameters: [] },
  /** `some(1)`, `none`, `ok(1)`, `err(e)`: documented, and the compiler does not know them. */
  "names.missing-constructor": { code: "E1001", severity: "warning", parameters: ["name", "type"] },
  /** `let x = 1`, `elif`: to the compiler the word is a name. */
  "names.foreign-word": { code: "E1001", parameters: ["word"] },
  /** `break ::outer`. */
  "names.unknown-label": { code: "E1070", parameters: ["label"] },

  // ---------------------------------------------------------------- names that are defined twice

  /** Two types, or two functions with the same parameters. */
  "names.duplicate-definition": { code: "E2002", parameters: ["name"] },
  /** A type and a function, or a function and a constant, of one name in a module: the compiler silently keeps the last. */
  "names.replaced": { code: "E2002", severity: "warning", parameters: ["name"] },
  /** `Point: Type = { x: Int, x: Float }`. */
  "names.duplicate-field": { code: "E2002", parameters: ["name", "type"] },
  /** `(a, a) => a`. */
  "names.duplicate-parameter": { code: "E2002", parameters: ["name"] },
  /** `Int: Type = { x: Int }`. */
  "names.builtin-type": { code: "E2002", parameters: ["name"] },
  /** `a = 1` and again `a = 2` in a block where the compiler refuses it. */
  "names.defined-twice": { code: "E2002", parameters: ["name"] },
  /** The same where the compiler overwrites the first silently. */
  "names.overwritten": { code: "E2002", severity: "warning", parameters: ["name"] },
  /** `P = (x) => x` in a function, where `P` is a type. */
  "names.type-as-function": { code: "E2002", parameters: ["name"] },
  /** `use left.{pick}` beside a definition of `pick`. */
  "names.import-clash": { code: "E2002", parameters: ["name", "module"] },
  /** `use left.{pick}` and `use right.{pick}`. */
  "names.imported-from-two": { code: "E2002", parameters: ["name", "module", "other"] },
  /** `use std.io` twice. */
  "names.imported-twice": { code: "E5006", severity: "warning", parameters: ["name"] },

  // ---------------------------------------------------------------- assignments and shadowing

  /** `x = x + 1` in a loop, with an outer `x` that is not `mut`. */
  "names.immutable-assignment": { code: "E2010", parameters: ["name"] },
  /** The same where the compiler assigns all the same: in an `if`, in the body of a function with a parameter `x`. */
  "names.immutable-overwritten": { code: "E2010", severity: "warning", parameters: ["name"] },
  /** `for i in xs { }` with an outer `i`. */
  "names.loop-variable-shadows": { code: "E2013", parameters: ["name"] },
  /** The same where the compiler does not look. */
  "names.loop-variable-hides": { code: "E2013", severity: "warning", parameters: ["name"] },
  /** `mut x = 2` in a block, with an outer `x`, where the compiler refuses it. */
  "names.shadowing": { code: "E2013", parameters: ["name"] },
  /** The same where the compiler accepts it. */
  "names.hiding": { code: "E2013", severity: "warning", parameters: ["name"] },

  // ---------------------------------------------------------------- other modules

  /** `use std.nope`: what is below `std` is no file. */
  "names.missing-std-module": { code: "E5001", parameters: ["module"] },
  /** `use std.io.println`: an item in place of a module. */
  "names.item-as-module": { code: "E5001", parameters: ["module", "name", "known"] },
  /** `use std.io.{nope}`. */
  "names.missing-export": { code: "E5003", parameters: ["name", "module"] },
  /** `use std.io.{prnit}`. */
  "names.misspelled-export": { code: "E5003", parameters: ["name", "module", "known"] },
  /** `io.nope()`. */
  "names.missing-member": { code: "E1042", parameters: ["name", "module"] },
  /** `io.prnit()`. */
  "names.misspelled-member": { code: "E1042", parameters: ["name", "module", "known"] },

  // ---------------------------------------------------------------- what is never used

  /** A function of a program that `main` and what is public lead nowhere near. */
  "names.unused-function": { code: "W1001", parameters: ["name"] },
  /** A type of the same sort. */
  "names.unused-type": { code: "W1002", parameters: ["name"] },
  /** `use std.math` and nothing of it. */
  "names.unused-import": { code: "W1003", parameters: ["name"] },
  /** A constant or variable of a module that nothing leads to. */
  "names.unused-variable": { code: "W1004", parameters: ["name"] },
  /** A method that nothing calls. */
  "names.unused-method": { code: "W1005", parameters: ["name", "type"] },
} as const satisfies Readonly<Record<`names.${string}`, FindingFacts>>;
