// Renaming variables and parameters: scopes, shadowing, closures, strings.
import { describe } from "vitest";
import { renames } from "./marks.ts";

describe("parameters", () => {
  renames(
    "in signature and body",
    "w -> width",
    "area: (w: Int, h: Int) -> Int = w * h\n",
    "area: (width: Int, h: Int) -> Int = width * h\n",
  );
  renames(
    "a lambda below the signature repeats it",
    "w -> width",
    "area: (w: Int, h: Int) -> Int = (w, h) => w * h\n",
    "area: (width: Int, h: Int) -> Int = (width, h) => width * h\n",
  );
  renames(
    "a lambda below the signature renames it: only the signature has the old name",
    "w -> width",
    "area: (w: Int, h: Int) -> Int = (p, q) => p * q\n",
    "area: (width: Int, h: Int) -> Int = (p, q) => p * q\n",
  );
  renames(
    "the lambda's own name below a signature with others",
    "p -> side",
    "area: (w: Int, h: Int) -> Int = (p, q) => p * q\n",
    "area: (w: Int, h: Int) -> Int = (side, q) => side * q\n",
  );
  renames(
    "calls that name the argument, not the variable that is given",
    "w -> width in function:area",
    "area: (w: Int, h: Int) -> Int = w * h\nmain = {\n    w = 2\n    print(area(w = w, h = 3))\n}\n",
    "area: (width: Int, h: Int) -> Int = width * h\nmain = {\n    w = 2\n    print(area(width = w, h = 3))\n}\n",
  );
  renames(
    "the variable that is given, not the argument's name",
    "w -> side in function:main",
    "area: (w: Int, h: Int) -> Int = w * h\nmain = {\n    w = 2\n    print(area(w = w, h = 3))\n}\n",
    "area: (w: Int, h: Int) -> Int = w * h\nmain = {\n    side = 2\n    print(area(w = side, h = 3))\n}\n",
  );
  renames(
    "of the overload that is called",
    "n -> count",
    'show: (n: Int) -> Int = n\nshow: (text: String) -> Int = 0\nmain = {\n    print(show(n = 1))\n    print(show(text = "a"))\n}\n',
    'show: (count: Int) -> Int = count\nshow: (text: String) -> Int = 0\nmain = {\n    print(show(count = 1))\n    print(show(text = "a"))\n}\n',
  );
  renames(
    "mutable, written and read",
    "n -> count",
    "bump: (mut n: Int) -> Int = {\n    n = n + 1\n    return n\n}\n",
    "bump: (mut count: Int) -> Int = {\n    count = count + 1\n    return count\n}\n",
  );
  renames("curried", "a -> left", "add: (a: Int) -> (b: Int) -> Int = a + b\n", "add: (left: Int) -> (b: Int) -> Int = left + b\n");
  renames(
    "a method's self",
    "self -> point",
    "Point: Type = { x: Int }\nPoint.twice: (self: Point) -> Int = self.x + self.x\n",
    "Point: Type = { x: Int }\nPoint.twice: (point: Point) -> Int = point.x + point.x\n",
  );
  renames(
    "a type parameter",
    "T -> Item",
    "pick: (T: Type) -> ((a: T, b: T) -> T) = (a, b) => a\n",
    "pick: (Item: Type) -> ((a: Item, b: Item) -> Item) = (a, b) => a\n",
  );
  renames(
    "of a generic type",
    "T -> Item",
    "Box: (T: Type) -> Type = { value: T, others: List(T) }\n",
    "Box: (Item: Type) -> Type = { value: Item, others: List(Item) }\n",
  );
  renames("a constant parameter", "N -> Size", "rep: (N: Int, v: Int) -> Int = v * N\n", "rep: (Size: Int, v: Int) -> Int = v * Size\n");
  renames(
    "a lambda's, twice the same name beside each other",
    "x@1 -> left",
    "f = x => x + 1\ng = x => x + 2\n",
    "f = left => left + 1\ng = x => x + 2\n",
  );
});

describe("variables", () => {
  renames(
    "one of two functions with the same name for it",
    "n -> count in function:first",
    "first = {\n    n = 1\n    print(n)\n}\nsecond = {\n    n = 2\n    print(n)\n}\n",
    "first = {\n    count = 1\n    print(count)\n}\nsecond = {\n    n = 2\n    print(n)\n}\n",
  );
  renames(
    "strings and comments stay, interpolations don't",
    "n -> count",
    'main = {\n    n = 1 // n, as in "n"\n    print("n")\n    print(f"n {n} {{n}} {n + 1:>4}")\n}\n',
    'main = {\n    count = 1 // n, as in "n"\n    print("n")\n    print(f"n {count} {{n}} {count + 1:>4}")\n}\n',
  );
  renames(
    "an f-string in an f-string",
    "n -> count",
    'main = {\n    n = 1\n    print(f"{f"{n}"}")\n}\n',
    'main = {\n    count = 1\n    print(f"{f"{count}"}")\n}\n',
  );
  renames(
    "a closure",
    "base -> start",
    "main = {\n    base = 10\n    add = (n: Int) => n + base\n    print(add(base))\n}\n",
    "main = {\n    start = 10\n    add = (n: Int) => n + start\n    print(add(start))\n}\n",
  );
  renames(
    "a lambda's parameter that shadows it stays",
    "x@2 -> outer",
    "main = {\n    x = 1\n    f = (x: Int) => x + 1\n    print(f(x))\n}\n",
    "main = {\n    outer = 1\n    f = (x: Int) => x + 1\n    print(f(outer))\n}\n",
  );
  renames(
    "the parameter that shadows a variable",
    "x@3 -> inner",
    "main = {\n    x = 1\n    f = (x: Int) => x + 1\n    print(f(x))\n}\n",
    "main = {\n    x = 1\n    f = (inner: Int) => inner + 1\n    print(f(x))\n}\n",
  );
  renames(
    "written in a loop inside",
    "total -> sum",
    "main = {\n    mut total = 0\n    for i in 0..3 { total = total + i }\n    print(total)\n}\n",
    "main = {\n    mut sum = 0\n    for i in 0..3 { sum = sum + i }\n    print(sum)\n}\n",
  );
  renames(
    "the variables of two loops beside each other",
    "i@2 -> row",
    "main = {\n    for i in 0..3 { print(i) }\n    for i in 0..4 { print(i) }\n}\n",
    "main = {\n    for row in 0..3 { print(row) }\n    for i in 0..4 { print(i) }\n}\n",
  );
  renames(
    "of a comprehension, whose element stands before it",
    "n -> each",
    "ns = [n * n for n in 0..4]\n",
    "ns = [each * each for each in 0..4]\n",
  );
  renames(
    "taken out of a tuple",
    "low -> least",
    "main = {\n    (low, high) = (1, 2)\n    print(low + high)\n}\n",
    "main = {\n    (least, high) = (1, 2)\n    print(least + high)\n}\n",
  );
  renames(
    "elements and fields of it are written",
    "xs -> items",
    "main = {\n    mut xs = [1, 2]\n    xs[0] = 9\n    print(xs[1])\n}\n",
    "main = {\n    mut items = [1, 2]\n    items[0] = 9\n    print(items[1])\n}\n",
  );
  renames(
    "a local function that calls itself",
    "down -> fall",
    "main = {\n    down: (n: Int) -> Int = if n > 0 { return down(n - 1) } else { return 0 }\n    print(down(3))\n}\n",
    "main = {\n    fall: (n: Int) -> Int = if n > 0 { return fall(n - 1) } else { return 0 }\n    print(fall(3))\n}\n",
  );
  renames(
    "in spawn and unsafe",
    "a -> left",
    "main = {\n    a = 1\n    r = spawn { b = a return b }\n    print(r)\n}\n",
    "main = {\n    left = 1\n    r = spawn { b = left return b }\n    print(r)\n}\n",
  );
  renames(
    "CRLF, tabs and a mark at the start of the file stay",
    "n -> count",
    "\ufeffmain = {\r\n\tn = 1\r\n\tprint(n)\r\n}\r\n",
    "\ufeffmain = {\r\n\tcount = 1\r\n\tprint(count)\r\n}\r\n",
    "syntax-errors",
  );
  renames(
    "behind characters of two UTF-16 units",
    "n -> count",
    'main = {\n    n = 1\n    print("😀", n)\n}\n',
    'main = {\n    count = 1\n    print("😀", count)\n}\n',
  );
});

describe("patterns", () => {
  renames(
    "a variable of an arm",
    "k -> other",
    "f: (n: Int) -> Int = match n { 1 => 2, k => k + 1 }\n",
    "f: (n: Int) -> Int = match n { 1 => 2, other => other + 1 }\n",
  );
  renames(
    "the same name in another arm stays",
    "a@3 -> left",
    "f: (t: (Int, Int)) -> Int = {\n    return match t {\n        (1, a) => a,\n        (a, _) => a,\n    }\n}\n",
    "f: (t: (Int, Int)) -> Int = {\n    return match t {\n        (1, left) => left,\n        (a, _) => a,\n    }\n}\n",
  );
  renames(
    "all alternatives, guard and body",
    "v -> value",
    "f: (t: (Int, Int)) -> Int = match t { (1, v) | (v, 1) if v > 2 => v, _ => 0 }\n",
    "f: (t: (Int, Int)) -> Int = match t { (1, value) | (value, 1) if value > 2 => value, _ => 0 }\n",
    "syntax-errors",
  );
  renames(
    "in a constructor",
    "x -> inner",
    "f: (o: Option(Int)) -> Int = match o { (some(x)) => x, _ => 0 }\n",
    "f: (o: Option(Int)) -> Int = match o { (some(inner)) => inner, _ => 0 }\n",
  );
  renames(
    "a field's own name stays where its variable is renamed",
    "x@2 -> left",
    "Point: Type = { x: Int, y: Int }\nf: (p: Point) -> Int = match p { Point { x, y } => x + y }\n",
    "Point: Type = { x: Int, y: Int }\nf: (p: Point) -> Int = match p { Point { x: left, y } => left + y }\n",
    "syntax-errors",
  );
  renames(
    "field and variable become one word",
    "left -> x",
    "Point: Type = { x: Int, y: Int }\nf: (p: Point) -> Int = match p { Point { x: left, y } => left + y }\n",
    "Point: Type = { x: Int, y: Int }\nf: (p: Point) -> Int = match p { Point { x, y } => x + y }\n",
    "syntax-errors",
  );
});
