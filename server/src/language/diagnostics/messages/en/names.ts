// What the analysis of names finds, in English: one entry a finding, in the order of findings/names.ts.

import type { NamesWords } from "../catalogue.ts";

export const NAMES_WORDS: NamesWords = {
  "names.unknown": { message: "Nothing is called {name} here", help: "Define it above, or import the module that has it" },
  "names.misspelled": { message: "Nothing is called {name} here", help: "Did you mean {known}?" },
  "names.unknown-overlooked": {
    message: "Nothing is called {name} here, which the compiler overlooks in an assignment inside an expression",
    help: "Write `==` to compare, or put the assignment on a line of its own",
  },
  "names.unknown-function": { message: "There is no function {name}", help: "Define it, or import the module that has it" },
  "names.misspelled-function": { message: "There is no function {name}", help: "Did you mean {known}?" },
  "names.module-not-imported": {
    message: "{name} is not known here: the module {module} is not imported",
    help: "Write `use {module}` at the top of the file",
  },
  "names.used-before-definition": { message: "{name} is used before its definition", help: "Move the definition above this line" },
  "names.defined-below": {
    message: "The compiler does not know {name} in functions above its definition",
    help: "Move the definition above this function",
  },
  "names.out-of-scope": {
    message: "{name} is known only in the block that defines it",
    help: "Define it before that block, with `mut` if the block changes it",
  },
  "names.placeholder": { message: "`_` has no value", help: "Write a value, or a lambda in place of the call: `x => f(1, x)`" },
  "names.missing-constructor": {
    message: "The compiler does not know {name}, the documented constructor of {type}",
    help: "Return such a value from a function of the standard library, or define a record type of your own",
  },
  "names.foreign-word": { message: "{word} is not a keyword: the compiler takes it for an unknown name" },
  "names.unknown-label": { message: "No loop has the label {label}", help: "Remove the label: loops can't carry one" },
  "names.duplicate-definition": { message: "{name} is defined twice", help: "Rename or remove one of the two" },
  "names.replaced": {
    message: "{name} is defined twice; the compiler silently keeps the last definition",
    help: "Rename or remove one of the two",
  },
  "names.duplicate-field": { message: "{type} has two fields called {name}", help: "Rename or remove one of the two" },
  "names.duplicate-parameter": { message: "Two parameters are called {name}", help: "Rename one of the two" },
  "names.builtin-type": { message: "{name} is a type of the language and can't be defined anew", help: "Choose another name" },
  "names.defined-twice": {
    message: "{name} is already defined in this block and is not `mut`",
    help: "Write `mut` at its definition to change it, or choose another name",
  },
  "names.overwritten": {
    message: "{name} is already defined in this scope; the compiler overwrites it silently",
    help: "Write `mut` once, at its first definition, to change it, or choose another name",
  },
  "names.type-as-function": { message: "{name} is a type and can't be defined as a function here", help: "Choose another name" },
  "names.import-clash": {
    message: "{name} is imported from {module} and defined in this file",
    help: "Rename one of the two; an import is renamed with `as`",
  },
  "names.imported-from-two": {
    message: "{name} is imported from {other} and from {module}",
    help: "Rename one of the two: `use {module}.{{name} as another}`",
  },
  "names.imported-twice": { message: "{name} is imported twice", help: "Remove one of the two imports" },
  "names.immutable-assignment": {
    message: "{name} can't be assigned to: it is defined outside this block, without `mut`",
    help: "Write `mut` at its definition, or choose another name",
  },
  "names.immutable-overwritten": {
    message: "{name} is assigned to, but defined without `mut`; the compiler overwrites it silently",
    help: "Write `mut` at its definition, or choose another name",
  },
  "names.loop-variable-shadows": {
    message: "The loop variable {name} has the name of something that is known around the loop",
    help: "Choose another name for the loop variable",
  },
  "names.loop-variable-hides": {
    message: "The loop variable {name} hides what has that name around the loop",
    help: "Choose another name for the loop variable",
  },
  "names.shadowing": { message: "{name} is already defined around this block", help: "Choose another name" },
  "names.hiding": { message: "{name} hides what has that name around this block", help: "Choose another name" },
  "names.missing-std-module": { message: "The standard library has no module {module}" },
  "names.item-as-module": {
    message: "{module} is no module: {name} is an item of {known}",
    help: "Put the item in braces, after the path of its module",
  },
  "names.missing-export": { message: "The module {module} has no {name}" },
  "names.misspelled-export": { message: "The module {module} has no {name}", help: "Did you mean {known}?" },
  "names.missing-member": { message: "The module {module} has no {name}" },
  "names.misspelled-member": { message: "The module {module} has no {name}", help: "Did you mean {known}?" },
  "names.unused-function": { message: "The function {name} is never used", help: "Remove it, or write `pub` before it if others use it" },
  "names.unused-type": { message: "The type {name} is never used", help: "Remove it" },
  "names.unused-import": { message: "The import {name} is never used", help: "Remove it" },
  "names.unused-variable": { message: "{name} is never used", help: "Remove it" },
  "names.unused-method": { message: "The method {name} of {type} is never used", help: "Remove it" },
};
