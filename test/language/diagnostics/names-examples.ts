// For every finding of the analysis of names, the smallest program that shows it, and one beside it that is accepted, in the order of the
// table of findings. A rejected program has exactly that one problem; an accepted one has none.

import type { NAMES_FINDINGS } from "../../../server/src/language/diagnostics/findings/names.ts";

export interface NamesExample {
  readonly rejected: string;
  readonly accepted: string;
}

export const NAMES_EXAMPLES: Readonly<Record<keyof typeof NAMES_FINDINGS, NamesExample>> = {
  // names that nothing defines
  "names.unknown": { rejected: "a = zzz", accepted: "zzz = 1\na = zzz" },
  "names.misspelled": { rejected: "height = 1\na = heigth", accepted: "height = 1\na = height" },
  "names.unknown-function": { rejected: "main = { zzz(1) }", accepted: "main = { zzz(1) }\nzzz = (n) => n" },
  "names.misspelled-function": { rejected: "main = { prnitln(1) }", accepted: "main = { println(1) }" },
  "names.unknown-overlooked": { rejected: "main = { print(zzz.x = 1) }", accepted: "main = { print(zzz = 1) }" },
  "names.module-not-imported": { rejected: 'main = { io.println("x") }', accepted: 'use std.io\nmain = { io.println("x") }' },
  "names.used-before-definition": { rejected: "main = {\n  print(y)\n  y = 1\n}", accepted: "main = {\n  y = 1\n  print(y)\n}" },
  "names.defined-below": { rejected: "main = { print(y) }\ny = 1", accepted: "y = 1\nmain = { print(y) }" },
  "names.out-of-scope": {
    rejected: "main = {\n  for i in 0..3 { a = i }\n  print(a)\n}",
    accepted: "main = {\n  mut a = 0\n  for i in 0..3 { a = i }\n  print(a)\n}",
  },
  "names.placeholder": { rejected: "main = { print(_) }", accepted: "f = _ => 1\nmain = { print(f) }" },
  "names.missing-constructor": { rejected: "a: Option(Int) = some(1)", accepted: "some = (n) => n\na = some(1)" },
  "names.foreign-word": { rejected: "main = {\n  if true { } elif 3 { }\n}", accepted: "main = {\n  if true { } else if false { }\n}" },
  "names.unknown-label": { rejected: "main = {\n  for i in 0..3 { break ::outer }\n}", accepted: "main = {\n  for i in 0..3 { break }\n}" },

  // names that are defined twice
  "names.duplicate-definition": {
    rejected: "f: (n: Int) -> Int = n\nf: (m: Int) -> Int = m",
    accepted: "f: (n: Int) -> Int = n\nf: (s: String) -> Int = 1",
  },
  "names.replaced": { rejected: "P: Type = { x: Int }\nP: (x: Int) -> Int = x", accepted: "P: Type = { x: Int }\np: (x: Int) -> Int = x" },
  "names.duplicate-field": { rejected: "P: Type = { x: Int, x: Float }", accepted: "P: Type = { x: Int, y: Float }\nQ: Type = { x: Int }" },
  "names.duplicate-parameter": { rejected: "f = (a, a) => 1", accepted: "f = (a, _, _) => a" },
  "names.builtin-type": { rejected: "Int: Type = { x: Int }", accepted: "Option: (T: Type) -> Type = { some: (x: T) -> Option(T) }" },
  "names.defined-twice": {
    rejected: "main = {\n  {\n    a = 1\n    a = 2\n  }\n}",
    accepted: "main = {\n  {\n    mut a = 1\n    a = 2\n  }\n  { a = 3 }\n}",
  },
  "names.overwritten": {
    rejected: 'main = {\n  x = 1\n  x = "s"\n}',
    accepted: 'main = {\n  x: Int\n  x = 1\n  mut y = "s"\n  y = "t"\n}',
  },
  "names.type-as-function": {
    rejected: "P: Type = { x: Int }\nmain = { P = (x) => x }",
    accepted: "P: Type = { x: Int }\nmain = { p = (x) => x }",
  },
  "names.import-clash": {
    rejected: "use std.math.{max}\nmax: (a: Int) -> Int = a",
    accepted: "use std.math.{max as greater}\nmax: (a: Int) -> Int = greater(a, 1)",
  },
  "names.imported-from-two": {
    rejected: "use std.list.{len}\nuse std.string.{len}\na = len",
    accepted: "use std.list.{len}\nuse std.string.{len as length}\na = len\nb = length",
  },
  "names.imported-twice": {
    rejected: "use std.io\nuse std.io\na = io.println",
    accepted: "use std.io\nuse std.io as o\na = io.println\nb = o.println",
  },

  // assignments and shadowing
  "names.immutable-assignment": {
    rejected: "main = {\n  x = 0\n  while x < 9 { x = x + 1 }\n}",
    accepted: "main = {\n  mut x = 0\n  while x < 9 { x = x + 1 }\n  len = 5\n}",
  },
  "names.immutable-overwritten": {
    rejected: "f: (x: Int) -> Int = {\n  x = 2\n  return x\n}",
    accepted: "f: (mut x: Int) -> Int = {\n  x = 2\n  return x\n}",
  },
  "names.loop-variable-shadows": {
    rejected: "main = {\n  i = 0\n  for i in 0..9 { print(i) }\n}",
    accepted: "main = {\n  for first in 0..9 { print(first) }\n  for first in 0..9 { print(first) }\n}",
  },
  "names.loop-variable-hides": {
    rejected: "main = {\n  i = 0\n  while true {\n    for i in 0..9 { print(i) }\n  }\n}",
    accepted: "use std.list\nmain = {\n  while true {\n    for list in 0..9 { print(list) }\n  }\n  list.len([1])\n}",
  },
  "names.shadowing": { rejected: "main = {\n  x = 1\n  { mut x = 2 }\n}", accepted: "main = {\n  { mut x = 2 }\n  x = 1\n}" },
  "names.hiding": {
    rejected: "main = {\n  x = 1\n  if x > 0 { mut x = 2 }\n}",
    accepted: "main = {\n  x = 1\n  if x > 0 { mut y = 2 }\n  if x > 1 { mut y = 2 }\n}",
  },

  // other modules
  "names.missing-std-module": { rejected: "use std.nope\na = nope.x", accepted: "use nope\na = nope.x" },
  "names.item-as-module": { rejected: "use std.io.println\na = println", accepted: "use std.io.{println}\na = println" },
  "names.missing-export": { rejected: "use std.io.{zzzz}\na = zzzz", accepted: "use nope.{zzzz}\na = zzzz" },
  "names.misspelled-export": { rejected: "use std.io.{prnitln}\na = prnitln", accepted: "use std.io.{println}\na = println" },
  "names.missing-member": { rejected: "use std.io\nmain = { io.zzzz() }", accepted: "use nope\nmain = { nope.zzzz() }" },
  "names.misspelled-member": { rejected: "use std.io\nmain = { io.prnitln() }", accepted: "use std.io\nmain = { io.println() }" },

  // what is never used
  "names.unused-function": {
    rejected: "main = { }\nf = () => g()\ng = () => f()",
    accepted: "main = { f() }\nf = () => g()\ng = () => f()",
  },
  "names.unused-type": {
    rejected: "main = { }\nP: Type = { x: Int }",
    accepted: "main = { }\n_P: Type = { x: Int }\npub f: () -> Q = 1\nQ: Type = { x: Int }",
  },
  "names.unused-import": { rejected: "use std.math\na = 1", accepted: "use std.math.{abs}\nuse std.{list}" },
  "names.unused-variable": { rejected: "limit = 3\nmain = { }", accepted: "limit = 3\nhalf = limit / 2\nmain = { print(half) }" },
  "names.unused-method": {
    rejected: "P: Type = { x: Int }\nP.f: (self: P) -> Int = self.x\nmain = { P(1) }",
    accepted: "P: Type = { x: Int }\nP.f: (self: P) -> Int = self.x\nmain = { g(P(1)) }\ng = (p) => p.f()",
  },
};
