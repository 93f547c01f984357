// std.string as declarations: each name with its signature as it is checked, and a line for its reader.

import type { StdModule } from "../declarations.ts";

export const STRING: StdModule = {
  name: "string",
  doc: { en: "Text", zh: "文本" },
  declarations: [
    {
      name: "split",
      signature: "(s: &String, sep: &String) -> List(String)",
      doc: { en: "The pieces of `s` between the places where `sep` stands.", zh: "以 `sep` 为界拆分 `s`。" },
    },
    {
      name: "trim",
      signature: "(s: &String) -> String",
      doc: { en: "`s` without white space at both ends.", zh: "去掉 `s` 两端的空白。" },
    },
    { name: "upper", signature: "(s: &String) -> String", doc: { en: "`s` in capitals.", zh: "返回 `s` 的大写形式。" } },
    { name: "lower", signature: "(s: &String) -> String", doc: { en: "`s` in small letters.", zh: "返回 `s` 的小写形式。" } },
    {
      name: "replace",
      signature: "(s: &String, old: &String, new: &String) -> String",
      doc: { en: "`s` with `new` wherever it had `old`.", zh: "把 `s` 中的 `old` 都换成 `new`。" },
    },
    {
      name: "contains",
      signature: "(s: &String, sub: &String) -> Bool",
      doc: { en: "Whether `sub` stands in `s`.", zh: "判断 `s` 是否包含 `sub`。" },
    },
    {
      name: "starts_with",
      signature: "(s: &String, prefix: &String) -> Bool",
      doc: { en: "Whether `s` begins with `prefix`.", zh: "判断 `s` 是否以 `prefix` 开头。" },
    },
    {
      name: "ends_with",
      signature: "(s: &String, suffix: &String) -> Bool",
      doc: { en: "Whether `s` ends with `suffix`.", zh: "判断 `s` 是否以 `suffix` 结尾。" },
    },
    {
      name: "index_of",
      signature: "(s: &String, sub: &String) -> Int",
      doc: { en: "Where `sub` first stands in `s`.", zh: "返回 `sub` 在 `s` 中第一次出现的位置。" },
    },
    {
      name: "substring",
      signature: "(s: &String, start: Int, end: Int) -> String",
      doc: { en: "The text at `start` and after it, as far as what is before `end`.", zh: "返回从 `start` 到 `end`（不含）的文本。" },
    },
    { name: "is_empty", signature: "(s: &String) -> Bool", doc: { en: "Whether `s` has no characters.", zh: "判断 `s` 是否没有字符。" } },
    { name: "len", signature: "(s: &String) -> Int", doc: { en: "How long `s` is.", zh: "返回 `s` 的长度。" } },
    {
      name: "chars",
      signature: "(s: &String) -> List(String)",
      doc: { en: "The characters, each as a string.", zh: "返回各个字符，每个都是一个字符串。" },
    },
    {
      name: "concat",
      signature: "(s1: &String, s2: &String) -> String",
      doc: { en: "`s1` with `s2` behind it.", zh: "返回 `s1` 后接 `s2` 的文本。" },
    },
    { name: "repeat", signature: "(s: &String, n: Int) -> String", doc: { en: "`s` written `n` times.", zh: "返回重复 `n` 次的 `s`。" } },
    { name: "reverse", signature: "(s: &String) -> String", doc: { en: "The characters from last to first.", zh: "返回倒序的文本。" } },
    {
      name: "format",
      signature: "(format: &String, ...args: Any) -> String",
      doc: { en: "`format` with the arguments at its places.", zh: "把各个实参填入 `format`。" },
    },
    {
      name: "parse_int",
      signature: "(s: &String) -> Result(Int, Error)",
      doc: { en: "The integer that `s` spells.", zh: "返回 `s` 所写的整数。" },
    },
    {
      name: "parse_float",
      signature: "(s: &String) -> Result(Float, Error)",
      doc: { en: "The float that `s` spells.", zh: "返回 `s` 所写的浮点数。" },
    },
  ],
};
