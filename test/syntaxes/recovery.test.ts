// What is not closed, as while it is typed, colours nothing wrong beyond the next declaration at the margin.

import { expect, test } from "vitest";
import { draw } from "./draw.ts";

const next = ["add: (a: Int) -> Int = a", "Spot.sum: (self: &Spot) -> Int = 1", "Spot: Type = { x: Int }", "pub x: Int = 1", "use std.io"];

const unfinished = [
  ...["x = f(1,", "xs = [1, (2", "x = (a: Int", "f: (a: Int, b: List(", "f: (a: Int) ->", "x:", "x = y as", "x = y.", "use std."],
  ...["Spot: Type = {\n    x: Int,\n    y:", "Spot: Type = { x: Int = f(", "main = {\n    if a {", "x = match y {\n    1 =>", "x ="],
  ...['s = "abc', "c = 'a", 's = f"abc', 's = f"a {b', 's = f"a {f(b', 's = f"{b:', "f = (a, b", "x = } ) ]", "x = [ }", "x = ( ]"],
];

test.each(unfinished)("%s", (source) => {
  // a dot or an empty `use` takes the next name, for the language too
  const following = source.endsWith(".") ? next.filter((line) => !/^(?:add|Spot)/.test(line)) : next;
  for (const line of following) expect(draw(`${source}\n${line}`).endsWith(`\n${draw(line)}`), line).toBe(true);
});
