// YaoXiang inside of Markdown: code between fences that are marked `yaoxiang` or `yx`. The scopes are those of VS Code's own Markdown
// grammar, into which it is injected; editors find the embedded language by them.

import { type Grammar, include, regex } from "./grammar.ts";

/** `\G` is where the text of a list item or a quote begins. */
const LINE_START = regex`(?:^|\G)`;

export const markdown: Grammar = {
  name: "YaoXiang in Markdown",
  scopeName: "markdown.yaoxiang.codeblock",
  injectionSelector: "L:text.html.markdown",
  suffix: "markdown",
  patterns: include("fenced-block"),
  repository: {
    "fenced-block": [
      {
        name: "markup.fenced_code.block",
        begin: regex`${LINE_START}\s*(${"`{3,}"}|~{3,})\s*(yaoxiang|yx)(?=[\s:,{?]|$)([^${"`"}]*)$`,
        beginCaptures: { 1: "punctuation.definition", 2: "fenced_code.block.language", 3: "fenced_code.block.language.attributes" },
        end: regex`${LINE_START}\s*(\1[${"`"}~]*)\s*$`,
        endCaptures: { 1: "punctuation.definition" },
        // What the program leaves open, a string or a brace, ends with the block all the same.
        patterns: [
          {
            begin: LINE_START,
            while: regex`${LINE_START}(?!\s*(?:${"`{3,}"}|~{3,})\s*$)`,
            contentName: "meta.embedded.block.yaoxiang",
            patterns: [{ include: "source.yaoxiang" }],
          },
        ],
      },
    ],
  },
};
