// Examples of this project's own codes: how a program is read, the manifest, files, the formatter.

import type { CodeId } from "../codes.ts";
import { checked, described, type Example, formatted, reserved } from "./example.ts";

const NESTED = 300;
const MAIN = "main = { print(1) }\n";
const MANIFEST = '[package]\nname = "bank"\nversion = "0.1.0"\n';

export const TOOL_EXAMPLES = {
  X0001: checked(`main = { print(${"(".repeat(NESTED)}1${")".repeat(NESTED)}) }\n`, "main = { print(1) }\n"),
  X0002: checked(
    "main = {\n    balance = 100\n    - 5\n    print(balance)\n}\n",
    "main = {\n    balance = 100 - 5\n    print(balance)\n}\n",
  ),
  X0003: checked(
    "main = {\n    for day in 0..=3 {\n        print(day)\n    }\n}\n",
    "main = {\n    for day in 0..4 {\n        print(day)\n    }\n}\n",
  ),
  X0005: reserved(
    "main = {\n    mut balance = 100\n    balance + 1 = 5\n    print(balance)\n}\n",
    "main = {\n    mut balance = 100\n    balance = 5\n    print(balance)\n}\n",
  ),
  X0101: checked(
    { "yaoxiang.toml": `${MANIFEST}\n[fmt]\nline_width =\n`, "src/main.yx": MAIN },
    { "yaoxiang.toml": `${MANIFEST}\n[fmt]\nline_width = 100\n`, "src/main.yx": MAIN },
  ),
  X0102: checked(
    { "yaoxiang.toml": `${MANIFEST}\n[fmt]\nline_width = "100"\n`, "src/main.yx": MAIN },
    { "yaoxiang.toml": `${MANIFEST}\n[fmt]\nline_width = 100\n`, "src/main.yx": MAIN },
  ),
  X0103: checked(
    { "yaoxiang.toml": `${MANIFEST}\n[fmt]\nline_widht = 100\n`, "src/main.yx": MAIN },
    { "yaoxiang.toml": `${MANIFEST}\n[fmt]\nline_width = 100\n`, "src/main.yx": MAIN },
  ),
  X0104: checked(
    { "yaoxiang.toml": '[package]\nname = "bank"\n', "src/main.yx": MAIN },
    { "yaoxiang.toml": MANIFEST, "src/main.yx": MAIN },
  ),
  X0201: described("// src/main.yx, saved in Latin-1 or GBK\n", "// src/main.yx, saved as UTF-8\n"),
  X0202: described("// src/data.yx, more than 10,000,000 bytes\n", "// src/data.yx, split into several modules\n"),
  X0203: described("// src/main.yx, without the right to read it\n", "// src/main.yx, which its user may read\n"),
  X0301: described(
    "// a file of which the formatter could not keep every token\n",
    "// the same file, written more simply where it was left alone\n",
  ),
  X0302: formatted("width = 3   4\n", "width = 3\n"),
  X0303: formatted("// fmt: on\nwidth = 3\n", "width = 3\n"),
} as const satisfies Partial<Record<CodeId, Example>>;
