// What a name means, construct by construct: `^role` stands under every place that names the same thing, and under no other.

import { describe, expect, test } from "vitest";
import { marked, readMarks } from "./marks.ts";

function names(title: string, text: string): void {
  test(title, () => {
    expect(`\n${marked(text.slice(1))}`).toBe(text);
  });
}

describe("variables", () => {
  names(
    "are known below their definition, also to closures",
    `
main = {
  n = 1
  ^definition
  f = () => n + 1
            ^read
  print(n, f)
        ^read
}`,
  );
  names(
    "that are mut are written",
    `
main = {
  mut n = 0
      ^definition
  while n < 3 { n = n + 1 }
        ^read   ^write
                    ^read
}`,
  );
  names(
    "of an inner block are others",
    `
main = {
  n = 1
  if n > 0 {
    mut n = 2
        ^definition
    n = n + 1
    ^write
        ^read
  }
  print(n)
}`,
  );
  names(
    "of the module are visible in functions below",
    `
limit: Int = 9
^definition
f: (n: Int) -> Bool = n < limit
                          ^read`,
  );
  names(
    "of one function are not those of another",
    `
f = { n = 1 print(n) }
g = { n = 2 print(n) }
      ^definition ^read`,
  );
  names(
    "are bound by destructuring",
    `
main = {
  (a, b) = (1, 2)
      ^definition
  print(a, b)
           ^read
}`,
  );
  names(
    "that a destructuring finds mut are written",
    `
main = {
  mut a = 1
      ^definition
  a, c = (2, 3)
  ^write
  print(a, c)
        ^read
}`,
  );
  names(
    "without a value get one later",
    `
main = {
  n: Int
  ^definition
  n = 1
  ^write
  print(n)
        ^read
}`,
  );
  names(
    "of match arms are bound by patterns",
    `
pick: (n: Int) -> Int = {
  return match n {
    0 => 1
    other => other + 1
    ^definition
             ^read
  }
}`,
  );
  names(
    "are bound inside constructor patterns",
    `
first = (o) => match o { (some(v)) => v, _ => 0 }
                               ^definition
                                      ^read`,
  );
  names(
    "in f-strings are read",
    `
main = {
  n = 1
  ^definition
  print(f"{n} and {n + 1:>4}")
           ^read   ^read
}`,
  );
});

describe("functions", () => {
  names(
    "can be called above their definition",
    `
main = { print(twice(2)) }
               ^call
twice: (n: Int) -> Int = n * 2
^definition`,
  );
  names(
    "call themselves",
    `
sum: (n: Int) -> Int = {
^definition
  if n == 0 { return 0 }
  return n + sum(n - 1)
             ^call
}`,
  );
  names(
    "of a block call themselves too",
    `
main = {
  f = (n) => { if n > 0 { f(n - 1) } }
  ^definition             ^call
  f(3)
  ^call
}`,
  );
  names(
    "given away are read",
    `
twice = (n) => n * 2
^definition
main = { print(list.map([1], twice)) }
                             ^read
use std.list`,
  );
});

describe("parameters", () => {
  names(
    "of a signature",
    `
add: (a: Int, b: Int) -> Int = a + b
      ^definition              ^read`,
  );
  names(
    "are repeated by the lambda below the signature",
    `
add: (a: Int, b: Int) -> Int = (a, b) => a + b
      ^definition               ^definition
                                         ^read`,
  );
  names(
    "renamed by the lambda below the signature",
    `
add: (a: Int, b: Int) -> Int = (p, q) => p + q
                                ^definition
                                         ^read`,
  );
  names(
    "of lambdas in lambdas",
    `
f = x => y => x + y
    ^definition
              ^read`,
  );
  names(
    "of an inner lambda are others",
    `
f = x => (g = x => x + 1)
              ^definition
                   ^read`,
  );
  names(
    "are named by arguments",
    `
area: (w: Int, h: Int) -> Int = w * h
       ^definition              ^read
main = { print(area(w = 1, h = 2)) }
                    ^write`,
  );
});

describe("type parameters", () => {
  names(
    "of a function",
    `
same: (T: Type) -> (x: T) -> T = (x) => x
       ^definition     ^type ^type`,
  );
  names(
    "of a record",
    `
Box: (T: Type) -> Type = { value: T, all: List(T) }
      ^definition                 ^type        ^type`,
  );
  names(
    "of a bound",
    `
show: (T: Clone + Debug) -> (x: T) -> T = (x) => x
       ^definition              ^type ^type`,
  );
  names(
    "that are numbers",
    `
Buf: (T: Type, N: Int) -> Type = { data: List(T), Assert(N > 0) }
               ^definition                               ^read`,
  );
});

describe("types", () => {
  names(
    "are named in annotations and called",
    `
Spot: Type = { x: Int }
^definition
move: (s: &Spot, all: List(Spot)) -> Spot = Spot(s.x + 1)
           ^type           ^type     ^type  ^call`,
  );
  names(
    "are named in methods and bounds",
    `
Shape: Type = { area: (self: &Shape) -> Float, name: String }
^definition                   ^type
Disc: Type = { r: Float, Shape }
                         ^type
Shape.twice: (self: &Shape) -> Float = { return 2.0 }
^type                ^type`,
  );
  names(
    "are aliased",
    `
Spot: Type = { x: Int }
^definition
Place: Type = Spot
              ^type`,
  );
  names(
    "are named in patterns",
    `
Spot: Type = { x: Int }
^definition
f = (s) => match s { Spot { x: 0 } => 1, _ => 2 }
                     ^type`,
  );
});

describe("fields", () => {
  names(
    "of a variable with a type",
    `
Spot: Type = { x: Int, y: Int }
               ^definition
f: (s: &Spot) -> Int = s.x + s.y
                         ^read`,
  );
  names(
    "of a value that a constructor made",
    `
Spot: Type = { x: Int, y: Int }
               ^definition
main = {
  mut s = Spot(1, 2)
  s.x = s.y
    ^write
  print(s.x)
          ^read
}`,
  );
  names(
    "are named by the arguments of a constructor",
    `
Spot: Type = { x: Int, y: Int }
               ^definition
main = { print(Spot(y = 1, x = 2)) }
                           ^write`,
  );
  names(
    "of what a function returns",
    `
Spot: Type = { x: Int }
               ^definition
origin: () -> Spot = Spot(0)
main = { print(origin().x) }
                        ^read`,
  );
  names(
    "of elements",
    `
Spot: Type = { x: Int }
               ^definition
f: (all: List(Spot)) -> Void = {
  for s in all { print(s.x) }
                         ^read
  print(all[0].x, [t.x for t in all])
               ^read ^read
}`,
  );
  names(
    "behind fields",
    `
Spot: Type = { x: Int }
               ^definition
Line: Type = { from: Spot, to: Spot }
f: (l: Line) -> Int = l.from.x
                             ^read`,
  );
  names(
    "of a type by another name",
    `
Spot: Type = { x: Int }
               ^definition
Place: Type = Spot
f: (p: Place) -> Int = p.x
                         ^read`,
  );
  names(
    "in patterns",
    `
Spot: Type = { x: Int }
               ^definition
f = (s) => match s { Spot { x: 0 } => 1, _ => 2 }
                            ^read`,
  );
  names(
    "that are variants",
    `
Colour: Type = { red: () -> Colour, blue: () -> Colour }
                 ^definition
main = { print(Colour.red()) }
                      ^call`,
  );
});

describe("methods", () => {
  names(
    "are called on values and on their type",
    `
Spot: Type = { x: Int }
Spot.sum: (self: &Spot) -> Int = { return self.x }
     ^definition
main = {
  s = Spot(1)
  print(s.sum(), Spot.sum(s), sum(s))
          ^call       ^call   ^call
}`,
  );
  names(
    "made from functions",
    `
Spot: Type = { x: Int }
far: (s: &Spot) -> Int = s.x
Spot.away = far[0]
     ^definition
f: (s: Spot) -> Int = s.away()
                        ^call`,
  );
  names(
    "bound in the record",
    `
far: (s: &Spot) -> Int = s.x
Spot: Type = { x: Int, away = far[0] }
                       ^definition
f: (s: Spot) -> Int = s.away()
                        ^call`,
  );
  names(
    "that are public functions",
    `
Spot: Type = { x: Int }
pub far: (s: &Spot) -> Int = s.x
    ^definition
f: (s: Spot) -> Int = s.far()
                        ^call`,
  );
});

describe("imports", () => {
  names(
    "of a module",
    `
use std.io
        ^import
main = { io.println("x") }
         ^read`,
  );
  names(
    "of a module by another name",
    `
use std.math as m
                ^definition
main = { print(m.abs(1), m.PI) }
               ^read     ^read`,
  );
  names(
    "of an item",
    `
use std.math.{max, min}
              ^import
main = { print(max(1, min(2, 3))) }
               ^call`,
  );
  names(
    "of an item by another name",
    `
use std.math.{max as greater}
                     ^definition
main = { print(greater(1, 2)) }
               ^call`,
  );
  names(
    "of std as a whole",
    `
use std
    ^import
main = { std.io.println("x") }
         ^read`,
  );
  names(
    "reach all of the file, wherever they stand",
    `
main = { io.println("x") }
         ^read
use std.io
        ^import`,
  );
  names(
    "of a block end with it",
    `
main = {
  if true {
    use std.io
            ^import
    io.println("x")
    ^read
  }
}`,
  );
  names(
    "lead to what they import",
    `
use std.math
use std.math.{max as greater}
              ^import
main = { print(math.max(1, 2), max(1, 2), greater(1, 2)) }
                    ^call      ^call`,
  );
});

describe("loops", () => {
  names(
    "have their variable",
    `
main = {
  for i in 0..3 { print(i) }
      ^definition       ^read
  for i in 0..3 { print(i) }
}`,
  );
  names(
    "in comprehensions",
    `
main = { print([n * n for n in 0..4]) }
                ^read     ^definition
                    ^read`,
  );
  names(
    "that are spawned",
    `
main = { r = spawn for n in [1, 2] { return n * 2 } }
                       ^definition          ^read`,
  );
});

describe("without an import", () => {
  names(
    "the standard library is known",
    `
main = {
  println("a")
  ^call
  println("b")
  ^call
}`,
  );
  names(
    "the types of the language are known",
    `
x: Int = 1
   ^type
f: (a: Int) -> Bool = a > x
       ^type`,
  );
});

describe("in broken programs", () => {
  names(
    "names lead where they would",
    `
add: (a: Int, b: Int) -> Int = {
              ^definition
  x = (a +
  return x * b
             ^read
}
main = { add(1, b = }
                ^write`,
  );
  names(
    "also in what other languages write",
    `
fn add(a: Int, b: Int) -> Int { return a + b }
       ^definition                     ^read`,
  );
});

describe("marks", () => {
  test("are taken out, with their offsets", () => {
    expect(readMarks("one = a\n^one  ^two\n^three\nc\n^one")).toEqual({ source: "one = a\nc", marks: [0, 6, 0, 8] });
  });

  test("that point at nothing are an error", () => {
    expect(() => readMarks("^read\na = 1")).toThrow("no name");
    expect(() => readMarks("a = 1\n  ^read")).toThrow("no name");
    expect(() => marked("a = 1")).toThrow("at the first mark");
  });
});
