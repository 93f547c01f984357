// The syntax tree as text: a line a node, indented, with its place.

import { expect, test } from "vitest";
import { syntaxTree } from "../../../server/src/lsp/requests/syntax-tree.ts";
import { editor } from "../editor.ts";

function treeOf(source: string): string | null {
  const { ask, uri } = editor(source);
  return ask(syntaxTree, { textDocument: { uri: uri("main.yx") } });
}

test("what has nothing below it is spelled", () => {
  expect(treeOf('main = {\n    print("爻" + "b")\n}\n')).toMatchInlineSnapshot(`
    "Module 1:1-4:1
      Binding 1:1-3:2
        Name 1:1-1:5 "main"
        Block 1:8-3:2
          ExpressionStatement 2:5-2:21
            Postfix 2:5-2:21
              Name 2:5-2:10 "print"
              Call 2:10-2:21
                Binary 2:11-2:20
                  Literal 2:11-2:14 "\\"爻\\""
                  Literal 2:17-2:20 "\\"b\\""
    "
  `);
});

test("a broken text has a tree, too", () => {
  expect(treeOf("x = (1 +\n")).toContain("Missing");
});

test("a tree that is too long to be looked at is cut", () => {
  const lines = treeOf("x = 1\n".repeat(10_000))?.split("\n") ?? [];
  expect(lines.length).toBe(20_002);
  expect(lines.at(-2)).toBe("…");
});

test("no such document", () => {
  const { ask } = editor("x = 1\n");
  expect(ask(syntaxTree, { textDocument: { uri: "file:///project/gone.yx" } })).toBeNull();
});
