// What operators take and give (§6, §7).

import { describe } from "vitest";
import { rule } from "./marks.ts";

describe("arithmetic (§6, §7)", () => {
  rule(
    "numbers of one type are added, subtracted, multiplied and divided",
    `
a: Int = 1 + 2 * 3 - 4 / 2 % 2
b: Float = 1.5 + 2.5 * 2.0
`,
    `
a = 1 + "one"
      ^ E1040 operands: + can't be applied to Int and String
b = true * 2
         ^ E1040 operands: * can't be applied to Bool and Int
c = 1.5 % "x"
        ^ E1040 operands: % can't be applied to Float and String
`,
  );

  rule(
    "an Int and a Float are not mixed, but where a Float is wanted",
    `
n = 2
a: Float = n + 1.5
`,
    `
n = 2
a = n + 1.5
      ^ E1040 operands
`,
  );

  rule(
    "texts are joined with +, and lists too",
    `
a: String = "a" + "b"
b: List(Int) = [1] + [2]
`,
    `
a = "a" - "b"
        ^ E1040 operands: - can't be applied to String and String
b = "a" + 1
        ^ E1040 operands: + can't be applied to String and Int
c = [1] + ["x"]
        ^ E1040 operands: + can't be applied to List(Int) and List(String)
`,
  );

  rule(
    "each mistake in a chain is said once",
    `
a = 1 + 2 + 3
`,
    `
a = 1 + "x" + 3 + 4
      ^ E1040 operands
`,
  );
});

describe("comparisons (§6)", () => {
  rule(
    "values of one type are compared",
    `
a: Bool = 1 < 2
b: Bool = "a" == "b"
c: Bool = 1 < 2.5
d: Bool = (1, 2) == (3, 4)
`,
    `
a = 1 == "one"
      ^^ E1040 operands: == can't be applied to Int and String
b = true < 2
         ^ E1040 operands: < can't be applied to Bool and Int
c = [1] == ["x"]
        ^^ E1040 operands: == can't be applied to List(Int) and List(String)
`,
  );
});

describe("and, or, not (§6)", () => {
  rule(
    "and, or and ! take Bools",
    `
main = {
  a = true and 1 < 2 or false
  b = !a
  print(a, b)
}
`,
    `
main = {
  a = 1 and true
      ^ E1050 logic-operand: and and or take Bool, found Int
  b = true or "x"
              ^^^ E1050 logic-operand: and and or take Bool, found String
  c = !1
       ^ E1051 not-operand: ! takes Bool, found Int
  print(a, b, c)
}
`,
  );
});

describe("signs (§6)", () => {
  rule(
    "a sign stands before a number",
    `
a: Int = -1
b: Float = +1.5
`,
    `
a = -true
     ^^^^ warning E1040 prefix-operand: - can't be applied to Bool, though the compiler lets it pass
b = -"x"
     ^^^ warning E1040 prefix-operand: - can't be applied to String, though the compiler lets it pass
`,
  );
});

describe("references and pointers (§6)", () => {
  rule(
    "a reference leads to a value, a pointer is followed with *",
    `
f: (n: &Int) -> Int = n + 1
g: (p: *Int) -> Int = unsafe { return *p }
`,
    `
a = *1
     ^ E1052 dereference: Only a pointer can be followed with *, found Int
b = *"x"
     ^^^ E1052 dereference: Only a pointer can be followed with *, found String
`,
  );
});

describe("indexes (§6)", () => {
  rule(
    "a list is asked by a whole number, a dict by its key",
    `
xs = [1, 2]
d = { "a": 1 }
a: Int = xs[0]
b: Int = d["a"]
`,
    `
xs = [1, 2]
d = { "a": 1 }
a = xs["a"]
       ^^^ E1002 mismatch: Expected Int, found String
b = d[0]
      ^ E1002 mismatch: Expected String, found Int
c: String = xs[0]
            ^^^^^ E1002 mismatch: Expected String, found Int
`,
  );

  rule(
    "a tuple is asked by a constant within its length",
    `
t = (1, "b")
a: Int = t[0]
b: String = t[1]
`,
    `
t = (1, "b")
a = t[2]
      ^ E1041 tuple-index: The tuple has 2 elements, so none at 2
b: Int = t[1]
         ^^^^ E1002 mismatch: Expected Int, found String
`,
  );

  rule(
    "numbers and truths have no elements",
    `
a = [5][0]
`,
    `
a = 5[0]
     ^^^ E1040 not-indexable: Nothing can be taken out of Int by an index
b = true[0]
        ^^^ E1040 not-indexable: Nothing can be taken out of Bool by an index
`,
  );
});

describe("f-strings (§6)", () => {
  rule(
    "an f-string is a String, whatever stands in it",
    `
n = 1
a: String = f"{n} and {n + 1}"
`,
    `
n = 1
a: Int = f"{n}"
         ^^^^^^ E1002 mismatch
b = f"{n + "x"}"
         ^ E1040 operands
c = f"{n.size}"
         ^^^^ E1053 no-members
`,
  );
});

describe("ranges (§3.1, §6)", () => {
  rule(
    "a range is no list",
    `
main = {
  for i in 0..3 { print(i) }
}
`,
    `
a: List(Int) = 0..3
               ^^^^ E1002 mismatch
`,
  );
});

describe("comprehensions (§6)", () => {
  rule(
    "a comprehension is a list of what it computes",
    `
xs = [1, 2, 3]
a: List(Int) = [x * 2 for x in xs]
b: List(String) = [f"{x}" for x in xs]
`,
    `
xs = [1, 2, 3]
a: List(String) = [x * 2 for x in xs]
                  ^^^^^^^^^^^^^^^^^^^ E1002 mismatch: Expected List(String), found List(Int)
b = [x for x in 5]
                ^ E1040 not-iterable: A loop goes through a list, a range, a string or a dict, found Int
d = [x + "s" for x in xs]
       ^ E1040 operands: + can't be applied to Int and String
`,
  );
});

describe("if as a value (§6)", () => {
  rule(
    "an if that is a value has an else and blocks that return",
    `
n = 1
a: Int = if n > 0 { return 1 } else { return 2 }
`,
    `
n = 1
a: Int = if n > 0 { return 1 } else { return "2" }
                                             ^^^ E1002 mismatch: Expected Int, found String
b: Int = if n > 0 { 1 } else { 2 }
                               ^ warning E1002 branch-value
`,
    `
n = 1
a: Int = if n > 0 { return 1 } else { return "2" }
                                             ^^^ E1002 mismatch
b: Int = if n > 0 { return 1 } else { return 2 }
`,
  );

  rule(
    "branches of two types are warned of",
    `
n = 1
a = if n > 0 { return 1 } else { return 2 }
`,
    `
n = 1
a = if n > 0 { return 1 } else { return "2" }
                               ^^^^^^^^^^^^^^ warning E1002 branches: The branches give Int and String; the compiler takes the type of the last
`,
  );
});

describe("spawn", () => {
  rule(
    "spawn gives what its block returns, spawn for a list of that",
    `
main = {
  a: Int = spawn { return 1 }
  b: List(Int) = spawn for n in [1, 2] { return n * 2 }
  (c, d) = spawn { return (1, "d") }
  print(a, b, c + 1, d + "!")
}
`,
    `
main = {
  a: Int = spawn { return "one" }
                          ^^^^^ E1002 mismatch: Expected Int, found String
  b: List(String) = spawn for n in [1, 2] { return n * 2 }
                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E1002 mismatch: Expected List(String), found List(Int)
  c = spawn for n in 5 { return n }
                     ^ E1040 not-iterable: A loop goes through a list, a range, a string or a dict, found Int
  print(a, b, c)
}
`,
  );

  rule(
    "ref gives a shared value, whose fields are its own",
    `
P: Type = { x: Int }
main = {
  shared = ref P(1)
  print(shared.x + 1)
}
`,
    `
P: Type = { x: Int }
main = {
  shared = ref P(1)
  print(shared.y)
               ^ E1042 no-member
}
`,
  );
});

describe("formats of f-strings", () => {
  rule(
    "a format's letter says whether a whole number or any number is shown",
    `
n = 255
share = 0.5
a = f"{n:x} {n:08d} {n:.2f} {share:.1f} {share:>8}"
`,
    `
name = "Ann"
share = 0.5
a = f"{name:x} {name:.2f} {share:d} {name:>8}"
           ^^ warning E1040 integer-format: The format x is for integers, found String
                    ^^^^ warning E1040 number-format: The format .2f is for numbers, found String
                                ^^ warning E1040 integer-format
`,
  );
});
