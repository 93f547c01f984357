// Characters, literals and f-strings, in English: one entry a finding, in the order of findings/syntax.ts.

import type { SyntaxWords } from "../../catalogue.ts";

export const TEXT_WORDS = {
  "syntax.unknown-character": {
    message: "The character {character} has no meaning outside strings and comments",
    help: "Remove it, or put it in a string",
  },
  "syntax.invisible-character": {
    message: "There is a character here that can't be seen: {character}",
    help: "Write an ordinary space instead, or remove it",
  },
  "syntax.typographic-character": { message: "{found} looks like {expected}, but is made of other characters", help: "Write {expected}" },
  "syntax.foreign-quote": { message: 'A string is quoted with `"`, not with {found}', help: 'Write the string as `"…"`' },
  "syntax.foreign-name": {
    message: "The name {name} has characters other than ASCII letters, digits and `_`",
    help: "Choose a name of the letters `a` to `z` and `A` to `Z`, digits and `_`",
  },
  "syntax.byte-order-mark": {
    message: "The file starts with a byte order mark (U+FEFF), which the compiler refuses",
    help: "Save the file as UTF-8 without a byte order mark",
  },
  "syntax.shebang": { message: "The language has no `#!` line", help: "Remove it and run the program with `yaoxiang run`" },
  "syntax.hash-comment": { message: "A comment does not start with `#`", help: "Write `//`" },
  "syntax.bad-number": {
    message: "{literal} is not a complete number",
    help: "Write digits after an exponent, and `_` only between digits",
  },
  "syntax.number-without-digits": {
    message: "Expected digits of base {base} after {prefix}",
    help: "Write at least one digit, or remove {prefix}",
  },
  "syntax.number-too-large": {
    message: "{literal} is larger than the largest integer, 2^127 − 1",
    help: "Write a smaller number, or a float such as `1.0e40`",
  },
  "syntax.unterminated-string": {
    message: 'The string that starts here has no `"` at its end',
    help: 'Add `"` on the same line, or write `"""…"""` for several lines',
  },
  "syntax.unterminated-triple-string": {
    message: 'The string that starts here has no `"""` at its end',
    help: 'Add `"""` where the string ends',
  },
  "syntax.unterminated-f-string": {
    message: 'The f-string that starts here has no `"` at its end',
    help: 'Add `"` on the same line, and write `\\n` for a line break',
  },
  "syntax.unterminated-interpolation": { message: "The interpolation that starts here has no `}`", help: "Add `}` after its expression" },
  "syntax.unterminated-comment": {
    message: "The comment that starts here never ends",
    help: "Add `*/`; comments nest, so each `/*` needs its own",
  },
  "syntax.triple-single-quotes": {
    message: "A string over several lines stands between `\"\"\"`, not `'''`",
    help: 'Write `"""` on both sides',
  },
  "syntax.empty-character": {
    message: "There is no character between the quotes",
    help: 'Write one character, or `""` for an empty string',
  },
  "syntax.long-character": { message: "{literal} has more than one character between its quotes", help: 'Write a string: `"…"`' },
  "syntax.unterminated-character": {
    message: "The character literal that starts here has no `'` at its end",
    help: 'Add `\'`, or write `"…"` for a string',
  },
  "syntax.bad-escape": {
    message: "{escape} is not an escape sequence",
    help: "Write `\\\\` for a backslash; known are `\\n`, `\\r`, `\\t`, `\\0`, `\\\\`, `\\\"`, `\\'`, `\\x41` and `\\u{4e2d}`",
  },
  "syntax.logical-operator": { message: "{found} is not an operator of the language", help: "Write {expected}" },
  "syntax.double-borrow": { message: "`&&` is read as one token, not as two `&`", help: "Write `& &`, with a space" },
  "syntax.string-prefix": {
    message: "A string can't have the prefix {prefix}",
    help: 'Write `"…"`, or `f"…"` for a string with interpolations',
  },
  "syntax.bytes-prefix": {
    message: "The compiler takes {prefix} for a variable and the string for another statement",
    help: 'Write `"…"`: the language has no strings of bytes',
  },
  "syntax.triple-f-string": { message: 'An f-string can\'t start with `"""`', help: 'Write `f"…"` with `\\n`, or join strings with `+`' },
  "syntax.format-spec": {
    message: "{spec} is not a format",
    help: "Write fill and alignment, sign, width, precision and type, as in `*>8` or `.2f`",
  },
  "syntax.doubled-brace": {
    message: "The compiler takes the second {brace} for the start of an interpolation, not for text",
    help: 'Join the brace as a string of its own: `"{" + f"…"`',
  },
  "syntax.f-string-conversion": { message: "{text} has no meaning after an interpolated expression", help: "Remove it" },
  "syntax.empty-interpolation": {
    message: "Expected an expression between `{` and `}`",
    help: "Write the value to insert, or remove the braces",
  },
  "syntax.too-deep": {
    message: "The nesting is deeper than {limit} levels; what is inside is not read",
    help: "Move inner parts into functions or variables of their own",
  },
  "syntax.too-deep-for-stack": {
    message: "The nesting is too deep for the memory at hand; the file is not read",
    help: "Move inner parts into functions or variables of their own",
  },
} satisfies Partial<SyntaxWords>;
