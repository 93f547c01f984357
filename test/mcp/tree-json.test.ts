// What the JSON of a tree says of each kind of node.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fullView, writeTree } from "../../mcp/src/tree-json.ts";
import { countNodes } from "../../mcp/src/tree-shape.ts";
import { createPositions, parse, type SyntaxNode } from "../../server/src/api.ts";
import { children } from "../../server/src/language/syntax/walk.ts";
import { drawTree, nodesOf } from "./drawing.ts";

test("a node has its kind, its span, its children by name, and the text of names and literals", () => {
  expect(treeOf("x = 1\n")).toBe(
    '{"kind":"Module","span":[1,1,2,1],"body":[{"kind":"Binding","span":[1,1,1,6],' +
      '"target":{"kind":"Name","span":[1,1,1,2],"text":"x"},"value":{"kind":"Literal","span":[1,5,1,6],"type":"int","text":"1"}}]}',
  );
});

test.each([
  [
    "operators are text, their operands a list",
    "a - -b + 1",
    `
Module 1:1-1:11
  body: ExpressionStatement 1:1-1:11
    expression: Binary 1:1-1:11 operators=["-","+"]
      operands: Name 1:1-1:2 "a"
      operands: Prefix 1:5-1:7 operators=["-"]
        operand: Name 1:6-1:7 "b"
      operands: Literal 1:10-1:11 type="int" "1"`,
  ],
  [
    "modifiers are words; what is absent has no field",
    "pub mut x: Int = 1\ny: Int",
    `
Module 1:1-2:7
  body: Binding 1:1-1:19 modifiers=["pub","mut"]
    target: Name 1:9-1:10 "x"
    annotation: NamedType 1:12-1:15
      name: Name 1:12-1:15 "Int"
    value: Literal 1:18-1:19 type="int" "1"
  body: Binding 2:1-2:7
    target: Name 2:1-2:2 "y"
    annotation: NamedType 2:4-2:7
      name: Name 2:4-2:7 "Int"`,
  ],
  [
    "an empty list is there, and what is missing is a node",
    "f() = [",
    `
Module 1:1-1:8
  body: Binding 1:1-1:8
    target: Postfix 1:1-1:4
      base: Name 1:1-1:2 "f"
      suffixes: Call 1:2-1:4 arguments=[]
    value: List 1:7-1:8 elements=[]`,
  ],
  [
    "columns count code points",
    "x = 'é' + \"😀\" + y",
    `
Module 1:1-1:18
  body: Binding 1:1-1:18
    target: Name 1:1-1:2 "x"
    value: Binary 1:5-1:18 operators=["+","+"]
      operands: Literal 1:5-1:8 type="char" "'é'"
      operands: Literal 1:11-1:14 type="string" "\\"😀\\""
      operands: Name 1:17-1:18 "y"`,
  ],
  [
    "a formatted string is read to the inside",
    'f"{n}!"',
    `
Module 1:1-1:8
  body: ExpressionStatement 1:1-1:8
    expression: FString 1:1-1:8
      segments: Interpolation 1:3-1:6
        expression: Name 1:4-1:5 "n"
      segments: FStringText 1:6-1:7 "!"`,
  ],
])("%s", (_, source, drawing) => {
  expect(drawTree(treeOf(source))).toBe(drawing.trim());
});

const cases = join(import.meta.dirname, "../conformance/cases");
const programs = readdirSync(cases, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".yx"));

test("of every recorded program, the JSON shows every node once, inside its parent, with its spelling", () => {
  expect(programs.length).toBeGreaterThan(500);
  for (const program of programs) {
    const source = readFileSync(join(cases, program), "utf8");
    const { module } = parse(source);
    const positions = createPositions(source);
    const nodes = nodesOf(JSON.parse(treeOf(source)));
    expect(nodes.length, program).toBe(countAll(module));
    expect(countNodes(module), program).toBe(nodes.length);
    for (const { node, parent } of nodes) {
      const [line = 0, column = 0, endLine = 0, endColumn = 0] = node.span;
      const start = positions.offsetAt({ line, column });
      const end = positions.offsetAt({ line: endLine, column: endColumn });
      if (node.text !== undefined) expect(node.text, program).toBe(source.slice(start, end));
      const [parentLine = 1, parentColumn = 1, parentEndLine = endLine, parentEndColumn = endColumn] = parent?.span ?? [];
      const isInside =
        positions.offsetAt({ line: parentLine, column: parentColumn }) <= start &&
        end <= positions.offsetAt({ line: parentEndLine, column: parentEndColumn });
      expect(isInside, `${program}: ${node.kind} ${node.span} in ${parent?.kind} ${parent?.span}`).toBe(true);
    }
  }
});

test("writing stops as soon as the room is used up", () => {
  const { module } = parse("x = 1\n");
  const located = { source: "x = 1\n", positions: createPositions("x = 1\n") };
  const { length } = treeOf("x = 1\n");
  expect(writeTree(module, fullView(located), length)).not.toBeNull();
  expect(writeTree(module, fullView(located), length - 1)).toBeNull();
});

test("a chain of 100,000 operators is written without trouble", () => {
  const source = `x = ${Array.from({ length: 100_000 }, (_, index) => `${index % 10}`).join(" + ")}\n`;
  expect(nodesOf(JSON.parse(treeOf(source))).length).toBe(100_004);
});

function treeOf(source: string): string {
  const { module } = parse(source);
  const text = writeTree(module, fullView({ source, positions: createPositions(source) }), Number.POSITIVE_INFINITY);
  if (text === null) throw new Error("no room without a limit");
  return text;
}

/** All nodes but modifiers, which the JSON shows as words. */
function countAll(node: SyntaxNode): number {
  return children(node).reduce((count, child) => count + (child.kind === "Modifier" ? 0 : countAll(child)), 1);
}
