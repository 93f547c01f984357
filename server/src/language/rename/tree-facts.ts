// What a rename asks of the tree that names do not tell: patterns whose alternatives bind one variable, patterns whose one name is field and
// variable, which interfaces a type lists, and which words of the text are names at all. One walk, without recursion.

import type { FieldPattern, NameOrMissing, Pattern, Postfix, RecordPattern, SyntaxNode } from "../syntax/nodes.ts";
import type { SyntaxTree } from "../syntax/parse.ts";
import { children } from "../syntax/walk.ts";
import type { Span } from "../text/span.ts";

/** A field in a pattern: `x`, or `x: p`. */
export interface PatternField {
  readonly field: Span;
  /** The variable of `x: v`, if nothing else stands behind the colon. */
  readonly variable: Span | null;
  /** The `Spot` of `Spot { x }`. */
  readonly record: Span | null;
}

/** What the tree tells of one name. Places are offsets of the names' first characters. */
export interface TreeFacts {
  /** Where the parser has read the name as one. */
  readonly names: ReadonlySet<number>;
  /** Where alternatives of a pattern bind it, for each such pattern. */
  readonly alternatives: readonly (readonly number[])[];
  /** Fields in patterns whose field or variable has the name, by the places of both. */
  readonly patternFields: ReadonlyMap<number, PatternField>;
  /** Where it stands before the `=` of an argument, with the place of the name that what is called begins with, if that is a name. */
  readonly namedArguments: ReadonlyMap<number, number | null>;
  /** What type definitions list in their bodies: the place of the type's name and that of the listed one. */
  readonly listed: readonly { readonly type: number; readonly interface: number }[];
}

/** Gathers the facts of `name`, in time linear in the size of the tree. */
export function treeFacts({ source, module }: SyntaxTree, name: string): TreeFacts {
  const isIt = (node: Span): boolean => node.end - node.start === name.length && source.startsWith(name, node.start);
  const names = new Set<number>();
  const namedArguments = new Map<number, number | null>();
  const alternatives: number[][] = [];
  const patternFields = new Map<number, PatternField>();
  const listed: { type: number; interface: number }[] = [];
  const waiting: SyntaxNode[] = [module];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    switch (node.kind) {
      case "Name":
        if (isIt(node)) names.add(node.start);
        break;
      case "Postfix":
        for (const name of argumentNames(node))
          if (isIt(name)) namedArguments.set(name.start, node.base.kind === "Name" ? node.base.start : null);
        break;
      case "RecordLiteral":
        for (const { name } of node.fields)
          if (isIt(name)) namedArguments.set(name.start, node.type.kind === "Name" ? node.type.start : null);
        break;
      case "OrPattern":
        alternatives.push(node.alternatives.flatMap((each) => boundIn(each).flatMap((bound) => (isIt(bound) ? [bound.start] : []))));
        break;
      case "RecordPattern":
        for (const found of fieldsOf(node)) {
          if (isIt(found.field)) patternFields.set(found.field.start, found);
          if (found.variable !== null && isIt(found.variable)) patternFields.set(found.variable.start, found);
        }
        break;
      case "Binding":
        if (node.value?.kind !== "RecordType") break;
        for (const member of node.value.members) {
          if (member.kind !== "InterfaceMember" || member.type.kind !== "NamedType" || member.type.qualifiers.length > 0) continue;
          listed.push({ type: node.target.start, interface: member.type.name.start });
        }
        break;
      default:
    }
    for (const child of children(node)) waiting.push(child);
  }
  return { names, alternatives, patternFields, namedArguments, listed };
}

function argumentNames({ suffixes }: Postfix): readonly Span[] {
  const args = suffixes.flatMap((suffix) => (suffix.kind === "Call" ? suffix.arguments : []));
  return args.flatMap((argument) => (argument.kind === "NamedArgument" ? [argument.name] : []));
}

function fieldsOf({ name: record, fields }: RecordPattern): readonly PatternField[] {
  return fields.flatMap(({ name, pattern }: FieldPattern) => {
    if (name === null) return [];
    const isPlain = pattern?.kind === "NamePattern" && pattern.modifiers.length === 0 && pattern.type === null;
    return [{ field: name, variable: isPlain ? pattern.name : null, record }];
  });
}

/** The names of the variables that a pattern binds. Recursion ends where the parser's nesting does. */
function boundIn(pattern: Pattern): readonly NameOrMissing[] {
  switch (pattern.kind) {
    case "NamePattern":
      return [pattern.name];
    case "ParenPattern":
      return boundIn(pattern.pattern);
    case "TuplePattern":
      return pattern.elements.flatMap(boundIn);
    case "RangePattern":
      return [...boundIn(pattern.from), ...boundIn(pattern.to)];
    case "ConstructorPattern":
      return (pattern.arguments ?? []).flatMap(boundIn);
    case "RecordPattern":
      return pattern.fields.flatMap((field) => (field.pattern !== null ? boundIn(field.pattern) : field.name === null ? [] : [field.name]));
    case "OrPattern":
      return pattern.alternatives.flatMap(boundIn);
    case "WildcardPattern":
    case "LiteralPattern":
    case "MissingPattern":
    case "Error":
      return [];
  }
}
