// Patterns and match arms, in Simplified Chinese: one entry a finding, in the order of findings/syntax.ts.

import type { SyntaxWords } from "../../catalogue.ts";

export const PATTERNS_WORDS = {
  "syntax.guard": { message: "分支不能带守卫", help: "在分支的主体中检查条件" },
  "syntax.arm-semicolon": { message: "`match` 的分支之间用 `,` 或换行分隔，不用 `;`", help: "改写为 `,`" },
  "syntax.wrong-arrow": { message: "此处应为 {expected}，实际是 {found}", help: "改写为 {expected}" },
  "syntax.pattern-constructor": { message: "分支不能以带实参的模式开头", help: "给模式加上圆括号：`(some(v)) => …`" },
  "syntax.pattern-path": { message: "模式不能是带点的名称", help: "用 `if` 和 `==` 比较这个值" },
  "syntax.pattern-record": { message: "模式的字段之前不能写类型名称", help: "绑定一个名称，在主体中读取它的字段" },
  "syntax.pattern-negative": { message: "模式不能是负数", help: "绑定一个名称，在主体中比较" },
  "syntax.pattern-or": { message: "一个分支不能有多个模式", help: "为每个模式各写一个分支" },
  "syntax.pattern-range": { message: "模式不能是区间", help: "绑定一个名称，在主体中比较" },
  "syntax.pattern-range-misread": { message: "编译器会让这个区间匹配所有值", help: "绑定一个名称，在主体中比较" },
  "syntax.pattern-operator": { message: "模式中不能有运算符 {operator}", help: "绑定一个名称，在主体中检查" },
  "syntax.pattern-misread": { message: "编译器会让这个模式匹配所有值", help: "写字面量、名称、`_`，或由它们组成的元组" },
  "syntax.pattern-field": { message: "此处应为字段名称", help: "写一个名称：`{ x }`" },
  "syntax.pattern-fields": { message: "花括号模式只能有一个字段，且不能带 `:`", help: "绑定一个名称，在主体中读取它的字段" },
} satisfies Partial<SyntaxWords>;
