// What is missing, in Simplified Chinese: one entry a finding, in the order of findings/syntax.ts.

import type { SyntaxWords } from "../../catalogue.ts";

export const MISSING_WORDS = {
  "syntax.missing-close": { message: "缺少 {bracket}", help: "加上 {bracket}，或删除与它配对的括号" },
  "syntax.missing-expression": { message: "此处应为表达式，实际是 {found}", help: "在这里写上表达式，或删除需要它的内容" },
  "syntax.missing-pattern": { message: "此处应为模式，实际是 {found}", help: "写字面量、名称、`_`，或由它们组成的元组" },
  "syntax.missing-type": { message: "此处应为类型，实际是 {found}", help: "写一个类型，例如 `Int` 或 `List(String)`" },
  "syntax.missing-block": { message: "此处应为 `{`，实际是 {found}", help: "把主体写在花括号里：`{ … }`" },
  "syntax.missing-braces": { message: "主体之前应为 `{`，实际是 {found}", help: "把主体放进花括号：`{ … }`" },
  "syntax.missing-spawn-body": {
    message: "`spawn` 之后应为 `{` 或 `for`，实际是 {found}",
    help: "写成 `spawn { … }` 或 `spawn for x in xs { … }`",
  },
  "syntax.missing-module-name": { message: "此处应为模块名称，实际是 {found}", help: "在 `use` 之后写模块路径，例如 `use std.io`" },
  "syntax.missing-alias": { message: "`as` 之后应为名称，实际是 {found}", help: "写上新名称，或删除 `as`" },
  "syntax.use-as-nothing": { message: "编译器会丢弃这个 `as`，因为其后没有名称", help: "在它之后写上名称，或删除它" },
  "syntax.keyword-in-path": { message: "{keyword} 是关键字，不能用在模块路径中", help: "重命名该模块" },
  "syntax.missing-condition": {
    message: "缺少主体：{keyword} 之后的花括号被读作它所需的表达式",
    help: "在 {keyword} 与花括号之间写上表达式",
  },
  "syntax.missing-spawn-variable": { message: "`spawn for` 之后应为变量，实际是 {found}", help: "写成 `spawn for x in xs { … }`" },
  "syntax.missing-spawn-in": { message: "`spawn for` 的变量之后应为 `in`，实际是 {found}", help: "写成 `spawn for x in xs { … }`" },
  "syntax.missing-field-name": { message: "此处应为字段或方法的名称，实际是 {found}", help: "写上名称，或删除它前面的符号" },
  "syntax.missing-loop-variable": { message: "`for` 之后应为变量，实际是 {found}", help: "写成 `for x in xs { … }`" },
  "syntax.missing-label": { message: "`::` 之后应为标签，实际是 {found}", help: "写上标签，或删除 `::`" },
  "syntax.missing-method-name": {
    message: "`=` 之后应为函数名称，实际是 {found}",
    help: "绑定方法写成 `method = function`；字段写成 `field: Type = value`",
  },
  "syntax.missing-member": { message: "此处应为字段，实际是 {found}", help: "写成 `name: Type`" },
  "syntax.missing-in": { message: "此处应为 `in`，实际是 {found}", help: "写成 `for x in xs`" },
  "syntax.missing-arrow": { message: "模式之后应为 `=>`，实际是 {found}", help: "把分支写成 `pattern => expression`" },
  "syntax.missing-colon": { message: "键之后应为 `:`，实际是 {found}", help: '把条目写成 `"key": value`' },
  "syntax.missing-match-braces": {
    message: "被匹配的值之后应为 `{`，实际是 {found}",
    help: "写成 `match value { pattern => expression }`",
  },
  "syntax.missing-comma": { message: "{found} 之前应为 `,`", help: "用逗号分隔各元素" },
  "syntax.missing-colon-after-mut": { message: "`{field} mut` 之后应为 `:` 和类型", help: "写成 `{field} mut: Type`" },
  "syntax.missing-parameter-name": { message: "`mut` 之后应为参数名称", help: "写成 `mut name: Type`" },
} satisfies Partial<SyntaxWords>;
