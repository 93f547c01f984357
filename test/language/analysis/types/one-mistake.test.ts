// One mistake gives one diagnostic: what follows from it is not told.

import { describe } from "vitest";
import { reports } from "./marks.ts";

describe("what follows from a name that nothing defines", () => {
  reports(
    "a variable made of it",
    `
main = {
  a = zzz
      ^^^ E1001 names.unknown
  b: Int = a + 1
  c: String = a
  print(a.x, a(1), a[0], b, c)
}
`,
  );

  reports(
    "a call of it",
    `
main = {
  a: Int = zzz(1, "x")
           ^^^ E1013 names.unknown-function
  print(a + 1)
}
`,
  );

  reports(
    "an argument",
    `
f: (n: Int, s: String) -> Int = n
a = f(zzz, "s")
      ^^^ E1001 names.unknown
b: Int = f(zzz.x, "t")
           ^^^ E1001 names.unknown
`,
  );

  reports(
    "an element",
    `
a: List(Int) = [1, zzz, 3]
                   ^^^ E1001 names.unknown
b: Dict(String, Int) = { "a": zzz }
                              ^^^ E1001 names.unknown
`,
  );

  reports(
    "a condition and an operand",
    `
main = {
  if zzz { print(1) }
     ^^^ E1001 names.unknown
  while yyy > 1 { print(2) }
        ^^^ E1001 names.unknown
  print(1 + xxx * 2, !www)
            ^^^ E1001 names.unknown
                      ^^^ E1001 names.unknown
}
`,
  );
});

describe("what follows from a type that is not there", () => {
  reports(
    "variables, parameters and results",
    `
f: (a: Foo) -> Bar = a.x
       ^^^ E1003 unknown-type
               ^^^ E1003 unknown-type
x: Foo = 1
   ^^^ E1003 unknown-type
y: Int = f(x)
z: String = f(1)
`,
  );

  reports(
    "fields",
    `
P: Type = { x: Foo, y: List(Foo) }
               ^^^ E1003 unknown-type
                            ^^^ E1003 unknown-type
p = P(1, [2])
a: Int = p.x + 1
b: String = p.y[0]
`,
  );

  reports(
    "type arguments",
    `
a: List(Foo) = [1, 2]
        ^^^ E1003 unknown-type
b: Int = a[0]
`,
  );
});

describe("what follows from a wrong value", () => {
  reports(
    "a declared variable is what it is declared to be",
    `
main = {
  a: Int = "one"
           ^^^^^ E1002 mismatch
  b: Int = a + 1
  print(a, b)
}
`,
  );

  reports(
    "a misspelt field",
    `
P: Type = { length: Int }
main = {
  a = P(1).lenght
           ^^^^^^ E1042 misspelled-member
  b: String = a
  print(a + 1, a.x, b)
}
`,
  );

  reports(
    "a wrong argument of an inner call",
    `
f: (n: Int) -> Int = n
g: (s: String) -> Int = 1
a: String = g(f("x"))
                ^^^ E1002 argument
b = f(g(f(true)))
          ^^^^ E1002 argument
`,
  );

  reports(
    "a wrong operand",
    `
a: Int = (1 + "x") * 2
            ^ E1040 operands
b: String = f"{1 + "x"}"
                 ^ E1040 operands
`,
  );

  reports(
    "a wrong count of arguments",
    `
f: (a: Int, b: Int) -> Int = a
x: Int = f(1)
            ^ E1010 argument-count
y: Int = f(1, 2, zzz)
                 ^^^ E1001 names.unknown
                 ^^^ E1010 argument-count
`,
  );

  reports(
    "a function that is wrong inside keeps its signature",
    `
f: (n: Int) -> Int = n + "x"
                       ^ E1040 operands
a: Int = f(1)
b: String = f(1)
            ^^^^ E1002 mismatch
`,
  );

  reports(
    "a lambda that is wrong inside",
    `
use std.list
a = list.map([1], (n) => n + "x")
                           ^ E1040 operands
b = list.filter([1], (n) => n.x)
                              ^ E1053 no-members
`,
  );

  reports(
    "a wrong iterable",
    `
main = {
  for x in 5 { print(x + 1, x.y) }
           ^ E1040 not-iterable
}
`,
  );

  reports(
    "a wrong pattern",
    `
f: (n: Int) -> Int = {
  return match n { ("a", b) => b + 1, _ => 0 }
                   ^^^^^^^^ E1002 pattern-not-tuple
}
`,
  );

  reports(
    "a wrong type argument count",
    `
Box: (T: Type) -> Type = { value: T }
a: Box(Int, Int) = Box(1)
   ^^^^^^^^^^^^^ E1060 type-argument-count
b: Int = a.value
c: List(Int, Int) = [1]
   ^^^^^^^^^^^^^^ E1060 type-argument-count
`,
  );

  reports(
    "a wrong result of a block",
    `
f: (n: Int) -> Int = {
  x: Int = if n > 0 { 1 } else { 2 }
                                 ^ warning E1002 branch-value
  return x
}
`,
  );
});

describe("beside broken syntax", () => {
  reports(
    "the line with an error of syntax is left alone, others are not",
    `
main = {
  a: Int = § "x"
           ^ E0001 syntax.unknown-character
  b: Int = "y"
           ^^^ E1002 mismatch
  print(a, b)
}
`,
  );

  reports(
    "an unfinished call",
    `
f: (n: Int) -> Int = n
main = {
  a = f(
  b: Int = "x"
  ^ E0010 syntax.missing-close
  print(a, b)
}
`,
  );

  reports(
    "an unfinished member",
    `
P: Type = { x: Int }
main = {
  p = P(1)
  r: Int = "x"
           ^^^ E1002 mismatch
  print(r)
  p.
}
^ E0011 syntax.missing-field-name
`,
  );
});
