// The names of the categories of codes in Simplified Chinese.

import type { CodeCategory } from "../../codes.ts";

export const CATEGORIES: Readonly<Record<CodeCategory, string>> = {
  lexer: "文本",
  parser: "语法",
  "type-check": "类型与名称",
  semantic: "作用域与所有权",
  codegen: "代码生成",
  generic: "泛型、常量与证明",
  module: "模块",
  runtime: "运行时",
  io: "输入输出",
  internal: "编译器内部",
  unused: "未使用的代码",
  reading: "程序的读法",
  manifest: "清单",
  files: "文件",
  formatting: "格式化",
  renaming: "重命名",
};
