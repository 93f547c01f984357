// What is missing, in English: one entry a finding, in the order of findings/syntax.ts.

import type { SyntaxWords } from "../../catalogue.ts";

export const MISSING_WORDS = {
  "syntax.missing-close": { message: "Missing {bracket}", help: "Add {bracket}, or remove the bracket that it would close" },
  "syntax.missing-expression": {
    message: "Expected an expression, found {found}",
    help: "Write an expression here, or remove what needs one",
  },
  "syntax.missing-pattern": { message: "Expected a pattern, found {found}", help: "Write a literal, a name, `_` or a tuple of these" },
  "syntax.missing-type": { message: "Expected a type, found {found}", help: "Write a type, such as `Int` or `List(String)`" },
  "syntax.missing-block": { message: "Expected `{`, found {found}", help: "Write the body in braces: `{ … }`" },
  "syntax.missing-braces": { message: "Expected `{` before the body, found {found}", help: "Put the body in braces: `{ … }`" },
  "syntax.missing-spawn-body": {
    message: "Expected `{` or `for` after `spawn`, found {found}",
    help: "Write `spawn { … }` or `spawn for x in xs { … }`",
  },
  "syntax.missing-module-name": {
    message: "Expected the name of a module, found {found}",
    help: "Write the module's path after `use`, as in `use std.io`",
  },
  "syntax.missing-alias": { message: "Expected a name after `as`, found {found}", help: "Write the new name, or remove `as`" },
  "syntax.use-as-nothing": {
    message: "The compiler drops this `as`, since no name follows it",
    help: "Write a name after it, or remove it",
  },
  "syntax.keyword-in-path": { message: "{keyword} is a keyword and can't be part of a module's path", help: "Rename the module" },
  "syntax.missing-condition": {
    message: "Missing body: the braces after {keyword} are read as the expression that it needs",
    help: "Write the expression between {keyword} and the braces",
  },
  "syntax.missing-spawn-variable": {
    message: "Expected a variable after `spawn for`, found {found}",
    help: "Write `spawn for x in xs { … }`",
  },
  "syntax.missing-spawn-in": {
    message: "Expected `in` after the variable of a `spawn for`, found {found}",
    help: "Write `spawn for x in xs { … }`",
  },
  "syntax.missing-field-name": {
    message: "Expected the name of a field or method, found {found}",
    help: "Write the name, or remove what stands before it",
  },
  "syntax.missing-loop-variable": { message: "Expected a variable after `for`, found {found}", help: "Write `for x in xs { … }`" },
  "syntax.missing-label": { message: "Expected a label after `::`, found {found}", help: "Write the label, or remove `::`" },
  "syntax.missing-method-name": {
    message: "Expected the name of a function after `=`, found {found}",
    help: "Write `method = function`, or `field: Type = value` for a field",
  },
  "syntax.missing-member": { message: "Expected a field, found {found}", help: "Write `name: Type`" },
  "syntax.missing-in": { message: "Expected `in`, found {found}", help: "Write `for x in xs`" },
  "syntax.missing-arrow": { message: "Expected `=>` after the pattern, found {found}", help: "Write the arm as `pattern => expression`" },
  "syntax.missing-colon": { message: "Expected `:` after the key, found {found}", help: 'Write the entry as `"key": value`' },
  "syntax.missing-match-braces": {
    message: "Expected `{` after the value to match, found {found}",
    help: "Write `match value { pattern => expression }`",
  },
  "syntax.missing-comma": { message: "Expected `,` before {found}", help: "Separate the elements with commas" },
  "syntax.missing-colon-after-mut": { message: "Expected `:` and a type after `{field} mut`", help: "Write `{field} mut: Type`" },
  "syntax.missing-parameter-name": { message: "Expected the name of a parameter after `mut`", help: "Write `mut name: Type`" },
} satisfies Partial<SyntaxWords>;
