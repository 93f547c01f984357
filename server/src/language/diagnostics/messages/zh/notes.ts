// What is said at related places, in Simplified Chinese.

import type { NoteId } from "../../findings/notes.ts";

export const NOTE_WORDS: Readonly<Record<NoteId, string>> = {
  "note.opened-here": "{bracket} 在这里打开",
  "note.declared-here": "{name} 在这里声明",
  "note.foreign-word": "语言中没有 {word}",
};
