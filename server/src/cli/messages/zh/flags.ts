// What the command line says about its flags, modes and paths, in Simplified Chinese.

import type { FlagWords } from "../flag-words.ts";

export const FLAG_WORDS: FlagWords = {
  list: (items) => items.join("、"),
  noMode: (modes) => `请指定模式，可用的模式有：${modes}`,
  noSuchMode: (name, modes) => `没有模式 ${name}，可用的模式有：${modes}`,
  noFlagBeforeMode: (flag, modes) => `模式之前没有选项 ${flag}，可用的模式有：${modes}`,
  seeHelp: (problem, command) => `${problem}（参见 ${command}）`,
  noSuchFlag: (flag) => `没有选项 ${flag}`,
  misspelledFlag: (flag, known) => `没有选项 ${flag}，是否想写 ${known}？`,
  noPaths: (argument) => `${argument} 不应出现在这里：此模式只接受选项`,
  missingValue: (flag) => `${flag} 需要一个值`,
  missingOrDashedValue: (flag) => `${flag} 需要一个值；以短横线开头的值写成 ${flag}=-1`,
  noValue: (flag) => `${flag} 不带值`,
  notOneOf: (flag, values) => `${flag} 应为以下之一：${values}`,
  notWholeNumber: (flag, least, most) => `${flag} 应为 ${least} 到 ${most} 之间的整数`,
  emptyValue: (flag) => `${flag} 不能为空`,
  emptyPath: "路径不能为空",
  noInput: "请指定文件或文件夹（- 表示标准输入）",
  stdinBesidePaths: "- 表示标准输入，不能与其他路径同时使用",
  stdinNameBesidePaths: "--stdin-filepath 只用于标准输入：用 - 代替路径",
  writeOfStdin: "--write 只用于文件：来自标准输入的内容只会打印",
  unwritableLog: (path, problem) => `--log-file ${path} 无法写入（${problem}）`,
};
