// std.weak as declarations: each name with its signature as it is checked, and a line for its reader.

import type { StdModule } from "../declarations.ts";

export const WEAK: StdModule = {
  name: "weak",
  doc: { en: "References that keep nothing alive", zh: "不延长生命期的引用" },
  declarations: [
    {
      name: "new",
      signature: "(arc: Arc(T)) -> Weak(T)",
      doc: { en: "A weak reference to what `arc` shares.", zh: "返回对 `arc` 所共享的值的弱引用。" },
    },
    {
      name: "upgrade",
      signature: "(weak: Weak(T)) -> Option(Arc(T))",
      doc: { en: "The value again, if it is still there.", zh: "若值仍然存在，则重新取得它。" },
    },
  ],
};
