// The kinds of things that messages speak of, in Simplified Chinese; docs/glossary.md keeps the words the same everywhere.

import type { TermId } from "../../findings/terms.ts";

export const TERM_WORDS: Readonly<Record<TermId, string>> = {
  "end-of-file": "文件末尾",
  "end-of-line": "行末",
  dict: "字典",
  set: "集合",
  space: "空格",
  "whole-number": "整数",
  fraction: "浮点数",
  boolean: "布尔值",
  string: "字符串",
  list: "列表",
  "string-list": "字符串列表",
  table: "表",
  date: "日期",
};
