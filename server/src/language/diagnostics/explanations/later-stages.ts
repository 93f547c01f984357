// Examples of the codes of code generation, constants and proofs, runs of a program, and the compiler itself.

import type { CodeId } from "../codes.ts";
import { checked, type Example, ofCompiler } from "./example.ts";

const SHOWN = "Shown: Type = { show: (self: Self) -> String }\n";
const POINT = "Point: Type = { x: Int, y: Int }\n";
const METHOD = 'Point.show: (self: Point) -> String = "a point"\n';
const DESCRIBE = "describe: (T: Shown) -> (value: T) -> String = value.show()\n\n";
const USE = "main = { print(describe(Point(3, 4))) }\n";
/** What a fault of the compiler can be met with: the same program in simpler steps. */
const NESTED = ofCompiler(
  "main = {\n    print([(n) => n + k for k in 0..3])\n}\n",
  "add: (n: Int, k: Int) -> Int = n + k\n\nmain = {\n    for k in 0..3 {\n        print(add(1, k))\n    }\n}\n",
);
const SIZED = "Buffer: (T: Type, N: Int) -> Type = { data: T, fits: Assert(N > 100 / N) }\n\n";

export const LATER_STAGE_EXAMPLES = {
  E3001: NESTED,
  E3002: NESTED,
  E3003: NESTED,
  E3004: ofCompiler(
    "sizes: () -> List(Int) = [3, 4]\n\nmain = {\n    for size in sizes() { print(size) }\n}\n",
    "sizes: () -> List(Int) = [3, 4]\n\nmain = {\n    all: List(Int) = sizes()\n    for size in all { print(size) }\n}\n",
  ),
  E3005: NESTED,
  E3010: NESTED,
  E3011: NESTED,
  E3012: ofCompiler("main = { print(((n) => n + 1)(2)) }\n", "next: (n: Int) -> Int = n + 1\n\nmain = { print(next(2)) }\n"),
  E3013: NESTED,
  E3014: ofCompiler("// one function with many thousands of variables\n", "// the same work in several functions\n"),
  E3015: ofCompiler(
    "Point: Type = { x: Int }\n\nmain = { Point(3).x = 4 }\n",
    "Point: Type = { x: Int }\n\nmain = {\n    mut corner = Point(3)\n    corner.x = 4\n}\n",
  ),
  E3016: NESTED,
  E3017: NESTED,
  E3018: NESTED,
  E4001: checked(`${SHOWN}${POINT}\n${DESCRIBE}${USE}`, `${SHOWN}${POINT}${METHOD}\n${DESCRIBE}${USE}`),
  E4002: ofCompiler("describe: (T: Showable) -> (value: T) -> String = value.show()\n", `${SHOWN}${DESCRIBE}`),
  E4003: checked(
    "Drawable: Type = { draw: (self: Drawable) -> Void }\nCircle: Type = { radius: Int, Drawable }\n\nmain = { print(Circle(3).radius) }\n",
    "Drawable: Type = { draw: (self: Drawable) -> Void }\nCircle: Type = { radius: Int, Drawable }\nCircle.draw: (self: Circle) -> Void = { print(self.radius) }\n\nmain = { Circle(3).draw() }\n",
  ),
  E4004: ofCompiler(`${POINT}${METHOD}Point.show: (self: Point) -> String = "another"\n`, `${POINT}${METHOD}`),
  E4005: ofCompiler("first: (C: Container) -> (all: C) -> C.Element = all.first()\n", "first: (T: Type) -> (all: List(T)) -> T = all[0]\n"),
  E4010: checked(
    `${SIZED}size: (b: Buffer(Int, 0)) -> Int = 1\n\nmain = { print(size) }\n`,
    `${SIZED}size: (b: Buffer(Int, 40)) -> Int = b.data\n\nmain = { print(size) }\n`,
  ),
  E4011: ofCompiler("LIMIT: Int = 9223372036854775807 * 2\n", "LIMIT: Int = 9223372036854775807\n"),
  E4012: ofCompiler("deep: (n: Int) -> Int = deep(n + 1)\nLIMIT: Int = deep(0)\n", "LIMIT: Int = 100\n"),
  E4013: ofCompiler(
    'use std.io\n\nSized: (N: Int) -> Type = { fits: Assert(io.read_line() == "y") }\n',
    "Sized: (N: Int) -> Type = { fits: Assert(N > 0) }\n",
  ),
  E4014: ofCompiler(
    "Sized: (N: Int) -> Type = { fits: Assert([1, 2][N] > 0) }\nsmall: Sized(5)\n",
    "Sized: (N: Int) -> Type = { fits: Assert(N > 0) }\nsmall: Sized(1)\n",
  ),
  E4015: ofCompiler(
    "main = {\n    mut n = 3\n    while n > 0 { print(n) }\n}\n",
    "main = {\n    mut n = 3\n    while n > 0 {\n        print(n)\n        n = n - 1\n    }\n}\n",
  ),
  E4016: ofCompiler(
    "count: (n: Int) -> Int = count(n)\n",
    "count: (n: Int) -> Int = if n <= 0 { return 0 } else { return count(n - 1) }\n",
  ),
  E4017: ofCompiler(
    "count: (n: Int) -> Int = if n <= 0 { return 0 } else { return count(n + 1) }\n",
    "count: (n: Int) -> Int = if n <= 0 { return 0 } else { return count(n - 1) }\n",
  ),
  E4018: ofCompiler(
    "Positive: (n: Int) -> Type = { n > 0 }\nbalance: Positive(-5) = 1\n",
    "Positive: (n: Int) -> Type = { n > 0 }\nbalance: Positive(5) = 1\n",
  ),
  E4019: ofCompiler("same: Equal(Int, String)\n", "same: Equal(Int, Int)\n"),
  E6001: ofCompiler(
    "share: (total: Int, people: Int) -> Int = total / people\n\nmain = { print(share(100, 0)) }\n",
    "share: (total: Int, people: Int) -> Int = if people == 0 { return 0 } else { return total / people }\n\nmain = { print(share(100, 0)) }\n",
  ),
  E6002: ofCompiler("read: (p: *Int) -> Int = {\n    value = unsafe { *p }\n    return value\n}\n", "read: (value: Int) -> Int = value\n"),
  E6003: ofCompiler(
    "main = {\n    sizes = [3, 4]\n    at = 2\n    print(sizes[at])\n}\n",
    "main = {\n    sizes = [3, 4]\n    at = 1\n    print(sizes[at])\n}\n",
  ),
  E6004: ofCompiler(
    "sum: (n: Int) -> Int = n + sum(n - 1)\n\nmain = { print(sum(10)) }\n",
    "sum: (n: Int) -> Int = if n <= 0 { return 0 } else { return n + sum(n - 1) }\n\nmain = { print(sum(10)) }\n",
  ),
  E6005: ofCompiler(
    'use std.assert\n\nmain = { assert.assert(1 + 1 == 3, "a sum") }\n',
    'use std.assert\n\nmain = { assert.assert(1 + 1 == 2, "a sum") }\n',
  ),
  E6006: ofCompiler(
    "main = {\n    add = (n) => helper(n)\n    print(add(1))\n}\n",
    "helper: (n: Int) -> Int = n + 1\n\nmain = { print(helper(1)) }\n",
  ),
  E6007: ofCompiler(
    'use std.assert\n\nmain = {\n    balance = 40\n    assert.assert(balance > 50, "enough money")\n}\n',
    'use std.assert\n\nmain = {\n    balance = 60\n    assert.assert(balance > 50, "enough money")\n}\n',
  ),
  E7001: ofCompiler(
    'use std.io\n\nmain = { print(io.read_file("acounts.txt")) }\n',
    'use std.io\n\nmain = { print(io.read_file("accounts.txt")) }\n',
  ),
  E7002: ofCompiler(
    'use std.io\n\nmain = { io.write_file("/etc/accounts.txt", "Alice") }\n',
    'use std.io\n\nmain = { io.write_file("accounts.txt", "Alice") }\n',
  ),
  E7003: ofCompiler(
    'use std.io\n\nmain = { io.write_file("/full/accounts.txt", "Alice") }\n',
    'use std.io\n\nmain = { io.write_file("accounts.txt", "Alice") }\n',
  ),
  E7004: ofCompiler(
    'use std.net\n\nmain = { print(net.http_get("http://bank.invalid")) }\n',
    'use std.net\n\nmain = { print(net.http_get("http://example.com")) }\n',
  ),
  E8001: ofCompiler(
    "main = {\n    mut at = 0\n    while at != 10 { at = at + 1 }\n}\n",
    "main = {\n    mut at = 0\n    while at < 10 { at = at + 1 }\n    print(at)\n}\n",
  ),
  E8002: NESTED,
  E8003: NESTED,
} as const satisfies Partial<Record<CodeId, Example>>;
