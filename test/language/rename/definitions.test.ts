// Renaming what a module defines: functions, types, fields, methods, constants, imports.
import { describe } from "vitest";
import { renames } from "./marks.ts";

describe("functions and constants", () => {
  renames(
    "used above and below",
    "twice -> double",
    "first = { return twice(1) }\ntwice: (n: Int) -> Int = n + n\nsecond = { return twice(2) }\n",
    "first = { return double(1) }\ndouble: (n: Int) -> Int = n + n\nsecond = { return double(2) }\n",
  );
  renames(
    "all overloads",
    "show -> write",
    'show: (n: Int) -> Int = n\nshow: (text: String) -> Int = 0\nmain = { print(show(1) + show("a")) }\n',
    'write: (n: Int) -> Int = n\nwrite: (text: String) -> Int = 0\nmain = { print(write(1) + write("a")) }\n',
  );
  renames(
    "passed as a value",
    "inc -> next",
    "inc: (n: Int) -> Int = n + 1\napply: (f: (Int) -> Int) -> Int = f(1)\nmain = { print(apply(inc)) }\n",
    "next: (n: Int) -> Int = n + 1\napply: (f: (Int) -> Int) -> Int = f(1)\nmain = { print(apply(next)) }\n",
  );
  renames(
    "a local variable of its name stays",
    "n -> limit in module",
    "n: Int = 3\nf = (n: Int) => n + 1\ng = { return n }\n",
    "limit: Int = 3\nf = (n: Int) => n + 1\ng = { return limit }\n",
  );
  renames(
    "a constant that is defined below its use",
    "limit -> most",
    "f: () -> Int = limit\nlimit: Int = 3\n",
    "f: () -> Int = most\nmost: Int = 3\n",
  );
  renames("what is public is told", "area -> size", "pub area: (w: Int) -> Int = w\n", "pub size: (w: Int) -> Int = w\n", "public");
  renames("main is told", "main -> begin", "main = { print(1) }\n", "begin = { print(1) }\n", "entry");
  renames("to its own name: nothing happens", "a -> a", "a: Int = 1\n", "a: Int = 1\n");
});

describe("types", () => {
  renames(
    "in annotations, constructors, methods and patterns",
    "Point -> Spot",
    "Point: Type = { x: Int }\nPoint.twice: (p: &Point) -> Int = p.x * 2\nall: List(Point) = [Point(1), Point(x = 2)]\nf: (o: Option(Point)) -> Point = Point(3)\n",
    "Spot: Type = { x: Int }\nSpot.twice: (p: &Spot) -> Int = p.x * 2\nall: List(Spot) = [Spot(1), Spot(x = 2)]\nf: (o: Option(Spot)) -> Spot = Spot(3)\n",
  );
  renames("another name for one", "Row -> Line", "Row: Type = List(Int)\nr: Row = [1]\n", "Line: Type = List(Int)\nr: Line = [1]\n");
  renames(
    "an interface, listed and used as a bound",
    "Shape -> Figure",
    "Shape: Type = { area: () -> Int }\nSquare: Type = { side: Int, Shape }\nSquare.area: (s: Square) -> Int = s.side\nf: (s: Shape) -> Int = s.area()\n",
    "Figure: Type = { area: () -> Int }\nSquare: Type = { side: Int, Figure }\nSquare.area: (s: Square) -> Int = s.side\nf: (s: Figure) -> Int = s.area()\n",
  );
  renames(
    "one that a function defines",
    "Pair -> Two",
    "main = {\n    Pair: Type = { a: Int, b: Int }\n    p = Pair(1, 2)\n    print(p.a)\n}\n",
    "main = {\n    Two: Type = { a: Int, b: Int }\n    p = Two(1, 2)\n    print(p.a)\n}\n",
  );
});

describe("fields", () => {
  renames(
    "read, written, given by name; another type's stays",
    "Point.x -> left",
    "Point: Type = { x mut: Int, y: Int }\nPixel: Type = { x: Int }\nmain = {\n    mut p = Point(x = 1, y = 2)\n    p.x = 3\n    q = Pixel(x = 4)\n    print(p.x + q.x)\n}\n",
    "Point: Type = { left mut: Int, y: Int }\nPixel: Type = { x: Int }\nmain = {\n    mut p = Point(left = 1, y = 2)\n    p.left = 3\n    q = Pixel(x = 4)\n    print(p.left + q.x)\n}\n",
  );
  renames(
    "of a value whose type is inferred: what a function without a signature gives",
    "Point.x -> left",
    "Point: Type = { x: Int }\nmake = () => Point(1)\nmain = {\n    p = make()\n    print(p.x)\n}\n",
    "Point: Type = { left: Int }\nmake = () => Point(1)\nmain = {\n    p = make()\n    print(p.left)\n}\n",
  );
  renames(
    "of an element, of a field, of a result",
    "Point.x -> left",
    "Point: Type = { x: Int }\nLine: Type = { from: Point }\nends: (l: Line) -> List(Point) = [l.from]\nf: (l: Line) -> Int = l.from.x + ends(l)[0].x\n",
    "Point: Type = { left: Int }\nLine: Type = { from: Point }\nends: (l: Line) -> List(Point) = [l.from]\nf: (l: Line) -> Int = l.from.left + ends(l)[0].left\n",
  );
  renames(
    "in a lambda whose parameter's type is inferred",
    "Point.x -> left",
    "Point: Type = { x: Int }\napply: (f: (Point) -> Int) -> Int = f(Point(1))\nmain = { print(apply(p => p.x)) }\n",
    "Point: Type = { left: Int }\napply: (f: (Point) -> Int) -> Int = f(Point(1))\nmain = { print(apply(p => p.left)) }\n",
  );
  renames(
    "given by name to another name of the type",
    "Point.x -> left",
    "Point: Type = { x: Int }\nSpot: Type = Point\nmain = { print(Spot(x = 1).x) }\n",
    "Point: Type = { left: Int }\nSpot: Type = Point\nmain = { print(Spot(left = 1).left) }\n",
  );
  renames(
    "in a refinement of the type itself",
    "size -> length",
    "Buf: (N: Int) -> Type = { size: Int, Assert(N > 0) }\nf: (b: Buf(3)) -> Int = b.size\n",
    "Buf: (N: Int) -> Type = { length: Int, Assert(N > 0) }\nf: (b: Buf(3)) -> Int = b.length\n",
  );
  renames(
    "in a pattern: the variable keeps its word",
    "Point.x -> left",
    "Point: Type = { x: Int, y: Int }\nf: (p: Point) -> Int = match p { Point { x, y } => x + y }\n",
    "Point: Type = { left: Int, y: Int }\nf: (p: Point) -> Int = match p { Point { left: x, y } => x + y }\n",
    "syntax-errors",
  );
  renames(
    "in a pattern without the type's name",
    "Point.x -> left",
    "Point: Type = { x: Int, y: Int }\nf: (p: Point) -> Int = match p { { x: a, y } => a + y, { x, y } => x + y }\n",
    "Point: Type = { left: Int, y: Int }\nf: (p: Point) -> Int = match p { { left: a, y } => a + y, { left: x, y } => x + y }\n",
    "syntax-errors",
  );
  renames(
    "a variant of a sum type",
    "Colour.red -> scarlet",
    "Colour: Type = { red: () -> Colour, blue: () -> Colour }\nfirst: Colour = Colour.red()\nmain = { red = 1 print(red) }\n",
    "Colour: Type = { scarlet: () -> Colour, blue: () -> Colour }\nfirst: Colour = Colour.scarlet()\nmain = { red = 1 print(red) }\n",
  );
  renames(
    "a variant in a pattern for a value whose type is inferred",
    "Shape.circle -> disc",
    "Shape: Type = { circle: (r: Int) -> Shape, dot: () -> Shape }\nmake = () => Shape.circle(1)\nf = {\n    s = make()\n    return match s { (circle(r)) => r, _ => 0 }\n}\n",
    "Shape: Type = { disc: (r: Int) -> Shape, dot: () -> Shape }\nmake = () => Shape.disc(1)\nf = {\n    s = make()\n    return match s { (disc(r)) => r, _ => 0 }\n}\n",
  );
  renames(
    "where the type of the value is not known, it stays and is told",
    "Point.x -> left",
    "Point: Type = { x: Int }\nf = (p) => p.x\n",
    "Point: Type = { left: Int }\nf = (p) => p.x\n",
    "unsure-places",
  );
});

describe("methods", () => {
  renames(
    "called on a value, on the type, and alone",
    "Point.twice -> double",
    "Point: Type = { x: Int }\nPoint.twice: (p: Point) -> Int = p.x * 2\nf: (p: Point) -> Int = p.twice() + Point.twice(p) + twice(p)\n",
    "Point: Type = { x: Int }\nPoint.double: (p: Point) -> Int = p.x * 2\nf: (p: Point) -> Int = p.double() + Point.double(p) + double(p)\n",
  );
  renames(
    "another type's method of that name stays",
    "A.size -> length",
    "A: Type = { n: Int }\nB: Type = { n: Int }\nA.size: (a: A) -> Int = a.n\nB.size: (b: B) -> Int = b.n\nf: (a: A, b: B) -> Int = a.size() + b.size()\n",
    "A: Type = { n: Int }\nB: Type = { n: Int }\nA.length: (a: A) -> Int = a.n\nB.size: (b: B) -> Int = b.n\nf: (a: A, b: B) -> Int = a.length() + b.size()\n",
  );
  renames(
    "a public function is a method of its first parameter's type",
    "area -> size",
    "Square: Type = { side: Int }\npub area: (s: Square) -> Int = s.side\nf: (s: Square) -> Int = s.area() + area(s)\n",
    "Square: Type = { side: Int }\npub size: (s: Square) -> Int = s.side\nf: (s: Square) -> Int = s.size() + size(s)\n",
    "public",
  );
  renames(
    "the same, named behind its type",
    "Square.area -> size",
    "Square: Type = { side: Int }\npub area: (s: Square) -> Int = s.side\n",
    "Square: Type = { side: Int }\npub size: (s: Square) -> Int = s.side\n",
    "public",
  );
  renames(
    "the function that is bound as a method",
    "sum_of -> add_up",
    "sum_of: (s: Spot) -> Int = s.x\nSpot: Type = { x: Int, total = sum_of[0] }\nSpot.again = sum_of[0]\n",
    "add_up: (s: Spot) -> Int = s.x\nSpot: Type = { x: Int, total = add_up[0] }\nSpot.again = add_up[0]\n",
  );
  renames(
    "the method that a function is bound as",
    "total -> whole",
    "sum_of: (s: Spot) -> Int = s.x\nSpot: Type = { x: Int, total = sum_of[0] }\nf: (s: Spot) -> Int = s.total()\n",
    "sum_of: (s: Spot) -> Int = s.x\nSpot: Type = { x: Int, whole = sum_of[0] }\nf: (s: Spot) -> Int = s.whole()\n",
  );
  renames(
    "what an interface asks for, with the methods that answer it",
    "Shape.area -> size",
    "Shape: Type = { area: () -> Int }\nSquare: Type = { side: Int, Shape }\nSquare.area: (s: Square) -> Int = s.side\nf: (s: Shape) -> Int = s.area()\ng: (s: Square) -> Int = s.area()\n",
    "Shape: Type = { size: () -> Int }\nSquare: Type = { side: Int, Shape }\nSquare.size: (s: Square) -> Int = s.side\nf: (s: Shape) -> Int = s.size()\ng: (s: Square) -> Int = s.size()\n",
  );
  renames(
    "the same, from the other end",
    "Square.area -> size",
    "Shape: Type = { area: () -> Int }\nSquare: Type = { side: Int, Shape }\nSquare.area: (s: Square) -> Int = s.side\nOther: Type = { area: Int }\n",
    "Shape: Type = { size: () -> Int }\nSquare: Type = { side: Int, Shape }\nSquare.size: (s: Square) -> Int = s.side\nOther: Type = { area: Int }\n",
  );
});

describe("imports", () => {
  renames(
    "an item gets an alias",
    "twice -> double",
    "use helper.{twice}\na = twice(1)\n",
    "use helper.{twice as double}\na = double(1)\n",
  );
  renames(
    "another alias",
    "double -> two_times",
    "use helper.{twice as double}\na = double(1)\n",
    "use helper.{twice as two_times}\na = two_times(1)\n",
  );
  renames(
    "an alias that says the same goes",
    "double -> twice",
    "use helper.{ twice as double, other }\na = double(1)\n",
    "use helper.{ twice, other }\na = twice(1)\n",
  );
  renames("a module", "helper -> h", "use lib.helper\na = helper.twice(1)\n", "use lib.helper as h\na = h.twice(1)\n");
  renames(
    "an alias of the library",
    "o -> out",
    "use std.io as o\nmain = { o.println(1) }\n",
    "use std.io as out\nmain = { out.println(1) }\n",
  );
  renames(
    "in a block",
    "double -> two_times",
    "main = {\n    use helper.{twice as double}\n    print(double(1))\n}\n",
    "main = {\n    use helper.{twice as two_times}\n    print(two_times(1))\n}\n",
  );
});

describe("imported types", () => {
  renames(
    "one that gets a method here",
    "Point -> Spot",
    "use shapes.{ Point }\nPoint.sum: (p: Point) -> Int = p.x\n",
    "use shapes.{ Point as Spot }\nSpot.sum: (p: Spot) -> Int = p.x\n",
  );
});

describe("sources with errors", () => {
  renames(
    "elsewhere: renamed all the same, and told",
    "twice -> double",
    "twice: (n: Int) -> Int = n + n\nbroken = (1,, 2\nmain = { print(twice(2)) }\n",
    "double: (n: Int) -> Int = n + n\nbroken = (1,, 2\nmain = { print(double(2)) }\n",
    "syntax-errors",
  );
  renames(
    "in text that could not be read, the name stays and is told",
    "n -> limit in module",
    "n: Int = 1\nf: (t: Int) -> Int = match t { (n => n) => 1, _ => n }\n",
    "limit: Int = 1\nf: (t: Int) -> Int = match t { (n => n) => 1, _ => limit }\n",
    "unread-places",
  );
  renames(
    "errors of types stay",
    "n -> count",
    'f: (n: Int) -> String = n + 1\nmain = { print(f("a")) }\n',
    'f: (count: Int) -> String = count + 1\nmain = { print(f("a")) }\n',
  );
});
