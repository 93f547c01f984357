// Why the formatter left a text as it was, in English: one entry a finding, in the order of findings/formatting.ts.

import type { FormattingWords } from "../catalogue.ts";

const help = "This is a fault of the formatter: please report it, with the text";

export const FORMATTING_WORDS: FormattingWords = {
  "formatting.tokens-differ": { message: "Not formatted: the result would have had other tokens than the text", help },
  "formatting.comments-differ": { message: "Not formatted: the result would have had other comments than the text", help },
  "formatting.tree-differs": { message: "Not formatted: the result would have been read differently than the text", help },
  "formatting.not-stable": { message: "Not formatted: a second run would have changed the result again", help },
  "formatting.too-deep": { message: "Not formatted: the text nests too deeply", help: "Split it into smaller expressions or functions" },
};
