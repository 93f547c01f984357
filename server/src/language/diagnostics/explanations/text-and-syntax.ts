// Examples of the codes of text and syntax.

import type { CodeId } from "../codes.ts";
import { checked, type Example, ofCompiler } from "./example.ts";

export const TEXT_AND_SYNTAX_EXAMPLES = {
  E0001: checked("main = {\n    balance = 100 § 5\n    print(balance)\n}\n", "main = {\n    balance = 100 - 5\n    print(balance)\n}\n"),
  E0002: checked("main = {\n    mask = 0x\n    print(mask)\n}\n", "main = {\n    mask = 0xFF\n    print(mask)\n}\n"),
  E0003: checked('main = {\n    owner = "Alice\n    print(owner)\n}\n', 'main = {\n    owner = "Alice"\n    print(owner)\n}\n'),
  E0004: checked("main = {\n    initial = ''\n    print(initial)\n}\n", "main = {\n    initial = 'A'\n    print(initial)\n}\n"),
  E0010: checked(
    "main = {\n    balance = 40\n    if balance < 100 print(balance)\n}\n",
    "main = {\n    balance = 40\n    if balance < 100 { print(balance) }\n}\n",
  ),
  E0011: checked(
    "main = {\n    mut balance = 40\n    balance += 10\n    print(balance)\n}\n",
    "main = {\n    mut balance = 40\n    balance = balance + 10\n    print(balance)\n}\n",
  ),
  E0012: checked(
    "main = {\n    is_open = true\n    has_funds = true\n    print(is_open && has_funds)\n}\n",
    "main = {\n    is_open = true\n    has_funds = true\n    print(is_open and has_funds)\n}\n",
  ),
  E0013: ofCompiler("main = {\n    print((1 + 2]\n}\n", "main = {\n    print((1 + 2))\n}\n"),
  E0014: ofCompiler("main = {\n    width = 3 height = 4\n}\n", "main = {\n    width = 3\n    height = 4\n}\n"),
  E0015: ofCompiler("main = {\n    for in [1, 2] { print(1) }\n}\n", "main = {\n    for item in [1, 2] { print(item) }\n}\n"),
  E0016: checked(
    'main = {\n    owner = "Alice"\n    print(f"owner: {}")\n    print(owner)\n}\n',
    'main = {\n    owner = "Alice"\n    print(f"owner: {owner}")\n    print(owner)\n}\n',
  ),
  E0017: ofCompiler("area(w: Int, h: Int) -> Int = w * h\n", "area: (w: Int, h: Int) -> Int = w * h\n"),
  E0018: checked("main = {\n    in = 5\n}\n", "main = {\n    input = 5\n    print(input)\n}\n"),
  E0019: checked(
    "area: (w: Int, h: Int) -> Int = (w) => w * 2\n\nmain = { print(area(3, 4)) }\n",
    "area: (w: Int, h: Int) -> Int = (w, h) => w * h\n\nmain = { print(area(3, 4)) }\n",
  ),
  E0020: ofCompiler("area: (w: Int, h: Int) -> Int = (h, w) => w * h\n", "area: (w: Int, h: Int) -> Int = (w, h) => w * h\n"),
  E0021: ofCompiler("Point: Type = { x Int, y: Int }\n", "Point: Type = { x: Int, y: Int }\n"),
  E0022: ofCompiler("Color: Type = red | green | blue\n", "Color: Type = { red: () -> Color, green: () -> Color, blue: () -> Color }\n"),
} as const satisfies Partial<Record<CodeId, Example>>;
