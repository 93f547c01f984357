// What the analysis of types finds, in English: one entry a finding, in the order of findings/types.ts.

import type { TypesWords } from "../catalogue.ts";

export const TYPES_WORDS: TypesWords = {
  "types.unknown-type": { message: "There is no type {name}", help: "Define it, or import the module that has it" },
  "types.type-argument-count": {
    message: "{name} takes {expected|# type argument|# type arguments}, {found|# is|# are} given",
    help: "Write as many arguments as the definition of the type has parameters",
  },
  "types.type-of-types": { message: "`Type` can't be defined: it is the type of all types", help: "Choose another name" },
  "types.meta-type": { message: "`Type` can't be defined with parameters: it is the type of all types", help: "Choose another name" },
  "types.predicate-argument-count": {
    message: "The predicate {name} takes {expected|# argument|# arguments}, {found|# is|# are} given",
    help: "Write one argument for each parameter of the predicate",
  },
  "types.predicate-argument": {
    message: "The predicate {name} takes integers and names as arguments",
    help: "Write an integer, a name, or the name of a predicate with one such argument",
  },
  "types.not-constant": { message: "The argument for {name} has to be a constant", help: "Write the number itself" },
  "types.condition-false": {
    message: "The type asserts {condition}, which does not hold for {values}",
    help: "Choose arguments for which it holds",
  },
  "types.condition-division": {
    message: "The type asserts {condition}, which divides by zero for {values}",
    help: "Change the condition so that it never divides by zero",
  },
  "types.condition-unknown": { message: "The type asserts {condition}, which can't be computed for {values}" },
  "types.mismatch": { message: "Expected {expected}, found {found}" },
  "types.empty-block": {
    message: "Expected {expected}, but the block gives nothing",
    help: "Write `return` before the value: only that gives a block its value",
  },
  "types.branch-value": {
    message: "The compiler does not see the value of this branch, and {expected} is expected",
    help: "Write `return` before the value in each branch",
  },
  "types.element": {
    message: "The elements before are {expected}, this one is {found}",
    help: "A list holds values of one type: use a tuple for different ones",
  },
  "types.entry": {
    message: "The entries before have {expected}, this one {found}; the compiler looks at the first alone",
    help: "A dict holds keys of one type and values of one type",
  },
  "types.condition": { message: "A condition has to be `Bool`, found {found}", help: "Compare with a value: `x != 0`" },
  "types.value-condition": { message: "A condition has to be `Bool`, found {found}", help: "Compare with a value: `x != 0`" },
  "types.branches": {
    message: "The branches give {first} and {last}; the compiler takes the type of the last",
    help: "Let all branches give a value of one type",
  },
  "types.tuple-length": {
    message: "Expected a tuple of {expected|# element|# elements}, found one of {found}",
    help: "Write one name for each element",
  },
  "types.not-a-tuple": { message: "Only a tuple can be taken apart, found {found}", help: "Write a single name" },
  "types.argument": { message: "The parameter {parameter} takes {expected}, found {found}" },
  "types.argument-overlooked": {
    message: "Expected {expected}, found {found}, which the compiler overlooks where an argument is left out",
  },
  "types.swapped-arguments": { message: "The arguments for {first} and {second} stand in each other's place", help: "Swap the two" },
  "types.argument-count": { message: "{called} takes {expected|# argument|# arguments}, {found|# is|# are} given" },
  "types.too-few-arguments": { message: "{called} takes at least {expected|# argument|# arguments}, {found|# is|# are} given" },
  "types.too-many-arguments": { message: "{called} takes at most {expected|# argument|# arguments}, {found|# is|# are} given" },
  "types.missing-argument": { message: "The call of {called} lacks {names}", help: "Give each field without a default a value" },
  "types.unknown-argument": { message: "{called} has no parameter {name}", help: "Write the name as the definition has it" },
  "types.misspelled-argument": { message: "{called} has no parameter {name}", help: "Did you mean {known}?" },
  "types.bound": { message: "{type} does not have the methods of {trait}", help: "Define the methods that the interface asks for" },
  "types.argument-twice": { message: "{name} is given twice", help: "Remove one of the two" },
  "types.not-callable": { message: "Only functions and types can be called, found {found}" },
  "types.module-call": {
    message: "{name} is a module and can't be called",
    help: "Write the name of a function behind it: `module.name(…)`",
  },
  "types.method-position": {
    message: "{name} takes {count|# argument|# arguments}: there is none at position {position}",
    help: "Positions count from 0, or from -1 at the end",
  },
  "types.return": { message: "The function gives {expected}, this returns {found}" },
  "types.return-nothing": { message: "The function gives {expected}, this returns nothing", help: "Write a value behind `return`" },
  "types.result": { message: "The function gives {expected}, its body is {found}" },
  "types.missing-return": {
    message: "{name} gives {expected}, but its body can end without `return`",
    help: "Return a value on every path: the last expression alone is not returned",
  },
  "types.unfinished-function": {
    message: "{name} gives {expected}, but its body can end without `return`",
    help: "Return a value on every path",
  },
  "types.try-outside": {
    message: "`?` gives an error on to a function that returns a `Result`, and there is none here",
    help: "Give the function a signature that ends in `-> Result(T, E)`, or use `std.result`",
  },
  "types.try-result": {
    message: "`?` gives an error on, but the function returns {result}",
    help: "Let the function return a `Result`, or use `std.result`",
  },
  "types.try-operand": { message: "`?` takes the value out of a `Result`, found {found}", help: "Remove the `?`" },
  "types.try-error": {
    message: "The function gives on errors of type {expected}, this has {found}",
    help: "Let both have the same type of error",
  },
  "types.jump-outside-loop": { message: "{keyword} stands outside of a loop", help: "Remove it, or write `return`" },
  "types.stray-statement": {
    message: "Only definitions and imports can stand at the top level",
    help: "Move this into a function, such as `main = { … }`",
  },
  "types.operands": {
    message: "{operator} can't be applied to {left} and {right}",
    help: "Convert one of the two: with `as` for numbers, with an f-string for text",
  },
  "types.integer-format": { message: "The format {format} is for integers, found {found}", help: "Leave the letter out, or show an `Int`" },
  "types.number-format": { message: "The format {format} is for numbers, found {found}", help: "Leave the letter out, or show a number" },
  "types.prefix-operand": { message: "{operator} can't be applied to {found}, though the compiler lets it pass" },
  "types.logic-operand": { message: "`and` and `or` take `Bool`, found {found}", help: "Compare with a value: `x != 0`" },
  "types.not-operand": { message: "`!` takes `Bool`, found {found}", help: "Compare with a value: `x == 0`" },
  "types.dereference": { message: "Only a pointer can be followed with `*`, found {found}" },
  "types.no-member": { message: "{type} has no field or method {name}" },
  "types.misspelled-member": { message: "{type} has no field or method {name}", help: "Did you mean {known}?" },
  "types.no-members": {
    message: "{type} has no fields or methods, so no {name}",
    help: "Call a function of the standard library: `list.len(xs)`",
  },
  "types.immutable-field": {
    message: "{field} is written, but {name} is defined without `mut`; the compiler writes it all the same",
    help: "Write `mut` at the definition",
  },
  "types.missing-methods": {
    message: "{type} lists {interface}, but has no {methods}; the compiler does not look",
    help: "Define the methods, `Type.method: (self: &Type) -> …`, or remove the name of the interface",
  },
  "types.tuple-index": { message: "The tuple has {length|# element|# elements}, so none at {index}", help: "Positions count from 0" },
  "types.not-indexable": { message: "Nothing can be taken out of {found} by an index" },
  "types.not-iterable": {
    message: "A loop goes through a list, a range, a string or a dict, found {found}",
    help: "To count, write a range: `0..n`",
  },
  "types.pattern": { message: "The pattern is {found}, the value is {expected}" },
  "types.pattern-not-tuple": { message: "The pattern is a tuple, the value is {found}" },
  "types.missing-arms": { message: "The match has no arm for {patterns}", help: "Add the arms, or `_ => …` for all other values" },
  "types.unreachable-arm": { message: "No value comes to {pattern}: the arms before take them all", help: "Remove the arm, or move it up" },
  "types.arm": {
    message: "Expected {expected}, found {found}; the compiler does not look at what arms give",
    help: "Let all arms give a value of the expected type",
  },
};
