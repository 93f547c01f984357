// What each statement asks of the types in it (§5).

import { describe } from "vitest";
import { rule } from "./marks.ts";

describe("conditions (§5)", () => {
  rule(
    "the condition of an if is a Bool",
    `
main = {
  n = 3
  if n > 2 { print(n) } else if n == 1 { print(1) }
}
`,
    `
main = {
  n = 3
  if n { print(n) } else if "x" { print(1) }
     ^ E1002 condition: A condition has to be Bool, found Int
                            ^^^ E1002 condition: A condition has to be Bool, found String
}
`,
  );

  rule(
    "the condition of a while is a Bool",
    `
main = {
  mut n = 3
  while n > 0 { n = n - 1 }
}
`,
    `
main = {
  mut n = 3
  while n { n = n - 1 }
        ^ E1054 value-condition: A condition has to be Bool, found Int
}
`,
  );
});

describe("loops (§5)", () => {
  rule(
    "a loop goes through lists, ranges, strings and dicts",
    `
main = {
  for n in [1, 2] { print(n + 1) }
  for i in 0..3 { print(i + 1) }
  for c in "text" {
    d: Char = c
    print(d)
  }
  for entry in { "a": 1 } {
    (key, value) = entry
    print(key + "!", value + 1)
  }
}
`,
    `
main = {
  for n in 5 { print(n) }
           ^ E1040 not-iterable: A loop goes through a list, a range, a string or a dict, found Int
  for b in true { print(b) }
           ^^^^ E1040 not-iterable: A loop goes through a list, a range, a string or a dict, found Bool
  for n in ["a"] { print(n + 1) }
                           ^ E1040 operands: + can't be applied to String and Int
  for c in "text" {
    s: String = c
                ^ E1002 mismatch: Expected String, found Char
    print(s)
  }
}
`,
  );

  rule(
    "the ends of a range are whole numbers",
    `
main = {
  n = 3
  for i in 0..n { print(i) }
}
`,
    `
main = {
  for i in 0.."n" { print(i) }
              ^^^ E1002 mismatch: Expected Int, found String
  for i in 1.5..2 { print(i) }
           ^^^ E1002 mismatch: Expected Int, found Float
}
`,
  );

  rule(
    "break and continue stand in a loop",
    `
main = {
  for i in 0..3 {
    if i == 1 { continue }
    if i == 2 { break }
  }
}
`,
    `
main = {
  break
  ^^^^^ E2001 jump-outside-loop: break stands outside of a loop
  if true { continue }
            ^^^^^^^^ E2001 jump-outside-loop: continue stands outside of a loop
}
`,
  );
});

describe("destructuring (§5)", () => {
  rule(
    "a tuple is taken apart into as many names as it has elements",
    `
main = {
  (a, b) = (1, "b")
  c, d = (true, 'd')
  print(a + 1, b + "!", !c, d)
}
`,
    `
main = {
  (a, b) = (1, "b", 3)
           ^^^^^^^^^^^ E1002 tuple-length: Expected a tuple of 2 elements, found one of 3
  (c, d) = 5
           ^ E1002 not-a-tuple: Only a tuple can be taken apart, found Int
  print(a, b, c, d)
}
`,
  );

  rule(
    "names get the types of their elements",
    `
main = {
  (n, text) = (1, "one")
  (a, (b, c)) = (1, ("b", true))
  print(n + a, text + b, !c)
}
`,
    `
main = {
  (n, text) = (1, "one")
  print(n + text)
          ^ E1040 operands
}
`,
  );

  rule(
    "a function's tuple is taken apart too",
    `
pair: (n: Int) -> (Int, String) = (n, f"{n}")
main = {
  (a, b) = pair(1)
  print(a + 1, b + "!")
}
`,
    `
pair: (n: Int) -> (Int, String) = (n, f"{n}")
main = {
  (a, b, c) = pair(1)
              ^^^^^^^ E1002 tuple-length
  print(a, b, c)
}
`,
  );
});

describe("assignments to fields and elements (§5, §12)", () => {
  rule(
    "a field takes a value of its type",
    `
P: Type = { x: Int }
main = {
  mut p = P(1)
  p.x = 2
  print(p.x)
}
`,
    `
P: Type = { x: Int }
main = {
  mut p = P(1)
  p.x = "two"
        ^^^^^ E1002 mismatch: Expected Int, found String
  p.y = 1
    ^ E1042 no-member: P has no field or method y
  print(p.x)
}
`,
  );

  rule(
    "a field of a variable without mut is written, with a warning",
    `
P: Type = { x: Int }
main = {
  mut p = P(1)
  p.x = 2
}
`,
    `
P: Type = { x: Int }
main = {
  p = P(1)
  ^ note: p is declared here
  p.x = 2
    ^ warning E2023 immutable-field: x is written, but p is defined without mut; the compiler writes it all the same
}
`,
    `
P: Type = { x: Int }
main = {
  mut p = P(1)
  p.x = 2
}
`,
  );

  rule(
    "an element takes a value of the list's or dict's type",
    `
main = {
  mut xs = [1, 2]
  xs[0] = 3
  mut d = { "a": 1 }
  d["b"] = 2
}
`,
    `
main = {
  mut xs = [1, 2]
  xs[0] = "three"
          ^^^^^^^ E1002 mismatch: Expected Int, found String
  xs["a"] = 1
     ^^^ E1002 mismatch: Expected Int, found String
  mut d = { "a": 1 }
  d["b"] = "two"
           ^^^^^ warning E1002 entry
  d[1] = 2
    ^ E1002 mismatch: Expected String, found Int
}
`,
  );
});

describe("return (§5)", () => {
  rule(
    "return gives what the signature says",
    `
f: (n: Int) -> Int = {
  if n > 0 { return 1 }
  return n
}
`,
    `
f: (n: Int) -> Int = {
  if n > 0 { return "one" }
                    ^^^^^ E1002 return: The function gives Int, this returns String
  return n
}
g: () -> String = { return 1 }
                           ^ E1002 return: The function gives String, this returns Int
`,
  );

  rule(
    "a function with a result returns on every path",
    `
sign: (n: Int) -> Int = {
  if n > 0 { return 1 } else { return 0 }
}
`,
    `
sign: (n: Int) -> Int = {
                  ^^^ note: The result of sign is declared here
  if n > 0 { return 1 }
}
^ E1012 missing-return: sign gives Int, but its body can end without return
`,
  );

  rule(
    "the last expression of a body is not returned",
    `
f: (n: Int) -> Int = { return n + 1 }
`,
    `
f: (n: Int) -> Int = {
  n + 1
}
^ E1012 missing-return: f gives Int, but its body can end without return
`,
    `
f: (n: Int) -> Int = {
  return n + 1
}
`,
  );

  rule(
    "return alone is for functions without a result",
    `
f: () -> Void = { return }
g: (n: Int) -> Void = {
  if n > 0 { return }
  print(n)
}
`,
    `
f: () -> Int = { return }
                 ^^^^^^ E1012 return-nothing: The function gives Int, this returns nothing
`,
  );

  rule(
    "a function that never comes back returns nothing",
    `
forever: () -> Never = { while true { print(1) } }
f: (n: Int) -> Int = {
  if n > 0 { return n }
  forever()
}
`,
    `
once: () -> Void = { print(1) }
f: (n: Int) -> Int = {
  if n > 0 { return n }
  once()
}
^ E1012 missing-return
`,
  );
});

describe("Never (§3.1, §23)", () => {
  rule(
    "a Never stands everywhere",
    `
fail: () -> Never = { while true { print(1) } }
main = {
  a: Int = fail()
  b = if a > 0 { return fail() } else { return 1 }
  print(a + fail(), b, "x" + fail())
}
`,
    `
fail: () -> Void = { print(1) }
main = {
  a: Int = fail()
           ^^^^^^ E1002 mismatch
  print(a)
}
`,
  );
});

describe("the top level (§17)", () => {
  rule(
    "only definitions and imports stand at the top level",
    `
main = { print(1) }
`,
    `
print(1)
^^^^^^^^ E2001 stray-statement: Only definitions and imports can stand at the top level
1 + 2
^^^^^ E2001 stray-statement: Only definitions and imports can stand at the top level
`,
  );
});

describe("assigning to parameters (§4.2, §5)", () => {
  rule(
    "what a mutable reference leads to is written through it",
    `
P: Type = { x: Int }
P.reset: (mut self: &mut P) -> Void = { self = P(0) }
f: (mut n: &mut Int, mut other: Int) -> Void = { n = 5 n = &mut other }
`,
    `
f: (mut n: &mut Int) -> Void = { n = "five" }
                                     ^^^^^^ E1002 mismatch: Expected Int, found String
`,
  );

  rule(
    "a parameter without mut is overwritten, type and all, which is one mistake",
    `
f: (mut n: Int) -> Int = { n = n + 1 return n }
`,
    `
f: (n: Int) -> String = { n = "five" return n + "!" }
                          ^ warning E2010 names.immutable-overwritten
`,
  );
});
