// What is said of a rename, in Simplified Chinese: one entry a finding, in the order of findings/rename.ts.

import type { RenameWords } from "../catalogue.ts";

export const RENAME_WORDS: RenameWords = {
  "rename.unknown": { message: "这里没有名为 {name} 的内容" },
  "rename.misspelled": { message: "这里没有名为 {name} 的内容", help: "是否想写 {known}？" },
  "rename.unknown-function": { message: "没有可供查找的函数 {name}" },
  "rename.ambiguous": { message: "有 {count} 个名为 {name} 的符号", help: "说明指的是哪一个：相关位置说明了写法" },
  "rename.std-name": {
    message: "{name} 是语言或标准库的名称，保持不变",
    help: "要用别的名称，就用别名导入：`use std.io.{println as say}`",
  },
  "rename.clash": { message: "旁边已有名为 {name} 的符号", help: "换一个名称" },
  "rename.hides": { message: "这里的 {name} 会遮蔽另一个 {name}", help: "换一个名称" },
  "rename.capture": { message: "这里的 {name} 会指向别的定义", help: "换一个名称" },
  "rename.misread": { message: "用 {name} 会使程序的读法改变", help: "换一个名称" },
  "rename.new-problem": { message: "用 {name} 会使这里出现现在没有的问题：{problem}", help: "换一个名称，或改动需要旧名称的地方" },
  "rename.new-std-name": { message: "{name} 是语言的名称", help: "换一个名称" },
  "rename.unsure-places": {
    message: "另有 {count} 处可能指的是 {name}，没有改动：名称之前的值类型未知",
    help: "查看这些位置，并写上缺少的类型",
  },
  "rename.unread-places": { message: "有 {count} 处 {name} 无法读取，没有改动", help: "改正语法错误后再查看这些位置" },
  "rename.syntax-errors": { message: "源码有 {count} 个语法错误：无法读取的内容保持不变", help: "改正后再比较" },
  "rename.public": { message: "{name} 是公开的：使用它的其他文件没有改动" },
  "rename.entry": { message: "{name} 是程序开始执行的函数：重命名后不会被调用" },
};
