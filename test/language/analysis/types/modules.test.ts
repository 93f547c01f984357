// Types of what modules give each other (§18).

import { describe } from "vitest";
import { accepts, rule } from "./marks.ts";

describe("imports (§18)", () => {
  rule(
    "an imported function, type or constant has the type of its definition",
    `
--- main.yx
use shapes.{Point, limit, scaled as grown}
a: Point = grown(Point(1, 2), limit)
b: Int = a.x
--- shapes.yx
Point: Type = { x: Int, y: Int }
limit: Int = 9
scaled: (p: Point, by: Int) -> Point = Point(p.x * by, p.y * by)
`,
    `
--- main.yx
use shapes.{Point, limit, scaled as grown}
a = grown(1, limit)
          ^ E1002 argument: The parameter p takes Point, found Int
b = Point(1, "2")
             ^^^ E1002 argument: The parameter y takes Int, found String
c: String = limit
            ^^^^^ E1002 mismatch: Expected String, found Int
d = Point(1, 2).z
                ^ E1042 no-member: Point has no field or method z
--- shapes.yx
Point: Type = { x: Int, y: Int }
limit: Int = 9
scaled: (p: Point, by: Int) -> Point = Point(p.x * by, p.y * by)
`,
  );

  rule(
    "an imported module's names are reached with a dot",
    `
--- main.yx
use shapes
a = shapes.make(1)
b: Int = shapes.make(1).x
--- shapes.yx
Point: Type = { x: Int }
make: (n: Int) -> Point = Point(n)
`,
    `
--- main.yx
use shapes
a = shapes.make("1")
                ^^^ E1002 argument
b: String = shapes.make(1).x
            ^^^^^^^^^^^^^^^^ E1002 mismatch
--- shapes.yx
Point: Type = { x: Int }
make: (n: Int) -> Point = Point(n)
`,
  );

  rule(
    "a type is the same wherever it is imported",
    `
--- main.yx
use shapes.{Point}
use use_shapes.{first}
a: Int = first(Point(1))
--- shapes.yx
Point: Type = { x: Int }
--- use_shapes.yx
use shapes.{Point as P}
first: (p: P) -> Int = p.x
`,
    `
--- main.yx
use use_shapes.{first}
Point: Type = { x: Int }
a: Int = first(Point(1))
               ^^^^^^^^ E1002 argument: The parameter p takes shapes.Point, found main.Point
--- shapes.yx
Point: Type = { x: Int }
--- use_shapes.yx
use shapes.{Point as P}
first: (p: P) -> Int = p.x
`,
  );

  rule(
    "an alias stands for the same type in another module",
    `
--- main.yx
use ids.{Id, Pair}
a: Id = 1
b: Pair = (1, "b")
--- ids.yx
Id: Type = Int
Pair: Type = (Id, String)
`,
    `
--- main.yx
use ids.{Id, Pair}
a: Id = "1"
        ^^^ E1002 mismatch
b: Pair = (1, 2)
              ^ E1002 mismatch
--- ids.yx
Id: Type = Int
Pair: Type = (Id, String)
`,
  );

  rule(
    "methods come with the type",
    `
--- main.yx
use shapes.{Point}
a: Int = Point(1).get()
--- shapes.yx
Point: Type = { x: Int }
Point.get: (self: &Point) -> Int = self.x
`,
    `
--- main.yx
use shapes.{Point}
a: String = Point(1).get()
            ^^^^^^^^^^^^^^ E1002 mismatch
b = Point(1).gte()
             ^^^ E1042 misspelled-member
--- shapes.yx
Point: Type = { x: Int }
Point.get: (self: &Point) -> Int = self.x
`,
  );

  rule(
    "names that a module imports are exported again",
    `
--- main.yx
use all.{Point}
a: Int = Point(1).x
--- all.yx
use shapes.{Point}
--- shapes.yx
Point: Type = { x: Int }
`,
    `
--- main.yx
use all.{Point}
a: Int = Point("1").x
               ^^^ E1002 argument
--- all.yx
use shapes.{Point}
--- shapes.yx
Point: Type = { x: Int }
`,
  );

  rule(
    "generic functions and interfaces work from module to module",
    `
--- main.yx
use lib.{Show, Box, tell, open}
P: Type = { x: Int, Show }
P.show: (self: &P) -> String = f"{self.x}"
a: String = tell(P(1))
b: Int = open(Box(1))
--- lib.yx
Show: Type = { show: () -> String }
Box: (T: Type) -> Type = { value: T }
tell: (s: Show) -> String = s.show()
open: (T: Type) -> (b: Box(T)) -> T = (b) => b.value
`,
    `
--- main.yx
use lib.{Show, Box, tell, open}
         ^^^^ warning W1003 names.unused-import
P: Type = { x: Int }
a = tell(P(1))
         ^^^^ E1002 argument
b: String = open(Box(1))
            ^^^^^^^^^^^^ E1002 mismatch
--- lib.yx
Show: Type = { show: () -> String }
Box: (T: Type) -> Type = { value: T }
tell: (s: Show) -> String = s.show()
open: (T: Type) -> (b: Box(T)) -> T = (b) => b.value
`,
  );
});

describe("cycles (§18)", () => {
  rule(
    "two modules may import each other",
    `
--- even.yx
use odd.{is_odd}
is_even: (n: Int) -> Bool = {
  if n == 0 { return true }
  return is_odd(n - 1)
}
--- odd.yx
use even.{is_even}
is_odd: (n: Int) -> Bool = {
  if n == 0 { return false }
  return is_even(n - 1)
}
`,
    `
--- even.yx
use odd.{is_odd}
is_even: (n: Int) -> Bool = {
  if n == 0 { return true }
  return is_odd("n")
                ^^^ E1002 argument
}
--- odd.yx
use even.{is_even}
is_odd: (n: Int) -> Bool = {
  if n == 0 { return 1 }
                     ^ E1002 return
  return is_even(n - 1)
}
`,
  );

  rule(
    "and have types of each other",
    `
--- tree.yx
use leaf.{Leaf}
Tree: Type = { leaves: List(Leaf) }
first: (t: Tree) -> Tree = t.leaves[0].owner
--- leaf.yx
use tree.{Tree}
Leaf: Type = { owner: Tree }
`,
    `
--- tree.yx
use leaf.{Leaf}
Tree: Type = { leaves: List(Leaf) }
first: (t: Tree) -> Leaf = t.leaves[0].owner
                           ^^^^^^^^^^^^^^^^^ E1012 result
--- leaf.yx
use tree.{Tree}
Leaf: Type = { owner: Tree }
`,
  );
});

describe("modules that are not there (§18)", () => {
  accepts(
    "nothing is said of what comes from one",
    `
use nowhere.{Point, make}
a: Point = make(1)
b: Int = a.x + make("s").y
f: (p: Point) -> Int = p.z
`,
  );
});
