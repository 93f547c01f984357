// Where lines begin and what they are indented with, at every offset of a text, its ends included.

import { describe, expect, it } from "vitest";
import { indentationAt, lineStartAt } from "../../../server/src/language/text/lines.ts";

describe.each(["", "\n", "\n\na", "a\n", "  a\n\tb\r\n\n c", "\r\na"])("%j", (text) => {
  it("has the line start before each offset that a look at every character gives", () => {
    let start = 0;
    for (let offset = 0; offset <= text.length; offset += 1) {
      if (offset > 0 && text[offset - 1] === "\n") start = offset;
      expect(lineStartAt(text, offset), `at ${offset}`).toBe(start);
      expect(indentationAt(text, offset), `at ${offset}`).toBe(/^[ \t]*/.exec(text.slice(start))?.[0]);
    }
  });
});
