// What commands say about files, in Simplified Chinese.

import type { FileWords } from "../file-words.ts";

export const FILE_WORDS: FileWords = {
  formatted: (path) => `已格式化：${path}`,
  wouldFormat: (path) => `需要格式化：${path}`,
  formattedInPart: (place, count, problem) =>
    `${place}: note: 只格式化了一部分，${count === 1 ? "有一处保持原样" : `有 ${count} 处保持原样，这是第一处`}${problem === null ? "" : `：${problem}`}`,
  checking: (files) => `正在检查 ${files} 个文件……`,
  checked: (errors, warnings) => `${errors} 个错误，${warnings} 个警告`,
  help: (text) => `帮助：${text}`,
  example: "示例：",
  corrected: "改正后：",
  whichCode: "请指定代码（例如 E1001）",
  oneCode: "一次只能解释一个代码",
  noSuchCode: (code, nearest) => `没有代码 ${code}，最接近的是 ${nearest}`,
  noSuchPath: (path) => `${path}: 没有这个文件或文件夹`,
  noSources: (path) => `没有找到 .yx 文件：${path}`,
  unreadable: (path, problem) => `${path}: 无法读取（${problem}）`,
  unwritable: (path, problem) => `${path}: 无法写入（${problem}），文件没有改动`,
  notAFile: (path) => `${path}: 不是可以改写的文件`,
  badSettings: (count, path) => `${path} 中有错误，${count} 个文件没有格式化`,
  outputFailed: (problem) => `输出无法写入（${problem}）`,
  advised: (message, help) => `${message}（${help}）`,
  internalError: (path, problem) => `${path}: 内部错误，文件没有改动：${problem}`,
};
