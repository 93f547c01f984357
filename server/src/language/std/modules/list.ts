// std.list as declarations: each name with its signature as it is checked, and a line for its reader.

import type { StdModule } from "../declarations.ts";

export const LIST: StdModule = {
  name: "list",
  doc: { en: "Elements in order", zh: "有序的元素" },
  declarations: [
    {
      name: "push",
      signature: "(list: List(A), item: Any) -> List(A)",
      doc: { en: "`list` with `item` at its end.", zh: "返回末尾加上 `item` 的 `list`。" },
    },
    { name: "pop", signature: "(list: &List(A)) -> Any", doc: { en: "The last element, which is taken off.", zh: "取出最后一个元素。" } },
    {
      name: "append",
      signature: "(list: List(A), item: Any) -> List(A)",
      doc: { en: "`list` with `item` at its end, as `push` gives it.", zh: "与 `push` 相同：返回末尾加上 `item` 的 `list`。" },
    },
    {
      name: "prepend",
      signature: "(list: List(A), item: Any) -> List(A)",
      doc: { en: "`list` with `item` before all others.", zh: "返回开头加上 `item` 的 `list`。" },
    },
    {
      name: "remove_at",
      signature: "(list: &List(A), index: Int) -> Any",
      doc: { en: "The element at `index`, which is taken out.", zh: "取出 `index` 处的元素。" },
    },
    { name: "reverse", signature: "(list: &List(A)) -> List(A)", doc: { en: "The elements from last to first.", zh: "返回倒序的列表。" } },
    {
      name: "concat",
      signature: "(a: &List(A), b: &List(A)) -> List(A)",
      doc: { en: "The elements of `a`, then those of `b`.", zh: "先是 `a` 的元素，后是 `b` 的元素。" },
    },
    {
      name: "map",
      signature: "(list: &List(T), fn: (T) -> T) -> List(T)",
      doc: { en: "What `fn` makes of each element.", zh: "返回 `fn` 作用于每个元素的结果。" },
    },
    {
      name: "filter",
      signature: "(list: &List(T), fn: (T) -> Bool) -> List(T)",
      doc: { en: "The elements for which `fn` is true.", zh: "返回使 `fn` 为真的元素。" },
    },
    {
      name: "reduce",
      signature: "(list: &List(T), fn: (Any, T) -> Any, init: Any) -> Any",
      doc: {
        en: "Joins the elements to one value: `fn` takes what it made so far, `init` at first, and the next element.",
        zh: "把各元素归并为一个值：`fn` 接收目前的结果（起初为 `init`）和下一个元素。",
      },
    },
    { name: "len", signature: "(list: &List(A)) -> Int", doc: { en: "How many elements `list` has.", zh: "返回 `list` 的元素个数。" } },
    {
      name: "is_empty",
      signature: "(list: &List(A)) -> Bool",
      doc: { en: "Whether `list` has no elements.", zh: "判断 `list` 是否没有元素。" },
    },
    {
      name: "get",
      signature: "(list: &List(A), index: Int) -> Any",
      doc: { en: "The element at `index`, counted from 0.", zh: "返回 `index` 处的元素，从 0 计数。" },
    },
    {
      name: "set",
      signature: "(list: List(A), index: Int, value: Any) -> List(A)",
      doc: { en: "`list` with `value` at `index`.", zh: "返回把 `index` 处换成 `value` 的 `list`。" },
    },
    { name: "first", signature: "(list: &List(A)) -> Any", doc: { en: "The element at the start.", zh: "返回第一个元素。" } },
    { name: "last", signature: "(list: &List(A)) -> Any", doc: { en: "The element at the end.", zh: "返回最后一个元素。" } },
    {
      name: "slice",
      signature: "(list: &List(A), start: Int, end: Int) -> List(A)",
      doc: { en: "The elements at `start` and after it, as far as the one before `end`.", zh: "返回从 `start` 到 `end`（不含）的元素。" },
    },
    {
      name: "contains",
      signature: "(list: &List(A), item: Any) -> Bool",
      doc: { en: "Whether an element equals `item`.", zh: "判断是否有元素等于 `item`。" },
    },
    {
      name: "find_index",
      signature: "(list: &List(A), item: Any) -> Int",
      doc: { en: "Where the first element that equals `item` is.", zh: "返回第一个等于 `item` 的元素的位置。" },
    },
    {
      name: "iter",
      signature: "(list: &List(A)) -> Tuple",
      doc: { en: "An iterator that stands before the first element.", zh: "返回位于第一个元素之前的迭代器。" },
    },
    {
      name: "next",
      signature: "(iterator: Tuple) -> Any",
      doc: { en: "The next element of an iterator.", zh: "返回迭代器的下一个元素。" },
    },
    {
      name: "has_next",
      signature: "(iterator: Tuple) -> Bool",
      doc: { en: "Whether an iterator has a next element.", zh: "判断迭代器是否还有下一个元素。" },
    },
  ],
};
