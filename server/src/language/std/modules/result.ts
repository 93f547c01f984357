// std.result as declarations: each name with its signature as it is checked, and a line for its reader.

import type { StdModule } from "../declarations.ts";

export const RESULT: StdModule = {
  name: "result",
  doc: { en: "Values that may be an error instead", zh: "可能是错误的值" },
  declarations: [
    { name: "is_ok", signature: "(self: &Result(T, E)) -> Bool", doc: { en: "Whether there is a value.", zh: "判断是否有值。" } },
    { name: "is_err", signature: "(self: &Result(T, E)) -> Bool", doc: { en: "Whether there is an error.", zh: "判断是否为错误。" } },
    {
      name: "unwrap",
      signature: "(self: &Result(T, E)) -> T",
      doc: { en: "The value; an error ends the program.", zh: "返回其中的值；若为错误则程序终止。" },
    },
    {
      name: "unwrap_or",
      signature: "(self: &Result(T, E), default: T) -> T",
      doc: { en: "The value, or `default` where there is an error.", zh: "返回其中的值；若为错误则返回 `default`。" },
    },
  ],
};
