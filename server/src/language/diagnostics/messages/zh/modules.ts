// What can be wrong with where imports lead, in Simplified Chinese: one entry a finding, in the order of findings/modules.ts.

import type { ModulesWords } from "../catalogue.ts";

export const MODULES_WORDS: ModulesWords = {
  "modules.missing": { message: "没有模块 {module}", help: "创建 {file}，或者写出同一文件夹中的文件或从项目文件夹开始的路径" },
  "modules.misspelled": { message: "没有模块 {module}", help: "改写为 {known}" },
  "modules.extra-folder": { message: "{module} 只能在 {folder} 中找到，而编译器不会到那里查找", help: "把文件移到项目中，编译器才能找到" },
  "modules.ambiguous": { message: "{module} 既可以是 {first}，也可以是 {second}", help: "重命名或删除其中一个文件" },
  "modules.two-files": {
    message: "在这个程序中 {module} 已经是 {first}，在这里却会是 {second}",
    help: "重命名其中一个文件，或者写出从项目文件夹开始的路径",
  },
};
