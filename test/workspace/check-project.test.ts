// What is told of definitions that nothing leads to (W1001, W1002, W1004, W1005): in programs alone, and never of what may be used.

import { posix } from "node:path";
import { expect, test } from "vitest";
import { checkProject } from "../../server/src/workspace/check-project.ts";
import { createWorld } from "../../server/src/workspace/world.ts";
import { memoryFileSystem } from "./memory-file-system.ts";

/** The warnings of unused definitions by file: the code and the name. */
function unused(files: Readonly<Record<string, string>>): readonly string[] {
  const fileSystem = memoryFileSystem(Object.fromEntries(Object.entries(files).map(([path, text]) => [`/p/${path}`, text])));
  const snapshot = createWorld({ fileSystem, paths: posix, root: "/p" }).refresh();
  const check = checkProject(posix, snapshot);
  return snapshot.files.flatMap((file) =>
    check(file).flatMap(({ code, span }) =>
      /^W100[1245]$/.test(code) ? [`${file.path} ${code} ${file.text.slice(span.start, span.end)}`] : [],
    ),
  );
}

const PROGRAM = `Point: Type = { x: Int }
Point.sum: (self: &Point) -> Int = self.x
Lost: Type = { y: Int }
limit: Int = 3
helper: (a: Int) -> Int = a
_kept: Int = 1
pub open: () -> Int = 1

main = {
    print(Point(1).x)
}
`;

test("of a program: functions, types, values and methods; not what is public, or begins with `_`", () => {
  expect(unused({ "main.yx": PROGRAM })).toEqual([
    "main.yx W1005 sum",
    "main.yx W1002 Lost",
    "main.yx W1004 limit",
    "main.yx W1001 helper",
  ]);
});

test("nothing of a module without `main`, or of one that another file imports", () => {
  expect(unused({ "lib.yx": PROGRAM.replace("main", "start") })).toEqual([]);
  expect(unused({ "app.yx": PROGRAM, "other.yx": "use app\n\nmain = { print(app.limit) }\n" })).toEqual([]);
});

test("nothing where the file has an error of any kind: what is missing there may be what uses the rest", () => {
  expect(unused({ "main.yx": PROGRAM.replace("limit:", "limmit:").replace("print(", "print(limit + ") })).toEqual([]);
  expect(unused({ "main.yx": `${PROGRAM}broken = (1\n` })).toEqual([]);
  expect(unused({ "main.yx": PROGRAM.replace("limit: Int = 3", "limit: Int = true") })).toEqual([]);
});

test("a method that an interface asks for is used where the interface's is", () => {
  const shapes = `Shape: Type = { area: () -> Int }
Square: Type = { side: Int, Shape }
Square.area: (self: &Square) -> Int = self.side * self.side
show: (shape: Shape) -> Int = shape.area()

main = { print(show(Square(2))) }
`;
  expect(unused({ "main.yx": shapes })).toEqual([]);
});
