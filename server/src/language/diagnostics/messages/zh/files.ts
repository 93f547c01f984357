// What can be wrong with a file as such, in Simplified Chinese: one entry a finding, in the order of findings/files.ts.

import type { FilesWords } from "../catalogue.ts";

export const FILES_WORDS: FilesWords = {
  "files.wrong-encoding": { message: "从这里开始，文件不是 UTF-8 编码", help: "把文件保存为 UTF-8" },
  "files.too-large": { message: "文件超过 {limit} 字节，不予读取", help: "把它拆分成多个模块" },
  "files.unreadable": { message: "文件无法读取：{reason}" },
};
