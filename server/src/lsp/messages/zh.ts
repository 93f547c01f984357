// What the language server says, in Simplified Chinese.

import type { Words } from "./words.ts";

export const ZH: Words = {
  badFormatSettings: (place, problem) => `未格式化，因为设置有误：${place}：${problem}`,
  notFormatted: (uri, problem) => `${uri} 保持原样：${problem}`,
  references: (count) => `${count} 处引用`,
};
