// Why the formatter left a text as it was, in Simplified Chinese: one entry a finding, in the order of findings/formatting.ts.

import type { FormattingWords } from "../catalogue.ts";

const help = "这是格式化程序的缺陷：请连同这段文本一起报告";

export const FORMATTING_WORDS: FormattingWords = {
  "formatting.tokens-differ": { message: "未格式化：结果的记号会与原文不同", help },
  "formatting.comments-differ": { message: "未格式化：结果的注释会与原文不同", help },
  "formatting.tree-differs": { message: "未格式化：结果的语法结构会与原文不同", help },
  "formatting.not-stable": { message: "未格式化：再格式化一次会再次改动结果", help },
  "formatting.too-deep": { message: "未格式化：文本嵌套过深", help: "把它拆成更小的表达式或函数" },
};
