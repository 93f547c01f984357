// How a tree is folded where it does not fit: level by level, in source order, each node saying how many are hidden below it.
import { expect, test } from "vitest";
import { writeFittingTree } from "../../mcp/src/tree-fit.ts";
import { countNodes } from "../../mcp/src/tree-shape.ts";
import { createPositions, parse } from "../../server/src/api.ts";
import { drawTree, nodesOf } from "./drawing.ts";

const program = `first = f(1, [2, 3])
second = {
  a = 1
  a + 2
}
third = "a text"
`;

test("with room for the upper levels, the deepest are folded", () => {
  expect(drawTree(fit(program, 800))).toBe(
    `
Module 1:1-7:1
  body: Binding 1:1-1:21
    target: Name 1:1-1:6 "first"
    value: Postfix 1:9-1:21
      base: Name 1:9-1:10 "f"
      suffixes: Call 1:10-1:21 elided=3
        arguments: Literal 1:11-1:12 type="int" "1"
  body: Binding 2:1-5:2
    target: Name 2:1-2:7 "second"
    value: Block 2:10-5:2
      body: Binding 3:3-3:8 elided=2
      body: ExpressionStatement 4:3-4:8 elided=3
  body: Binding 6:1-6:17
    target: Name 6:1-6:6 "third"
    value: Literal 6:9-6:17 type="string" "\\"a text\\""`.trim(),
  );
});

test("a list that is too long shows its first entries", () => {
  const source = Array.from({ length: 1000 }, (_, index) => `x${index} = ${index}`).join("\n");
  const nodes = nodesOf(JSON.parse(fit(source, 2000)));
  const root = nodes[0]?.node;
  const shown = nodes.filter(({ node }) => node.kind === "Binding").length;
  expect(shown).toBeGreaterThan(20);
  expect(root?.elided).toBe(3 * (1000 - shown));
});

test("for every room: it is kept, nothing is lost from the count, and the same again gives the same", () => {
  const source = program.repeat(20);
  const all = countNodes(parse(source).module);
  let before = 0;
  for (let room = 100; room < 30_000; room += 371) {
    const text = fit(source, room);
    expect(text.length).toBeLessThanOrEqual(room);
    const nodes = nodesOf(JSON.parse(text)).map(({ node }) => node);
    const elided = nodes.reduce((sum, node) => sum + (node.elided ?? 0), 0);
    expect(nodes.length + elided, `room ${room}`).toBe(all);
    expect(nodes.length, `room ${room}`).toBeGreaterThanOrEqual(before - 3);
    before = nodes.length;
    expect(fit(source, room)).toBe(text);
  }
  expect(before).toBe(all);
});

test("a tree that just fits is not folded, one character less folds it", () => {
  const source = program.repeat(20);
  const { length } = fit(source, 1_000_000);
  expect(fit(source, length)).not.toContain("elided");
  expect(fit(source, length - 1)).toContain("elided");
});

test("most of the room is used", () => {
  const source = program.repeat(200);
  expect(fit(source, 50_000).length).toBeGreaterThan(45_000);
});

test("a literal that is longer than the room hides only what it belongs to", () => {
  const source = `x = "${"a".repeat(5000)}"\ny = 2\n`;
  expect(drawTree(fit(source, 600))).toBe(
    `
Module 1:1-3:1
  body: Binding 1:1-1:5007 elided=1
    target: Name 1:1-1:2 "x"
  body: Binding 2:1-2:6
    target: Name 2:1-2:2 "y"
    value: Literal 2:5-2:6 type="int" "2"`.trim(),
  );
});

function fit(source: string, room: number): string {
  const { module } = parse(source);
  return writeFittingTree(module, { source, positions: createPositions(source) }, room).json;
}
