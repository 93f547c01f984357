// What type a name has where it is used: blocks, closures, functions found from their bodies (§4, §8.1).

import { describe } from "vitest";
import { accepts, rule } from "./marks.ts";

describe("variables of inner blocks (§4.2)", () => {
  rule(
    "variables of two blocks are two, each of its own type",
    `
main = {
  if true {
    x = "inner"
    print(x + "!")
  }
  x = 1
  print(x + 1)
}
`,
    `
main = {
  if true {
    x = "inner"
    print(x + 1)
            ^ E1040 operands
  }
  x = 1
  print(x + 1)
}
`,
  );

  rule(
    "a mut variable keeps its type",
    `
main = {
  mut n = 1
  n = 2
  while n < 9 { n = n + 1 }
  print(n)
}
`,
    `
main = {
  mut n = 1
  n = "two"
      ^^^^^ E1002 mismatch: Expected Int, found String
  while n < 9 { n = true }
                    ^^^^ E1002 mismatch: Expected Int, found Bool
  print(n)
}
`,
  );

  rule(
    "a Float variable takes an Int",
    `
main = {
  mut total = 0.0
  total = 1
  print(total)
}
`,
    `
main = {
  mut total = 0
  total = 1.5
          ^^^ E1002 mismatch
  print(total)
}
`,
  );
});

describe("closures (§6)", () => {
  rule(
    "a closure knows the variables around it",
    `
main = {
  step = 2
  next = (n: Int) => n + step
  print(next(1) + 1)
}
`,
    `
main = {
  step = "2"
  next = (n: Int) => n + step
                       ^ E1040 operands: + can't be applied to Int and String
  print(next(1))
}
`,
  );

  rule(
    "a closure's parameter hides a variable of the same name",
    `
main = {
  n = "text"
  next = (n: Int) => n + 1
  print(next(1), n)
}
`,
    `
main = {
  n = "text"
  next = (n: Int) => n + 1
  print(next(n))
             ^ E1002 argument
}
`,
  );
});

describe("functions without a signature (§8.1)", () => {
  rule(
    "the type of a function without a signature is found from its body",
    `
double = (n: Int) => n * 2
main = {
  a: Int = double(2)
  print(a)
}
`,
    `
double = (n: Int) => n * 2
main = {
  a: String = double(2)
              ^^^^^^^^^ E1002 mismatch: Expected String, found Int
  double("x")
         ^^^ E1002 argument: The parameter n takes Int, found String
  double(1, 2)
            ^ E1010 argument-count: double takes 1 argument, 2 are given
}
`,
  );

  rule(
    "it is found also where the function is used above its definition",
    `
main = {
  a: Int = double(2)
  print(a)
}
double = (n: Int) => n * 2
`,
    `
main = {
  a: String = double(2)
              ^^^^^^^^^ E1002 mismatch
  print(a)
}
double = (n: Int) => n * 2
`,
  );

  rule(
    "what the body does not say, each call says anew",
    `
same = (x) => x
main = {
  a: Int = same(1)
  b: String = same("b")
  print(a, b)
}
`,
    `
same = (x) => x
main = {
  a: Int = same(1)
  b: String = same(2)
              ^^^^^^^ E1002 mismatch
  print(a, b)
}
`,
  );

  rule(
    "one may call itself",
    `
fact = (n: Int) => {
  if n < 2 { return 1 }
  return n * fact(n - 1)
}
a: Int = fact(5)
`,
    `
fact = (n: Int) => {
  if n < 2 { return 1 }
  return n * fact("n")
                  ^^^ E1002 argument
}
a: String = fact(5)
            ^^^^^^^ E1002 mismatch
`,
  );

  rule(
    "two may call each other",
    `
even = (n: Int) => {
  if n == 0 { return true }
  return odd(n - 1)
}
odd = (n: Int) => {
  if n == 0 { return false }
  return even(n - 1)
}
a: Bool = even(4)
`,
    `
even: (n: Int) -> Bool = {
  if n == 0 { return true }
  return odd("n")
             ^^^ E1002 argument
}
odd: (n: Int) -> Bool = {
  if n == 0 { return "false" }
                     ^^^^^^^ E1002 return
  return even(n - 1)
}
a: Int = even(4)
         ^^^^^^^ E1002 mismatch
`,
  );

  rule(
    "a block as a value is a function without parameters",
    `
limit = { return 9 }
main = { print(limit() + 1) }
`,
    `
limit = { return 9 }
main = {
  a: String = limit()
              ^^^^^^^ E1002 mismatch
  print(a, limit(1))
                 ^ E1010 argument-count
}
`,
  );
});

describe("types that a function defines (§4.1)", () => {
  rule(
    "a type of a function is known in its body alone",
    `
main = {
  Point: Type = { x: Int, y: Int }
  p: Point = Point(1, 2)
  print(p.x + p.y)
}
`,
    `
main = {
  Point: Type = { x: Int, y: Int }
  p = Point(1, "2")
               ^^^ E1002 argument
  print(p.z)
          ^ E1042 no-member
}
other: (p: Point) -> Int = 1
           ^^^^^ E1003 unknown-type
`,
  );

  rule(
    "two functions may each have a type of the same name",
    `
f = {
  P: Type = { x: Int }
  return P(1).x
}
g = {
  P: Type = { y: String }
  return P("s").y
}
a: Int = f()
b: String = g()
`,
    `
f = {
  P: Type = { x: Int }
  return P(1).y
              ^ E1042 no-member
}
g = {
  P: Type = { y: String }
  return P(1).y
           ^ E1002 argument
}
`,
  );
});

describe("main (§18)", () => {
  rule(
    "main may be a block, a lambda or a function with a signature",
    `
main: () -> Void = { print(1) }
`,
    `
main: () -> Void = {
  a: Int = "one"
           ^^^^^ E1002 mismatch
  print(a)
}
`,
  );

  accepts(
    "main as a block",
    `
main = { print(1) }
`,
  );

  accepts(
    "main as a lambda",
    `
main = () => { print(1) }
`,
  );

  accepts(
    "main as a value",
    `
main = 42
`,
  );

  accepts(
    "main with a result",
    `
main: () -> Int = 42
`,
  );

  accepts(
    "an empty file",
    `

`,
  );
});
