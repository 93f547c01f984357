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
  "manifest.single-quote": { message: "{key} 没有效果：在这门语言中单引号表示字符，不表示字符串", help: "删除这一行" },
};
