// Code lenses: above what they stand, and what they say once they are asked for.

import { expect, test } from "vitest";
import { codeLens, codeLensResolve } from "../../../server/src/lsp/requests/code-lens.ts";
import { DEFAULT_SETTINGS } from "../../../server/src/lsp/settings.ts";
import { type Editor, type EditorOptions, editor } from "../editor.ts";

function lenses({ ask, uri, shown }: Editor, path: string): readonly string[] {
  return ask(codeLens, { textDocument: { uri: uri(path) } }).map((lens) => {
    const { command } = ask(codeLensResolve, lens);
    return `${shown(uri(path), lens.range).replace(/^.*?:/, "")}: ${command?.title}`;
  });
}

const FILES = {
  "src/core.yx": `pub Point: Type = { x: Int, y: Int }
pub Point.sum: (self: &Point) -> Int = self.x + self.y
pub make: (x: Int) -> Point = Point(x, 0)
limit: Int = 3
alone = { helper = (a: Int) => a print(helper(1)) }
`,
  "src/main.yx": `use src.core.{make, Point as P}
main = {
    "😀"; p = make(1)
    print(p.sum() + make(2).sum())
    q: P = P(1, 2)
    xs = [q]
    print(f"{xs[0].sum()}")
}
`,
};

test("functions, types and methods, with their uses in all files; what only the types know counts, too", () => {
  expect(lenses(editor(FILES), "src/core.yx")).toEqual([
    "1:5 Point: 8 references",
    "2:11 sum: 3 references",
    "3:5 make: 3 references",
    "5:1 alone: 0 references",
  ]);
  expect(lenses(editor(FILES), "src/main.yx")).toEqual(["2:1 main: 0 references"]);
});

test("in the user's language, and one is one", () => {
  const source = "f: (a: Int) -> Int = a\nx = f(1)\n";
  expect(lenses(editor(source), "main.yx")).toEqual(["1:1 f: 1 reference"]);
  expect(lenses(editor(source, { language: "zh" }), "main.yx")).toEqual(["1:1 f: 1 处引用"]);
});

test("the command has the places", () => {
  const opened = (options: EditorOptions) => {
    const { ask, uri, shown } = editor('f: (a: Int) -> Int = a\nx = "😀中" y = f(1)\n', options);
    const [lens] = ask(codeLens, { textDocument: { uri: uri("main.yx") } });
    const { command, arguments: args = [] } = (lens && ask(codeLensResolve, lens).command) ?? {};
    const [, position, locations] = args;
    return { command, position, places: locations.map(({ uri: of, range }: never) => shown(of, range).replace(/^\S+ /, "")) };
  };
  const wanted = { command: "yaoxiang.showReferences", position: { line: 0, character: 0 }, places: ["f"] };
  expect(opened({})).toEqual(wanted);
  expect(opened({ client: { encoding: "utf-8" } })).toEqual(wanted);
});

test("a mistake elsewhere changes nothing; what is gone by now has no count", () => {
  const source = "f: (a: Int) -> Int = a\nx = f(1)\n";
  expect(lenses(editor(`${source}broken = { g( }\n`), "main.yx")[0]).toBe("1:1 f: 1 reference");
  const { ask, bench, uri } = editor(source);
  const [lens] = ask(codeLens, { textDocument: { uri: uri("main.yx") } });
  bench.open(uri("main.yx"), 2, "// nothing\n");
  expect(lens && ask(codeLensResolve, lens).command?.title).toBe("");
});

test("none where they are switched off, and of no such document", () => {
  const { ask, bench, uri } = editor("f = (a: Int) => a\n");
  expect(ask(codeLens, { textDocument: { uri: uri("gone.yx") } })).toEqual([]);
  bench.settings = { ...DEFAULT_SETTINGS, codeLens: { references: false } };
  expect(ask(codeLens, { textDocument: { uri: uri("main.yx") } })).toEqual([]);
});
