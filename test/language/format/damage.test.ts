// The check of damage bites: each kind of harm that a formatter can do is found, and what a formatter may do is not taken for harm.

import { describe, expect, it } from "vitest";
import { damage } from "./damage.ts";

/** The kinds of damage that are found, in the order in which they are told. */
function kinds(source: string, result: string, sortImports = true): readonly string[] {
  return damage(source, result, { sortImports }).map((sentence) => sentence.slice(0, sentence.indexOf(":")));
}

describe("damage is", () => {
  const harmed: readonly (readonly [what: string, source: string, result: string, kinds: readonly string[]])[] = [
    ["a lost comment", "a = 1 // one\n", "a = 1\n", ["comments"]],
    ["a doubled comment", "a = 1 // one\n", "// one\na = 1 // one\n", ["comments"]],
    ["a changed comment", "/* a  b */\na\n", "/* a b */\na\n", ["comments", "comments"]],
    ["a comment that became code", "a = 1 // + 2\n", "a = 1 + 2\n", ["comments", "tokens", "tree"]],
    ["code that became a comment", "f(a /* x */)\n", "f(a // x\n)\n", ["comments", "comments"]],
    ["a lost byte order mark", "\ufeffa = 1\n", "a = 1\n", ["comments"]],
    ["a dropped parenthesis", "x = (a + b) * c\n", "x = a + b * c\n", ["tokens", "tree"]],
    ["an added parenthesis", "x = a + b * c\n", "x = a + (b * c)\n", ["tokens", "tree"]],
    ["a changed literal", "x = 0xFF\n", "x = 255\n", ["tokens", "tree"]],
    ["a changed string", 'x = "a b"\n', 'x = "a  b"\n', ["tokens", "tree"]],
    ["changed text of an f-string", 'x = f"a {b}"\n', 'x = f"a  {b}"\n', ["tokens", "tree"]],
    ["a changed format spec", 'x = f"{b:>8}"\n', 'x = f"{b:>9}"\n', ["tokens", "tree"]],
    ["other line ends in a string", 'x = """a\r\nb"""\r\n', 'x = """a\nb"""\n', ["tokens", "tree"]],
    ["swapped arguments", "f(a, b)\n", "f(b, a)\n", ["tokens", "tree"]],
    ["a lost argument", "f(a, b)\n", "f(a)\n", ["tokens", "tree"]],
    ["a lost pub", "pub x = 1\n", "x = 1\n", ["tokens", "tree"]],
    ["swapped modifiers", "pub mut x = 1\n", "mut pub x = 1\n", ["tokens", "tree"]],
    ["merged statements", "a\n(b, c) = d\n", "a(b, c) = d\n", ["tree"]],
    ["a statement cut in two", "x = f\n    .a\n    (b)\n", "x = f.a(b)\n", ["tree"]],
    ["a value that return lost", "f = {\n    return a\n}\n", "f = {\n    return\n    a\n}\n", ["tree"]],
    ["swapped statements", "a = 1\nb = 2\n", "b = 2\na = 1\n", ["tokens", "tree"]],
    ["braces around a value", "f = (x) => x\n", "f = (x) => { x }\n", ["tokens", "tree"]],
    ["a tuple of one that became a value", "x = (a,)\n", "x = (a)\n", ["tree"]],
    ["a value that became a tuple of one", "x = (a)\n", "x = (a,)\n", ["tree"]],
    ["a comma between elements", "x = [a b]\n", "x = [a, b]\n", ["tokens"]],
    ["a new mistake", "x = xs[1]\n", "x = xs[1,]\n", ["diagnostics"]],
    ["a new warning", "f = {\n    x = a - b\n}\n", "f = {\n    x = a\n    - b\n}\n", ["tree", "diagnostics"]],
    ["a changed import", "use a.{b, c}\n", "use a.{c, b}\n", ["tokens", "tree"]],
    ["a doubled import", "use a\nb = 1\n", "use a\nuse a\nb = 1\n", ["tokens", "tree"]],
    ["a sorted import of a block", "f = {\n    use b\n    use a\n}\n", "f = {\n    use a\n    use b\n}\n", ["tokens", "tree"]],
    ["text after a broken place", "x = )\ny = 1 2\n", "x = )\ny = 1 3\n", ["tokens", "tree"]],
  ];

  it.each(harmed)("%s", (_what, source, result, found) => {
    expect(kinds(source, result)).toEqual(found);
  });

  it("imports in another order, where they are not sorted", () => {
    expect(kinds("use b\nuse a\n", "use a\nuse b\n", false)).toEqual(["tokens", "tree"]);
  });
});

describe("no damage is", () => {
  const unharmed: readonly (readonly [what: string, source: string, result: string])[] = [
    ["other white space", "x=f( a ,b )\n\n\n y=1\n", "x = f(a, b)\n\ny = 1\n"],
    ["an invisible character less", "a =\u00a01\n", "a = 1\n"],
    ["other line ends", "// a\r\nx = 1 /* b\r\nc */\r\n", "// a\nx = 1 /* b\nc */\n"],
    ["white space at the end of a comment", "x = 1 // a  \n", "x = 1 // a\n"],
    ["a lost ;", "a = 1; b = 2;;\n", "a = 1\nb = 2\n"],
    ["an added trailing comma", "f(a, b)\n", "f(\n    a,\n    b,\n)\n"],
    ["a trailing comma before a wide bracket", "f（a）\n", "f（\n    a,\n）\n"],
    ["a lost trailing comma", "X: Type = { a: Int, }\n", "X: Type = { a: Int }\n"],
    ["a comma after an arm", "x = match a {\n    1 => 2\n    _ => 3\n}\n", "x = match a {\n    1 => 2,\n    _ => 3,\n}\n"],
    ["sorted imports", "use b\nx = 1\nuse a // a\n", "use a // a\nuse b\nx = 1\n"],
    ["the same imports twice, sorted", "use b\nuse a\nuse b\n", "use a\nuse b\nuse b\n"],
    ["a comment that moved", "f(a, // one\n  b)\n", "f(a, b) // one\n"],
    ["a statement that wraps", "x = aaa + bbb\n", "x = aaa +\n    bbb\n"],
    ["a mistake that stays", "x = = 1\ny=2\n", "x = = 1\ny = 2\n"],
  ];

  it.each(unharmed)("%s", (_what, source, result) => {
    expect(kinds(source, result)).toEqual([]);
  });
});

it("damage is told with its place and both sides", () => {
  expect(damage("x = (a + b) * c // r\n", "x = a + b * c\n", { sortImports: true })).toEqual([
    'comments: "// r" is lost',
    "tokens: from number 2 on\n      before: x · = · ( · a · + · b\n      after:  x · = · a · + · b · *",
    expect.stringMatching(/^tree: from number \d+ on\n {6}before: .* · {2}value Binary · .*\n {6}after: /),
  ]);
});
