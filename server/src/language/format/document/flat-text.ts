// What a document looks like on one line, for what is measured or put together before it is laid out.

import { assertNever } from "../../assert-never.ts";
import { breaks, type Doc } from "./doc.ts";

/** The text of `doc` on one line; without the comments behind it; null where it has a certain line break. */
export function flatText(doc: Doc): string | null {
  if (breaks(doc)) return null;
  let text = "";
  const stack: Doc[] = [doc];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (typeof next === "string") text += next;
    else {
      switch (next.kind) {
        case "joined":
          text += next.text;
          break;
        case "concat":
          for (let index = next.parts.length - 1; index >= 0; index--) stack.push(next.parts[index] ?? "");
          break;
        case "group":
        case "indent":
        case "flat":
        case "hug":
          stack.push(next.content);
          break;
        case "line":
          if (next.mode === "line") text += " ";
          break;
        case "blank-line":
        case "if-broken":
        case "trailing":
          break;
        case "multi-line":
        case "raw":
        case "leading":
        case "inline-comment":
          return null;
        default:
          assertNever(next);
      }
    }
  }
  return text;
}
