// Mistakes of meaning are found, on their line, in one message, on a sample of all mutants; and the operators of meaning do what their names
// say and leave alone what the rules allow.

import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { project } from "../workspace/projects.ts";
import { projectFacts } from "./semantic/facts.ts";
import { examineProjects, missedSemanticThresholds } from "./semantic/measure.ts";
import type { SemanticOperator } from "./semantic/operators.ts";
import { loadSampleProjects, mutantsOf } from "./semantic/projects.ts";

const sample = 60;

interface Shares {
  readonly found: number;
  /** Of those found. */
  readonly one: number;
}

/** The least shares of each operator. A type in a definition has many uses, and what is not imported may be: all of them are told. */
const atLeast: Readonly<Record<SemanticOperator, Shares>> = {
  "drop argument": { found: 1, one: 0.9 },
  "add argument": { found: 1, one: 1 },
  "swap arguments": { found: 1, one: 1 },
  "drop field": { found: 1, one: 0.9 },
  "wrong literal type": { found: 1, one: 0.95 },
  "misspell name": { found: 1, one: 0.9 },
  "wrong field": { found: 1, one: 1 },
  "wrong member": { found: 1, one: 0.95 },
  "remove arm": { found: 1, one: 1 },
  "remove return": { found: 1, one: 0.85 },
  "remove `return`": { found: 1, one: 1 },
  "remove mut": { found: 1, one: 0.95 },
  "remove use": { found: 1, one: 0.6 },
  "wrong annotation": { found: 1, one: 0 },
};

describe(`a sample of ${sample} mutants an operator`, () => {
  const { tallies, total } = examineProjects(loadSampleProjects(join(process.cwd(), "samples")), sample);

  it("reaches the thresholds", () => {
    expect(missedSemanticThresholds(total)).toEqual([]);
  });

  it.each([...tallies])("has enough of them, found, in one message: %s", (operator, { mutants, found, exactlyOne }) => {
    expect(mutants).toBeGreaterThanOrEqual(50);
    expect(found / mutants).toBeGreaterThanOrEqual(atLeast[operator].found);
    expect(exactlyOne / found).toBeGreaterThanOrEqual(atLeast[operator].one);
  });
});

/** What an operator makes of each line of `main.yx` that it changes, beside the module `point.yx`. */
function mutants(operator: SemanticOperator, main: string): readonly string[] {
  const point = "Point: Type = { x: Int, y: Int = 0, name: String }\nPoint.moved: (self: &Point, by: Int) -> Int = self.x + by\n";
  const { files } = projectFacts(project({ "src/main.yx": main, "src/point.yx": point }).world.refresh());
  const facts = files.find(({ path }) => path === "src/main.yx");
  if (facts === undefined) throw new Error("the project has no main file");
  const before = main.split("\n");
  return mutantsOf(operator, facts).map(({ text }) => {
    const lines = text.split("\n");
    return lines.filter((line, index) => line !== before[index] && (lines.length === before.length || !before.includes(line))).join(" ⏎ ");
  });
}

const uses = "use std.io\nuse std.list\nuse point.{ Point }\n";
const add = "add: (count: Int, word: String) -> Int = count\n";

describe("an operator of meaning", () => {
  it("drops each argument that is needed", () => {
    const main = `${uses}${add}main = {\n  add(1, "w")\n  io.println("w")\n  list.len([1])\n}`;
    expect(mutants("drop argument", main)).toEqual(['  add("w")', "  add(1)", "  list.len()"]);
  });

  it("drops fields without a default", () => {
    const main = `${uses}main = {\n  a = Point(x=1, y=2, name="p")\n}`;
    expect(mutants("drop field", main)).toEqual(['  a = Point(y=2, name="p")', "  a = Point(x=1, y=2)"]);
  });

  it("adds an argument where there is no place for one", () => {
    const main = `${uses}${add}main = {\n  add(1, "w")\n  io.println("w")\n}`;
    expect(mutants("add argument", main)).toEqual(['  add(1, "w", 0)']);
  });

  it("swaps arguments of different types", () => {
    const main = `${uses}${add}main = {\n  add(1, "w")\n  p = Point(1, 2, "p")\n}`;
    expect(mutants("swap arguments", main)).toEqual(['  add("w", 1)', '  p = Point(1, "p", 2)']);
  });

  it("writes literals of another type where the tree tells the right one", () => {
    const main = `${uses}${add}main = {\n  add(1, "w")\n  io.println(1)\n  n: Int = 2\n  a = n + 3\n}`;
    expect(mutants("wrong literal type", main)).toEqual(['  add("five", "w")', "  add(1, 5)", '  n: Int = "five"', '  a = n + "five"']);
  });

  it("misspells uses, not definitions", () => {
    const main = `${uses}${add}main = {\n  mut total = 1\n  total = 2\n  add(total, "w")\n}`;
    expect(mutants("misspell name", main)).toEqual([
      "add: (count: Itn, word: String) -> Int = count",
      "add: (count: Int, word: Strign) -> Int = count",
      "add: (count: Int, word: String) -> Itn = count",
      "add: (count: Int, word: String) -> Int = coutn",
      '  ad(total, "w")',
      '  add(totla, "w")',
    ]);
  });

  it("takes the field of another record, and the member of another module", () => {
    const main = `${uses}Size: Type = { width: Int }\nmain = {\n  io.println(Size(1).width)\n}`;
    expect(mutants("wrong field", main)).toEqual(["  io.println(Size(1).x)"]);
    expect(mutants("wrong member", main)).toEqual(["use point.{ parse_int as Point }", "  io.parse_int(Size(1).width)"]);
  });

  it("removes an arm that alone takes some value", () => {
    const main = "f: (a: Int, b: Bool) -> Int = match (a, b) { (1, true) => 1, (_, true) => 2, (_, false) => 3 }";
    expect(mutants("remove arm", main)).toEqual([
      "f: (a: Int, b: Bool) -> Int = match (a, b) { (1, true) => 1, (_, false) => 3 }",
      "f: (a: Int, b: Bool) -> Int = match (a, b) { (1, true) => 1, (_, true) => 2,  }",
    ]);
  });

  it("removes a return, or the word, at the end of a path of a function with a result", () => {
    const main = "f: (a: Int) -> Int = {\n  if a > 1 { return 1 } else { return 2 }\n}\ng: () -> Void = {\n  return\n}";
    expect(mutants("remove return", main)).toEqual(["  if a > 1 {  } else { return 2 }", "  if a > 1 { return 1 } else {  }"]);
    expect(mutants("remove `return`", main)).toEqual(["  if a > 1 { 1 } else { return 2 }", "  if a > 1 { return 1 } else { 2 }"]);
  });

  it("removes the mut of what is written", () => {
    const main = `${uses}f: (p: &mut Point) -> Int = {\n  mut n = 1\n  mut m = 1\n  n = n + m\n  p.x = n\n  return n\n}`;
    expect(mutants("remove mut", main)).toEqual(["  n = 1", "f: (p: &Point) -> Int = {"]);
  });

  it("removes imports that are used and not known without", () => {
    const main = 'use std.io\nuse std.math.{ PI }\nuse point.{ Point }\nmain = {\n  io.println(PI)\n  p = Point(1, 2, "p")\n}';
    // two empty lines: PI stays
    expect(mutants("remove use", main)).toEqual(["", ""]);
  });

  it("annotates another type where a value or an argument tells the right one", () => {
    const main = `${add}main = {\n  n: Int = 1\n  add(n, "w")\n  xs: List(Int) = []\n}`;
    expect(mutants("wrong annotation", main)).toEqual([
      "add: (count: String, word: String) -> Int = count",
      "add: (count: Int, word: Int) -> Int = count",
      "  n: String = 1",
    ]);
  });
});
