// What `--help` prints, in Simplified Chinese.

import type { UsageWords } from "../usage-words.ts";

export const USAGE_WORDS: UsageWords = {
  overview: (modes) => `yaoxiang-tools MODE [FLAG]...

模式：
${modes}

  MODE --help        显示一个模式的选项
  --version          显示版本
  -h, --help         显示本帮助`,

  summaries: {
    mcp: "MCP 服务器，使用标准输入输出",
    lsp: "供编辑器使用的语言服务器",
    check: "列出文件、文件夹或项目的所有错误和警告",
    format: "格式化文件、文件夹或标准输入",
    explain: "解释诊断代码的含义",
  },

  sharedFlags: `  --lang en|zh         消息的语言（否则依次看 YAOXIANG_LANG、项目 yaoxiang.toml 的 [i18n]、
                       用户 yaoxiang/config.toml 的 [i18n]、系统的语言）
  --log-level LEVEL    写到标准错误的内容：error、warn（默认）、info 或 debug
  --log-file FILE      把同样的内容追加到这个文件
  -h, --help           显示本帮助`,

  check: `yaoxiang-tools check [PATH...] [FLAG]...

列出文件、文件夹下的 .yx 文件或（不给路径时）当前文件夹所属项目的所有错误和警告：语法、名称、导入和类型。
退出码：0 没有错误，1 有错误，2 有事情无法完成。

  --json               不打印文本，只打印一个 JSON 对象
  --exclude PATH       排除一个文件或文件夹，可以多次给出
  --no-progress        不在标准错误上显示计数
  --color auto|always|never
                       给文本加上颜色（auto：在终端上，且没有设置 NO_COLOR 时）`,

  format: `yaoxiang-tools format [PATH...|-] [FLAG]...

格式化 YaoXiang 文件和文件夹下的 .yx 文件，并打印结果。有语法错误的文件，能读懂的部分照样格式化。
设置来自每个文件上层最近的 yaoxiang.toml 的 [fmt]，其次来自用户的 yaoxiang/config.toml。
退出码：0 已完成，1 有内容会改变（使用 -n 时），2 有事情无法完成。

  -w, --write          改写有变化的文件
  -n, --dry-run, --check
                       打印统一格式的差异，不改动文件；有文件会改变时退出码为 1
  --stdout             打印结果（默认）
  -                    格式化标准输入的内容
  --stdin-filepath P   标准输入内容的名称：用于消息，也用于查找 yaoxiang.toml
  --line-width N       一行不应超过的列数（120）
  --indent N           一层缩进的列数（4）
  --use-tabs           用制表符缩进
  --no-verify          不把结果与源码比较`,

  explain: `yaoxiang-tools explain CODE [FLAG]...

说明诊断代码的含义，给出示例、改正后的示例和处理办法。代码不区分大小写。
退出码：0 完成，2 没有该代码，或无法写入输出。

  --json               不输出文本，输出一个 JSON 对象`,
};
