// Patterns and match arms, in English: one entry a finding, in the order of findings/syntax.ts.

import type { SyntaxWords } from "../../catalogue.ts";

export const PATTERNS_WORDS = {
  "syntax.guard": { message: "An arm can't have a guard", help: "Test the condition in the body of the arm" },
  "syntax.arm-semicolon": { message: "The arms of a `match` are separated by `,` or a line break, not by `;`", help: "Write `,`" },
  "syntax.wrong-arrow": { message: "Expected {expected}, found {found}", help: "Write {expected}" },
  "syntax.pattern-constructor": {
    message: "A pattern with arguments can't start an arm",
    help: "Put the pattern in parentheses: `(some(v)) => …`",
  },
  "syntax.pattern-path": { message: "A pattern can't be a name with a dot", help: "Compare the value with `==` in an `if`" },
  "syntax.pattern-record": {
    message: "A pattern can't name a type before its fields",
    help: "Bind a name, and read its fields in the body",
  },
  "syntax.pattern-negative": { message: "A pattern can't be a negative number", help: "Bind a name, and compare it in the body" },
  "syntax.pattern-or": { message: "An arm can't have several patterns", help: "Write an arm for each pattern" },
  "syntax.pattern-range": { message: "A pattern can't be a range", help: "Bind a name, and compare it in the body" },
  "syntax.pattern-range-misread": {
    message: "The compiler lets this range match everything",
    help: "Bind a name, and compare it in the body",
  },
  "syntax.pattern-operator": { message: "A pattern can't have the operator {operator}", help: "Bind a name, and test it in the body" },
  "syntax.pattern-misread": {
    message: "The compiler lets this pattern match everything",
    help: "Write a literal, a name, `_` or a tuple of these",
  },
  "syntax.pattern-field": { message: "Expected the name of a field", help: "Write a single name: `{ x }`" },
  "syntax.pattern-fields": {
    message: "A pattern in braces has a single field, without `:`",
    help: "Bind a name, and read its fields in the body",
  },
} satisfies Partial<SyntaxWords>;
