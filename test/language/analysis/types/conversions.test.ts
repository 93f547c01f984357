// From one type to another: by `as`, by widening, by borrowing (§6, §6.3, §7).

import { describe } from "vitest";
import { rule } from "./marks.ts";

describe("as (§6)", () => {
  rule(
    "a cast has the type that it names",
    `
n = 2
a: Float = n as Float
b: Int = 1.5 as Int
`,
    `
n = 2
a: Int = n as Float
         ^^^^^^^^^^ E1002 mismatch: Expected Int, found Float
b: Foo = n as Foo
   ^^^ E1003 unknown-type: There is no type Foo
              ^^^ E1003 unknown-type: There is no type Foo
`,
  );

  rule(
    "a Float where an Int is wanted can be cast",
    `
f: (n: Int) -> Int = n
a: Int = 1.5 as Int
b = f(2.5 as Int)
`,
    `
f: (n: Int) -> Int = n
a: Int = 1.5
         ^^^ E1002 mismatch
b = f(2.5)
      ^^^ E1002 argument
`,
    `
f: (n: Int) -> Int = n
a: Int = 1.5 as Int
b = f(2.5 as Int)
`,
  );
});

describe("places where an Int becomes a Float (§6.3)", () => {
  rule(
    "an argument is widened",
    `
half: (x: Float) -> Float = x / 2.0
a = half(3)
`,
    `
whole: (n: Int) -> Int = n
a = whole(3.5)
          ^^^ E1002 argument
`,
  );

  rule(
    "a result is not",
    `
f: (n: Int) -> Float = { return n as Float }
`,
    `
f: (n: Int) -> Float = { return n }
                                ^ E1002 return
`,
    `
f: (n: Int) -> Float = { return n as Float }
`,
  );
});

describe("texts (§7)", () => {
  rule(
    "nothing becomes a String by itself",
    `
n = 1
a: String = f"{n}"
`,
    `
n = 1
a: String = n
            ^ E1002 mismatch
b = "n: " + n
          ^ E1040 operands
`,
  );
});

describe("references (§6.3)", () => {
  rule(
    "an argument is borrowed where a reference is wanted",
    `
P: Type = { x: Int }
read: (p: &P) -> Int = p.x
write: (p: &mut P) -> Void = { p.x = 1 }
main = {
  mut p = P(1)
  print(read(p), read(&p))
  write(p)
  write(&mut p)
}
`,
    `
P: Type = { x: Int }
read: (p: &P) -> Int = p.x
write: (p: &mut P) -> Void = { p.x = 1 }
main = {
  mut p = P(1)
  print(read(1))
             ^ E1002 argument: The parameter p takes &P, found Int
  write(&p)
        ^^ E1002 argument: The parameter p takes &mut P, found &P
}
`,
  );

  rule(
    "a reference is no value of its type",
    `
P: Type = { x: Int }
f: (p: &P) -> Int = p.x
`,
    `
P: Type = { x: Int }
take: (p: P) -> Int = p.x
f: (p: &P) -> Int = take(p)
                         ^ E1002 argument
`,
  );
});
