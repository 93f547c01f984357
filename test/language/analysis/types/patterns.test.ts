// Patterns: what they stand for, and whether a match has an arm for every value (§11).

import { describe } from "vitest";
import { rule } from "./marks.ts";

describe("arms for all values (§11)", () => {
  rule(
    "a match on a Bool has an arm for each",
    `
f: (b: Bool) -> Int = {
  return match b { true => 1, false => 0 }
}
`,
    `
f: (b: Bool) -> Int = {
  return match b {
         ^^^^^ E1030 missing-arms: The match has no arm for false
    true => 1
  }
}
`,
    `
f: (b: Bool) -> Int = {
  return match b {
    true => 1
    false => {}
             ^^ warning E1002 arm
  }
}
`,
  );

  rule(
    "a match on a number has an arm for the others",
    `
f: (n: Int) -> String = {
  return match n {
    0 => "zero"
    _ => "other"
  }
}
`,
    `
f: (n: Int) -> String = {
  return match n {
         ^^^^^ E1030 missing-arms: The match has no arm for _
    0 => "zero"
    1 => "one"
  }
}
`,
    `
f: (n: Int) -> String = {
  return match n {
    0 => "zero"
    1 => "one"
    _ => {}
         ^^ warning E1002 arm
  }
}
`,
  );

  rule(
    "a match on tuples looks at all elements",
    `
f: (a: Bool, b: Bool) -> Int = {
  return match (a, b) {
    (true, _) => 1
    (false, true) => 2
    (false, false) => 3
  }
}
`,
    `
f: (a: Bool, b: Bool) -> Int = {
  return match (a, b) {
         ^^^^^ E1030 missing-arms: The match has no arm for (false, false)
    (true, _) => 1
    (false, true) => 2
  }
}
`,
  );

  rule(
    "an arm behind one that takes everything is never reached",
    `
f: (n: Int) -> Int = {
  return match n {
    0 => 1
    other => other
  }
}
`,
    `
f: (n: Int) -> Int = {
  return match n {
    other => other
    0 => 1
    ^ warning E1031 unreachable-arm: No value comes to 0: the arms before take them all
  }
}
`,
  );

  rule(
    "an arm for what an arm before takes is never reached",
    `
f: (n: Int) -> Int = {
  return match n {
    0 => 1
    1 => 2
    _ => 3
  }
}
`,
    `
f: (n: Int) -> Int = {
  return match n {
    0 => 1
    0 => 2
    ^ warning E1031 unreachable-arm
    _ => 3
  }
}
`,
  );
});

describe("patterns and values (§11)", () => {
  rule(
    "a pattern is of the type of the value",
    `
f: (n: Int) -> Int = {
  return match n { 1 => 1, _ => 0 }
}
`,
    `
f: (n: Int) -> Int = {
  return match n { "one" => 1, (a, b) => 2, _ => 0 }
                   ^^^^^ E1002 pattern: The pattern is String, the value is Int
                               ^^^^^^ E1002 pattern-not-tuple: The pattern is a tuple, the value is Int
}
`,
  );

  rule(
    "a tuple pattern has as many elements as the tuple",
    `
f: (p: (Int, String)) -> Int = {
  return match p { (n, _) => n + 1 }
}
`,
    `
f: (p: (Int, String)) -> Int = {
  return match p { (n, _, _) => n, (a, b) => b }
                   ^^^^^^^^^ E1002 tuple-length: Expected a tuple of 3 elements, found one of 2
                                             ^ warning E1002 arm: Expected Int, found String; the compiler does not look at what arms give
}
`,
  );

  rule(
    "the variables of a pattern have the types of their parts",
    `
f: (p: (Int, String)) -> String = {
  return match p { (0, text) => text, (n, text) => f"{n}" + text }
}
`,
    `
f: (p: (Int, String)) -> String = {
  return match p { (0, text) => text, (n, text) => n + text }
                                                     ^ E1040 operands
}
`,
  );
});

describe("the value of a match (§11)", () => {
  rule(
    "all arms give values of one type",
    `
f: (n: Int) -> String = {
  return match n { 0 => "zero", _ => "other" }
}
`,
    `
f: (n: Int) -> String = {
  return match n { 0 => "zero", _ => n }
                                     ^ warning E1002 arm: Expected String, found Int; the compiler does not look at what arms give
}
`,
  );

  rule(
    "the bodies of arms are looked at",
    `
f: (n: Int) -> Int = {
  return match n { 0 => n + 1, _ => n }
}
`,
    `
f: (n: Int) -> Int = {
  return match n { 0 => n + "1", _ => n.x }
                          ^ E1040 operands
                                        ^ E1053 no-members
}
`,
  );

  rule(
    "a match may stand as a statement",
    `
f: (n: Int) -> Int = {
  match n {
    0 => { return 1 }
    _ => { return 2 }
  }
}
`,
    `
f: (n: Int) -> Int = {
  match n {
    0 => { return "one" }
                  ^^^^^ E1002 return
    _ => { print(2) }
  }
}
^ E1012 missing-return
`,
  );
});

describe("variants of the language's types (§11)", () => {
  rule(
    "some, ok and err stand for values of their own types",
    `
f: (o: Option(Int)) -> Int = match o { (some(n)) => n, (none) => 0 }
g: (r: Result(Int, String)) -> Int = match r { (ok(n)) => n, (err(e)) => 0 }
h: (t: (Option(Int), Int)) -> Int = match t { (some(n), m) => n + m, (none, m) => m }
`,
    `
f: (o: Option(Int)) -> Int = match o { (ok(n)) => n, (none) => 0 }
                                        ^^^^^ E1002 pattern: The pattern is Result, the value is Option(Int)
g: (r: Result(Int, String)) -> Int = match r { (some(n)) => n, _ => 0 }
                                                ^^^^^^^ E1002 pattern
h: (n: Int) -> Int = match n { (some(m)) => m, _ => 0 }
                                ^^^^^^^ E1002 pattern
`,
  );
});
