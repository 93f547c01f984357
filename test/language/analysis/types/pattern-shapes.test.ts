// Matches as they are written: the type of the subject, the patterns of the arms, and what is missing or can't be reached.

import { describe, expect, test } from "vitest";
import { analyseMatch } from "../../../../server/src/language/analysis/types/pattern-matrix.ts";
import { rowsOfMatch } from "../../../../server/src/language/analysis/types/pattern-shapes.ts";
import {
  BOOL,
  builtin,
  CHAR,
  FLOAT,
  INT,
  NEVER,
  STRING,
  type Type,
  UNKNOWN,
  VOID,
} from "../../../../server/src/language/analysis/types/type.ts";
import { spaceOf, type TypeShape } from "../../../../server/src/language/analysis/types/type-space.ts";
import { parse } from "../../../../server/src/language/syntax/parse.ts";

const named = (name: string): Type => ({ kind: "named", module: "main", name, arguments: [] });
const tuple = (...elements: readonly Type[]): Type => ({ kind: "tuple", elements });

const declared = new Map<string, TypeShape>([
  [
    "Spot",
    {
      kind: "record",
      name: "Spot",
      fields: [
        { name: "x", type: INT },
        { name: "on", type: BOOL },
      ],
    },
  ],
  ["Chain", { kind: "record", name: "Chain", fields: [{ name: "next", type: builtin("Option", named("Chain")) }] }],
  ["Colour", { kind: "enum", variants: ["red", "green", "blue", "grey"].map((name) => ({ name, types: [] })) }],
  [
    "Shape",
    {
      kind: "enum",
      variants: [
        { name: "circle", types: [BOOL] },
        { name: "dot", types: [] },
      ],
    },
  ],
]);

const types: Readonly<Record<string, Type>> = {
  Bool: BOOL,
  Int: INT,
  Float: FLOAT,
  String: STRING,
  Char: CHAR,
  Void: VOID,
  Never: NEVER,
  "?": UNKNOWN,
  "&Bool": { kind: "reference", isMutable: false, target: BOOL },
  "(Bool, Bool)": tuple(BOOL, BOOL),
  "(Int, Bool)": tuple(INT, BOOL),
  "Option(Bool)": builtin("Option", BOOL),
  "Option(Int)": builtin("Option", INT),
  "Result(Bool, Int)": builtin("Result", BOOL, INT),
  "List(Int)": builtin("List", INT),
  Spot: named("Spot"),
  Chain: named("Chain"),
  Colour: named("Colour"),
  Shape: named("Shape"),
  Foreign: named("Foreign"),
};

/** `missing; …` and `arm N` for each arm that can't be reached, counted from 1. */
function reportOf(type: string, arms: string): string {
  const source = `r = match s {\n${arms
    .split(";")
    .map((arm) => (arm.trim() === "" ? "" : `${arm.trim()} => 0,\n`))
    .join("")}}\n`;
  const [statement] = parse(source).module.body;
  if (statement?.kind !== "Binding" || statement.value?.kind !== "Match") throw new Error(`no match: ${source}`);
  const subject = types[type] ?? UNKNOWN;
  const shapeOf = ({ name }: { readonly name: string }) => declared.get(name) ?? null;
  const context = { source, shapeOf, isTypeName: (name: string) => declared.has(name) };
  const rows = rowsOfMatch(statement.value, subject, context);
  const { missing, unreachable } = analyseMatch(rows, spaceOf(subject, shapeOf));
  const parts = [...(missing.length === 0 ? [] : [`missing ${missing.join("; ")}`]), ...unreachable.map((index) => `arm ${index + 1}`)];
  return parts.join(", ") || "fine";
}

describe("a match over", () => {
  test.each([
    ["Bool", "true; false", "fine"],
    ["Bool", "true", "missing false"],
    ["Bool", "", "missing true; false"],
    ["Bool", "true; x; false", "arm 3"],
    ["Bool", "true if c; false", "missing true"],
    ["Bool", "true if c; true; false", "fine"],
    ["Bool", "true | false", "fine"],
    ["&Bool", "(true); (false)", "fine"],
    ["Void", "void", "fine"],
    ["Void", "()", "fine"],
    ["Never", "", "fine"],
    ["Int", "1; 2", "missing _"],
    ["Int", "1; 0x1; 0b0001; (-1); _", "arm 2, arm 3"],
    ["Int", "0..10; 3; 9 | 10; 10; _", "arm 2, arm 4"],
    ["Int", "0..=3; 3; _", "arm 2"],
    ["Int", "0..5; 5..10; 0..10; _", "arm 3"],
    ["Int", "5..1; 5...6; 5; _", "fine"],
    ["Int", "n; 1", "arm 2"],
    ["Int", "!1; 1", "fine"],
    ["Int", '"a"; _', "fine"],
    ["Int", "(x if x > 1); _", "fine"],
    ["Int", "[a]; _", "fine"],
    ["Float", "1.0; 1; 1.00; _", "arm 2, arm 3"],
    ["String", String.raw`"a"; "\x61"; "b"; _`, "arm 2"],
    ["String", "x", "fine"],
    ["Char", String.raw`'a'; '\u{61}'; _`, "arm 2"],
    ["?", "true; false", "fine"],
    ["?", "(1, a); (1, 2); (a, b, c)", "arm 2"],
    ["(Bool, Bool)", "(true, _); (_, true)", "missing (false, false)"],
    ["(Bool, Bool)", "(true, _); (_, true); (false, false); (_, _)", "arm 4"],
    ["(Bool, Bool)", "(a, b, c); _", "fine"],
    ["(Int, Bool)", "(1, true); (1, false)", "missing (_, _)"],
    ["(Int, Bool)", "(1, true); (_, false)", "missing (_, true)"],
    ["Option(Bool)", "(some(true)); (none)", "missing some(false)"],
    ["Option(Bool)", "", "missing some(_); none"],
    ["Option(Int)", "(some(v)); none", "fine"],
    ["Option(Int)", "none; (some(1))", "missing some(_)"],
    ["Option(Int)", "(Option.some(v)); none; _", "arm 3"],
    ["Option(Int)", "(some(1, 2)); _", "fine"],
    ["Result(Bool, Int)", "(ok(true)); (err(e))", "missing ok(false)"],
    ["List(Int)", "xs", "fine"],
    ["Spot", "Spot; _", "arm 2"],
    ["Spot", "Shape; _", "fine"],
    ["Spot", "Spot { on: true }", "missing Spot { on: false }"],
    ["Spot", "{ on: true }; { x: 1, on: false }", "missing Spot { on: false }"],
    ["Spot", "{ x, on }; _", "arm 2"],
    ["Spot", "{ y }; _", "fine"],
    ["Spot", "(Spot(1, true)); (Spot(_, false))", "missing Spot { on: true }"],
    ["Chain", "{ next: some({ next: none }) }; { next: none }", "missing Chain { next: some(Chain { next: some(_) }) }"],
    ["Colour", "(Colour.red)", "missing Colour.green; Colour.blue; Colour.grey"],
    ["Colour", "", "missing Colour.red; Colour.green; Colour.blue"],
    ["Colour", "red; _", "fine"],
    ["Colour", "(Other.red); _", "fine"],
    ["Shape", "(Shape.circle(true)); (Shape.dot)", "missing Shape.circle(false)"],
    ["Shape", "(Shape.circle); (Shape.dot); (Shape.circle(true))", "fine"],
    ["Foreign", "(Foreign.a)", "fine"],
  ])("%s: %s — %s", (type, arms, report) => {
    expect(reportOf(type, arms)).toBe(report);
  });
});
