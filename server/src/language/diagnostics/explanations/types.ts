// Examples of the codes of names, types, calls and patterns.

import type { CodeId } from "../codes.ts";
import { checked, type Example, ofCompiler } from "./example.ts";

const POINT = "Point: Type = { x: Int, y: Int }\n\n";
const SIZED = "Buffer: (T: Type, N: Int) -> Type = { data: T, positive: Assert(N > 0) }\n";
const DEPOSIT = "deposit: (amount: Int) -> Result(Int, String) = Result.ok(amount)\n\n";

export const TYPE_EXAMPLES = {
  E1001: checked("main = {\n    balance = 100\n    print(balanse)\n}\n", "main = {\n    balance = 100\n    print(balance)\n}\n"),
  E1002: checked(
    'main = {\n    balance: Int = "100"\n    print(balance)\n}\n',
    "main = {\n    balance: Int = 100\n    print(balance)\n}\n",
  ),
  E1003: checked(
    "area: (side: Integer) -> Int = 9\n\nmain = { print(area(3)) }\n",
    "area: (side: Int) -> Int = side * side\n\nmain = { print(area(3)) }\n",
  ),
  E1010: checked(
    "area: (w: Int, h: Int) -> Int = w * h\n\nmain = { print(area(3)) }\n",
    "area: (w: Int, h: Int) -> Int = w * h\n\nmain = { print(area(3, 4)) }\n",
  ),
  E1011: ofCompiler(
    'area: (w: Int, h: Int) -> Int = w * h\n\nmain = { print(area("3", 4)) }\n',
    "area: (w: Int, h: Int) -> Int = w * h\n\nmain = { print(area(3, 4)) }\n",
  ),
  E1012: checked(
    'area: (w: Int, h: Int) -> Int = (w, h) => "large"\n\nmain = { print(area(3, 4)) }\n',
    "area: (w: Int, h: Int) -> Int = (w, h) => w * h\n\nmain = { print(area(3, 4)) }\n",
  ),
  E1013: checked("main = { print(transfer(100)) }\n", "transfer: (amount: Int) -> Int = amount - 1\n\nmain = { print(transfer(100)) }\n"),
  E1020: ofCompiler(
    "main = {\n    accounts = []\n    print(accounts)\n}\n",
    "main = {\n    accounts: List(Int) = []\n    print(accounts)\n}\n",
  ),
  E1021: ofCompiler(
    'twice = (x) => x + x\n\nmain = { print(twice(1), twice("a")) }\n',
    "twice: (x: Int) -> Int = x + x\n\nmain = { print(twice(1), twice(2)) }\n",
  ),
  E1030: checked(
    'main = {\n    is_open = true\n    word = match is_open {\n        true => "open",\n    }\n    print(word)\n}\n',
    'main = {\n    is_open = true\n    word = match is_open {\n        true => "open",\n        false => "closed",\n    }\n    print(word)\n}\n',
  ),
  E1031: checked(
    'main = {\n    sides = 3\n    word = match sides {\n        _ => "polygon",\n        3 => "triangle",\n    }\n    print(word)\n}\n',
    'main = {\n    sides = 3\n    word = match sides {\n        3 => "triangle",\n        _ => "polygon",\n    }\n    print(word)\n}\n',
  ),
  E1040: checked('main = {\n    total = 100 + "5"\n    print(total)\n}\n', "main = {\n    total = 100 + 5\n    print(total)\n}\n"),
  E1041: checked("main = {\n    corner = (3, 4)\n    print(corner[2])\n}\n", "main = {\n    corner = (3, 4)\n    print(corner[1])\n}\n"),
  E1042: checked(
    `${POINT}main = {\n    corner = Point(3, 4)\n    print(corner.z)\n}\n`,
    `${POINT}main = {\n    corner = Point(3, 4)\n    print(corner.y)\n}\n`,
  ),
  E1050: checked(
    "main = {\n    balance = 40\n    print(balance and true)\n}\n",
    "main = {\n    balance = 40\n    print(balance > 0 and true)\n}\n",
  ),
  E1051: checked("main = {\n    balance = 40\n    print(!balance)\n}\n", "main = {\n    balance = 40\n    print(!(balance > 0))\n}\n"),
  E1052: checked("main = {\n    balance = 40\n    print(*balance)\n}\n", "main = {\n    balance = 40\n    print(balance)\n}\n"),
  E1053: checked(
    'main = {\n    word = "shape"\n    print(word.length)\n}\n',
    'use std.string\n\nmain = {\n    word = "shape"\n    print(string.len(word))\n}\n',
  ),
  E1054: checked(
    "main = {\n    mut count = 3\n    while count {\n        count = count - 1\n    }\n}\n",
    "main = {\n    mut count = 3\n    while count > 0 {\n        count = count - 1\n    }\n}\n",
  ),
  E1055: ofCompiler("Buffer: Type = { data: Int, positive: Assert(N > 0) }\n", SIZED),
  E1060: checked(
    "Box: (T: Type) -> Type = { value: T }\n\nopen: (box: Box(Int, Int)) -> Int = 1\n\nmain = { print(open(Box(1))) }\n",
    "Box: (T: Type) -> Type = { value: T }\n\nopen: (box: Box(Int)) -> Int = box.value\n\nmain = { print(open(Box(1))) }\n",
  ),
  E1061: ofCompiler(
    "Box: (T: Type) -> Type = { value: T }\nbox: Box = Box(1)\n",
    "Box: (T: Type) -> Type = { value: T }\nbox: Box(Int) = Box(1)\n",
  ),
  E1062: checked(
    `${SIZED}\nsize: (b: Buffer(Int, 0)) -> Int = 1\n\nmain = { print(size) }\n`,
    `${SIZED}\nsize: (b: Buffer(Int, 4)) -> Int = b.data\n\nmain = { print(size) }\n`,
  ),
  W1063: checked(
    "grow: (n: Int) -> Int = n + 1\nBuffer: (T: Type, N: Int) -> Type = { data: T, positive: Assert(grow(N) > 0) }\n\nsize: (b: Buffer(Int, 4)) -> Int = b.data\n\nmain = { print(size, grow(1)) }\n",
    `grow: (n: Int) -> Int = n + 1\n${SIZED}\nsize: (b: Buffer(Int, 4)) -> Int = b.data\n\nmain = { print(size, grow(1)) }\n`,
  ),
  E1070: checked(
    "main = {\n    for side in 0..3 {\n        print(side)\n        break ::outer\n    }\n}\n",
    "main = {\n    for side in 0..3 {\n        print(side)\n        break\n    }\n}\n",
  ),
  E1081: checked(
    `${DEPOSIT}balance: () -> Int = {\n    added = deposit(5)?\n    return added\n}\n\nmain = { print(balance()) }\n`,
    `${DEPOSIT}balance: () -> Result(Int, String) = {\n    added = deposit(5)?\n    return Result.ok(added)\n}\n\nmain = { print(balance()) }\n`,
  ),
  E1082: checked(
    "balance: (amount: Int) -> Result(Int, String) = {\n    added = amount?\n    return Result.ok(added)\n}\n\nmain = { print(balance(5)) }\n",
    "balance: (amount: Int) -> Result(Int, String) = {\n    added = amount\n    return Result.ok(added)\n}\n\nmain = { print(balance(5)) }\n",
  ),
  E1083: checked(
    `${DEPOSIT}balance: () -> Result(Int, Int) = {\n    added = deposit(5)?\n    return Result.ok(added)\n}\n\nmain = { print(balance()) }\n`,
    `${DEPOSIT}balance: () -> Result(Int, String) = {\n    added = deposit(5)?\n    return Result.ok(added)\n}\n\nmain = { print(balance()) }\n`,
  ),
  E1090: checked("Type: Type = Type\n", "Shape: Type = { sides: Int }\n\nmain = { print(Shape(3).sides) }\n"),
  E1091: checked("Type: (T: Type) -> Type = Type\n", "Box: (T: Type) -> Type = { value: T }\n\nmain = { print(Box(1).value) }\n"),
  E1092: checked(
    "Positive: (n: Int) -> Type = { n > 0 }\n\ntake: (n: Int, ok: Positive(List(Int))) -> Int = n\n\nmain = { print(take) }\n",
    "Positive: (n: Int) -> Type = { n > 0 }\n\ntake: (n: Int, ok: Positive(n)) -> Int = n\n\nmain = { print(take) }\n",
  ),
  E1093: checked(
    "Positive: (n: Int) -> Type = { n > 0 }\n\ntake: (n: Int, ok: Positive(n, 2)) -> Int = n\n\nmain = { print(take) }\n",
    "Positive: (n: Int) -> Type = { n > 0 }\n\ntake: (n: Int, ok: Positive(n)) -> Int = n\n\nmain = { print(take) }\n",
  ),
} as const satisfies Partial<Record<CodeId, Example>>;
