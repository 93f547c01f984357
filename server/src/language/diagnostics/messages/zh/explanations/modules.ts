// Explanations of the codes of modules and unused code in Simplified Chinese.

import type { CodeId } from "../../../codes.ts";
import type { ExplanationWords } from "../../catalogue.ts";

export const MODULE_EXPLANATIONS = {
  E5001: {
    description: "导入的模块既不是项目中的文件，也不属于标准库。`use a.b` 指 `a/b.yx` 或 `a/b/mod.yx`。",
    help: "更正路径，或创建该文件。",
  },
  E5002: {
    description: "导入可能指两个文件，无法判断是哪一个。",
    help: "重命名或删除其中一个文件。",
  },
  E5003: {
    description: "导入了模块没有导出的内容。",
    help: "更正名称，或在该模块中定义它。",
  },
  E5004: {
    description: "模块互相导入形成环，没有哪个可以先加载。",
    help: "把共同需要的内容移到单独的模块。",
  },
  E5005: {
    description: "模块路径不是由点分隔的名称组成的。",
    help: "写成 `std.io` 这样的路径。",
  },
  E5006: {
    description: "同一内容导入了两次，第二次没有作用。",
    help: "删除其中一个导入。",
  },
  E5007: {
    description: "在有关导入的另一条消息旁列出模块的导出。",
    help: "选择列出的名称之一。",
  },
  W1001: {
    description: "程序运行的内容都没有用到该函数。",
    help: "删除它，或调用它。",
  },
  W1002: {
    description: "程序运行的内容都没有用到该类型。",
    help: "删除它，或使用它。",
  },
  W1003: {
    description: "文件中没有用到导入的内容。",
    help: "删除该导入。",
  },
  W1004: {
    description: "程序运行的内容都没有读取模块的该变量。",
    help: "删除它，或使用它。",
  },
  W1005: {
    description: "程序运行的内容都没有调用该方法。",
    help: "删除它，或调用它。",
  },
} as const satisfies Partial<Record<CodeId, ExplanationWords>>;
