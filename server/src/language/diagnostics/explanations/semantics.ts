// Examples of the codes of scopes, mutability and ownership.

import type { CodeId } from "../codes.ts";
import { checked, type Example, ofCompiler } from "./example.ts";

const ACCOUNT = "Account: Type = { owner: String, balance: Int }\n\n";
const CLOSE = `${ACCOUNT}close: (account: Account) -> Int = account.balance\n\n`;

export const SEMANTIC_EXAMPLES = {
  E2001: checked(
    "main = {\n    print(1)\n    break\n}\n",
    "main = {\n    for day in 0..3 {\n        print(day)\n        break\n    }\n}\n",
  ),
  E2002: checked(
    "Point: Type = { x: Int, x: Int }\n\nmain = { print(Point(3, 4)) }\n",
    "Point: Type = { x: Int, y: Int }\n\nmain = { print(Point(3, 4)) }\n",
  ),
  E2003: ofCompiler(
    "main = {\n    mut balance = 100\n    first = &mut balance\n    second = first\n}\n",
    "main = {\n    mut balance = 100\n    first = &mut balance\n}\n",
  ),
  E2010: checked(
    "main = {\n    total = 0\n    for fee in [1, 2] {\n        total = total + fee\n    }\n    print(total)\n}\n",
    "main = {\n    mut total = 0\n    for fee in [1, 2] {\n        total = total + fee\n    }\n    print(total)\n}\n",
  ),
  E2011: ofCompiler("main = {\n    balance: Int\n    print(balance)\n}\n", "main = {\n    balance: Int = 0\n    print(balance)\n}\n"),
  E2012: ofCompiler(
    "main = {\n    mut balance = 100\n    seen = &balance\n    balance = 50\n    print(seen)\n}\n",
    "main = {\n    mut balance = 100\n    seen = &balance\n    print(seen)\n    balance = 50\n}\n",
  ),
  E2013: checked(
    "main = {\n    day = 7\n    for day in 0..3 {\n        print(day)\n    }\n    print(day)\n}\n",
    "main = {\n    day = 7\n    for each in 0..3 {\n        print(each)\n    }\n    print(day)\n}\n",
  ),
  E2014: ofCompiler(
    `${CLOSE}main = {\n    alice = Account("Alice", 40)\n    print(close(alice))\n    print(alice.balance)\n}\n`,
    `${CLOSE}main = {\n    alice = Account("Alice", 40)\n    print(alice.balance)\n    print(close(alice))\n}\n`,
  ),
  E2015: ofCompiler(
    `${CLOSE}main = {\n    alice = Account("Alice", 40)\n    print(close(alice))\n    seen = &alice\n}\n`,
    `${CLOSE}main = {\n    alice = Account("Alice", 40)\n    seen = &alice\n    print(seen.balance)\n}\n`,
  ),
  E2016: ofCompiler(
    "main = {\n    balance = 100\n    changed = &mut balance\n}\n",
    "main = {\n    mut balance = 100\n    changed = &mut balance\n}\n",
  ),
  E2017: ofCompiler(
    "main = {\n    mut balance = 100\n    first = &mut balance\n    second = &mut balance\n}\n",
    "main = {\n    mut balance = 100\n    first = &mut balance\n}\n",
  ),
  E2018: ofCompiler(
    "main = {\n    mut balance = 100\n    seen = &balance\n    changed = &mut balance\n    print(seen)\n}\n",
    "main = {\n    mut balance = 100\n    seen = &balance\n    print(seen)\n}\n",
  ),
  E2019: ofCompiler(
    `${CLOSE}main = {\n    alice = Account("Alice", 40)\n    close(alice)\n    close(alice)\n}\n`,
    `${CLOSE}main = {\n    alice = Account("Alice", 40)\n    close(alice)\n}\n`,
  ),
  E2020: ofCompiler('main = {\n    { owner = "Alice" }\n    print(owner)\n}\n', 'main = {\n    owner = "Alice"\n    print(owner)\n}\n'),
  E2021: ofCompiler(
    `${CLOSE}main = {\n    alice = Account("Alice", 40)\n    kept = alice\n    close(alice)\n}\n`,
    `${CLOSE}main = {\n    alice = Account("Alice", 40)\n    kept = alice\n    close(kept)\n}\n`,
  ),
  E2022: ofCompiler(
    `${ACCOUNT}Account.pay: (self: &mut Account) -> Void = { self.balance = 0 }\n\nmain = {\n    alice = Account("Alice", 40)\n    alice.pay()\n}\n`,
    `${ACCOUNT}Account.pay: (self: &mut Account) -> Void = { self.balance = 0 }\n\nmain = {\n    mut alice = Account("Alice", 40)\n    alice.pay()\n}\n`,
  ),
  E2023: checked(
    `${ACCOUNT}main = {\n    alice = Account("Alice", 40)\n    alice.balance = 50\n    print(alice.balance)\n}\n`,
    `${ACCOUNT}main = {\n    mut alice = Account("Alice", 40)\n    alice.balance = 50\n    print(alice.balance)\n}\n`,
  ),
  E2024: ofCompiler(
    "main = {\n    seen = { total = 5\n        return &total }\n    print(seen)\n}\n",
    "main = {\n    total = 5\n    seen = &total\n    print(seen)\n}\n",
  ),
  E2025: ofCompiler("main = {\n    balance = 100\n    balance = 50\n}\n", "main = {\n    mut balance = 100\n    balance = 50\n}\n"),
  E2026: ofCompiler(
    `${ACCOUNT}keep: (account: Account) -> Account = { print(account.owner) }\n`,
    `${ACCOUNT}keep: (account: Account) -> Account = {\n    print(account.owner)\n    return account\n}\n`,
  ),
  E2027: ofCompiler(
    "read: (p: *Int) -> Int = { return *p }\n",
    "read: (p: *Int) -> Int = {\n    value = unsafe { *p }\n    return value\n}\n",
  ),
  E2028: ofCompiler(
    `${CLOSE}main = {\n    alice = Account("Alice", 40)\n    close(alice)\n    copy = alice.clone()\n}\n`,
    `${CLOSE}main = {\n    alice = Account("Alice", 40)\n    copy = alice.clone()\n    close(alice)\n}\n`,
  ),
  E2029: ofCompiler(
    "main = {\n    first = spawn { return ref second }\n    second = spawn { return ref first }\n}\n",
    "main = {\n    first = spawn { return 1 }\n    second = spawn { return 2 }\n}\n",
  ),
  E2090: ofCompiler("area: (w: Int,, h: Int) -> Int = w * h\n", "area: (w: Int, h: Int) -> Int = w * h\n"),
  E2091: ofCompiler("area: (side: Integer) -> Int = 9\n", "area: (side: Int) -> Int = side * side\n"),
  E2092: ofCompiler("area: (side: Int) Int = side * side\n", "area: (side: Int) -> Int = side * side\n"),
  E2093: ofCompiler("area: (side: Int, side: Int) -> Int = side\n", "area: (width: Int, height: Int) -> Int = width * height\n"),
  E2094: ofCompiler("pair: (T: Type, T: Type) -> (a: T) -> T = a\n", "pair: (T: Type, U: Type) -> (a: T, b: U) -> T = a\n"),
  E2095: ofCompiler("first: (T: Type) -> (T: Int) -> Int = T\n", "first: (T: Type) -> (value: T) -> T = value\n"),
} as const satisfies Partial<Record<CodeId, Example>>;
