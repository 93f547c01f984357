// Records: their definition, their constructors, their fields (§9.1, §9.2).

import { describe } from "vitest";
import { rule } from "./marks.ts";

describe("constructors (§8.3, §9.1)", () => {
  rule(
    "a record is made of its fields, in order",
    `
Point: Type = { x: Int, y: Int }
p = Point(1, 2)
`,
    `
Point: Type = { x: Int, y: Int }
                ^ note: x is declared here
^^^^^ note: Point is declared here
^^^^^ note: Point is declared here
p = Point("1", 2)
          ^^^ E1002 argument: The parameter x takes Int, found String
q = Point(1)
           ^ E1010 argument-count: Point takes 2 arguments, 1 is given
r = Point(1, 2, 3)
                ^ E1010 argument-count: Point takes 2 arguments, 3 are given
`,
  );

  rule(
    "or by their names",
    `
Point: Type = { x: Int, y: Int }
p = Point(y = 2, x = 1)
q = Point(1, y = 2)
`,
    `
Point: Type = { x: Int, y: Int }
p = Point(y = "2", x = 1)
              ^^^ E1002 argument: The parameter y takes Int, found String
q = Point(x = 1, z = 2)
                 ^ E1042 unknown-argument: Point has no parameter z
r = Point(1, x = 2)
             ^ E2002 argument-twice: x is given twice
`,
  );

  rule(
    "a call by name gives every field without a default a value",
    `
Point: Type = { x: Int, y: Int, z: Int = 0 }
p = Point(x = 1, y = 2)
`,
    `
Point: Type = { x: Int, y: Int, z: Int = 0 }
p = Point(x = 1)
               ^ E1002 missing-argument: The call of Point lacks y
`,
    `
Point: Type = { x: Int, y: Int, z: Int = 0 }
p = Point(x = 1, y = 0)
`,
  );

  rule(
    "a misspelt name of a field in a call is corrected",
    `
Point: Type = { width: Int, height: Int }
p = Point(width = 1, height = 2)
`,
    `
Point: Type = { width: Int, height: Int }
p = Point(width = 1, heigth = 2)
                     ^^^^^^ E1042 misspelled-argument: Point has no parameter heigth
`,
    `
Point: Type = { width: Int, height: Int }
p = Point(width = 1, height = 2)
`,
  );

  rule(
    "fields with a default may be left out",
    `
Config: Type = { host: String = "localhost", port: Int = 80 }
a = Config()
b = Config("example.org")
c = Config(port = 8080)
`,
    `
Config: Type = { host: String = "localhost", port: Int = 80 }
a = Config(1)
           ^ E1002 argument: The parameter host takes String, found Int
b = Config("example.org", 80, true)
                              ^^^^ E1010 too-many-arguments: Config takes at most 2 arguments, 3 are given
c = Config(port = "8080")
                  ^^^^^^ E1002 argument: The parameter port takes Int, found String
`,
  );

  rule(
    "a default is a value of the field's type",
    `
Config: Type = { port: Int = 80, ratio: Float = 1 }
`,
    `
Config: Type = { port: Int = "80", names: List(String) = [1] }
                             ^^^^ E1002 mismatch
                                                          ^ E1002 mismatch
`,
  );

  rule(
    "an Int may be given to a Float field",
    `
Point: Type = { x: Float, y: Float }
p = Point(1, 2.5)
`,
    `
Point: Type = { x: Int, y: Int }
p = Point(1, 2.5)
             ^^^ E1002 argument
`,
    `
Point: Type = { x: Int, y: Int }
p = Point(1, 2.5 as Int)
`,
  );
});

describe("fields (§9.2)", () => {
  rule(
    "a field has the type of its declaration",
    `
Line: Type = { text: String, next: List(Line) }
first: (l: Line) -> String = l.next[0].text + l.text
`,
    `
Line: Type = { text: String, next: List(Line) }
first: (l: Line) -> Int = l.next[0].text
                          ^^^^^^^^^^^^^^ E1012 result
second: (l: Line) -> String = l.next.text
                                     ^^^^ E1053 no-members
`,
  );

  rule(
    "a record has no other fields",
    `
Point: Type = { x: Int, y: Int }
sum: (p: Point) -> Int = p.x + p.y
`,
    `
Point: Type = { x: Int, y: Int }
sum: (p: Point) -> Int = p.x + p.z
                                 ^ E1042 no-member: Point has no field or method z
`,
  );

  rule(
    "a misspelt field is corrected, and what is made of it is not complained of",
    `
Size: Type = { width: Int, height: Int }
area: (s: Size) -> Int = s.width * s.height
`,
    `
Size: Type = { width: Int, height: Int }
area: (s: Size) -> Int = {
  h = s.heigth
        ^^^^^^ E1042 misspelled-member: Size has no field or method heigth
  return s.width * h
}
`,
    `
Size: Type = { width: Int, height: Int }
area: (s: Size) -> Int = {
  h = s.height
  return s.width * h
}
`,
  );

  rule(
    "values of the language's own types have none",
    `
use std.list
main = { print(list.len([1])) }
`,
    `
main = {
  print([1].len(), "s".size, (1).x, (1, 2).first)
            ^^^ E1053 no-members: List(Int) has no fields or methods, so no len
                       ^^^^ E1053 no-members: String has no fields or methods, so no size
                                 ^ E1053 no-members: Int has no fields or methods, so no x
                                           ^^^^^ E1053 no-members: (Int, Int) has no fields or methods, so no first
}
`,
  );

  rule(
    "every value has a clone",
    `
Point: Type = { x: Int }
p: Point = Point(1).clone()
s: String = "s".clone()
`,
    `
Point: Type = { x: Int }
p: Int = Point(1).clone()
         ^^^^^^^^^^^^^^^^ E1002 mismatch
`,
  );

  rule(
    "a field that is a function is called",
    `
Button: Type = { press: (n: Int) -> String }
b = Button((n) => f"{n}")
a: String = b.press(1)
`,
    `
Button: Type = { press: (n: Int) -> String }
b = Button((n) => n)
                  ^ E1002 mismatch: Expected String, found Int
c = Button((n) => f"{n}")
a = c.press("1")
            ^^^ E1002 argument: The parameter n takes Int, found String
`,
  );
});
