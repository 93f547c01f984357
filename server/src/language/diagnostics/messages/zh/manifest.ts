// What can be wrong with a manifest, in Simplified Chinese: one entry a finding, in the order of findings/manifest.ts.

import type { ManifestWords } from "../catalogue.ts";

export const MANIFEST_WORDS: ManifestWords = {
  "manifest.not-toml": {
    message: "按照 TOML 的写法，{found} 不能出现在这里",
    help: "每项设置单独一行，写成 `key = value`，放在所属表的 `[name]` 之下",
  },
  "manifest.duplicate-key": { message: "{key} 设置了两次", help: "只保留其中一个" },
  "manifest.too-deep": { message: "值的嵌套太深，无法读取", help: "减少括号的层数" },
  "manifest.unreadable": { message: "文件无法读取：{reason}" },
  "manifest.wrong-type": { message: "{key} 应为 {expected}，而不是 {found}" },
  "manifest.out-of-range": { message: "{key} 应在 {least} 到 {most} 之间，而不是 {found}" },
  "manifest.unknown-key": { message: "`[{table}]` 中没有 {key} 这项设置", help: "删除这一行" },
  "manifest.misspelled-key": { message: "`[{table}]` 中没有 {key} 这项设置", help: "改写为 {known}" },
  "manifest.unknown-choice": { message: "{key} 没有 {found} 这个取值", help: "改写为 `{known}` 之一" },
  "manifest.unknown-table": { message: "没有 `[{key}]` 这个表", help: "删除它；属于其他工具的内容放在 `[tool]` 之下" },
  "manifest.misspelled-table": { message: "没有 `[{key}]` 这个表", help: "改写为 `[{known}]`" },
  "manifest.users-table": {
    message: "`[{key}]` 在这里没有效果：它只从用户自己的设置文件中读取",
    help: "把它移到用户设置文件夹中的 `yaoxiang/config.toml`",
  },
  "manifest.not-read": { message: "{key} 没有效果：文档中有它，但还没有程序读取它", help: "在此之前先删除它" },
  "manifest.dependency-value": { message: "{key} 应为字符串，而不是 {found}：编译器会改为接受任何版本", help: "用引号写出版本" },
  "manifest.missing-key": { message: "`[{table}]` 中没有包管理命令所需的 {key}", help: '添加 `{key} = "…"`' },
  "manifest.missing-table": { message: "没有包管理命令所需的 `[{table}]`", help: "添加 `[{table}]`，写明名称和版本" },
  "manifest.single-quote": { message: "{key} 没有效果：在这门语言中单引号表示字符，不表示字符串", help: "删除这一行" },
};
