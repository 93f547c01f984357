// std.math as declarations: each name with its signature as it is checked, and a line for its reader.

import type { StdModule } from "../declarations.ts";

export const MATH: StdModule = {
  name: "math",
  doc: { en: "Numbers", zh: "数学" },
  declarations: [
    { name: "abs", signature: "(n: Int) -> Int", doc: { en: "`n` without its sign.", zh: "返回 `n` 的绝对值。" } },
    { name: "max", signature: "(a: Int, b: Int) -> Int", doc: { en: "The greater of two integers.", zh: "返回两个整数中较大的一个。" } },
    { name: "min", signature: "(a: Int, b: Int) -> Int", doc: { en: "The smaller of two integers.", zh: "返回两个整数中较小的一个。" } },
    {
      name: "clamp",
      signature: "(value: Int, min: Int, max: Int) -> Int",
      doc: { en: "`value`, or the nearer of `min` and `max` where it is not between them.", zh: "把 `value` 限制在 `min` 到 `max` 之间。" },
    },
    { name: "fabs", signature: "(n: Float) -> Float", doc: { en: "`n` without its sign.", zh: "返回浮点数 `n` 的绝对值。" } },
    {
      name: "fmax",
      signature: "(a: Float, b: Float) -> Float",
      doc: { en: "The greater of two floats.", zh: "返回两个浮点数中较大的一个。" },
    },
    {
      name: "fmin",
      signature: "(a: Float, b: Float) -> Float",
      doc: { en: "The smaller of two floats.", zh: "返回两个浮点数中较小的一个。" },
    },
    {
      name: "pow",
      signature: "(base: Float, exp: Float) -> Float",
      doc: { en: "`base` to the power of `exp`.", zh: "返回 `base` 的 `exp` 次幂。" },
    },
    { name: "sqrt", signature: "(n: Float) -> Float", doc: { en: "The square root.", zh: "返回平方根。" } },
    {
      name: "floor",
      signature: "(n: Float) -> Float",
      doc: { en: "The greatest whole number that is not above `n`.", zh: "返回不大于 `n` 的最大整数值。" },
    },
    {
      name: "ceil",
      signature: "(n: Float) -> Float",
      doc: { en: "The smallest whole number that is not below `n`.", zh: "返回不小于 `n` 的最小整数值。" },
    },
    { name: "round", signature: "(n: Float) -> Float", doc: { en: "The nearest whole number.", zh: "返回最接近的整数值。" } },
    { name: "sin", signature: "(n: Float) -> Float", doc: { en: "The sine of an angle in radians.", zh: "返回弧度角的正弦。" } },
    { name: "cos", signature: "(n: Float) -> Float", doc: { en: "The cosine of an angle in radians.", zh: "返回弧度角的余弦。" } },
    { name: "tan", signature: "(n: Float) -> Float", doc: { en: "The tangent of an angle in radians.", zh: "返回弧度角的正切。" } },
    { name: "PI", signature: "Float", doc: { en: "Half the angle of a full turn in radians.", zh: "圆周率，即半周的弧度。" } },
    { name: "E", signature: "Float", doc: { en: "The base of the natural logarithm.", zh: "自然对数的底。" } },
    { name: "TAU", signature: "Float", doc: { en: "The angle of a full turn in radians.", zh: "一整周的弧度，即圆周率的两倍。" } },
  ],
};
