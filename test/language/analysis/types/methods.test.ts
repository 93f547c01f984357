// Methods: definitions behind a type's name, bound functions, functions that are public (§9.3).

import { describe } from "vitest";
import { rule } from "./marks.ts";

describe("definitions (§9.3)", () => {
  rule(
    "a method is called on a value, which is its self",
    `
Point: Type = { x: Int, y: Int }
Point.scaled: (self: &Point, by: Int) -> Point = Point(self.x * by, self.y * by)
a: Point = Point(1, 2).scaled(3)
`,
    `
Point: Type = { x: Int, y: Int }
Point.scaled: (self: &Point, by: Int) -> Point = Point(self.x * by, self.y * by)
                             ^^ note: by is declared here
      ^^^^^^ note: scaled is declared here
      ^^^^^^ note: scaled is declared here
a = Point(1, 2).scaled("3")
                       ^^^ E1002 argument: The parameter by takes Int, found String
b = Point(1, 2).scaled()
                      ^^ E1010 argument-count: scaled takes 1 argument, 0 are given
c = Point(1, 2).scaled(1, 2)
                          ^ E1010 argument-count: scaled takes 1 argument, 2 are given
d: Int = Point(1, 2).scaled(3)
         ^^^^^^^^^^^^^^^^^^^^^ E1002 mismatch: Expected Int, found Point
`,
  );

  rule(
    "a method's body is looked at like a function's",
    `
Point: Type = { x: Int }
Point.next: (self: &Point) -> Point = { return Point(self.x + 1) }
`,
    `
Point: Type = { x: Int }
Point.next: (self: &Point) -> Point = { return self.x + 1 }
                                               ^^^^^^^^^^ E1002 return
Point.name: (self: &Point) -> String = self.nme
                                            ^^^ E1042 misspelled-member
`,
  );

  rule(
    "a method without self is called on the type",
    `
Point: Type = { x: Int }
Point.origin: () -> Point = Point(0)
a: Point = Point.origin()
`,
    `
Point: Type = { x: Int }
Point.origin: () -> Point = Point(0)
a: Int = Point.origin()
         ^^^^^^^^^^^^^^ E1002 mismatch
b = Point.orign()
          ^^^^^ E1042 misspelled-member
`,
  );

  rule(
    "the type of a method is there",
    `
Point: Type = { x: Int }
Point.get: (self: &Point) -> Int = self.x
`,
    `
Pont.get: (self: &Int) -> Int = 1
^^^^ E1003 unknown-type
`,
  );
});

describe("bound functions (§9.3)", () => {
  rule(
    "a function is bound at the position that takes the value",
    `
Point: Type = { x: Int }
distance: (a: Point, b: Point) -> Int = a.x - b.x
scale: (by: Int, p: Point) -> Point = Point(p.x * by)
Point.distance = distance[0]
Point.scale = scale[-1]
a: Int = Point(1).distance(Point(2))
b: Point = Point(1).scale(3)
`,
    `
Point: Type = { x: Int }
distance: (a: Point, b: Point) -> Int = a.x - b.x
Point.distance = distance[0]
Point.far = distance[2]
            ^^^^^^^^^^^ E1041 method-position: distance takes 2 arguments: there is none at position 2
a = Point(1).distance(2)
                      ^ E1002 argument: The parameter b takes Point, found Int
b = Point(1).distance()
                     ^^ E1010 argument-count: distance takes 1 argument, 0 are given
`,
  );

  rule(
    "a function without a position is called on the type",
    `
Point: Type = { x: Int }
make: (n: Int) -> Point = Point(n)
Point.make = make
a: Point = Point.make(1)
`,
    `
Point: Type = { x: Int }
make: (n: Int) -> Point = Point(n)
Point.make = make
a = Point.make("1")
               ^^^ E1002 argument
`,
  );

  rule(
    "methods may stand in the body of a type",
    `
Counter: Type = {
  count: Int,
  next: ((c: Counter) -> Int)[0] = (c) => c.count + 1,
  plus = add[0],
}
add: (c: Counter, n: Int) -> Int = c.count + n
a: Int = Counter(1).next() + Counter(1).plus(2)
`,
    `
Counter: Type = {
  count: Int,
  next: ((c: Counter) -> Int)[0] = (c) => "one",
                                          ^^^^^ E1012 result: The function gives Int, its body is String
  plus = add[0],
}
add: (c: Counter, n: Int) -> Int = c.count + n
a = Counter(1).next(2)
                    ^ E1010 argument-count: next takes 0 arguments, 1 is given
b = Counter(1).plus("2")
                    ^^^ E1002 argument: The parameter n takes Int, found String
`,
  );
});

describe("public functions (§9.3)", () => {
  rule(
    "a public function is a method of its first parameter's type",
    `
Point: Type = { x: Int }
pub shift: (p: Point, by: Int) -> Point = Point(p.x + by)
a: Point = Point(1).shift(2)
b: Point = shift(Point(1), 2)
`,
    `
Point: Type = { x: Int }
pub shift: (p: Point, by: Int) -> Point = Point(p.x + by)
other: (p: Point) -> Int = p.x
a = Point(1).shift("2")
                   ^^^ E1002 argument
b = Point(1).other()
             ^^^^^ E1042 no-member
`,
  );
});

describe("values (§9.3)", () => {
  rule(
    "a method is a value without its self",
    `
Point: Type = { x: Int }
Point.plus: (self: &Point, n: Int) -> Int = self.x + n
apply: (f: (Int) -> Int) -> Int = f(1)
a = apply(Point(1).plus)
`,
    `
Point: Type = { x: Int }
Point.plus: (self: &Point, n: String) -> Int = self.x
apply: (f: (Int) -> Int) -> Int = f(1)
a = apply(Point(1).plus)
          ^^^^^^^^^^^^^ E1002 argument
`,
  );

  rule(
    "a chain of calls is looked at link by link",
    `
Text: Type = { s: String }
Text.add: (self: &Text, s: String) -> Text = Text(self.s + s)
a: String = Text("a").add("b").add("c").s
`,
    `
Text: Type = { s: String }
Text.add: (self: &Text, s: String) -> Text = Text(self.s + s)
a = Text("a").ad("b").add(1).s
              ^^ E1042 no-member
b = Text("a").add(1).add(2).s
                  ^ E1002 argument
                         ^ E1002 argument
`,
  );
});
