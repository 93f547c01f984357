// Statements and declarations, in Simplified Chinese: one entry a finding, in the order of findings/syntax.ts.

import type { SyntaxWords } from "../../catalogue.ts";

export const STATEMENTS_WORDS = {
  "syntax.unexpected-token": { message: "{token} 不能出现在这里", help: "删除它，或补上它前面的内容" },
  "syntax.unexpected-in-group": { message: "此处应为 `,` 或 {closer}，实际是 {token}", help: "删除 {token}，或补上它前面的内容" },
  "syntax.stray-closer": { message: "{bracket} 没有与之配对的括号", help: "删除它，或补上与它配对的括号" },
  "syntax.stray-else": { message: "`else` 没有对应的 `if`", help: "把它写在 `if` 的 `}` 之后" },
  "syntax.stray-comma": { message: "`,` 在这里没有分隔任何内容", help: "删除它，或把要分隔的内容放进括号" },
  "syntax.stray-semicolon": { message: "`;` 在这里没有结束任何语句", help: "删除它" },
  "syntax.keyword-as-name": { message: "{keyword} 是关键字，不能用作名称", help: "换一个名称" },
  "syntax.keyword-as-parameter": { message: "{keyword} 是关键字，不能用作参数名称", help: "换一个名称" },
  "syntax.keyword-statement": { message: "语句不能以 {keyword} 开头", help: "给它的值一个名称：`x = {keyword} …`" },
  "syntax.wrong-field-name": { message: "{found} 不能用作字段名称", help: "写一个不是关键字的名称，不加引号" },
  "syntax.annotation": { message: "语言中没有 `@` 注解", help: "删除该注解" },
  "syntax.ternary": { message: "语言中没有条件运算符 `? :`", help: "写成 `if c { a } else { b }`" },
  "syntax.spaced-arrow": { message: "`- >` 被读作两个词法单元", help: "写成 `->`，中间不加空格" },
  "syntax.ambiguous-line": {
    message: "编译器把本行开头的 {operator} 当作上一行的延续",
    help: "在上一行末尾加上 `;`；若要延续，则把 {operator} 移到上一行末尾",
  },
  "syntax.missing-equals": { message: "缺少 `=` 时，编译器会把这个代码块当作单独的语句", help: "在它前面写上 `=`" },
  "syntax.call-before-block": {
    message: "编译器读作一次调用，并把这个代码块当作单独的语句",
    help: "函数写作 `name: (a: Int) -> Int = { … }`",
  },
  "syntax.block-keyword": {
    message: "{keyword} 不是关键字：编译器把它当作名称，把这个代码块当作单独的语句",
    help: "改用 `if`、`while`、`for` 或 `match` 表达，或删除它",
  },
  "syntax.fields-in-block": {
    message: "编译器把这对花括号读作代码块，其中的 `,` 没有分隔任何内容",
    help: '字典的键是字符串，例如 `{ "a": 1 }`；记录类型的值写作 `Spot(x = 1, y = 2)`',
  },
  "syntax.pub-alone": { message: "`pub` 之后应为定义", help: "写成 `pub name = value`，或删除 `pub`" },
  "syntax.mut-target": { message: "`mut` 之后应为名称，实际是 {found}", help: "写成 `mut name = value`" },
  "syntax.mut-destructuring": { message: "`mut` 不能用于多个名称", help: "先不用 `mut` 绑定，再逐个复制会改变的变量：`mut x = a`" },
  "syntax.destructuring-misread": { message: "编译器把这些赋值目标当作参数，不会绑定任何名称", help: "只写名称：`(a, b) = …`" },
  "syntax.annotated-target": { message: "这里只有名称才能带类型", help: "写成 `name: Type = value`" },
  "syntax.annotation-expression": { message: "编译器把整个表达式当作类型", help: "写一个类型，把表达式放进它的圆括号：`Buf(n + 1)`" },
  "syntax.range-statement": { message: "语句不能是区间", help: "遍历这个区间：`for i in a..b { … }`" },
  "syntax.use-items-alias": { message: "导入列表不能整体重命名", help: "逐个重命名：`use a.{b as c}`" },
  "syntax.typed-binding-in-arm": { message: "这里的定义需要花括号", help: "把它放进代码块：`{ … }`" },
  "syntax.walrus": { message: "语言中没有运算符 `:=`", help: "改写为 `=`" },
  "syntax.let": {
    message: "定义变量不用 {keyword}，编译器会把它当作单独的语句",
    help: "写成 `name = value`；会改变的变量写成 `mut name = value`",
  },
  "syntax.import": { message: "导入模块不用 `import`，编译器会把它当作单独的语句", help: "改写为 `use`" },
  "syntax.fn-misread": {
    message: "编译器把 {keyword} 当作变量，把后面的内容当作另一条语句",
    help: "把函数写成 `name: (a: Int) -> Int = …`",
  },
  "syntax.old-function": { message: "{name} 与它的参数之间应有 `:`", help: "写成 `{name}: (a: Int) -> Int = …`" },
  "syntax.type-keyword": { message: "定义类型不用 {keyword}", help: "写成 `Name: Type = { field: Int }`" },
  "syntax.type-keyword-misread": {
    message: "编译器把 {keyword} 当作变量，把后面的内容当作别的语句",
    help: "把类型写成 `Name: Type = { field: Int }`",
  },
  "syntax.impl": { message: "语言中没有 `impl` 代码块", help: "用完整名称定义每个方法：`Spot.show: (s: &Spot) -> String = …`" },
  "syntax.impl-misread": {
    message: "编译器把 `impl` 当作变量，把后面的内容当作别的语句",
    help: "用完整名称定义每个方法：`Spot.show: (s: &Spot) -> String = …`",
  },
  "syntax.elif": { message: "这个 `else` 跟在 {found} 之后，而 {found} 不是关键字", help: "改写为 `else if`" },
  "syntax.elif-misread": { message: "编译器把 {found} 当作变量，把后面的内容当作别的语句", help: "改写为 `else if`" },
  "syntax.then": { message: "`then` 不是关键字", help: "把各分支放进花括号：`if c { … } else { … }`" },
  "syntax.then-else": { message: "`then` 不是关键字", help: "把各分支放进花括号：`if c { … } else { … }`" },
  "syntax.let-condition": { message: "`if` 之后只能是条件，不能是模式", help: "用 `match` 拆开这个值" },
  "syntax.while-let": {
    message: "编译器把 `while let` 当作没有花括号的循环，后跟一个代码块",
    help: "写成 `while true`，在循环体中用 `match` 拆开这个值",
  },
  "syntax.loop-keyword": { message: "编译器把 `loop` 当作变量，把代码块当作另一条语句", help: "改写为 `while true`" },
} satisfies Partial<SyntaxWords>;
