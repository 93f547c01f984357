// What the server says besides diagnostics, in Simplified Chinese.

import type { Words } from "./words.ts";

export const ZH: Words = {
  sentences: (sentences) => sentences.join("；"),
  list: (items) => items.join("、"),
  firstOfList: (items, rest) => `${items.join("、")}，另有 ${rest} 个`,

  misfit: (problems, tool, fields) => `${problems}。${tool} 的字段有：${fields}。`,
  unknownField: (names) => `未知的字段 ${names}`,
  missingField: (field) => `缺少 ${field}`,
  notOneOf: (field, values) => `${field} 应为以下之一：${values}`,
  wrongType: (field, expected, found) => `${field} 应为${expected}，而不是${found}`,
  kinds: {
    string: "字符串",
    number: "数字",
    "whole-number": "整数",
    fraction: "小数",
    boolean: "布尔值",
    list: "列表",
    object: "对象",
    null: " null",
  },
  emptyField: (field) => `${field} 不能为空`,
  tooSmall: (field, least) => `${field} 至少应为 ${least}`,
  tooLarge: (field, most) => `${field} 最多为 ${most}`,
  notUnicode: (field) => `${field} 不是有效的 Unicode（其中有半个代理对）；请发送从 UTF-8 解码得到的文本`,
  tooManyBytes: (field, most) => `${field} 超过 ${most} 字节（UTF-8）；请一次只发送一个文件`,
  keywordAsName: (field) => `${field} 是关键字，不能作为名称`,
  notAName: (field) => `${field} 不是名称：名称由字母 A-Z 和 a-z、数字和 \`_\` 组成，不以数字开头`,
  notAScope: (field) => `${field} 必须是 \`module\` 或 \`function:NAME\`，其中 NAME 是函数或方法的名称`,
  otherMisfit: (field) => `${field} 不符合模式`,
  misencoded: "请求不是有效的 UTF-8；请发送 UTF-8 编码的 JSON，或把非 ASCII 字符转义为 \\uXXXX",

  noProject: (folder) => `文件夹 ${folder} 不存在，或者不是文件夹；请用绝对路径给出一个存在的文件夹`,
  noOwnProject: "项目的文件夹不存在，或者不是文件夹；请用绝对路径给出一个存在的文件夹",
  projectOutside: (folder, allowed) => `文件夹 ${folder} 不在服务器可以读取的范围之内：${allowed}；请给出其中的文件夹`,
  fileOutside: (path, root, mayNameAnother) =>
    `${path} 在项目 ${root} 之外；请给出项目内的路径${mayNameAnother ? "，或用 project_root 指定另一个项目" : ""}`,
  notAPath: (path, root) => `${path} 不能是文件的路径；请给出相对于 ${root} 的路径`,
  noSuchFile: (path, extension, root, nearest) => `项目 ${root} 中没有名为 ${path} 的 ${extension} 文件；${nearest}`,
  nearestFile: (path) => `最接近的是 ${path}`,
  firstFile: (path) => `其中的第一个是 ${path}`,
  noFiles: "其中没有任何这样的文件",
  fileTooLarge: (path) => `无法读取 ${path}：文件太大`,
  fileRefused: (path) => `无法读取 ${path}：系统拒绝访问`,

  tookTooLong: (tool, seconds) => `${tool} 运行 ${seconds} 秒后被停止；请减少输入`,
  filledMemory: (tool) => `${tool} 占满内存，已被停止；请减少输入`,
  formatTooLong: "结果会超过 64 MB；请分成较小的部分格式化",
  renameTooLong: "结果会超过 64 MB；请拆分源代码",
  parseTooLong: (detail) => `detail 为 "${detail}" 的结果会超过 64 MB；请把 detail 设为 "fit"，或分成较小的部分解析`,
  noSuchCode: (code, nearest) => `没有诊断代码 ${code}；最接近的是 ${nearest}`,
  foreignCursor: "`cursor` 不是任何结果给出的 `next_cursor`；请去掉它，从头开始",
  staleCursor: "给出 `cursor` 之后列表已改变，或者它属于另一次查询；请去掉 `cursor`，从头开始",

  fewerDiagnostics: (shown, total) => `共 ${total} 个诊断，${firstOf(shown, "个")}`,
  fewerHunks: (shown, total) => `差异共 ${total} 段，${firstOf(shown, "段")}，比较 \`formatted\` 和 \`source\` 可得全部`,
  fewerImports: (shown, total) => `共 ${total} 个导入，${firstOf(shown, "个")}，parse_source 的 detail "outline" 会列出全部`,
  diagnosticsElsewhere: (omission) => `${omission}，parse_source 的 detail "full" 会显示全部`,
  foldedTree: "语法树最深的几层已折叠（`elided` 是节点数）",
  parsedInPart: (omissions) => `${omissions}：detail "full" 显示全部，"outline" 显示声明`,
  briefDiagnostics: (count) => `其中 ${count} 个太长，显示时去掉了修复和相关位置；\`yaoxiang-tools check --json\` 会显示全部`,
  readTo: (line) => `文件从第 ${line} 行起不是 UTF-8，只读到那里`,
  tooManyFiles: "项目的文件多于可以读取的数量；请把其中的一个文件夹指定为根",
  tooMuchText: "项目的文本多于可以读取的数量；请把其中的一个文件夹指定为根",
  linksOutside: (paths) => `通向项目之外的链接不会被读取：${paths}`,
  unreadableFolders: (paths) => `无法读取的文件夹：${paths}`,
  incompleteFiles: (paths) => `只读取了一部分或没有读取的文件（不是 UTF-8、太大或被拒绝访问）：${paths}`,
  unsurePlaces: (count, places) => `另有 ${count} 处使用这个名称，但其含义未知（没有类型，或导入失败）：${places}`,
  builtIn: (name) => `${name} 属于语言本身，不列出它出现的位置`,
  importOutside: "文件在项目之外，没有读取",

  usage: `yaoxiang-tools mcp [--project-root DIR]... [--content text|json]

MCP 服务器，使用标准输入和标准输出。

  --project-root DIR   把工具限制在这个文件夹之内，可以多次给出
  --content text|json  除 structuredContent 外，结果的数据以何种形式给出：文本（默认），
                       或类型为 "json" 的内容，多数客户端不接受后者`,
  badContent: (values) => `--content 应为以下之一：${values}`,
  unreplacedVariable: (root, variable) => `--project-root ${root}：${variable} 没有被替换；请写出文件夹的路径`,
  noSuchRoot: (root) => `--project-root ${root}：没有这个文件夹`,
  sessionEnds: (problem) => `会话结束：${problem}`,
  lineNotJson: (start) => `有一行不是 JSON：${start}`,
  lineTooLong: (bytes) => `有一行超过 ${bytes} 字节`,
  internalError: (problem) => `内部错误，会话继续：${problem}`,
  toolFailed: (tool, problem) => `${tool} 失败：${problem}`,
};

function firstOf(shown: number, measure: string): string {
  return shown === 0 ? "都没有显示" : `只显示前 ${shown} ${measure}`;
}
