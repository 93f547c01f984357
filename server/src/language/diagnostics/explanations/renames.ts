// Examples of the codes that a rename has. The first line says what is renamed.

import { type Example, renamed } from "./example.ts";

export const RENAME_EXAMPLES = {
  X0401: renamed("// rename total to sum\ncount: Int = 1\n", "// rename count to sum\ncount: Int = 1\n"),
  X0402: renamed(
    "// rename amount to sum\npay: (amount: Int) -> Int = amount\nsave: (amount: Int) -> Int = amount\n",
    "// rename pay.amount to sum\npay: (amount: Int) -> Int = amount\nsave: (amount: Int) -> Int = amount\n",
  ),
  X0403: renamed(
    "// rename amount to balance\nbalance: Int = 100\nafter: (amount: Int) -> Int = balance - amount\n",
    "// rename amount to paid\nbalance: Int = 100\nafter: (amount: Int) -> Int = balance - amount\n",
  ),
  X0404: renamed(
    "// rename println to say\nuse std.io.{println}\n\nmain = { println(1) }\n",
    "// rename out to say\nuse std.io.{println as out}\n\nmain = { out(1) }\n",
  ),
  X0405: renamed(
    "// rename owner to holder\nAccount: Type = { owner: String }\nname_of = (account) => account.owner\n",
    "// rename owner to holder\nAccount: Type = { owner: String }\nname_of = (account: Account) => account.owner\n",
  ),
  X0406: renamed(
    "// rename amount to paid\nafter: (amount: Int) -> Int = amount - 1\nbroken = (1,, 2\n",
    "// rename amount to paid\nafter: (amount: Int) -> Int = amount - 1\nwhole = (1, 2)\n",
  ),
  X0407: renamed(
    "// rename deposit to pay_in\npub deposit: (amount: Int) -> Int = amount\n",
    "// rename deposit to pay_in\ndeposit: (amount: Int) -> Int = amount\n",
  ),
} as const satisfies Readonly<Record<string, Example>>;
