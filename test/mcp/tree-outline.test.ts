// What an outline shows: imports and declarations with their signatures as they are spelled.
import { expect, test } from "vitest";
import { writeTree } from "../../mcp/src/tree-json.ts";
import { outlineView } from "../../mcp/src/tree-outline.ts";
import { createPositions, parse } from "../../server/src/api.ts";
import { drawTree } from "./drawing.ts";

test.each([
  [
    "a function shows its type and its parameters, not its body",
    "pub add: (a: Int, b: List(Int)) -> Int = (a, b) => { a + b.len() }",
    `
Module 1:1-1:67
  body: Binding 1:1-1:67 modifiers=["pub"]
    target: Name 1:5-1:8 "add"
    annotation: FunctionType 1:10-1:39 "(a: Int, b: List(Int)) -> Int" elided=13
    value: Lambda 1:42-1:67 elided=9
      groups: ParameterGroup 1:42-1:48 "(a, b)" elided=4`,
  ],
  [
    "a type shows its members with their types",
    "Point: Type = { x: Int, y: Float = 1.0, up = move[0] }",
    `
Module 1:1-1:55
  body: Binding 1:1-1:55
    target: Name 1:1-1:6 "Point"
    annotation: NamedType 1:8-1:12 "Type" elided=1
    value: RecordType 1:15-1:55
      members: RecordField 1:17-1:23
        name: Name 1:17-1:18 "x"
        type: NamedType 1:20-1:23 "Int" elided=1
      members: RecordField 1:25-1:39 elided=1
        name: Name 1:25-1:26 "y"
        type: NamedType 1:28-1:33 "Float" elided=1
      members: MethodBinding 1:41-1:53 elided=1
        name: Name 1:41-1:43 "up"
        method: Name 1:46-1:50 "move"`,
  ],
  [
    "imports are there, values are not, statements that declare nothing neither",
    "use std.math.{abs as a}\nn = 2 + 3\nprint(n)\n(p, q) = pair()",
    `
Module 1:1-4:16 elided=5
  body: Use 1:1-1:24
    path: Name 1:5-1:8 "std"
    path: Name 1:9-1:13 "math"
    items: UseItem 1:15-1:23
      name: Name 1:15-1:18 "abs"
      alias: Name 1:22-1:23 "a"
  body: Binding 2:1-2:10 elided=3
    target: Name 2:1-2:2 "n"
  body: Destructuring 4:1-4:16 parenthesized=true elided=3
    targets: Name 4:2-4:3 "p"
    targets: Name 4:5-4:6 "q"`,
  ],
  [
    "a declaration in the manner of another language is one",
    "let z = 1",
    `
Module 1:1-1:10
  body: ForeignDeclaration 1:1-1:10
    keyword: Name 1:1-1:4 "let"
    declared: Binding 1:5-1:10 elided=1
      target: Name 1:5-1:6 "z"`,
  ],
])("%s", (_, source, drawing) => {
  const { module } = parse(source);
  const text = writeTree(module, outlineView({ source, positions: createPositions(source) }), Number.POSITIVE_INFINITY);
  expect(drawTree(text ?? "")).toBe(drawing.trim());
});
