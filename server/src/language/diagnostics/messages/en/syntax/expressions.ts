// Expressions, in English: one entry a finding, in the order of findings/syntax.ts.

import type { SyntaxWords } from "../../catalogue.ts";

export const EXPRESSIONS_WORDS = {
  "syntax.no-operator": {
    message: "{operator} is not an operator of the language",
    help: "Write the calculation with other operators, or call a function",
  },
  "syntax.bit-and": {
    message: "The compiler ends the expression before `&` and takes the rest for another statement",
    help: "Remove it: the language has no operators on bits",
  },
  "syntax.increment": {
    message: "{operator} is not an operator: the compiler reads two, and looks for an operand after them",
    help: "Write the assignment out, as in `x = x {sign} 1`",
  },
  "syntax.in-operator": { message: "`in` is not an operator: it is only used in `for`", help: "Write `list.contains(xs, x)`" },
  "syntax.compound-assignment": {
    message: "{operator} is not an operator of the language",
    help: "Write the assignment out, as in `a = a + 1`",
  },
  "syntax.inclusive-range": {
    message: "The compiler drops a loop over `..=`: the language has no range that includes its end",
    help: "Write `a..b + 1`",
  },
  "syntax.not": { message: "`not` is not an operator of the language", help: "Write `!`" },
  "syntax.not-misread": { message: "The compiler takes `not` for a variable and what follows for another statement", help: "Write `!`" },
  "syntax.spread": { message: "`...` has no meaning in the language", help: "Write out what it stands for" },
  "syntax.double-colon": { message: "The parts of a name are joined with `.`, not with `::`", help: "Write `.`" },
  "syntax.tuple-index": { message: "A tuple has no fields: `.{index}` is read as a number", help: "Write `[{index}]`" },
  "syntax.tuple-index-misread": {
    message: "The compiler takes `.{index}` for a number of its own, not for an element",
    help: "Write `[{index}]`",
  },
  "syntax.record-literal": {
    message: "The compiler takes the braces for a block, not for the fields of a record",
    help: "Write the fields in parentheses: `Point(x = 1, y = 2)`",
  },
  "syntax.colon-argument": { message: "A named argument is written with `=`, not with `:`", help: "Write `name = value`" },
  "syntax.slice": { message: "An index can't be a slice", help: "Write `list.slice(xs, a, b)`, or `string.substring(s, a, b)`" },
  "syntax.empty-index": { message: "Expected an index between `[` and `]`", help: "Write the index, as in `xs[0]`" },
  "syntax.index-trailing-comma": { message: "An index can't end with `,`", help: "Remove the comma" },
  "syntax.set-literal": { message: "The language has no set literals", help: "Write a list: `[1, 2]`" },
  "syntax.dict-key": { message: "A key in a dict is a string", help: "Put the key in quotes" },
  "syntax.dict-comprehension": { message: "The language has no dict comprehensions", help: "Fill the dict in a loop" },
  "syntax.dict-branch": {
    message: "The compiler takes this dict for an empty block",
    help: "Give the dict a name before, and write the name here",
  },
  "syntax.braces-as-block": { message: "Braces at the start of a statement are a block, not {what}", help: "Give it a name: `x = { … }`" },
  "syntax.braces-as-body": {
    message: "The braces of a lambda's body are a block, not {what}",
    help: "Return it from the block: `x => { return { … } }`",
  },
  "syntax.comprehension-clause": {
    message: "A comprehension has a single `for` and nothing after it, found {word}",
    help: "Build the list in a loop, or with `list.filter` and `list.map`",
  },
  "syntax.bad-parameter": { message: "Expected the name of a parameter", help: "Write `name` or `name: Type`" },
  "syntax.lambda-head": {
    message: "What stands before `=>` is not a list of parameters",
    help: "Write names before it, as in `(a, b: Int) => …`",
  },
  "syntax.lambda-result": {
    message: "A lambda can't have a result type",
    help: "Remove `->` and the type, or write a signature: `f: (a: Int) -> Int = …`",
  },
  "syntax.lambda-count": {
    message: "The lambda has other parameters than its signature: {found}, not {expected}",
    help: "Write the names of the signature in the lambda, in the same order",
  },
  "syntax.lambda-order": {
    message: "Expected the parameter {expected}, found {found}",
    help: "Write the names of the signature in the lambda, in the same order",
  },
  "syntax.lambda-drops-parameters": {
    message: "The lambda leaves out parameters of its signature: it has {found} of {expected}",
    help: "Write all names of the signature in the lambda",
  },
  "syntax.spawn-operand": {
    message: "`spawn` takes a block or a `for`, found {found}",
    help: "Put the expression in braces: `spawn { … }`",
  },
  "syntax.spawn-for-mut": { message: "`mut` goes after the variable of a `spawn for`", help: "Write `spawn for x mut in xs`" },
  "syntax.loop-pattern": {
    message: "A `for` binds a single name, found {found}",
    help: "Write a name, and take its value apart in the body",
  },
  "syntax.loop-pattern-dropped": {
    message: "The compiler drops this pattern and binds none of its names",
    help: "Write a name, and take its value apart in the body",
  },
  "syntax.typed-loop-variable": { message: "The variable of a `for` can't have a type", help: "Remove the type" },
} satisfies Partial<SyntaxWords>;
