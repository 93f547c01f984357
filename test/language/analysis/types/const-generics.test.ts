// Constants as arguments of types, and predicates (§15).

import { describe } from "vitest";
import { rule } from "./marks.ts";

describe("constants (§15)", () => {
  rule(
    "a constant argument of a type is a literal of its type",
    `
Row: (T: Type, N: Int) -> Type = { items: List(T) }
a = Row(Int, 3)
`,
    `
Row: (T: Type, N: Int) -> Type = { items: List(T) }
n = 3
a = Row(Int, n)
             ^ E1002 not-constant: The argument for N has to be a constant
b = Row(Int, "3")
             ^^^ E1002 argument: The parameter N takes Int, found String
c = Row(Int)
    ^^^ E1060 type-argument-count: Row takes 2 type arguments, 1 is given
`,
  );

  rule(
    "what a type asserts of its constants holds",
    `
Row: (T: Type, N: Int) -> Type = { _c: Assert(N > 0), items: List(T) }
a = Row(Int, 3)
`,
    `
Row: (T: Type, N: Int) -> Type = { _c: Assert(N > 0), items: List(T) }
a = Row(Int, 0)
    ^^^^^^^^^^^ E1062 condition-false: The type asserts N > 0, which does not hold for N = 0
b: (r: Row(Int, -1)) -> Int = 1
       ^^^^^^^^^^^^ E1062 condition-false: The type asserts N > 0, which does not hold for N = -1
`,
  );

  rule(
    "what it asserts can be computed",
    `
Even: (N: Int) -> Type = { _c: Assert(N % 2 == 0) }
a = Even(2)
`,
    `
Part: (N: Int) -> Type = { _c: Assert(N % N == 0) }
Less: (N: Int) -> Type = { _c: Assert(N > limit) }
limit: Int = 3
a = Part(0)
    ^^^^^^^ E4010 condition-division: The type asserts N % N == 0, which divides by zero for N = 0
b = Less(1)
    ^^^^^^^ warning W1063 condition-unknown: The type asserts N > limit, which can't be computed for N = 1
`,
  );

  rule(
    "types with other constants are other types",
    `
Row: (N: Int) -> Type = { items: List(Int) }
f: (r: Row(3)) -> Row(3) = r
`,
    `
Row: (N: Int) -> Type = { items: List(Int) }
f: (r: Row(3)) -> Row(4) = r
                           ^ E1012 result
`,
  );
});

describe("predicates (§15)", () => {
  rule(
    "a value of a predicate type is one of its base type",
    `
Small: (x: Int) -> Type = { x < 100 }
a: Small(5) = 5
f: (n: Small(n)) -> Int = n + 1
`,
    `
Small: (x: Int) -> Type = { x < 100 }
a: Small(5) = "five"
              ^^^^^^ E1002 mismatch: Expected Small, found String
b: Small(1, 2) = 5
   ^^^^^^^^^^^ E1093 predicate-argument-count: The predicate Small takes 1 argument, 2 are given
c: Small(List(Int)) = 5
         ^^^^^^^^^ E1092 predicate-argument: The predicate Small takes integers and names as arguments
`,
  );

  rule(
    "a condition is written alone, in Assert, or as a field that is one",
    `
Grid: (T: Type, N: Int) -> Type = { Assert(N > 0), cells: List(T) }
grid = Grid(Int, 2)
`,
    `
Grid: (T: Type, N: Int) -> Type = { Assert(N > 0), cells: List(T) }
Board: (T: Type, N: Int) -> Type = { N > 0, cells: List(T) }
Plane: (T: Type, N: Int) -> Type = { _c: Assert(N > 0), cells: List(T) }
grid = Grid(Int, 0)
       ^^^^^^^^^^^^ E1062 condition-false
board = Board(Int, 0)
        ^^^^^^^^^^^^^ E1062 condition-false
plane = Plane(Int, 0)
        ^^^^^^^^^^^^^ E1062 condition-false
`,
  );
});

describe("constants of functions (§15)", () => {
  rule(
    "what a function takes for a constant is one in its body, and each call gives it",
    `
Grid: (W: Int, H: Int) -> Type = { cells: List(Int), W > 0, H > 0 }
turned: (W: Int, H: Int) -> (g: &Grid(W, H)) -> Grid(H, W) = { return Grid(H, W)(g.cells) }
a = turned(2, 3)(&Grid(2, 3)([1]))
`,
    `
Grid: (W: Int, H: Int) -> Type = { cells: List(Int), W > 0, H > 0 }
sized: (W: Int) -> (g: &Grid(W, 1), h: Int) -> Void = {
  a = Grid(W, h)([1])
              ^ E1002 not-constant: The argument for H has to be a constant
}
b = sized(2)([1], 3)
             ^^^ E1002 argument
`,
  );
});
