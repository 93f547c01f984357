// Renaming from an editor: one symbol wherever the project names it, in all files, or a reason. Texts stand as they come out.

import { describe, expect, test } from "vitest";
import { ResponseError } from "vscode-languageserver/node";
import { prepareRename, rename } from "../../../server/src/lsp/requests/rename.ts";
import { changedBy } from "../apply-edit.ts";
import { editor } from "../editor.ts";

/** The files after a rename at the mark, or what it was refused with. */
function renamed(files: string | Readonly<Record<string, string>>, newName: string): Readonly<Record<string, string>> | string {
  const opened = editor(files);
  const { mark, ask } = opened;
  try {
    const answer = ask(rename, { textDocument: { uri: mark.uri }, position: mark.position, newName });
    return answer === null ? "nothing" : changedBy(opened, answer);
  } catch (error) {
    if (error instanceof ResponseError) return error.message;
    throw error;
  }
}

const SHAPES = `Point: Type = { x: Int, y: Int }

Point.sum: (self: &Point) -> Int = self.x + self.y

origin: () -> Point = Point(0, 0)
`;

describe("in one file", () => {
  test("a parameter, in f-strings and lambdas too; comments stay", () => {
    expect(renamed('// n\nf: (<|>n: Int) -> String = {\n    g = (k: Int) => k + n\n    return f"😀 {n} {g(n)}"\n}\n', "count")).toEqual({
      "main.yx": '// n\nf: (count: Int) -> String = {\n    g = (k: Int) => k + count\n    return f"😀 {count} {g(count)}"\n}\n',
    });
  });

  test("from the end of the name, and on a source with errors elsewhere", () => {
    expect(renamed("a<|>: Int = 1\nb = a +\nc = (1\n", "first")).toEqual({ "main.yx": "first: Int = 1\nb = first +\nc = (1\n" });
  });
});

describe("across files", () => {
  test("a function, its imports and its calls; from a use", () => {
    const files = {
      "shapes.yx": SHAPES,
      "main.yx": "use shapes.{Point, origin}\n\nmain = { print(<|>origin().sum()) }\n",
      "other.yx": "use shapes\n\ntwice = () => shapes.origin().x + shapes.origin().y\n",
    };
    expect(renamed(files, "zero")).toEqual({
      "shapes.yx": SHAPES.replace("origin", "zero"),
      "main.yx": "use shapes.{Point, zero}\n\nmain = { print(zero().sum()) }\n",
      "other.yx": "use shapes\n\ntwice = () => shapes.zero().x + shapes.zero().y\n",
    });
  });

  test("a field, wherever the type of the value is known", () => {
    const files = {
      "shapes.yx": SHAPES.replace("x: Int,", "<|>x: Int,"),
      "main.yx": "use shapes.{Point, origin}\n\nmain = {\n    p = origin()\n    x = p.x\n    q = Point(x = x, y = 2)\n    print(q.x)\n}\n",
    };
    expect(renamed(files, "left")).toEqual({
      "shapes.yx": SHAPES.replace("x: Int", "left: Int").replace("self.x", "self.left"),
      "main.yx":
        "use shapes.{Point, origin}\n\nmain = {\n    p = origin()\n    x = p.left\n    q = Point(left = x, y = 2)\n    print(q.left)\n}\n",
    });
  });

  test("a method, from a call in another file", () => {
    const files = { "shapes.yx": SHAPES, "main.yx": "use shapes.{origin}\n\nmain = { print(origin().<|>sum()) }\n" };
    expect(renamed(files, "total")).toEqual({
      "shapes.yx": SHAPES.replace("Point.sum", "Point.total"),
      "main.yx": "use shapes.{origin}\n\nmain = { print(origin().total()) }\n",
    });
  });

  test("an alias is a name of its own file; what it stands for keeps it", () => {
    const files = { "shapes.yx": SHAPES, "main.yx": "use shapes.{origin as start}\n\nmain = { print(<|>start().x) }\n" };
    expect(renamed(files, "begin")).toEqual({ "main.yx": "use shapes.{origin as begin}\n\nmain = { print(begin().x) }\n" });
    const other = {
      "shapes.yx": SHAPES.replace("origin", "<|>origin"),
      "main.yx": "use shapes.{origin as start}\n\nmain = { print(start().x) }\n",
    };
    expect(renamed(other, "zero")).toMatchObject({ "main.yx": "use shapes.{zero as start}\n\nmain = { print(start().x) }\n" });
  });

  test("through a file that imports it and gives it on", () => {
    const files = {
      "shapes.yx": SHAPES.replace("origin", "<|>origin"),
      "facade.yx": "use shapes.{origin}\n",
      "main.yx": "use facade.{origin}\n\nmain = { print(origin().x) }\n",
    };
    expect(renamed(files, "zero")).toEqual({
      "shapes.yx": SHAPES.replace("origin", "zero"),
      "facade.yx": "use shapes.{zero}\n",
      "main.yx": "use facade.{zero}\n\nmain = { print(zero().x) }\n",
    });
  });

  test("equal names of other things stay", () => {
    const files = {
      "shapes.yx": SHAPES.replace("origin", "<|>origin"),
      "main.yx": "origin: Int = 1\n\nmain = { print(origin) }\n",
    };
    expect(renamed(files, "zero")).toEqual({ "shapes.yx": SHAPES.replace("origin", "zero") });
  });
});

describe("refused, and nothing changed", () => {
  test.each([
    ["a keyword", "a<|>: Int = 1\n", "while", "while is a keyword, which can't be a name"],
    ["no name", "a<|>: Int = 1\n", "2x", "2x is no name: one has the letters A-Z and a-z, digits and `_`, and begins with no digit"],
    [
      "a name of the library",
      "use std.io\nmain = { io.<|>println(1) }\n",
      "say",
      "`println` is a name of the language or its library, which stays as it is (main.yx:2:13)",
    ],
    ["a clash", "a<|>: Int = 1\nb: Int = 2\n", "b", "`b` is the name of something else beside it (main.yx:1:1)"],
  ])("%s", (_what, source, newName, message) => {
    expect(renamed(source, newName)).toBe(message);
  });

  test("a capture in another file", () => {
    const files = {
      "shapes.yx": SHAPES.replace("origin", "<|>origin"),
      "main.yx": "use shapes.{origin}\n\nmain = {\n    zero = 1\n    print(origin().x + zero)\n}\n",
    };
    expect(renamed(files, "zero")).toMatch(/zero/);
    expect(typeof renamed(files, "zero")).toBe("string");
  });

  test("a clash with an import of another file", () => {
    const files = {
      "a.yx": "<|>one: () -> Int = 1\n",
      "b.yx": "two: () -> Int = 2\n",
      "main.yx": "use a.{one}\nuse b.{two}\n\nmain = { print(one() + two()) }\n",
    };
    expect(typeof renamed(files, "two")).toBe("string");
  });
});

test("prepare: the range of the name; nothing on keywords, numbers and between words", () => {
  const { marks, ask, shown } = editor("<|>use std.io\n\n文 = 1\nto<|>tal: Int = <|>1 \n<|>\nmain = { print(total) }\n");
  const answers = marks.map(({ uri, position }) => ask(prepareRename, { textDocument: { uri }, position }));
  const texts = answers.map((answer, index) =>
    answer === null || !("range" in answer) ? null : shown(marks[index]?.uri ?? "", answer.range),
  );
  expect(texts).toEqual([null, "main.yx:4:1 total", null, null]);
});
