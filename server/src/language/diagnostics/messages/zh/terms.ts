// The kinds of things that messages speak of, in Simplified Chinese; docs/glossary.md keeps the words the same everywhere.

import type { TermId } from "../../findings/terms.ts";

export const TERM_WORDS: Readonly<Record<TermId, string>> = {
  "end-of-file": "文件末尾",
  "end-of-line": "行末",
  dict: "字典",
  set: "集合",
  space: "空格",
};
