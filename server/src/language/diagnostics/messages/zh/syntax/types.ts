// Types, in Simplified Chinese: one entry a finding, in the order of findings/syntax.ts.

import type { SyntaxWords } from "../../catalogue.ts";

export const TYPES_WORDS = {
  "syntax.optional-type": { message: "不能用 `?` 表示可选类型", help: "写成 `Option(T)`" },
  "syntax.type-brackets": { message: "{name} 的实参写在圆括号里，不用 {bracket}", help: "写成 `{name}(…)`" },
  "syntax.list-type": { message: "列表类型不用 `[ ]`", help: "写成 `List(Int)`" },
  "syntax.old-generic": { message: "类型参数不写在 `[ ]` 里", help: "写成参数：`(T: Type) -> ((a: T) -> T)`" },
  "syntax.second-group": { message: "第二组参数之前应为 `->`", help: "写成 `(T: Type) -> ((a: T) -> T)`" },
  "syntax.unparenthesized-arrow": { message: "函数类型的参数要写在圆括号里", help: "写成 `(a: Int) -> Int`" },
  "syntax.unnamed-parameter": { message: "签名的第一个参数需要名称", help: "写成 `name: Type`，例如 `(xs: List(Int)) -> Int`" },
  "syntax.variadic": { message: "函数不能接受任意个实参", help: "改用列表：`(xs: List(Int)) -> Int`" },
  "syntax.default-parameter": { message: "参数不能有默认值", help: "删除 `=` 和值" },
  "syntax.mut-in-type": { message: "类型中的参数之前不能写 `mut`", help: "删除 `mut`" },
  "syntax.spaced-ref-mut": { message: "`& mut` 被读作两个词法单元", help: "写成 `&mut`，中间不加空格" },
  "syntax.union": { message: "类型不能用 `|` 连接", help: "把每个变体写成函数：`Shape: Type = { circle: (r: Float) -> Shape }`" },
  "syntax.intersection": { message: "类型不能用 `&` 连接", help: "同时需要两者的参数写成 `T: A + B`" },
  "syntax.intersection-misread": {
    message: "编译器在 `&` 之前结束类型，把其余内容当作另一条语句",
    help: "同时需要两者的参数写成 `T: A + B`",
  },
  "syntax.type-path": { message: "类型是单个名称，其后不能有 {separator}", help: "写单个名称；类型在模块中时先导入：`use io.{ File }`" },
  "syntax.meta-arguments": { message: "`Type` 不接受实参", help: "只写 `Type`" },
  "syntax.type-level-expression": { message: "类型不能由 {keyword} 选出", help: "为每种情况各定义一个类型" },
  "syntax.const-starts-with-number": { message: "类型中的表达式以名称开头，不以数字开头", help: "把名称写在前面，例如 `x > 0`" },
  "syntax.forall": { message: "条件不能以 `forall` 开头", help: "写一个以名称开头的比较，例如 `x > 0`" },
  "syntax.member-separator": { message: "类型的成员之间用 `,` 分隔，不用 {found}", help: "改写为 `,`" },
  "syntax.mut-before-field": { message: "`mut` 写在字段名称之后，而不是之前", help: "写成 `x mut: Int`" },
  "syntax.binding-position": { message: "位置是整数", help: "把位置写成 `[0]` 或 `[0, -1]` 这样" },
} satisfies Partial<SyntaxWords>;
