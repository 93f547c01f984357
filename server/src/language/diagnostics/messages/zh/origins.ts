// What explanations say in Simplified Chinese about who reports a code.

import type { ExampleOrigin } from "../../explanations/example.ts";

export const ORIGIN_WORDS: Readonly<Record<ExampleOrigin, string>> = {
  check: "",
  format: "由格式化程序报告。",
  rename: "重命名时报告。",
  described: "文本无法展示这种文件，示例只作描述。",
  reserved: "目前没有工具报告它。",
  compiler: "此代码属于编译器的代码表，本工具不报告它。",
};
