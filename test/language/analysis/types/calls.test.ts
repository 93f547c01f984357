// Calls: how many arguments, of which types, by position and by name (§8.2, §8.3).

import { describe } from "vitest";
import { rule } from "./marks.ts";

describe("arguments by position (§8.3)", () => {
  rule(
    "a call gives each parameter a value of its type",
    `
add: (a: Int, b: Int) -> Int = a + b
x: Int = add(1, 2)
`,
    `
add: (a: Int, b: Int) -> Int = a + b
      ^ note: a is declared here
x = add("one", 2)
        ^^^^^ E1002 argument: The parameter a takes Int, found String
y: String = add(1, 2)
            ^^^^^^^^^ E1002 mismatch: Expected String, found Int
`,
  );

  rule(
    "a call gives as many arguments as there are parameters",
    `
add: (a: Int, b: Int) -> Int = a + b
x = add(1, 2)
`,
    `
add: (a: Int, b: Int) -> Int = a + b
x = add(1)
         ^ E1010 argument-count: add takes 2 arguments, 1 is given
y = add(1, 2, 3, 4)
              ^^^^ E1010 argument-count: add takes 2 arguments, 4 are given
z = add()
       ^^ E1010 argument-count: add takes 2 arguments, 0 are given
`,
  );

  rule(
    "a function without parameters takes no arguments",
    `
zero: () -> Int = 0
x = zero()
`,
    `
zero: () -> Int = 0
x = zero(1)
         ^ E1010 argument-count
`,
  );

  rule(
    "where two arguments stand in each other's place, the fix swaps them",
    `
label: (count: Int, text: String) -> String = f"{count} {text}"
x = label(1, "apple")
`,
    `
label: (count: Int, text: String) -> String = f"{count} {text}"
x = label("apple", 1)
          ^^^^^^^^^^ E1002 swapped-arguments: The arguments for count and text stand in each other's place
`,
    `
label: (count: Int, text: String) -> String = f"{count} {text}"
x = label(1, "apple")
`,
  );

  rule(
    "a wrong argument of an inner call is said once",
    `
twice: (n: Int) -> Int = n * 2
x = twice(twice(twice(1)))
`,
    `
twice: (n: Int) -> Int = n * 2
x = twice(twice(twice("1")))
                      ^^^ E1002 argument
`,
  );

  rule(
    "the arguments of a lambda that is called at once are looked at",
    `
x: Int = ((a: Int) => a + 1)(2)
`,
    `
x = ((a: Int) => a + 1)("2")
                        ^^^ E1002 argument
`,
  );
});

describe("arguments by name (§8.3)", () => {
  rule(
    "a named argument goes to the parameter of that name",
    `
scale: (value: Int, factor: Int) -> Int = value * factor
x = scale(factor = 2, value = 3)
y = scale(3, factor = 2)
`,
    `
scale: (value: Int, factor: Int) -> Int = value * factor
x = scale(factor = "2", value = 3)
                   ^^^ E1002 argument: The parameter factor takes Int, found String
y = scale(3, other = 2)
             ^^^^^ E1042 unknown-argument: scale has no parameter other
z = scale(3, value = 2)
             ^^^^^ E2002 argument-twice: value is given twice
`,
  );

  rule(
    "a misspelt name of an argument is corrected",
    `
scale: (value: Int, factor: Int) -> Int = value * factor
x = scale(3, factor = 2)
`,
    `
scale: (value: Int, factor: Int) -> Int = value * factor
x = scale(3, facotr = 2)
             ^^^^^^ E1042 misspelled-argument: scale has no parameter facotr
`,
    `
scale: (value: Int, factor: Int) -> Int = value * factor
x = scale(3, factor = 2)
`,
  );

  rule(
    "a call by name gives every parameter a value",
    `
scale: (value: Int, factor: Int) -> Int = value * factor
x = scale(factor = 2, value = 1)
`,
    `
scale: (value: Int, factor: Int) -> Int = value * factor
x = scale(factor = 2)
                    ^ E1002 missing-argument
`,
  );
});

describe("functions in several steps (§8.2)", () => {
  rule(
    "a curried function is called a step at a time",
    `
add: (a: Int) -> (b: Int) -> Int = (a) => (b) => a + b
x: Int = add(1)(2)
next = add(1)
y: Int = next(2)
`,
    `
add: (a: Int) -> (b: Int) -> Int = (a) => (b) => a + b
x = add("1")(2)
        ^^^ E1002 argument: The parameter a takes Int, found String
y = add(1)("2")
           ^^^ E1002 argument: The parameter b takes Int, found String
z = add(1, 2)
           ^ E1010 argument-count: add takes 1 argument, 2 are given
`,
  );

  rule(
    "a function takes functions",
    `
apply: (f: (Int) -> Int, n: Int) -> Int = f(n)
x = apply((n) => n + 1, 2)
`,
    `
apply: (f: (Int) -> Int, n: Int) -> Int = f(n)
x = apply((n) => "s", 2)
                 ^^^ E1002 mismatch: Expected Int, found String
y = apply((a, b) => a, 2)
          ^^^^^^^^^^^ E1002 argument: The parameter f takes (Int) -> Int, found (_, _) -> _
z = apply(1, 2)
          ^ E1002 argument: The parameter f takes (Int) -> Int, found Int
`,
  );
});

describe("overloads (§4.1, RFC-011)", () => {
  rule(
    "of several functions of a name the one is called that the arguments fit",
    `
show: (n: Int) -> String = f"{n}"
show: (s: String) -> String = s
show: (n: Int, width: Int) -> String = f"{n} {width}"
x: String = show(1)
y: String = show("s")
z: String = show(1, 2)
`,
    `
show: (n: Int) -> Int = n
show: (s: String) -> String = s
x = show(true)
         ^^^^ E1002 argument: The parameter n takes Int, found Bool
y: Int = show("s")
         ^^^^^^^^^ E1002 mismatch: Expected Int, found String
`,
  );
});

describe("what can't be called (§23)", () => {
  rule(
    "functions and types are called, other values are not",
    `
f = (n: Int) => n
x = f(1)
`,
    `
use std.io
n = 1
x = n(2)
    ^ E1040 not-callable: Only functions and types can be called, found Int
y = "s"(1)
    ^^^ E1040 not-callable: Only functions and types can be called, found String
z = io("x")
    ^^ E1040 module-call: std.io is a module and can't be called
`,
  );
});

describe("the standard library (§20)", () => {
  rule(
    "functions of the library have types like all others",
    `
use std.{math, string, list}
a: Int = math.abs(-1)
b: List(String) = string.split("a b", " ")
c: List(Int) = list.map([1, 2], (n) => n * 2)
d: Float = math.sqrt(2)
`,
    `
use std.{math, string, list}
a = math.abs("x")
             ^^^ E1002 argument: The parameter n takes Int, found String
b: String = string.split("a b", " ")
            ^^^^^^^^^^^^^^^^^^^^^^^^ E1002 mismatch: Expected String, found List(String)
c = list.map([1, 2], (n) => "x")
                            ^^^ E1002 mismatch: Expected Int, found String
d = math.max(1)
              ^ E1010 argument-count: max takes 2 arguments, 1 is given
`,
  );

  rule(
    "print takes any number of arguments of any type",
    `
main = {
  print()
  print(1, "two", [3])
}
`,
    `
main = {
  x: Int = print(1)
           ^^^^^^^^ E1002 mismatch
}
`,
  );
});

describe("spawn, native (§20)", () => {
  rule(
    "a foreign function is what it is declared to be",
    `
libm = Native.c("libm.so.6")
cos: (x: Float) -> Float = libm("cos")
a: Float = cos(1)
`,
    `
libm = Native.c("libm.so.6")
cos: (x: Float) -> Float = libm("cos")
tan: (x: Float) -> Float = libm(1)
                                ^ E1002 argument: The parameter symbol takes String, found Int
a: Float = cos("x")
               ^^^ E1002 argument: The parameter x takes Float, found String
b = Native.c(1)
             ^ E1002 mismatch: Expected String, found Int
`,
  );
});

describe("several functions of one name (§8.3)", () => {
  rule(
    "where none fits, the nearest says what is wrong, and what it gives is not known",
    `
scaled: (n: Int, by: Int) -> Int = n * by
scaled: (s: String, by: Int) -> String = s
a = scaled("a", 2) + "b"
b = scaled(1, 2) + 1
`,
    `
scaled: (n: Int, by: Int) -> Int = n * by
scaled: (s: String, by: Int) -> String = s
a = scaled("a", true) + "b"
                ^^^^ E1002 argument: The parameter by takes Int, found Bool
b = scaled("a") + "b"
              ^ E1010 argument-count
c = scaled(true, 2) + 1
           ^^^^ E1002 argument
`,
  );

  rule(
    "an overload that the arguments fit comes before one that only lets them pass",
    `
f: (n: Int) -> Int = n
f: (b: Bool) -> Bool = b
a = f(match 1 { 1 => true, _ => false }) and true
`,
    `
f: (n: Int) -> Int = n
f: (b: Bool) -> Bool = b
a = f(match 1 { 1 => true, _ => false }) + 1
                                         ^ E1040 operands
`,
  );
});

describe("functions that give functions (§8.2)", () => {
  rule(
    "a body in braces takes the parameters that have names, and gives what is left",
    `
a: (k: Int) -> ((Int) -> Int) = { return n => n + k }
b: (k: Int) -> (Int) -> Int = { return n => n + k }
c: (k: Int) -> () -> Int = { return () => k }
d: (T: Type) -> (x: T) -> (() -> T) = { return () => x }
e: (k: Int) -> (n: Int) -> Int = { return n + k }
f: (g: (Int) -> Int) -> ((n: Int) -> Int) = { return n => g(n) + 1 }
x: Int = a(1)(2) + b(1)(2) + c(1)() + d(1)() + e(1)(2) + f(n => n)(1)
`,
    `
a: (k: Int) -> ((Int) -> Int) = { return k }
                                         ^ E1002 return: The function gives (Int) -> Int, this returns Int
b: (k: Int) -> (n: Int) -> Int = { return m => m }
                                          ^^^^^^ E1002 return
`,
  );
});
