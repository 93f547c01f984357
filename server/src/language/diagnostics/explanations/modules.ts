// Examples of the codes of modules and of unused code.

import type { CodeId } from "../codes.ts";
import { checked, type Example, ofCompiler } from "./example.ts";

const TRANSFER = "fee: (amount: Int) -> Int = amount / 100\n";
const MAIN = "use transfer.{ fee }\n\nmain = { print(fee(500)) }\n";

export const MODULE_EXAMPLES = {
  E5001: checked(
    { "src/main.yx": "use transfers\n\nmain = { print(transfers.fee(500)) }\n", "src/transfer.yx": TRANSFER },
    { "src/main.yx": MAIN, "src/transfer.yx": TRANSFER },
  ),
  E5002: checked(
    { "src/main.yx": MAIN, "src/transfer.yx": TRANSFER, "src/transfer/mod.yx": TRANSFER },
    { "src/main.yx": MAIN, "src/transfer.yx": TRANSFER },
  ),
  E5003: checked(
    { "src/main.yx": "use transfer.{ fees }\n\nmain = { print(fees(500)) }\n", "src/transfer.yx": TRANSFER },
    { "src/main.yx": MAIN, "src/transfer.yx": TRANSFER },
  ),
  E5004: ofCompiler(
    { "src/account.yx": "use transfer\n", "src/transfer.yx": "use account\n" },
    { "src/account.yx": "use transfer\n", "src/transfer.yx": TRANSFER },
  ),
  E5005: ofCompiler("use std..io\n", "use std.io\n"),
  E5006: checked("use std.io\nuse std.io\n\nmain = { io.println(1) }\n", "use std.io\n\nmain = { io.println(1) }\n"),
  E5007: ofCompiler(
    { "src/main.yx": "use transfer.{ tax }\n", "src/transfer.yx": TRANSFER },
    { "src/main.yx": MAIN, "src/transfer.yx": TRANSFER },
  ),
  W1001: checked(
    "fee: (amount: Int) -> Int = amount / 100\n\nmain = { print(500) }\n",
    "fee: (amount: Int) -> Int = amount / 100\n\nmain = { print(fee(500)) }\n",
  ),
  W1002: checked(
    "Point: Type = { x: Int, y: Int }\n\nmain = { print(3) }\n",
    "Point: Type = { x: Int, y: Int }\n\nmain = {\n    corner = Point(3, 4)\n    print(corner.x)\n}\n",
  ),
  W1003: checked("use std.math\nuse std.io\n\nmain = { io.println(1) }\n", "use std.io\n\nmain = { io.println(1) }\n"),
  W1004: checked("LIMIT: Int = 100\n\nmain = { print(40) }\n", "LIMIT: Int = 100\n\nmain = { print(LIMIT) }\n"),
  W1005: checked(
    "Point: Type = { x: Int, y: Int }\nPoint.sum: (self: Point) -> Int = self.x + self.y\n\nmain = {\n    corner = Point(3, 4)\n    print(corner.x)\n}\n",
    "Point: Type = { x: Int, y: Int }\nPoint.sum: (self: Point) -> Int = self.x + self.y\n\nmain = {\n    corner = Point(3, 4)\n    print(corner.sum())\n}\n",
  ),
} as const satisfies Partial<Record<CodeId, Example>>;
