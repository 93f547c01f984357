// Why the formatter left a text, or a piece of it, as it was, in English: one entry a finding, in the order of findings/formatting.ts.

import type { FormattingWords } from "../catalogue.ts";

const help = "This is a fault of the formatter: please report it, with the text";

export const FORMATTING_WORDS: FormattingWords = {
  "formatting.tokens-differ": { message: "Not formatted: the result would have had other tokens than the text", help },
  "formatting.comments-differ": { message: "Not formatted: the result would have had other comments than the text", help },
  "formatting.tree-differs": { message: "Not formatted: the result would have been read differently than the text", help },
  "formatting.not-stable": { message: "Not formatted: a second run would have changed the result again", help },
  "formatting.too-deep": { message: "Not formatted: the text nests too deeply", help: "Split it into smaller expressions or functions" },
  "formatting.unseparated": {
    message: "Left as it stands: nothing separates the statements on this line",
    help: "Write one statement a line, or a `;` between them",
  },
  "formatting.unprintable": {
    message: "Left as it stands: a line break in it could change what it means",
    help: "Give its parts names of their own, then it can be laid out",
  },
  "formatting.switch-without-effect": {
    message: "{comment} has no effect here",
    help: "`// fmt: off` and `// fmt: on` work on lines of their own, between whole statements",
  },
};
