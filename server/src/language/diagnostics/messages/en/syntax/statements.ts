// Statements and declarations, in English: one entry a finding, in the order of findings/syntax.ts.

import type { SyntaxWords } from "../../catalogue.ts";

export const STATEMENTS_WORDS = {
  "syntax.unexpected-token": { message: "{token} does not belong here", help: "Remove it, or write what belongs before it" },
  "syntax.unexpected-in-group": {
    message: "Expected `,` or {closer}, found {token}",
    help: "Remove {token}, or write what belongs before it",
  },
  "syntax.stray-closer": { message: "{bracket} closes nothing", help: "Remove it, or add the bracket that it should close" },
  "syntax.stray-else": { message: "`else` belongs to no `if`", help: "Write it after the `}` of an `if`" },
  "syntax.stray-comma": { message: "`,` separates nothing here", help: "Remove it, or put what it separates in brackets" },
  "syntax.stray-semicolon": { message: "`;` ends no statement here", help: "Remove it" },
  "syntax.keyword-as-name": { message: "{keyword} is a keyword and can't be used as a name", help: "Choose another name" },
  "syntax.keyword-as-parameter": { message: "{keyword} is a keyword and can't be the name of a parameter", help: "Choose another name" },
  "syntax.keyword-statement": { message: "A statement can't start with {keyword}", help: "Give its value a name: `x = {keyword} …`" },
  "syntax.wrong-field-name": { message: "{found} can't be the name of a field", help: "Write a name that is no keyword, without quotes" },
  "syntax.annotation": { message: "The language has no annotations with `@`", help: "Remove the annotation" },
  "syntax.ternary": { message: "The language has no conditional `? :`", help: "Write `if c { a } else { b }`" },
  "syntax.spaced-arrow": { message: "`- >` is read as two tokens", help: "Write `->` without a space" },
  "syntax.ambiguous-line": {
    message: "The compiler takes the {operator} at the start of this line for a continuation of the line before",
    help: "End the line before with `;`, or with {operator} if it goes on here",
  },
  "syntax.missing-equals": {
    message: "Without `=`, the compiler takes this block for a statement of its own",
    help: "Write `=` before it",
  },
  "syntax.call-before-block": {
    message: "The compiler reads a call, and this block as a statement of its own",
    help: "A function is written `name: (a: Int) -> Int = { … }`",
  },
  "syntax.block-keyword": {
    message: "{keyword} is not a keyword: the compiler takes it for a name, and the block for a statement of its own",
    help: "Write what it stands for with `if`, `while`, `for` or `match`, or remove it",
  },
  "syntax.fields-in-block": {
    message: "The compiler reads these braces as a block, in which `,` separates nothing",
    help: 'The keys of a dict are strings, as in `{ "a": 1 }`; a value of a record type is written `Spot(x = 1, y = 2)`',
  },
  "syntax.pub-alone": { message: "Expected a definition after `pub`", help: "Write `pub name = value`, or remove `pub`" },
  "syntax.mut-target": { message: "Expected a name after `mut`, found {found}", help: "Write `mut name = value`" },
  "syntax.mut-destructuring": {
    message: "`mut` can't come before several names",
    help: "Bind the names without `mut`, then copy each that changes: `mut x = a`",
  },
  "syntax.destructuring-misread": {
    message: "The compiler takes these targets for parameters and binds none of them",
    help: "Write only names: `(a, b) = …`",
  },
  "syntax.annotated-target": { message: "Only a name can have a type here", help: "Write `name: Type = value`" },
  "syntax.annotation-expression": {
    message: "The compiler takes this whole expression for the type",
    help: "Write a type, and put the expression in its parentheses: `Buf(n + 1)`",
  },
  "syntax.range-statement": { message: "A statement can't be a range", help: "Loop over the range: `for i in a..b { … }`" },
  "syntax.use-items-alias": {
    message: "A list of imported items can't have a name",
    help: "Rename the items one by one: `use a.{b as c}`",
  },
  "syntax.typed-binding-in-arm": { message: "A definition needs braces here", help: "Put it in a block: `{ … }`" },
  "syntax.walrus": { message: "`:=` is not an operator of the language", help: "Write `=`" },
  "syntax.let": {
    message: "Variables are defined without {keyword}, which the compiler takes for a statement of its own",
    help: "Write `name = value`, or `mut name = value` for one that changes",
  },
  "syntax.import": {
    message: "Modules are imported without `import`, which the compiler takes for a statement of its own",
    help: "Write `use`",
  },
  "syntax.fn-misread": {
    message: "The compiler takes {keyword} for a variable and what follows for another statement",
    help: "Write the function as `name: (a: Int) -> Int = …`",
  },
  "syntax.old-function": { message: "Expected `:` between {name} and its parameters", help: "Write `{name}: (a: Int) -> Int = …`" },
  "syntax.type-keyword": { message: "Types are defined without {keyword}", help: "Write `Name: Type = { field: Int }`" },
  "syntax.type-keyword-misread": {
    message: "The compiler takes {keyword} for a variable and what follows for other statements",
    help: "Write the type as `Name: Type = { field: Int }`",
  },
  "syntax.impl": {
    message: "The language has no `impl` blocks",
    help: "Define each method by its full name: `Spot.show: (s: &Spot) -> String = …`",
  },
  "syntax.impl-misread": {
    message: "The compiler takes `impl` for a variable and what follows for other statements",
    help: "Define each method by its full name: `Spot.show: (s: &Spot) -> String = …`",
  },
  "syntax.elif": { message: "This `else` follows {found}, which is not a keyword", help: "Write `else if`" },
  "syntax.elif-misread": {
    message: "The compiler takes {found} for a variable and what follows for other statements",
    help: "Write `else if`",
  },
  "syntax.then": { message: "`then` is not a keyword", help: "Put the branches in braces: `if c { … } else { … }`" },
  "syntax.then-else": { message: "`then` is not a keyword", help: "Put the branches in braces: `if c { … } else { … }`" },
  "syntax.let-condition": { message: "`if` takes a condition, not a pattern", help: "Take the value apart with `match`" },
  "syntax.while-let": {
    message: "The compiler takes `while let` for a loop without braces, followed by a block",
    help: "Write `while true`, and take the value apart with `match` in the body",
  },
  "syntax.loop-keyword": {
    message: "The compiler takes `loop` for a variable and the block for another statement",
    help: "Write `while true`",
  },
} satisfies Partial<SyntaxWords>;
