// What is said at related places, in Simplified Chinese.

import type { NoteId } from "../../findings/notes.ts";

export const NOTE_WORDS: Readonly<Record<NoteId, string>> = {
  "note.opened-here": "{bracket} 在这里打开",
  "note.declared-here": "{name} 在这里声明",
  "note.imported-here": "{name} 在这里导入",
  "note.foreign-word": "{word} 不是关键字",
  "note.operator-here": "{operator} 在这里",
  "note.equals-missing": "这之前缺少 `=`",
  "note.condition-here": "{keyword} 所需的表达式应写在这里",
  "note.result-here": "{name} 的结果在这里声明",
  "note.candidate-in-scope": "{name} 在这里声明；作用域 {scope} 指的是它",
  "note.candidate-by-name": "{name} 在这里声明；{path} 指的是它",
  "note.written-here": "{name} 在这里",
};
