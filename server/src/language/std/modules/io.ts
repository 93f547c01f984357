// std.io as declarations: each name with its signature as it is checked, and a line for its reader.

import type { StdModule } from "../declarations.ts";

export const IO: StdModule = {
  name: "io",
  doc: { en: "Printing, reading and files as text", zh: "输出、输入与文本文件" },
  declarations: [
    { name: "print", signature: "(...args: Any) -> Void", doc: { en: "Prints the arguments.", zh: "输出各个实参。" } },
    {
      name: "println",
      signature: "(...args: Any) -> Void",
      doc: { en: "Prints the arguments and ends the line.", zh: "输出各个实参并换行。" },
    },
    { name: "read_line", signature: "() -> String", doc: { en: "Reads one line of input.", zh: "读取一行输入。" } },
    {
      name: "read_file",
      signature: "(path: &String) -> String",
      doc: { en: "The whole text of the file at `path`.", zh: "返回 `path` 处文件的全部文本。" },
    },
    {
      name: "write_file",
      signature: "(path: &String, content: &String) -> Bool",
      doc: {
        en: "Makes `content` the text of the file at `path`; answers whether it could.",
        zh: "把 `path` 处文件的文本写为 `content`，返回是否成功。",
      },
    },
    {
      name: "append_file",
      signature: "(path: &String, content: &String) -> Bool",
      doc: {
        en: "Adds `content` at the end of the file at `path`; answers whether it could.",
        zh: "在 `path` 处文件的末尾追加 `content`，返回是否成功。",
      },
    },
    {
      name: "format_fallback",
      signature: "(value: Any, type_name: &String) -> String",
      doc: {
        en: "The text that an f-string shows for a value whose type has no other.",
        zh: "值的类型没有其他写法时，f 字符串所用的文本。",
      },
    },
  ],
};
