// Every place that names something, file by file and construct by construct: `^role` stands under each, and under nothing else.

import { describe, expect, test } from "vitest";
import { createPositions } from "../../../server/src/language/text/positions.ts";
import { readNamePath } from "../../../server/src/workspace/symbols/name-path.ts";
import { fullPath } from "../../../server/src/workspace/symbols/project-symbol.ts";
import { referencesOf } from "../../../server/src/workspace/symbols/references-of.ts";
import { markedReferences, namesIn, readProject } from "./marked-projects.ts";

function references(query: string, title: string, text: string): void {
  test(`${query}: ${title}`, () => {
    expect(markedReferences(query, text)).toBe(text);
  });
}

/** Places that may be references, each as file and line. */
function unsure(query: string, text: string): readonly string[] {
  const found = referencesOf(namesIn(readProject(text)), readNamePath(query), "en").unsure;
  return found.map(({ page, span }) => `${page.name}:${createPositions(page.text).lineColumn(span.start).line}`);
}

describe("a place whose name leads nowhere may be a reference", () => {
  test.each([
    ["an item that is not exported", "u.K", "-- u.yx\npub K = 3\n-- m.yx\nuse u\na: Int = u.K\n", ["m.yx:2"]],
    ["a module that is gone", "foo", "-- a.yx\nfoo: (n: Int) -> Int = n\n-- b.yx\nuse gone.{foo}\nx: Int = foo(1)\n", ["b.yx:1", "b.yx:2"]],
    [
      "two files for one module",
      "d.one",
      "-- d.yx\none: Int = 1\n-- d/mod.yx\ntwo: Int = 2\n-- m.yx\nuse d.{one}\nx: Int = one\n",
      ["m.yx:1", "m.yx:2"],
    ],
    ["a name without an import", "foo", "-- a.yx\nfoo: (n: Int) -> Int = n\n-- b.yx\nx: Int = foo(1)\n", ["b.yx:1"]],
    ["not a local of another function", "foo.n", "-- a.yx\nfoo: (n: Int) -> Int = n\n-- b.yx\nx: Int = n\n", []],
  ])("%s", (_what, query, text, places) => {
    expect(unsure(query, text)).toEqual(places);
  });
});

/** Each definition as its path, and below it its places. */
function drawn(query: string, text: string): readonly string[] {
  const { definitions, references: found } = referencesOf(namesIn(readProject(text)), readNamePath(query), "en");
  return definitions.flatMap((definition, index) => [
    fullPath(definition).join("."),
    ...found
      .filter((each) => each.definition === index)
      .map(({ page, span, role }) => {
        const { line, column } = createPositions(page.text).lineColumn(span.start);
        return `  ${page.name}:${line}:${column} ${role}`;
      }),
  ]);
}

describe("across files", () => {
  references(
    "P.norm",
    "a pub function as a method of its first parameter's type",
    `
-- p.yx
P: Type = { x: Int }
pub norm: (p: P, k: Int) -> Int = p.x * k
    ^definition
-- q.yx
use p.{P}
main: () -> Void = {
  a = P(1)
  print(a.norm(2))
          ^call
  print(P.norm(a, 2))
          ^call
}
`,
  );
  references(
    "twice",
    "by items, through the module, under an alias, and re-exported",
    `
-- src/helper.yx
twice: (n: Int) -> Int = (n) => n * 2
^definition
four: () -> Int = twice(2)
                  ^call
-- src/facade.yx
use helper.{twice as double}
            ^import  ^import
use helper as h
a: Int = h.twice(1)
           ^call
-- src/main.yx
use helper.{twice}
            ^import
use facade
use facade.{double as again}
            ^import   ^import
use facade.{h}
b: Int = twice(1) + again(2) + facade.double(3) + h.twice(4)
         ^call      ^call             ^call         ^call
c = [twice]
     ^read
`,
  );
  references(
    "Point",
    "a type, also in annotations, constructors, patterns and methods",
    `
-- shapes.yx
Point: Type = { x: Int, y: Int }
^definition
Point.sum: (self: &Point) -> Int = self.x + self.y
^type              ^type
-- main.yx
use shapes.{Point}
            ^import
use shapes
at: (p: Point, ps: List(Point), q: shapes.Point) -> Option(Point) = none
        ^type           ^type             ^type            ^type
origin: Point = Point(x = 0, y = 0)
        ^type   ^call
`,
  );
  references(
    "Point.x",
    "a field, also of values whose type is imported",
    `
-- shapes.yx
Point: Type = { x: Int, y: Int }
                ^definition
Line: Type = { x: Int }
-- main.yx
use shapes.{Point as P, Line}
f: (p: P, l: Line, x: Int) -> Int = p.x + l.x + x
                                      ^read
g: (p: &P) -> P = P(x = p.x, y = 1)
                    ^write
                          ^read
main = {
  mut p: P = P(1, 2)
  p.x = 3
    ^write
}
`,
  );
  references(
    "Point.sum",
    "a method",
    `
-- shapes.yx
Point: Type = { x: Int }
Point.sum: (self: &Point, by: Int) -> Int = self.x * by
      ^definition
sum: (a: Int) -> Int = a
-- main.yx
use shapes.{Point, sum}
f: (p: Point) -> Int = p.sum(1) + Point.sum(p, 2) + sum(3)
                         ^call          ^call
`,
  );
  references(
    "scale.by",
    "a parameter and the arguments that name it",
    `
-- maths.yx
scale: (n: Int, by: Int) -> Int = (n, by) => n * by
                ^definition           ^definition
                                                 ^read
-- main.yx
use maths.{scale}
use maths
by: Int = 3
a: Int = scale(2, by = by) + maths.scale(n = 1, by = 2)
                  ^write                        ^write
`,
  );
  references(
    "helper",
    "a module, in each way to import it",
    `
-- src/helper.yx
limit: Int = 3
-- src/main.yx
use helper
    ^import
use src.helper as h
        ^import   ^import
use helper.{limit}
    ^import
a: Int = helper.limit + h.limit
         ^read          ^read
`,
  );
  references(
    "zoo",
    "a folder with mod.yx",
    `
-- zoo/mod.yx
lion: Int = 1
-- main.yx
use zoo
    ^import
a: Int = zoo.lion
         ^read
`,
  );
});

describe("paths of names", () => {
  const text = `
-- src/shapes.yx
Point: Type = { x: Int }
Point.sum: (self: &Point) -> Int = self.x
pub area: (p: &Point) -> Int = p.x
-- src/facade.yx
use shapes.{Point, Point as P}
use shapes as s
-- src/main.yx
use shapes.{Point}
a: (p: Point) -> Int = p.sum()
`;
  const sum = ["src.shapes.Point.sum", "  src/main.yx:2:26 call", "  src/shapes.yx:2:7 definition"];

  test("go through what a file imports, under either name", () => {
    for (const query of [
      "Point.sum",
      "shapes.Point.sum",
      "facade.Point.sum",
      "P.sum",
      "facade.P.sum",
      "s.Point.sum",
      "facade.s.Point.sum",
    ]) {
      expect(drawn(query, text), query).toEqual(sum);
    }
    for (const query of ["main.P.sum", "facade.sum", "s.P.sum.x"]) expect(drawn(query, text), query).toEqual([]);
  });

  test("a public function is a method of its first parameter's type, too", () => {
    const area = ["src.shapes.area", "  src/shapes.yx:3:5 definition"];
    for (const query of ["area", "Point.area", "shapes.Point.area", "facade.P.area"]) expect(drawn(query, text), query).toEqual(area);
  });
});

describe("construct by construct", () => {
  references(
    "total",
    "a variable, also in f-strings, closures and loops",
    `
-- a.yx
main = {
  mut total = 0
      ^definition
  for i in 1..3 { total = total + i }
                  ^write  ^read
  f = () => total
            ^read
  println(f"{total} of {total + 1}", f)
             ^read      ^read
}
`,
  );
  references(
    "i",
    "a loop's variable",
    `
-- a.yx
main = {
  for i in 1..3 { println(i) }
      ^definition         ^read
}
`,
  );
  references(
    "x",
    "a comprehension's variable",
    `
-- a.yx
squares = [x * x for x in [1, 2] if x > 1]
           ^read     ^definition    ^read
               ^read
`,
  );
  references(
    "y",
    "a lambda's parameter",
    `
-- a.yx
add = (y) => y + 1
       ^definition
             ^read
`,
  );
  references(
    "v",
    "a pattern's variable, with its guard",
    `
-- a.yx
f: (o: Option(Int)) -> Int = match o {
  some(v) if v > 0 => v,
       ^definition    ^read
             ^read
  _ => 0,
}
`,
  );
  references(
    "Pair.T",
    "a type parameter",
    `
-- a.yx
Pair: (T: Type) -> Type = { left: T, right: T }
       ^definition                ^type     ^type
`,
  );
  references(
    "left",
    "one name of a destructuring",
    `
-- a.yx
main = {
  (left, right) = (1, 2)
   ^definition
  println(left, right)
          ^read
}
`,
  );
  references(
    "Colour.red",
    "a variant",
    `
-- a.yx
Colour: Type = { red | green }
                 ^definition
-- b.yx
use a.{Colour}
f: (c: Colour) -> Int = match c { Colour.red => 1, _ => 2 }
                                         ^read
`,
  );
  references(
    "a.limit",
    "a constant, that a parameter hides in one function",
    `
-- a.yx
limit: Int = 9
^definition
f: (limit: Int) -> Int = limit
g: () -> Int = limit
               ^read
`,
  );
  references(
    "boo",
    "a name of a module that is missing",
    `
-- a.yx
use ghost.{boo}
           ^import
x: Int = boo(1)
         ^call
`,
  );
  references(
    "whole",
    "in a file with errors",
    `
-- a.yx
whole: (n: Int) -> Int = n
^definition
broken = (
x = whole(1
    ^call
-- b.yx
use a.{whole}
       ^import
y: Int = whole(2)
         ^call
`,
  );
});

describe("names that mean several things", () => {
  const text = `
-- src/a.yx
size: Int = 1
Box: Type = { size: Int }
f: (size: Int) -> Int = size
-- src/b.yx
use a
size: () -> Int = a.size
`;
  test("are kept apart, what is exported first, locals last", () => {
    expect(drawn("size", text)).toEqual([
      "src.a.size",
      "  src/a.yx:1:1 definition",
      "  src/b.yx:2:21 read",
      "src.a.Box.size",
      "  src/a.yx:2:15 definition",
      "src.b.size",
      "  src/b.yx:2:1 definition",
      "src.a.f.size",
      "  src/a.yx:3:5 definition",
      "  src/a.yx:3:25 read",
    ]);
  });

  test("are told apart by what they are in", () => {
    expect(drawn("b.size", text)).toEqual(["src.b.size", "  src/b.yx:2:1 definition"]);
    expect(drawn("src.a.size", text)[0]).toBe("src.a.size");
    expect(drawn("Box.size", text)).toEqual(["src.a.Box.size", "  src/a.yx:2:15 definition"]);
    expect(drawn("f.size", text)).toHaveLength(3);
    expect(drawn("c.size", text)).toEqual([]);
  });
});

describe("the standard library", () => {
  const text = "-- a.yx\nuse std.io\nuse std.{list as l}\nio.println(1)\nprintln(l.len([1]))\n";
  test("a name is defined on its module's page", () => {
    const expected = ["std.io.println", "  a.yx:3:4 call", "  a.yx:4:1 call", "  std.io:7:1 definition"];
    for (const query of ["println", "io.println", "std.io.println"]) expect(drawn(query, text)).toEqual(expected);
  });

  test("a module", () => {
    expect(drawn("std.list", text)).toEqual([
      "std.list",
      "  a.yx:2:10 import",
      "  a.yx:2:18 import",
      "  a.yx:4:9 read",
      "  std.list:1:1 definition",
    ]);
  });

  test("a name that the project does not use is there as long as no other has it", () => {
    expect(drawn("sqrt", text)).toEqual(["std.math.sqrt", expect.stringMatching(/^ {2}std\.math:\d+:1 definition$/)]);
    expect(drawn("sqrt", "-- a.yx\nsqrt: Int = 1\n")).toEqual(["a.sqrt", "  a.yx:1:1 definition"]);
    expect(drawn("math.sqrt", "-- a.yx\nsqrt: Int = 1\n")[0]).toBe("std.math.sqrt");
  });
});

test("members of values whose type is not known are not counted, and told", () => {
  const files = readProject("-- a.yx\nPoint: Type = { x: Int }\nf = (p) => p.x + p.y\n");
  const { references: found, unsure } = referencesOf(namesIn(files), ["Point", "x"], "en");
  expect(found.map(({ span }) => span.start)).toEqual([16]);
  expect(unsure.map(({ span }) => span)).toEqual([{ start: 38, end: 39 }]);
});

test("nothing has the name", () => {
  for (const query of ["ghost", "", ".", "a.", "a b", "文", "__proto__", "constructor"]) {
    expect(drawn(query, "-- a.yx\nb: Int = 1\n")).toEqual([]);
  }
});
