// Interfaces: listed in a record, or had by their methods (§9.1).

import { describe } from "vitest";
import { rule } from "./marks.ts";

describe("listed (§9.1)", () => {
  rule(
    "a record stands where an interface is wanted that it lists",
    `
Show: Type = { show: () -> String }
P: Type = { x: Int, Show }
P.show: (self: &P) -> String = f"{self.x}"
tell: (s: Show) -> String = s.show()
a: Show = P(1)
b: String = tell(P(1))
`,
    `
Show: Type = { show: () -> String }
Q: Type = { x: Int }
tell: (s: Show) -> String = s.show()
a: Show = Q(1)
          ^^^^ E1002 mismatch: Expected Show, found Q
b = tell(Q(1))
         ^^^^ E1002 argument: The parameter s takes Show, found Q
c = tell(1)
         ^ E1002 argument: The parameter s takes Show, found Int
`,
  );

  rule(
    "it may list several",
    `
Show: Type = { show: () -> String }
Area: Type = { area: () -> Int }
P: Type = { x: Int, Show, Area }
P.show: (self: &P) -> String = f"{self.x}"
P.area: (self: &P) -> Int = self.x
a: Show = P(1)
b: Area = P(1)
`,
    `
Show: Type = { show: () -> String }
Area: Type = { area: () -> Int }
P: Type = { x: Int, Show }
P.show: (self: &P) -> String = f"{self.x}"
a: Show = P(1)
b: Area = P(1)
          ^^^^ E1002 mismatch
`,
  );

  rule(
    "what it lists is a type",
    `
Show: Type = { show: () -> String }
P: Type = { x: Int, Show }
P.show: (self: &P) -> String = f"{self.x}"
`,
    `
P: Type = { x: Int, Shwo }
                    ^^^^ E1003 unknown-type
`,
  );

  rule(
    "a record has the methods of what it lists, in its body or beside it; an interface lists others",
    `
Show: Type = { show: () -> String }
Shape: Type = { Show, area: () -> Int }
Square: Type = { side: Int, Shape }
Square.area: (self: &Square) -> Int = self.side * self.side
P: Type = { x: Int, Show, show: ((self: &P) -> String)[0] = (self) => f"{self.x}" }
`,
    `
Show: Type = { show: () -> String, short: () -> String }
               ^^^^ note: show is declared here
P: Type = { x: Int, Show }
                    ^^^^ warning E4003 missing-methods: P lists Show, but has no show, short; the compiler does not look
`,
  );
});

describe("had (§9.1)", () => {
  rule(
    "a record that has the methods needs not list it",
    `
Show: Type = { show: () -> String }
P: Type = { x: Int }
P.show: (self: &P) -> String = f"{self.x}"
tell: (s: Show) -> String = s.show()
a = tell(P(1))
`,
    `
Show: Type = { show: () -> String }
P: Type = { x: Int }
P.show: (self: &P) -> Int = self.x
Q: Type = { x: Int }
Q.show: (self: &Q, n: Int) -> String = f"{n}"
tell: (s: Show) -> String = s.show()
a = tell(P(1))
         ^^^^ E1002 argument: The parameter s takes Show, found P
b = tell(Q(1))
         ^^^^ E1002 argument: The parameter s takes Show, found Q
`,
  );

  rule(
    "an interface may name the value that its methods are called on",
    `
Show: Type = { show: (self: &Show, width: Int) -> String }
P: Type = { x: Int }
P.show: (self: &P, width: Int) -> String = f"{self.x}"
tell: (s: Show) -> String = s.show(3)
a = tell(P(1))
`,
    `
Show: Type = { show: (self: &Show, width: Int) -> String }
P: Type = { x: Int }
P.show: (self: &P) -> String = f"{self.x}"
tell: (s: Show) -> String = s.show("3")
                                   ^^^ E1002 argument
a = tell(P(1))
         ^^^^ E1002 argument
`,
  );
});

describe("values (§9.1)", () => {
  rule(
    "a value of an interface has its methods alone",
    `
Show: Type = { show: () -> String }
tell: (s: Show) -> String = s.show()
`,
    `
Show: Type = { show: () -> String }
tell: (s: Show) -> String = s.shwo()
                              ^^^^ E1042 misspelled-member: Show has no field or method shwo
size: (s: Show) -> Int = s.show()
                         ^^^^^^^^ E1012 result: The function gives Int, its body is String
x: (s: Show) -> Int = s.x
                        ^ E1042 no-member: Show has no field or method x
`,
  );

  rule(
    "a list of an interface holds records that have it",
    `
Show: Type = { show: () -> String }
P: Type = { x: Int, Show }
P.show: (self: &P) -> String = f"{self.x}"
all: List(Show) = [P(1), P(2)]
`,
    `
Show: Type = { show: () -> String }
P: Type = { x: Int, Show }
P.show: (self: &P) -> String = f"{self.x}"
all: List(Show) = [P(1), 2]
                         ^ E1002 mismatch
`,
  );
});

describe("interfaces among each other", () => {
  rule(
    "a value of a type parameter stands where an interface is wanted that bounds it",
    `
Order: Type = { before: (other: Order) -> Bool }
Day: Type = { n: Int }
Day.before: (self: &Day, other: &Day) -> Bool = self.n < other.n
earlier: (T: Order) -> (a: T, b: T) -> T = if a.before(b) { a } else { b }
a = earlier(Day(1), Day(2)).n + 1
`,
    `
Order: Type = { before: (other: Order) -> Bool }
Show: Type = { show: () -> String }
shown: (s: Show) -> String = s.show()
earlier: (T: Order) -> (a: T, b: T) -> String = shown(a)
                                                      ^ E1002 argument
b = earlier(1, 2).length
    ^^^^^^^ E4001 bound
`,
  );

  rule(
    "interfaces that ask for each other are compared to the end",
    `
Ping: Type = { answer: () -> Pong }
Pong: Type = { answer: () -> Ping }
Left: Type = { n: Int }
Left.answer: (self: Left) -> Right = Right(1)
Right: Type = { n: Int }
Right.answer: (self: Right) -> Left = Left(1)
play: (p: Ping) -> Pong = p.answer()
a: Pong = play(Left(1))
`,
    `
Ping: Type = { answer: () -> Pong }
Pong: Type = { answer: () -> Ping }
Left: Type = { n: Int }
Left.answer: (self: Left) -> Right = Right(1)
Right: Type = { n: Int }
Right.answer: (self: Right) -> Int = 1
play: (p: Ping) -> Pong = p.answer()
a: Pong = play(Left(1))
               ^^^^^^^ E1002 argument: The parameter p takes Ping, found Left
`,
  );

  rule(
    "a list of an interface is joined with one of records that have it",
    `
Show: Type = { show: () -> String }
P: Type = { x: Int, Show }
P.show: (self: &P) -> String = f"{self.x}"
f: (all: List(Show)) -> String = { more = all + [P(1)] less = [P(2)] + all return more[0].show() + less[0].show() }
`,
    `
Show: Type = { show: () -> String }
f: (all: List(Show)) -> Void = { more = all + [1] }
                                            ^ E1040 operands
`,
  );
});
