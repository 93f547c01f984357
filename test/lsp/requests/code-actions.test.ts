// What can be done at a place: each action by its title, and what it makes of the text.

import { describe, expect, test } from "vitest";
import { type CodeAction, CodeActionKind } from "vscode-languageserver/node";
import { codeActions } from "../../../server/src/lsp/requests/code-actions.ts";
import { applyEdit } from "../apply-edit.ts";
import { type Editor, editor } from "../editor.ts";

type Files = Parameters<typeof editor>[0];

function actions(files: Files, only?: string): { readonly opened: Editor; readonly found: readonly CodeAction[] } {
  const opened = editor(files);
  const { mark, ask } = opened;
  const context = { diagnostics: [], ...(only === undefined ? {} : { only: [only] }) };
  return { opened, found: ask(codeActions, { textDocument: { uri: mark.uri }, range: mark.range, context }) };
}

const titles = (files: Files, only?: string): readonly string[] => actions(files, only).found.map(({ title }) => title);

/** The marked file after the action with this title, or the only one. */
function done(files: Files, title: RegExp, only?: string): string {
  const { opened, found } = actions(files, only);
  const { mark, text } = opened;
  const action = found.find((each) => title.test(each.title));
  if (action === undefined) throw new Error(`there is no such action among: ${found.map((each) => each.title).join("; ")}`);
  applyEdit(opened, action.edit);
  return text(mark.uri);
}

describe("quick fixes", () => {
  test("what a diagnostic can be mended by, behind an emoji", () => {
    expect(done('total = 1\nmain = { print("😀", <|>totl) }\n', /total/)).toBe('total = 1\nmain = { print("😀", total) }\n');
    expect(done("main = { print(true <|>&& false) }\n", /and/)).toBe("main = { print(true and false) }\n");
  });

  test("the only one is preferred, and tells what it mends", () => {
    const [action] = actions("main = { print(true <|>&& false) }\n").found;
    expect(action).toMatchObject({ isPreferred: true, kind: CodeActionKind.QuickFix, diagnostics: [{ code: "E0012" }] });
  });

  test("an import for a name that another module exports", () => {
    const files = { "lib.yx": "twice: (a: Int) -> Int = a + a\n", "main.yx": "main = { print(<|>twice(1)) }\n" };
    expect(done(files, /use lib/)).toBe("use lib.{twice}\n\nmain = { print(twice(1)) }\n");
  });

  test("missing arms of a match", () => {
    const source = "f: (b: Bool) -> Int = <|>match b { true => 1 }\n";
    expect(titles(source).length).toBeGreaterThan(0);
  });

  test("none where nothing is wrong", () => {
    expect(titles("x: Int = <|>1\n", CodeActionKind.QuickFix)).toEqual([]);
  });
});

describe("for the whole document, when asked for", () => {
  const source = "<|>use std.io\nuse std.math\n\nmain = {\n    print(true && false)\n    print(1 || 2)\n}\n";

  test("unused imports", () => {
    expect(done(source, /unused/, "source.removeUnusedImports")).toBe("\nmain = {\n    print(true && false)\n    print(1 || 2)\n}\n");
  });

  test("all that can be fixed in one way", () => {
    expect(done(source, /all/, CodeActionKind.SourceFixAll)).toBe("\nmain = {\n    print(true and false)\n    print(1 or 2)\n}\n");
    expect(titles(source).some((title) => /all/.test(title))).toBe(false);
  });
});

describe("refactorings", () => {
  test("extract", () => {
    const source = "main = {\n    value = 1\n    print(<|1 + 2|> * value)\n}\n";
    expect(titles(source.replace("<|1 + 2|>", "<|1 +|> 2"), CodeActionKind.RefactorExtract)).toEqual([]);
    expect(done("main = {\n    value = 1\n    print(<|f(2)|> * value)\n}\nf = (a: Int) => a\n", /value_2/)).toBe(
      "main = {\n    value = 1\n    value_2 = f(2)\n    print(value_2 * value)\n}\nf = (a: Int) => a\n",
    );
  });

  test("inline, in parentheses where they are needed", () => {
    expect(done("main = {\n    n = 1\n    <|>sum = n + 2\n    print(sum * sum)\n}\n", /sum/)).toBe(
      "main = {\n    n = 1\n    print((n + 2) * (n + 2))\n}\n",
    );
  });

  test("not what can change, or does something", () => {
    for (const definition of ["mut <|>n = 1", "<|>n = f()"]) {
      const source = `f = () => 1\nmain = {\n    ${definition}\n    print(n)\n}\n`;
      expect(titles(source, CodeActionKind.RefactorInline), definition).toEqual([]);
    }
  });
});
