// Why the formatter left a text, or a piece of it, as it was, in Simplified Chinese: one entry a finding, in the order of findings/formatting.ts.

import type { FormattingWords } from "../catalogue.ts";

const help = "这是格式化程序的缺陷：请连同这段文本一起报告";

export const FORMATTING_WORDS: FormattingWords = {
  "formatting.tokens-differ": { message: "未格式化：结果的词法单元会与原文不同", help },
  "formatting.comments-differ": { message: "未格式化：结果的注释会与原文不同", help },
  "formatting.tree-differs": { message: "未格式化：结果的语法结构会与原文不同", help },
  "formatting.not-stable": { message: "未格式化：再格式化一次会再次改动结果", help },
  "formatting.too-deep": { message: "未格式化：文本嵌套过深", help: "把它拆成更小的表达式或函数" },
  "formatting.unseparated": { message: "保持原样：这一行的语句之间没有分隔", help: "每行写一条语句，或者用 `;` 隔开" },
  "formatting.unprintable": { message: "保持原样：在其中换行可能会改变它的含义", help: "给它的各个部分分别命名，就可以排版了" },
  "formatting.switch-without-effect": {
    message: "{comment} 在这里不起作用",
    help: "`// fmt: off` 和 `// fmt: on` 要独占一行，并且位于完整的语句之间",
  },
};
