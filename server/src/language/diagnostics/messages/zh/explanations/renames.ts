// Explanations in Simplified Chinese of the codes that a rename has.

import type { ExplanationWords } from "../../catalogue.ts";

export const RENAME_EXPLANATIONS = {
  X0401: {
    description: "要重命名的内容不在这段文本中，或不在指定的作用域中。没有作任何重命名。",
    help: "检查拼写和作用域：`module`、`function:NAME`，或不指定。",
  },
  X0402: {
    description: "有多个符号使用这个名称，无法判断指的是哪一个。随意重命名其中一个比不重命名更糟。",
    help: "按相关位置给出的写法指明是哪一个：用它所在的函数或类型、作用域，或行号（`amount@2`）。",
  },
  X0403: {
    description: "使用新名称后，程序的含义会改变：两个内容同名，某处指向别的定义，或出现现在没有的问题。没有作任何重命名。",
    help: "换一个在使用该符号的地方都没有被占用的名称。",
  },
  X0404: {
    description: "语言和标准库的名称由外部给定，保持不变；其他内容也不能使用语言的类型名或构造器名。",
    help: "用别名导入标准库的名称，再重命名该别名。",
  },
  X0405: {
    description: "这个名称还出现在含义未知的位置：在类型未知的值之后，或在无法读取的文本中。这些位置保持不变。",
    help: "逐一查看这些位置，写上类型或改正文本，再重命名一次。",
  },
  X0406: {
    description: "文本有语法错误。能够读取的部分已重命名，其余部分保持不变。",
    help: "如果其余部分也重要，先改正这些错误。",
  },
  X0407: {
    description: "被重命名的内容在这段文本之外也可见：它是公开的，或是程序开始执行的函数。",
    help: "在使用它的文件中也重命名；编辑器会自动完成。",
  },
} as const satisfies Readonly<Record<string, ExplanationWords>>;
