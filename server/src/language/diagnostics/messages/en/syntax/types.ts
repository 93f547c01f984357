// Types, in English: one entry a finding, in the order of findings/syntax.ts.

import type { SyntaxWords } from "../../catalogue.ts";

export const TYPES_WORDS = {
  "syntax.optional-type": { message: "A type is not made optional by `?`", help: "Write `Option(T)`" },
  "syntax.type-brackets": { message: "The arguments of {name} go in parentheses, not in {bracket}", help: "Write `{name}(…)`" },
  "syntax.list-type": { message: "A list type is not written with `[ ]`", help: "Write `List(Int)`" },
  "syntax.old-generic": { message: "Type parameters don't go in `[ ]`", help: "Write them as parameters: `(T: Type) -> ((a: T) -> T)`" },
  "syntax.second-group": { message: "Expected `->` before the second group of parameters", help: "Write `(T: Type) -> ((a: T) -> T)`" },
  "syntax.unparenthesized-arrow": { message: "The parameters of a function type go in parentheses", help: "Write `(a: Int) -> Int`" },
  "syntax.unnamed-parameter": {
    message: "The first parameter of a signature needs a name",
    help: "Write `name: Type`, as in `(xs: List(Int)) -> Int`",
  },
  "syntax.variadic": { message: "A function can't take any number of arguments", help: "Take a list: `(xs: List(Int)) -> Int`" },
  "syntax.default-parameter": { message: "A parameter can't have a default value", help: "Remove `=` and the value" },
  "syntax.mut-in-type": { message: "`mut` can't come before a parameter in a type", help: "Remove `mut`" },
  "syntax.spaced-ref-mut": { message: "`& mut` is read as two tokens", help: "Write `&mut` without a space" },
  "syntax.union": {
    message: "Types can't be joined with `|`",
    help: "Write each variant as a function: `Shape: Type = { circle: (r: Float) -> Shape }`",
  },
  "syntax.intersection": { message: "Types can't be joined with `&`", help: "Write `T: A + B` for a parameter that needs both" },
  "syntax.intersection-misread": {
    message: "The compiler ends the type before `&` and takes the rest for another statement",
    help: "Write `T: A + B` for a parameter that needs both",
  },
  "syntax.type-path": {
    message: "A type is a single name: {separator} can't follow it",
    help: "Write a single name, and import the type if it is in a module: `use io.{ File }`",
  },
  "syntax.meta-arguments": { message: "`Type` takes no arguments", help: "Write `Type` alone" },
  "syntax.type-level-expression": { message: "A type can't be chosen by {keyword}", help: "Define a type for each case" },
  "syntax.const-starts-with-number": {
    message: "An expression in a type starts with a name, not with a number",
    help: "Write the name first, as in `x > 0`",
  },
  "syntax.forall": { message: "A condition can't start with `forall`", help: "Write a comparison that starts with a name, as in `x > 0`" },
  "syntax.member-separator": { message: "The members of a type are separated by `,`, not by {found}", help: "Write `,`" },
  "syntax.mut-before-field": { message: "`mut` goes after the name of a field, not before it", help: "Write `x mut: Int`" },
  "syntax.binding-position": { message: "A position is an integer", help: "Write the positions as in `[0]` or `[0, -1]`" },
} satisfies Partial<SyntaxWords>;
