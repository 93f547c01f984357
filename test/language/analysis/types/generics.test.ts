// Type parameters of functions and records (§8.2, §8.3, §9.1).

import { describe } from "vitest";
import { rule } from "./marks.ts";

describe("generic functions (§8.2)", () => {
  rule(
    "each call finds the type parameters anew",
    `
same: (T: Type) -> (x: T) -> T = (x) => x
a: Int = same(1)
b: String = same("b")
c: List(Int) = same([1])
`,
    `
same: (T: Type) -> (x: T) -> T = (x) => x
a: Int = same("b")
         ^^^^^^^^^ E1002 mismatch: Expected Int, found String
b: String = same(1)
            ^^^^^^^ E1002 mismatch: Expected String, found Int
`,
  );

  rule(
    "a type parameter is one type in all of a call",
    `
first: (T: Type) -> (a: T, b: T) -> T = (a, b) => a
x: Int = first(1, 2)
`,
    `
first: (T: Type) -> (a: T, b: T) -> T = (a, b) => a
x = first(1, "b")
             ^^^ E1002 argument: The parameter b takes Int, found String
`,
  );

  rule(
    "several parameters are found from lists and functions",
    `
map: (A: Type, B: Type) -> (xs: List(A), f: (A) -> B) -> List(B) = (xs, f) => [f(x) for x in xs]
a: List(String) = map([1, 2], (n) => f"{n + 1}")
b: List(Int) = map(["a"], (s) => 1)
`,
    `
map: (A: Type, B: Type) -> (xs: List(A), f: (A) -> B) -> List(B) = (xs, f) => [f(x) for x in xs]
a: List(Int) = map([1, 2], (n) => f"{n}")
                                  ^^^^^^ E1002 mismatch: Expected Int, found String
b = map(["a"], (s) => s * 2)
                        ^ E1040 operands: * can't be applied to String and Int
`,
  );

  rule(
    "inside the function the parameter is a type of its own",
    `
pick: (T: Type) -> (a: T, b: T) -> T = (a, b) => { return b }
`,
    `
pick: (T: Type) -> (a: T, b: T) -> T = (a, b) => { return 1 }
                                                          ^ E1002 return: The function gives T, this returns Int
`,
  );
});

describe("generic records (§9.1)", () => {
  rule(
    "a generic record holds what it is made of",
    `
Box: (T: Type) -> Type = { value: T }
a: Box(Int) = Box(1)
b: Int = a.value
c: String = Box("s").value
`,
    `
Box: (T: Type) -> Type = { value: T }
a: Box(Int) = Box("s")
                  ^^^ E1002 argument: The parameter value takes Int, found String
b: String = Box(1).value
            ^^^^^^^^^^^^ E1002 mismatch: Expected String, found Int
`,
  );

  rule(
    "it is filled in everywhere: parameters, results, fields",
    `
Box: (T: Type) -> Type = { value: T }
Two: Type = { left: Box(Int), right: Box(String) }
open: (b: Box(Int)) -> Int = b.value
wrap: (n: Int) -> Box(Int) = Box(n)
a: Int = open(wrap(1)) + Two(Box(1), Box("r")).left.value
`,
    `
Box: (T: Type) -> Type = { value: T }
Two: Type = { left: Box(Int), right: Box(String) }
open: (b: Box(Int)) -> Int = b.value
a = open(Box("s"))
             ^^^ E1002 argument: The parameter value takes Int, found String
b = Two(Box("l"), Box("r"))
            ^^^ E1002 argument: The parameter value takes Int, found String
c: Int = Two(Box(1), Box("r")).right.value
         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E1002 mismatch: Expected Int, found String
`,
  );

  rule(
    "several parameters are found each for itself",
    `
Pair: (A: Type, B: Type) -> Type = { first: A, second: B }
p: Pair(Int, String) = Pair(1, "b")
a: Int = p.first
`,
    `
Pair: (A: Type, B: Type) -> Type = { first: A, second: B }
p: Pair(Int, String) = Pair("a", 1)
                            ^^^^^^ E1002 swapped-arguments: The arguments for first and second stand in each other's place
q = Pair(1, 2)
a: String = q.first
            ^^^^^^^ E1002 mismatch: Expected String, found Int
`,
  );

  rule(
    "a generic function opens a generic record",
    `
Box: (T: Type) -> Type = { value: T }
open: (T: Type) -> (b: Box(T)) -> T = (b) => b.value
a: Int = open(Box(1))
`,
    `
Box: (T: Type) -> Type = { value: T }
open: (T: Type) -> (b: Box(T)) -> T = (b) => b.value
a: String = open(Box(1))
            ^^^^^^^^^^^^ E1002 mismatch
b = open(1)
         ^ E1002 argument
`,
  );
});

describe("bounds (§8.2)", () => {
  rule(
    "an interface bounds a type parameter",
    `
Show: Type = { show: () -> String }
P: Type = { x: Int, Show }
P.show: (self: &P) -> String = f"{self.x}"
tell: (T: Show) -> (v: T) -> String = (v) => v.show()
a: String = tell(P(1))
`,
    `
Show: Type = { show: () -> String }
tell: (T: Show) -> (v: T) -> String = (v) => v.show()
a: Int = tell(1)
              ^ E4001 bound
`,
  );

  rule(
    "inside the function the interface's methods are there",
    `
Show: Type = { show: (width: Int) -> String }
tell: (T: Show) -> (v: T) -> String = (v) => v.show(3)
`,
    `
Show: Type = { show: (width: Int) -> String }
tell: (T: Show) -> (v: T) -> String = (v) => v.show("3")
                                                    ^^^ E1002 argument: The parameter width takes Int, found String
call: (T: Show) -> (v: T) -> String = (v) => v.shwo(3)
                                               ^^^^ E1042 misspelled-member: Show has no field or method shwo
size: (T: Show) -> (v: T) -> Int = (v) => v.show(3)
                                          ^^^^^^^^^ E1012 result: The function gives Int, its body is String
`,
  );
});
