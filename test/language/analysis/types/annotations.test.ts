// What a variable is declared to be, and what its value is (§3, §5, §6.3).

import { describe } from "vitest";
import { rule } from "./marks.ts";

describe("names of types (§3.1)", () => {
  rule(
    "Int, Float, Bool, Char, String and Void are types, in both spellings",
    `
a: Int = 1
b: Float = 1.5
c: Bool = true
d: Char = 'a'
e: String = "text"
f: int = 0xff
g: string = f"{f}"
h: i64 = 1_000
`,
    `
a: Int = "one"
         ^^^^^ E1002 mismatch: Expected Int, found String
b: Float = "1.5"
           ^^^^^ E1002 mismatch: Expected Float, found String
c: Bool = 1
          ^ E1002 mismatch: Expected Bool, found Int
d: Char = "a"
          ^^^ E1002 mismatch: Expected Char, found String
e: String = 'a'
            ^^^ E1002 mismatch: Expected String, found Char
f: int = 1.5
         ^^^ E1002 mismatch: Expected Int, found Float
`,
  );

  rule(
    "a name that no type has is said once, where it is written",
    `
Foo: Type = { x: Int }
a: Foo = Foo(1)
b: (f: Foo) -> Foo = f
`,
    `
a: Foo = 1
   ^^^ E1003 unknown-type: There is no type Foo
b: (f: Fo) -> List(Bar) = f
       ^^ E1003 unknown-type: There is no type Fo
                   ^^^ E1003 unknown-type: There is no type Bar
c: Int = b(a)
         ^^^^ E1002 mismatch: Expected Int, found List(_)
`,
  );

  rule(
    "a type takes as many arguments as it has parameters",
    `
Box: (T: Type) -> Type = { value: T }
a: Box(Int) = Box(1)
b: Dict(String, Int) = { "a": 1 }
`,
    `
Box: (T: Type) -> Type = { value: T }
a: Box(Int, Int) = Box(1)
   ^^^^^^^^^^^^^ E1060 type-argument-count: Box takes 1 type argument, 2 are given
b: List(Int, String) = [1]
   ^^^^^^^^^^^^^^^^^ E1060 type-argument-count: List takes 1 type argument, 2 are given
c: Dict(Int) = { "a": 1 }
   ^^^^^^^^^ E1060 type-argument-count: Dict takes 2 type arguments, 1 is given
`,
  );
});

describe("literals of a width (§3.2, §3.3)", () => {
  rule(
    "a whole number literal is of the width that is wanted",
    `
a: Int32 = 1
b: Int8 = -1
c: Uint = 7
`,
    `
n: Int = 1
a: Int32 = n
           ^ E1002 mismatch: Expected Int32, found Int
b: Int32 = "x"
           ^^^ E1002 mismatch: Expected Int32, found String
`,
  );

  rule(
    "widths are not mixed",
    `
a: Int32 = 1
b: Int32 = a
`,
    `
a: Int32 = 1
b: Int = a
         ^ E1002 mismatch
c: Int8 = a
          ^ E1002 mismatch
`,
  );
});

describe("where an Int is a Float (§6.3)", () => {
  rule(
    "an Int may stand where a Float is declared, of any width",
    `
n: Int = 3
a: Float = 1
b: Float32 = n
c: Float = n
`,
    `
a: Int = 1.5
         ^^^ E1002 mismatch: Expected Int, found Float
x: Float = 2.5
b: Int = x
         ^ E1002 mismatch: Expected Int, found Float
`,
  );

  rule(
    "elements of lists and tuples are not widened",
    `
a: List(Float) = [1.0, 2.0]
b: (Float, Int) = (1.5, 2)
`,
    `
a: List(Float) = [1.0, 2]
                       ^ E1002 mismatch
b: (Float, Int) = (1, 2)
                   ^ E1002 mismatch
`,
  );
});

describe("tuples (§3.1)", () => {
  rule(
    "a tuple has the types of its elements, in order",
    `
a: (Int, String) = (1, "one")
b: ((Int, Int), Bool) = ((1, 2), true)
c: (Int) = 1
`,
    `
a: (Int, String) = ("one", 1)
                   ^^^^^^^^^^ E1002 mismatch: Expected (Int, String), found (String, Int)
b: ((Int, Int), Bool) = ((1, "2"), true)
                             ^^^ E1002 mismatch: Expected Int, found String
c: (Int, Int) = (1, 2, 3)
                ^^^^^^^^^ E1002 mismatch: Expected (Int, Int), found (Int, Int, Int)
`,
  );
});

describe("lists and dicts (§3.1, §6)", () => {
  rule(
    "a list literal has elements of the declared type",
    `
a: List(Int) = [1, 2, 3]
b: List(String) = []
c: List(List(Int)) = [[1], []]
`,
    `
a: List(Int) = [1, "two", 3]
                   ^^^^^ E1002 mismatch: Expected Int, found String
b: List(List(Int)) = [[1], ["x"]]
                            ^^^ E1002 mismatch: Expected Int, found String
c: List(Int) = { "a": 1 }
               ^^^^^^^^^^ E1002 mismatch: Expected List(Int), found Dict(String, Int)
`,
  );

  rule(
    "a dict literal has keys and values of the declared types",
    `
a: Dict(String, Int) = { "a": 1, "b": 2 }
b: Dict(String, List(Int)) = { "a": [] }
c: Dict(Int, Int) = {}
`,
    `
a: Dict(String, Int) = { "a": "x", "b": 3 }
                              ^^^ E1002 mismatch: Expected Int, found String
b: Dict(String, List(Int)) = { "a": ["x"] }
                                     ^^^ E1002 mismatch: Expected Int, found String
`,
  );

  rule(
    "a list literal without a declared type holds values of one type",
    `
a = [1, 2, 3]
b = [[1], [], [2]]
c = ["a", "b"]
`,
    `
a = [1, "two", 3]
        ^^^^^ E1002 element: The elements before are Int, this one is String
b = [[1], ["two"]]
           ^^^^^ E1002 mismatch: Expected Int, found String
`,
  );

  rule(
    "a dict literal without one is warned of",
    `
a = { "a": 1, "b": 2 }
`,
    `
a = { "a": 1, "b": "x" }
                   ^^^ warning E1002 entry: The entries before have Int, this one String; the compiler looks at the first alone
`,
  );
});

describe("functions (§3.1)", () => {
  rule(
    "a function value has the declared parameters and result",
    `
twice: (n: Int) -> Int = n * 2
a: (Int) -> Int = twice
b: (n: Int) -> Int = (n) => n + 1
`,
    `
twice: (n: Int) -> Int = n * 2
a: (String) -> Int = twice
                     ^^^^^ E1002 mismatch: Expected (String) -> Int, found (Int) -> Int
b: (Int, Int) -> Int = twice
                       ^^^^^ E1002 mismatch: Expected (Int, Int) -> Int, found (Int) -> Int
`,
  );

  rule(
    "a lambda's parameters are what the annotation wants",
    `
main = {
  f: (Int) -> String = (n) => f"{n + 1}"
  print(f(1))
}
`,
    `
main = {
  f: (Int) -> String = (n) => n + 1
                              ^^^^^ E1012 result: The function gives String, its body is Int
  g: (String) -> Bool = (s) => s > 1
                                 ^ E1040 operands: > can't be applied to String and Int
  print(f(1), g("x"))
}
`,
  );

  rule(
    "a lambda has no more parameters than its type",
    `
f: (Int, Int) -> Int = (a, b) => a
`,
    `
f: (Int) -> Int = (a, b) => a
                  ^^^^^^ E1002 mismatch: Expected (Int) -> Int, found (_, _) -> _
`,
  );
});

describe("other names for types (§9.1)", () => {
  rule(
    "an alias is the type that it names",
    `
Id: Type = Int
a: Id = 1
b: Int = a
`,
    `
Id: Type = Int
a: Id = "x"
        ^^^ E1002 mismatch: Expected Id, found String
`,
  );

  rule(
    "records are the same only by name",
    `
P: Type = { x: Int }
a: P = P(1)
`,
    `
P: Type = { x: Int }
Q: Type = { x: Int }
a: P = Q(1)
       ^^^^ E1002 mismatch: Expected P, found Q
`,
  );
});

describe("variables without a value (§5)", () => {
  rule(
    "a variable that is declared without a value takes one of its type",
    `
main = {
  n: Int
  n = 1
  print(n)
}
`,
    `
main = {
  n: Int
  n = "one"
      ^^^^^ E1002 mismatch: Expected Int, found String
  print(n)
}
`,
  );
});
