// What is not renamed, and why: nothing or several things of that name, names of the language, clashes and captures.
import { describe } from "vitest";
import { refuses } from "./marks.ts";

describe("nothing that could be meant", () => {
  refuses("no such name", "zzz -> b", "a: Int = 1\n^ unknown\n");
  refuses("a name that is nearly one", "totl -> sum", "total: Int = 1\n^^^^^ misspelled\n");
  refuses("no such function", "a -> b in function:zzz", "a: Int = 1\n^ unknown-function\n");
  refuses(
    "nothing in that function: where it is",
    "b -> c in function:f",
    "f = (a: Int) => a\n^ unknown\ng = (b: Int) => b\n     ^ note: b is declared here; the scope function:g means this one\n",
  );
  refuses("in a comment alone", "note -> remark", "// note\na: Int = 1\n^ unknown\n");
});

describe("several", () => {
  refuses(
    "in several functions",
    "n -> count",
    "f = (n: Int) => n\n     ^ ambiguous\n     ^ note: n is declared here; the scope function:f means this one\ng = (n: Int) => n\n     ^ note: n is declared here; the scope function:g means this one\n",
  );
  refuses(
    "fields of several types",
    "x -> left",
    "A: Type = { x: Int }\n            ^ ambiguous\n            ^ note: x is declared here; A.x means this one\nB: Type = { x: Int }\n            ^ note: x is declared here; B.x means this one\n",
  );
  refuses(
    "of the module and of a function",
    "n -> count",
    "n: Int = 1\n^ ambiguous\n^ note: n is declared here; the scope module means this one\nf = (n: Int) => n\n     ^ note: n is declared here; the scope function:f means this one\n",
  );
  refuses(
    "in one function: the line tells",
    "i -> row in function:main",
    "main = {\n    for i in 0..3 { print(i) }\n        ^ ambiguous\n        ^ note: i is declared here; i@2 means this one\n    for i in 0..4 { print(i) }\n        ^ note: i is declared here; i@3 means this one\n}\n",
  );
});

describe("names of the language and its library", () => {
  refuses("a function that needs no import", "print -> say", "main = { print(1) }\n         ^^^^^ std-name\n");
  refuses("a type", "Int -> Number", "a: Int = 1\n   ^^^ std-name\n");
  refuses("what is imported by its own name", "abs -> size", "use std.math.{abs}\n              ^^^ std-name\na: Int = abs(1)\n");
  refuses("a module", "io -> out", "use std.io\n        ^^ std-name\nmain = { io.println(1) }\n");
  refuses("a member of one", "io.println -> say", "use std.io\nmain = { io.println(1) }\n            ^^^^^^^ std-name\n");
  refuses("a type that a program calls Type", "Type -> Kind", "Type: Type = Type\n^^^^ std-name\n");
  refuses("a constructor", "some -> just", "f: (o: Option(Int)) -> Int = match o { (some(x)) => x, _ => 0 }\n^ std-name\n");
  refuses("a new name that is a type's", "Point -> String", "Point: Type = { x: Int }\n^^^^^ new-std-name\n");
});

describe("clashes", () => {
  refuses("with another function", "f -> g", "f: (n: Int) -> Int = n\n^ clash\ng: (n: Int) -> Int = n\n^ note: g is declared here\n");
  refuses(
    "of a function with a constant",
    "f -> limit",
    "f: (n: Int) -> Int = n\n^ clash\nlimit: Int = 1\n^^^^^ note: limit is declared here\n",
  );
  refuses(
    "with an import",
    "f -> twice",
    "use helper.{twice}\n            ^^^^^ note: twice is declared here\nf: (n: Int) -> Int = n\n^ clash\n",
  );
  refuses("with another parameter", "a -> b", "f: (a: Int, b: Int) -> Int = a + b\n            ^ clash\n    ^ note: b is declared here\n");
  refuses(
    "with another field",
    "x -> y",
    "P: Type = { x: Int, y: Int }\n            ^ clash\n                    ^ note: y is declared here\n",
  );
  refuses(
    "of a method with a field",
    "P.m -> x",
    "P: Type = { x: Int }\n            ^ note: x is declared here\nP.m: (p: P) -> Int = 1\n  ^ clash\n",
  );
});

describe("captures", () => {
  refuses(
    "a use of the renamed variable would mean a parameter between",
    "x -> y in function:main",
    "main = {\n    x = 1\n    f = (y: Int) => x + y\n                    ^ capture\n         ^ note: y is declared here\n    print(f(2))\n}\n",
  );
  refuses(
    "a use of an outer name would mean the renamed one",
    "a -> limit",
    "limit: Int = 3\nf: (a: Int) -> Int = a + limit\n                         ^^^^^ capture\n    ^ note: limit is declared here\n",
  );
  refuses(
    "a use of the library would mean the renamed one",
    "say -> print",
    'say: (n: Int) -> Int = n\n^^^ note: print is declared here\nmain = { print("a") }\n         ^^^^^ capture\n',
  );
  refuses(
    "an assignment would write an outer variable instead of defining one",
    "inner -> outer",
    "main = {\n    mut outer = 1\n        ^^^^^ note: outer is declared here\n    if true {\n        inner = 2\n        ^^^^^ capture\n        print(inner)\n    }\n    print(outer)\n}\n",
  );
  refuses(
    "a variable would become the parameter that a signature declares",
    "p -> w",
    "area: (w: Int, h: Int) -> Int = (p, q) => p * q\n                                 ^ capture\n       ^ note: w is declared here\n",
  );
  refuses(
    "a variable would hide another, which is not used in its scope",
    "b -> a",
    "main = {\n    a = 1\n    ^ note: a is declared here\n    if true {\n        mut b = 2\n            ^ hides\n        print(b)\n    }\n    print(a)\n}\n",
  );
  refuses(
    "two loops, one in the other",
    "j -> i",
    "main = {\n    for i in 0..3 {\n        ^ note: i is declared here\n        for j in 0..3 { print(j) }\n            ^ hides\n    }\n}\n",
  );
  refuses(
    "a method that an interface asks for and no list tells of",
    "Square.area -> size",
    "Shape: Type = { area: () -> Int }\nSquare: Type = { side: Int }\nSquare.area: (s: Square) -> Int = s.side\nf: (s: Shape) -> Int = s.area()\nmain = { print(f(Square(1))) }\n                 ^^^^^^^^^ new-problem\n",
  );
  refuses(
    "a type in small letters where only large ones are types",
    "Point -> point",
    "Point: Type = { x: Int }\nPoint.m: (p: Point) -> Int = 1\nPoint.n = m[0]\n      ^ capture\n",
  );
  refuses("a name that makes another token of what follows", "x -> f", 'main = {\n    x = 1\n    [x"a"]\n     ^ misread\n}\n');
});
