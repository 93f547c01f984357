// Option, Result and `?` (§10).

import { describe } from "vitest";
import { rule } from "./marks.ts";

describe("results (§10)", () => {
  rule(
    "a function that gives a Result may return its value",
    `
half: (n: Int) -> Result(Int, String) = { return n / 2 }
`,
    `
half: (n: Int) -> Result(Int, String) = { return true }
                                                 ^^^^ E1002 return: The function gives Result(Int, String), this returns Bool
`,
  );

  rule(
    "a Result is no value of its own type",
    `
use std.result
half: (n: Int) -> Result(Int, String) = { return n / 2 }
a: Int = result.unwrap(half(4))
b: Int = result.unwrap_or(half(4), 0)
`,
    `
use std.result
half: (n: Int) -> Result(Int, String) = { return n / 2 }
a: Int = half(4)
         ^^^^^^^ E1002 mismatch: Expected Int, found Result(Int, String)
b = half(4) + 1
            ^ E1040 operands: + can't be applied to Result(Int, String) and Int
c = result.unwrap_or(half(4), "0")
                              ^^^ E1002 argument: The parameter default takes Int, found String
d = result.is_ok(1)
                 ^ E1002 argument: The parameter self takes &Result(_, _), found Int
`,
  );
});

describe("? (§10)", () => {
  rule(
    "? takes the value out, and gives the error on",
    `
parse: (s: String) -> Result(Int, String) = { return 1 }
twice: (s: String) -> Result(Int, String) = {
  n: Int = parse(s)?
  return n * 2
}
`,
    `
parse: (s: String) -> Result(Int, String) = { return 1 }
twice: (s: String) -> Result(Int, String) = {
  n: String = parse(s)?
              ^^^^^^^^^ E1002 mismatch: Expected String, found Int
  return 1
}
`,
  );

  rule(
    "the function around it gives a Result",
    `
parse: (s: String) -> Result(Int, String) = { return 1 }
twice: (s: String) -> Result(Int, String) = { return parse(s)? * 2 }
`,
    `
parse: (s: String) -> Result(Int, String) = { return 1 }
twice: (s: String) -> Int = { return parse(s)? * 2 }
                                             ^ E1081 try-result: ? gives an error on, but the function returns Int
main = {
  n = parse("1")?
                ^ E1081 try-outside: ? gives an error on to a function that returns a Result, and there is none here
  print(n)
}
`,
  );

  rule(
    "only a Result has something to take out",
    `
parse: (s: String) -> Result(Int, String) = { return 1 }
twice: (s: String) -> Result(Int, String) = { return parse(s)? }
`,
    `
twice: (s: String) -> Result(Int, String) = {
  n = 1?
       ^ E1082 try-operand: ? takes the value out of a Result, found Int
  return n
}
`,
    `
twice: (s: String) -> Result(Int, String) = {
  n = 1
  return n
}
`,
  );

  rule(
    "the errors are of one type",
    `
parse: (s: String) -> Result(Int, String) = { return 1 }
twice: (s: String) -> Result(Float, String) = {
  n = parse(s)?
  return 1.5
}
`,
    `
parse: (s: String) -> Result(Int, String) = { return 1 }
twice: (s: String) -> Result(Int, Int) = {
  n = parse(s)?
      ^^^^^^^^^ E1083 try-error: The function gives on errors of type Int, this has String
  return n
}
`,
  );
});

describe("options (§10)", () => {
  rule(
    "an Option is no value of its own type",
    `
f: (o: Option(Int)) -> Option(Int) = o
`,
    `
f: (o: Option(Int)) -> Int = o
                             ^ E1012 result
g: (o: Option(Int)) -> Int = o + 1
                               ^ E1040 operands
`,
  );
});

describe("results of bodies without braces (§10, §8.1)", () => {
  rule(
    "the value of a Result is enough, also in a branch, an arm and a block",
    `
use std.string.{ parse_int }
a: (s: String) -> Result(Int, Error) = parse_int(s)? + 1
b: (s: String) -> Result(Int, Error) = (s) => parse_int(s)? + 1
c: (s: String) -> Result(Int, Error) = if s == "" { 0 } else { parse_int(s)? }
d: (n: Int) -> Result(Int, Error) = match n { 0 => 1, _ => n }
e: (n: Int) -> Result(Int, Error) = { return if n > 0 { return n } else { return 0 } }
`,
    `
a: (n: Int) -> Result(Int, Error) = f"{n}"
                                    ^^^^^^ E1012 result: The function gives Result(Int, Error), its body is String
b: (n: Int) -> Result(Int, Error) = if n > 0 { n } else { "none" }
                                                          ^^^^^^ E1002 mismatch
c: (n: Int) -> Int = {
  r: Result(Int, Error) = if n > 0 { return 1 } else { return 2 }
                                            ^ E1002 mismatch
                                                              ^ E1002 mismatch
  return n
}
`,
  );
});
