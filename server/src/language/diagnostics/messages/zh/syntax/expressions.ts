// Expressions, in Simplified Chinese: one entry a finding, in the order of findings/syntax.ts.

import type { SyntaxWords } from "../../catalogue.ts";

export const EXPRESSIONS_WORDS = {
  "syntax.no-operator": { message: "语言中没有运算符 {operator}", help: "用其他运算符改写，或调用函数" },
  "syntax.bit-and": { message: "编译器在 `&` 之前结束表达式，把其余内容当作另一条语句", help: "删除它：语言中没有位运算符" },
  "syntax.increment": {
    message: "{operator} 不是运算符：编译器读作两个运算符，并在其后寻找操作数",
    help: "把赋值完整写出，例如 `x = x {sign} 1`",
  },
  "syntax.in-operator": { message: "`in` 不是运算符，只能用在 `for` 中", help: "写成 `list.contains(xs, x)`" },
  "syntax.compound-assignment": { message: "语言中没有运算符 {operator}", help: "把赋值完整写出，例如 `a = a + 1`" },
  "syntax.inclusive-range": { message: "编译器会丢弃使用 `..=` 的循环：语言中没有包含终点的区间", help: "写成 `a..b + 1`" },
  "syntax.not": { message: "语言中没有运算符 `not`", help: "改写为 `!`" },
  "syntax.not-misread": { message: "编译器把 `not` 当作变量，把后面的内容当作另一条语句", help: "改写为 `!`" },
  "syntax.spread": { message: "`...` 在语言中没有意义", help: "写出它所代表的内容" },
  "syntax.double-colon": { message: "名称的各部分用 `.` 连接，不用 `::`", help: "改写为 `.`" },
  "syntax.tuple-index": { message: "元组没有字段，`.{index}` 被读作数字", help: "写成 `[{index}]`" },
  "syntax.tuple-index-misread": { message: "编译器把 `.{index}` 当作单独的数字，而不是元素", help: "写成 `[{index}]`" },
  "syntax.record-literal": { message: "编译器把花括号当作代码块，而不是记录的字段", help: "把字段写在圆括号里：`Point(x = 1, y = 2)`" },
  "syntax.colon-argument": { message: "具名实参用 `=`，不用 `:`", help: "写成 `name = value`" },
  "syntax.slice": { message: "索引不能是切片", help: "写成 `list.slice(xs, a, b)` 或 `string.substring(s, a, b)`" },
  "syntax.empty-index": { message: "`[` 和 `]` 之间应有索引", help: "写上索引，例如 `xs[0]`" },
  "syntax.index-trailing-comma": { message: "索引不能以 `,` 结尾", help: "删除逗号" },
  "syntax.set-literal": { message: "语言中没有集合字面量", help: "写成列表：`[1, 2]`" },
  "syntax.dict-key": { message: "字典的键是字符串", help: "给键加上引号" },
  "syntax.dict-comprehension": { message: "语言中没有字典推导式", help: "在循环中填充字典" },
  "syntax.dict-branch": { message: "编译器把这个字典当作空的代码块", help: "先给字典一个名称，再在这里写这个名称" },
  "syntax.braces-as-block": { message: "语句开头的花括号是代码块，不是 {what}", help: "给它一个名称：`x = { … }`" },
  "syntax.braces-as-body": { message: "lambda 主体的花括号是代码块，不是 {what}", help: "从代码块中返回它：`x => { return { … } }`" },
  "syntax.comprehension-clause": {
    message: "推导式只有一个 `for`，其后不能有内容，实际是 {word}",
    help: "在循环中构造列表，或使用 `list.filter` 和 `list.map`",
  },
  "syntax.bad-parameter": { message: "此处应为参数名称", help: "写成 `name` 或 `name: Type`" },
  "syntax.lambda-head": { message: "`=>` 之前的内容不是参数列表", help: "在它之前写名称，例如 `(a, b: Int) => …`" },
  "syntax.lambda-result": { message: "lambda 不能带返回类型", help: "删除 `->` 和类型，或写成签名：`f: (a: Int) -> Int = …`" },
  "syntax.lambda-count": {
    message: "lambda 的参数与签名不符：有 {found} 个，应有 {expected} 个",
    help: "在 lambda 中按同样的顺序写出签名的名称",
  },
  "syntax.lambda-order": { message: "此处应为参数 {expected}，实际是 {found}", help: "在 lambda 中按同样的顺序写出签名的名称" },
  "syntax.lambda-drops-parameters": {
    message: "lambda 漏掉了签名的参数：{expected} 个中只有 {found} 个",
    help: "在 lambda 中写出签名的全部名称",
  },
  "syntax.spawn-operand": { message: "`spawn` 之后只能是代码块或 `for`，实际是 {found}", help: "把表达式放进花括号：`spawn { … }`" },
  "syntax.spawn-for-mut": { message: "在 `spawn for` 中，`mut` 写在变量之后", help: "写成 `spawn for x mut in xs`" },
  "syntax.loop-pattern": { message: "`for` 只能绑定一个名称，实际是 {found}", help: "写一个名称，在循环体中再拆开它的值" },
  "syntax.loop-pattern-dropped": { message: "编译器会丢弃这个模式，不绑定其中的名称", help: "写一个名称，在循环体中再拆开它的值" },
  "syntax.typed-loop-variable": { message: "`for` 的变量不能带类型", help: "删除类型" },
} satisfies Partial<SyntaxWords>;
