// Explanations of the codes of this project itself in Simplified Chinese.

import type { CodeId } from "../../../codes.ts";
import type { ExplanationWords } from "../../catalogue.ts";

export const TOOL_EXPLANATIONS = {
  X0001: {
    description: "括号或代码块的嵌套超过了本工具读取的层数，其内部不再检查。",
    help: "给内层部分单独命名，或移到函数中。",
  },
  X0002: {
    description: "行以运算符开头，看起来是单独的语句，编译器却把它与上一行连在一起。",
    help: "把两行合并，或给该语句加上圆括号。",
  },
  X0003: {
    description: "编译器会不加提示地丢弃或误读这段文本，程序的行为与写法不符。",
    help: "改用消息建议的写法。",
  },
  X0005: {
    description: "赋值的左边不能存放值。",
    help: "给变量、字段或元素赋值。",
  },
  X0101: {
    description: "`yaoxiang.toml` 或用户的设置文件不是 TOML、有重复的键，或无法读取，因此不知道其中的设置。",
    help: "在消息指出的位置更正文件。",
  },
  X0102: {
    description: "设置的值类型不对或超出范围，不会被采用。",
    help: "按消息的要求写值。",
  },
  X0103: {
    description: "设置没有效果：拼写有误、未知、放错了表，或没有被读取。",
    help: "更正名称，或删除该设置。",
  },
  X0104: {
    description: "清单缺少每个包都需要的内容，例如名称或版本。",
    help: "补上该设置。",
  },
  X0201: {
    description: "源码文件使用 UTF-8 编码。从第一个不符合的字节起，文本无法得知，不再读取。",
    help: "把文件保存为 UTF-8。",
  },
  X0202: {
    description: "文件的字节数超过了本工具读取的上限。",
    help: "把文件拆成多个模块。",
  },
  X0203: {
    description: "系统不允许读取该文件。",
    help: "允许用户读取该文件。",
  },
  X0301: {
    description: "格式化程序把结果与源码比较，发现了排版之外的差别，因此保持原样。这是格式化程序的错误。",
    help: "向本工具的开发者报告该文本。",
  },
  X0302: {
    description: "格式化程序无法在保证含义不变的前提下排版该语句，因此保持原样。",
    help: "让每个语句各占一行，并修复语法错误。",
  },
  X0303: {
    description: "用来关闭或打开格式化的注释在该位置不起作用。",
    help: "删除它，或与另一个注释配对。",
  },
} as const satisfies Partial<Record<CodeId, ExplanationWords>>;
