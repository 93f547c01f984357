// The files that are made of the sources here: by name their text.

import { type Grammar, toTextMate } from "./grammar.ts";
import { markdown } from "./markdown.ts";
import { yaoxiang } from "./yaoxiang.ts";

export const GRAMMAR_FILES: Readonly<Record<string, string>> = {
  "yaoxiang.tmLanguage.json": fileOf(yaoxiang),
  "markdown-codeblock.tmLanguage.json": fileOf(markdown),
};

function fileOf(grammar: Grammar): string {
  return `${JSON.stringify(toTextMate(grammar), null, 2)}\n`;
}
