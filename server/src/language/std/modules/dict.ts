// std.dict as declarations: each name with its signature as it is checked, and a line for its reader.

import type { StdModule } from "../declarations.ts";

export const DICT: StdModule = {
  name: "dict",
  doc: { en: "Keys and their values", zh: "键与值的对应" },
  declarations: [
    {
      name: "get",
      signature: "(dict: &Dict(A, B), key: Any) -> Any",
      doc: { en: "The value that `dict` has for `key`.", zh: "返回 `dict` 中 `key` 对应的值。" },
    },
    {
      name: "set",
      signature: "(dict: Dict(A, B), key: Any, value: Any) -> Dict(A, B)",
      doc: { en: "`dict` with `value` for `key`, in place of what it had there.", zh: "返回把 `key` 的值设为 `value` 之后的 `dict`。" },
    },
    {
      name: "has",
      signature: "(dict: &Dict(A, B), key: Any) -> Bool",
      doc: { en: "Whether `dict` has a value for `key`.", zh: "判断 `dict` 中是否有 `key` 的值。" },
    },
    { name: "values", signature: "(dict: &Dict(A, B)) -> List(C)", doc: { en: "All values, as a list.", zh: "以列表返回所有的值。" } },
    { name: "keys", signature: "(dict: &Dict(A, B)) -> List(C)", doc: { en: "All keys, as a list.", zh: "以列表返回所有的键。" } },
    {
      name: "entries",
      signature: "(dict: &Dict(A, B)) -> List(C)",
      doc: { en: "All keys with their values, as a list.", zh: "以列表返回所有的键和值。" },
    },
    {
      name: "delete",
      signature: "(dict: Dict(A, B), key: Any) -> Dict(A, B)",
      doc: { en: "`dict` without `key` and its value.", zh: "返回去掉 `key` 及其值之后的 `dict`。" },
    },
    { name: "len", signature: "(dict: &Dict(A, B)) -> Int", doc: { en: "How many keys `dict` has.", zh: "返回 `dict` 中键的个数。" } },
    {
      name: "is_empty",
      signature: "(dict: &Dict(A, B)) -> Bool",
      doc: { en: "Whether `dict` has no keys.", zh: "判断 `dict` 是否没有任何键。" },
    },
    {
      name: "merge",
      signature: "(a: &Dict(A, B), b: &Dict(A, B)) -> Dict(A, B)",
      doc: { en: "The entries of both; where both have a key, the value of `b`.", zh: "合并两者的条目；键相同时取 `b` 的值。" },
    },
  ],
};
