// std.test as declarations: each name with its signature as it is checked, and a line for its reader.

import type { StdModule } from "../declarations.ts";

export const TEST: StdModule = {
  name: "test",
  doc: { en: "Checks for test files", zh: "测试文件中的检查" },
  declarations: [
    { name: "assert_eq", signature: "(a: Any, b: Any) -> Void", doc: { en: "Fails unless both are equal.", zh: "若两者不相等则失败。" } },
    { name: "assert_ne", signature: "(a: Any, b: Any) -> Void", doc: { en: "Fails if both are equal.", zh: "若两者相等则失败。" } },
    { name: "assert_true", signature: "(cond: Bool) -> Void", doc: { en: "Fails unless `cond` is true.", zh: "若 `cond` 不为真则失败。" } },
    {
      name: "assert_false",
      signature: "(cond: Bool) -> Void",
      doc: { en: "Fails unless `cond` is false.", zh: "若 `cond` 不为假则失败。" },
    },
  ],
};
