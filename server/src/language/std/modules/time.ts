// std.time as declarations: each name with its signature as it is checked, and a line for its reader.

import type { StdModule } from "../declarations.ts";

export const TIME: StdModule = {
  name: "time",
  doc: { en: "Dates and clocks", zh: "日期与时钟" },
  declarations: [
    { name: "now", signature: "() -> DateTime", doc: { en: "The present date and time.", zh: "返回当前的日期和时间。" } },
    { name: "timestamp", signature: "() -> Int", doc: { en: "The present time in seconds.", zh: "返回以秒计的当前时间。" } },
    { name: "timestamp_ms", signature: "() -> Int", doc: { en: "The present time in milliseconds.", zh: "返回以毫秒计的当前时间。" } },
    { name: "sleep", signature: "(seconds: Float) -> Void", doc: { en: "Pauses for `seconds`.", zh: "暂停 `seconds` 秒。" } },
    {
      name: "format_time",
      signature: "(dt: Int, fmt: String) -> String",
      doc: { en: "Writes a time the way that `fmt` says.", zh: "按 `fmt` 的格式写出时间。" },
    },
    {
      name: "parse_time",
      signature: "(fmt: String, s: String) -> DateTime",
      doc: { en: "The time that `s` spells the way that `fmt` says.", zh: "按 `fmt` 的格式读取 `s` 中的时间。" },
    },
    { name: "DateTime.year", signature: "(dt: Int) -> Int", doc: { en: "The year of a time.", zh: "返回时间的年份。" } },
    { name: "DateTime.month", signature: "(dt: Int) -> Int", doc: { en: "The month of a time.", zh: "返回时间的月份。" } },
    { name: "DateTime.day", signature: "(dt: Int) -> Int", doc: { en: "The day of the month of a time.", zh: "返回时间是当月的第几天。" } },
    { name: "DateTime.hour", signature: "(dt: Int) -> Int", doc: { en: "The hour of a time.", zh: "返回时间的小时。" } },
    { name: "DateTime.minute", signature: "(dt: Int) -> Int", doc: { en: "The minute of a time.", zh: "返回时间的分钟。" } },
    { name: "DateTime.second", signature: "(dt: Int) -> Int", doc: { en: "The second of a time.", zh: "返回时间的秒。" } },
    { name: "DateTime.weekday", signature: "(dt: Int) -> Int", doc: { en: "The day of the week of a time.", zh: "返回时间是星期几。" } },
    { name: "DateTime.to_string", signature: "(dt: Int) -> String", doc: { en: "Writes a time as text.", zh: "把时间写成文本。" } },
  ],
};
