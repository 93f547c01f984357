// Characters, literals and f-strings, in Simplified Chinese: one entry a finding, in the order of findings/syntax.ts.

import type { SyntaxWords } from "../../catalogue.ts";

export const TEXT_WORDS = {
  "syntax.unknown-character": { message: "字符 {character} 在字符串和注释之外没有意义", help: "删除它，或把它放进字符串" },
  "syntax.invisible-character": { message: "这里有一个看不见的字符：{character}", help: "换成普通空格，或删除它" },
  "syntax.typographic-character": { message: "{found} 看起来像 {expected}，但用的是别的字符", help: "改写为 {expected}" },
  "syntax.foreign-quote": { message: '字符串的引号是 `"`，不是 {found}', help: '把字符串写成 `"…"`' },
  "syntax.foreign-name": {
    message: "名称 {name} 含有 ASCII 字母、数字和 `_` 以外的字符",
    help: "名称只用字母 `a` 至 `z`、`A` 至 `Z`、数字和 `_`",
  },
  "syntax.byte-order-mark": { message: "文件以字节顺序标记（U+FEFF）开头，编译器不接受", help: "把文件保存为不带字节顺序标记的 UTF-8" },
  "syntax.shebang": { message: "语言中没有 `#!` 行", help: "删除它，用 `yaoxiang run` 运行程序" },
  "syntax.hash-comment": { message: "注释不以 `#` 开头", help: "改写为 `//`" },
  "syntax.bad-number": { message: "{literal} 不是完整的数字", help: "指数后面要有数字，`_` 只能写在数字之间" },
  "syntax.number-without-digits": { message: "{prefix} 之后应为 {base} 进制的数字", help: "至少写一位数字，或删除 {prefix}" },
  "syntax.number-too-large": { message: "{literal} 超过了最大的整数 2^127 − 1", help: "改用较小的数，或写成 `1.0e40` 这样的浮点数" },
  "syntax.unterminated-string": { message: '从这里开始的字符串缺少结尾的 `"`', help: '在同一行加上 `"`；多行字符串写成 `"""…"""`' },
  "syntax.unterminated-triple-string": { message: '从这里开始的字符串缺少结尾的 `"""`', help: '在字符串结束的地方加上 `"""`' },
  "syntax.unterminated-f-string": { message: '从这里开始的 f 字符串缺少结尾的 `"`', help: '在同一行加上 `"`，换行写成 `\\n`' },
  "syntax.unterminated-interpolation": { message: "从这里开始的插值缺少 `}`", help: "在表达式之后加上 `}`" },
  "syntax.unterminated-comment": { message: "从这里开始的注释没有结束", help: "加上 `*/`；注释可以嵌套，每个 `/*` 都要有自己的 `*/`" },
  "syntax.triple-single-quotes": { message: "多行字符串写在 `\"\"\"` 之间，而不是 `'''`", help: '两边都写成 `"""`' },
  "syntax.empty-character": { message: "引号之间没有字符", help: '写一个字符；空字符串写成 `""`' },
  "syntax.long-character": { message: "{literal} 的引号之间不止一个字符", help: '写成字符串 `"…"`' },
  "syntax.unterminated-character": { message: "从这里开始的字符字面量缺少结尾的 `'`", help: '加上 `\'`；字符串写成 `"…"`' },
  "syntax.bad-escape": {
    message: "{escape} 不是转义序列",
    help: "反斜杠写成 `\\\\`；可用的有 `\\n`、`\\r`、`\\t`、`\\0`、`\\\\`、`\\\"`、`\\'`、`\\x41` 和 `\\u{4e2d}`",
  },
  "syntax.logical-operator": { message: "语言中没有运算符 {found}", help: "改写为 {expected}" },
  "syntax.double-borrow": { message: "`&&` 被读作一个词法单元，而不是两个 `&`", help: "写成 `& &`，中间加空格" },
  "syntax.string-prefix": { message: "字符串不能有前缀 {prefix}", help: '写成 `"…"`；带插值的字符串写成 `f"…"`' },
  "syntax.bytes-prefix": { message: "编译器把 {prefix} 当作变量，把字符串当作另一条语句", help: '写成 `"…"`：语言中没有字节字符串' },
  "syntax.triple-f-string": { message: 'f 字符串不能以 `"""` 开头', help: '写成带 `\\n` 的 `f"…"`，或用 `+` 拼接字符串' },
  "syntax.format-spec": { message: "{spec} 不是格式说明", help: "依次写填充与对齐、正负号、宽度、精度和类型，例如 `*>8` 或 `.2f`" },
  "syntax.doubled-brace": {
    message: "编译器把第二个 {brace} 当作插值的开头，而不是文本",
    help: '把花括号作为单独的字符串拼接：`"{" + f"…"`',
  },
  "syntax.f-string-conversion": { message: "插值的表达式之后，{text} 没有意义", help: "删除它" },
  "syntax.empty-interpolation": { message: "`{` 和 `}` 之间应有表达式", help: "写上要插入的值，或删除花括号" },
  "syntax.too-deep": { message: "嵌套超过 {limit} 层，更深的内容不会被读取", help: "把内层部分移到单独的函数或变量中" },
  "syntax.too-deep-for-stack": { message: "嵌套太深，可用的内存不足，文件没有被读取", help: "把内层部分移到单独的函数或变量中" },
} satisfies Partial<SyntaxWords>;
