// std.convert as declarations: each name with its signature as it is checked, and a line for its reader.

import type { StdModule } from "../declarations.ts";

export const CONVERT: StdModule = {
  name: "convert",
  doc: { en: "Text for values of every type", zh: "把各种类型的值转换为文本" },
  declarations: [
    { name: "to_string", signature: "(value: Any) -> String", doc: { en: "Writes any value as text.", zh: "把任意值写成文本。" } },
    { name: "int.to_string", signature: "(self: Any) -> String", doc: { en: "Writes an integer as text.", zh: "把整数写成文本。" } },
    { name: "float.to_string", signature: "(self: Any) -> String", doc: { en: "Writes a float as text.", zh: "把浮点数写成文本。" } },
    {
      name: "bool.to_string",
      signature: "(self: Any) -> String",
      doc: { en: "Writes `true` or `false` as text.", zh: "把布尔值写成文本。" },
    },
    { name: "char.to_string", signature: "(self: Any) -> String", doc: { en: "Writes a character as text.", zh: "把字符写成文本。" } },
    { name: "string.to_string", signature: "(self: Any) -> String", doc: { en: "Writes a string as text.", zh: "把字符串写成文本。" } },
    {
      name: "list.to_string",
      signature: "(self: Any) -> String",
      doc: { en: "Writes a list with its elements as text.", zh: "把列表及其元素写成文本。" },
    },
    {
      name: "dict.to_string",
      signature: "(self: Any) -> String",
      doc: { en: "Writes a dict with its entries as text.", zh: "把字典及其条目写成文本。" },
    },
    {
      name: "tuple.to_string",
      signature: "(self: Any) -> String",
      doc: { en: "Writes a tuple with its elements as text.", zh: "把元组及其元素写成文本。" },
    },
    {
      name: "set.to_string",
      signature: "(self: Any) -> String",
      doc: { en: "Writes a set with its elements as text.", zh: "把集合及其元素写成文本。" },
    },
    {
      name: "range.to_string",
      signature: "(self: Any) -> String",
      doc: { en: "Writes a range with its ends as text.", zh: "把区间及其两端写成文本。" },
    },
  ],
};
