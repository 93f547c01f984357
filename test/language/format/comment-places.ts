// Whether comments stayed where they belong: a comment may pass punctuation and `else`, but no name, no literal, no other keyword and no `}`.

import { parse } from "../../../server/src/language/syntax/parse.ts";
import { difference } from "./difference.ts";

/** The place where the first comment moved, or nothing. For texts whose statements keep their order: imports move with their comments. */
export function movedComments(source: string, result: string): readonly string[] {
  const moved = difference(landmarks(source), landmarks(result));
  return moved === "" ? [] : [`comments moved: ${moved}`];
}

/** Comments and what they may not pass, one a line. */
function landmarks(source: string): string {
  const { tokens } = parse(source);
  const found: string[] = [];
  for (let index = 0; index < tokens.count; index++) {
    for (const { kind, start, end } of tokens.trivia(index)) {
      if (kind === "line-comment" || kind === "block-comment") found.push(source.slice(start, end).replace(/\s+/g, " ").trimEnd());
    }
    const text = tokens.text(index);
    if (!tokens.isVirtual(index) && /[\w"'}]/.test(text) && text !== "else") found.push(text.replace(/\s+/g, " "));
  }
  return found.join("\n");
}
