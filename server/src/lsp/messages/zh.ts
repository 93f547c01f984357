// What the language server says, in Simplified Chinese.

import type { Words } from "./words.ts";

export const ZH: Words = {
  usage: `yaoxiang-tools lsp [--stdio | --socket=PORT | --pipe=NAME | --node-ipc]

语言服务器，默认通过标准输入和标准输出通信。

  --stdio              通过标准输入和标准输出
  --socket PORT        连接本机的这个端口
  --pipe NAME          连接这个管道或 Unix 套接字
  --node-ipc           通过与启动它的进程之间的通道
  --clientProcessId N  该进程结束时随之结束`,
  twoTransports: (first, second) => `${first} 与 ${second} 不能同时使用`,
  badPort: "--socket 必须是端口号",
  noChannel: "--node-ipc 需要带有通道的父进程",
  keywordAsName: (name) => `${name} 是关键字，不能作为名称`,
  notAName: (name) => `${name} 不是名称：名称由字母 A-Z 和 a-z、数字和 \`_\` 组成，不以数字开头`,
  loading: "正在读取项目",
  badFormatSettings: (place, problem) => `未格式化，因为设置有误：${place}：${problem}`,
  notFormatted: (uri, problem) => `${uri} 保持原样：${problem}`,
  references: (count) => `${count} 处引用`,
  fixAll: "修复所有只有一种改法的问题",
  removeUnused: "删除未使用的导入",
  addImport: (use) => `添加 \`${use}\``,
  extractVariable: (name) => `提取为变量 \`${name}\``,
  inlineVariable: (name) => `内联 \`${name}\``,
};
