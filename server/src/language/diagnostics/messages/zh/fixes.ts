// The titles of the fixes in Simplified Chinese.

import type { FixId } from "../../findings/fixes.ts";

export const FIX_WORDS: Readonly<Record<FixId, string>> = {
  "fix.insert": "插入 {text}",
  "fix.remove": "删除 {text}",
  "fix.replace": "把 {text} 改为 {replacement}",
  "fix.swap": "交换 {first} 和 {second}",
  "fix.move-mut": "把 `mut` 移到名称之后",
  "fix.rewrite-function": "用签名定义 {name}",
};
