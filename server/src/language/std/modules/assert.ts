// std.assert as declarations: each name with its signature as it is checked, and a line for its reader.

import type { StdModule } from "../declarations.ts";

export const ASSERT: StdModule = {
  name: "assert",
  doc: { en: "Conditions that must hold", zh: "必须成立的条件" },
  declarations: [
    {
      name: "assert",
      signature: "(cond: Bool, ?msg: String) -> Void",
      doc: { en: "Ends the program with `msg` unless `cond` holds.", zh: "若 `cond` 不成立，则以 `msg` 终止程序。" },
    },
    {
      name: "IsTrue",
      signature: "(cond: Bool) -> Type",
      doc: { en: "The type of a proof that `cond` holds.", zh: "证明 `cond` 成立的类型。" },
    },
    {
      name: "Assert",
      signature: "(cond: Bool) -> Type",
      doc: { en: "In a record type: `cond` has to hold for its parameters.", zh: "写在记录类型中：其参数必须使 `cond` 成立。" },
    },
  ],
};
