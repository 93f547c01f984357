// std.concurrent as declarations: each name with its signature as it is checked, and a line for its reader.

import type { StdModule } from "../declarations.ts";

export const CONCURRENT: StdModule = {
  name: "concurrent",
  doc: { en: "Pausing and telling threads apart", zh: "暂停线程与区分线程" },
  declarations: [
    {
      name: "sleep",
      signature: "(millis: Int) -> Void",
      doc: { en: "Pauses the current task for `millis` milliseconds.", zh: "让当前任务暂停 `millis` 毫秒。" },
    },
    {
      name: "thread_id",
      signature: "() -> String",
      doc: { en: "Names the thread that runs the current task.", zh: "返回运行当前任务的线程的标识。" },
    },
    {
      name: "yield_now",
      signature: "() -> Void",
      doc: { en: "Lets other tasks run before this one goes on.", zh: "让出执行权，使其他任务先运行。" },
    },
  ],
};
