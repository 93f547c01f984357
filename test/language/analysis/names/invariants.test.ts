// What holds of the names of every program, whole or broken, over all recorded ones: no name is forgotten, none is counted twice, and each
// symbol is defined where it says.

import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { NameModel } from "../../../../server/src/language/analysis/names/symbols.ts";
import { symbolOf } from "../../../../server/src/language/analysis/names/symbols.ts";
import type { SyntaxNode } from "../../../../server/src/language/syntax/nodes.ts";
import { parse } from "../../../../server/src/language/syntax/parse.ts";
import { children } from "../../../../server/src/language/syntax/walk.ts";
import { loadFormatInputs, loadPrograms } from "../../../conformance/cases.ts";
import { bracketPatterns, chainPatterns } from "../../syntax/nesting-patterns.ts";
import { namesOf } from "./marks.ts";

const cases = join(process.cwd(), "test/conformance/cases");
const programs = [...loadPrograms(cases, "syntax"), ...loadPrograms(cases, "types"), ...loadFormatInputs(cases)];

/** Complaints of all programs, each with the program's name. */
function complaints(about: (source: string, model: NameModel) => readonly string[]): readonly string[] {
  return programs.flatMap(({ id, source }) => about(source, namesOf(source)).map((complaint) => `${id}: ${complaint}`));
}

test("references are in order and apart, and each has its name's text", () => {
  const found = complaints((source, { references }) =>
    references.flatMap(({ span, name }, index) => {
      const before = references[index - 1];
      if (before !== undefined && before.span.end > span.start) return [`${name} at ${span.start} overlaps`];
      return source.slice(span.start, span.end) === name ? [] : [`${name} at ${span.start} is another text`];
    }),
  );
  expect(found).toEqual([]);
});

test("each symbol is named at its definition, in whose extent it is, and made after its container", () => {
  const found = complaints((_, model) => {
    const places = new Map(model.references.map((reference) => [reference.span.start, reference]));
    return model.symbols.flatMap(({ id, name, span, extent, container }) => {
      const role = places.get(span.start)?.role;
      if (role !== "definition" && role !== "import") return [`${name} is ${role} at its definition`];
      if (span.start < extent.start || span.end > extent.end) return [`${name} is outside its definition`];
      if (container !== null && symbolOf(model, container).id >= id) return [`${name} is made before its container`];
      return [];
    });
  });
  expect(found).toEqual([]);
});

test("no name is forgotten", () => {
  const found = complaints((source, { references }) => {
    const places = new Set(references.map(({ span }) => span.start));
    return forgotten(parse(source).module, places).map(({ start, end }) => `${source.slice(start, end)} at ${start}`);
  });
  expect(found).toEqual([]);
});

test("spans of diagnostics and fixes are inside the text", () => {
  const found = complaints((source, { diagnostics }) =>
    diagnostics.flatMap(({ finding, span, related = [], fixes = [] }) => {
      const spans = [span, ...related.map((place) => place.span), ...fixes.flatMap(({ edits }) => edits.map((edit) => edit.span))];
      return spans.every(({ start, end }) => 0 <= start && start <= end && end <= source.length) ? [] : [finding];
    }),
  );
  expect(found).toEqual([]);
});

describe("nesting as deep as the parser reads it", () => {
  test.each([...bracketPatterns, ...chainPatterns])("$name", ({ source }) => {
    expect(() => namesOf(source(5000))).not.toThrow();
  });
});

/** Names in the tree that have no reference, but for those that mean nothing: see `meansNothing`. */
function forgotten(module: SyntaxNode, places: ReadonlySet<number>): readonly SyntaxNode[] {
  const found: SyntaxNode[] = [];
  const waiting: { readonly node: SyntaxNode; readonly parent: SyntaxNode | null }[] = [{ node: module, parent: null }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, parent } = next;
    if (node.kind === "Name" && !places.has(node.start) && parent !== null && !meansNothing(node, parent)) found.push(node);
    if (!isOddTarget(node)) for (const child of children(node)) waiting.push({ node: child, parent: node });
  }
  return found;
}

function meansNothing(name: SyntaxNode, parent: SyntaxNode): boolean {
  switch (parent.kind) {
    case "Use": // all of the path but its end
      return parent.path.at(-1) !== name || parent.path.some(({ kind }) => kind === "MissingName");
    case "ForeignDeclaration": // the keyword
      return parent.keyword === name;
    case "Parameter": // in a type that is no signature
    case "RecordField": // in a type that is no definition's
    case "MethodBinding":
      return true;
    default:
      return false;
  }
}

/** An annotated target that is no name (`a.b.c: Int = 1`) defines nothing that could be named. */
function isOddTarget(node: SyntaxNode): boolean {
  return node.kind === "Binding" && node.annotation !== null && node.target.kind !== "Name";
}
