// YaoXiang in Markdown: what stands between fences marked `yaoxiang` or `yx` is tokenised as a program, up to the closing fence whatever
// the program leaves open.

import { expect, test } from "vitest";
import { tokenizeMarkdown } from "./tokenize.ts";

/** The pieces that are scoped as a part of a program. */
function programIn(markdown: string): readonly string[] {
  const tokens = tokenizeMarkdown(markdown).lines.flat();
  return tokens
    .filter(({ scopes }) => scopes.includes("meta.embedded.block.yaoxiang.markdown"))
    .map(({ text, scopes }) => `${text} ${scopes.at(-1)}`);
}

const program = ["pub storage.modifier.visibility", "  meta.embedded.block.yaoxiang.markdown", "x variable.other.readwrite"];

test.each([
  ["yaoxiang", "text\n```yaoxiang\npub x\n```\npub x"],
  ["yx", "```yx\npub x\n```"],
  ["more behind it", "```yaoxiang E0011 title=a\npub x\n```"],
  ["tildes, more of them, a blank", "~~~~ yx\npub x\n~~~~\npub x"],
  ["in a list", "- item\n\n  ```yx\npub x\n  ```\npub x"],
])("%s", (_, markdown) => {
  expect(programIn(markdown)).toEqual(program);
  expect(tokenizeMarkdown(markdown).open).toBe(0);
});

test.each([
  ["another language", "```rust\npub x\n```"],
  ["a longer name", "```yxml\npub x\n```"],
  ["nothing in it", "```yx\n```\npub x"],
])("%s", (_, markdown) => {
  expect(programIn(markdown)).toEqual([]);
});

test("an open string, comment or bracket ends with the block", () => {
  for (const open of ['s = """', "/*", "f(", 'f"{', "x: Type = {"]) {
    const markdown = `\`\`\`yx\n${open}\n\`\`\`\n\npub x`;
    expect(programIn(markdown).join(" ")).not.toContain("storage.modifier");
    expect(tokenizeMarkdown(markdown).open).toBe(0);
  }
});
