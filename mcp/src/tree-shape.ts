// What an answer shows of each kind of syntax node: its children by name and the few facts that are no nodes.
// Field names are those of the syntax tree; what is absent has no field, and offsets have no place here.

import type { Modifier, SyntaxNode } from "../../server/src/api.ts";

/** One child, or a list of them (which may be empty). */
export type Children = SyntaxNode | readonly SyntaxNode[];

export interface ChildField {
  readonly name: string;
  readonly children: Children;
}

/** Something that a node says in words: operators, modifiers, a kind of literal. */
export interface Fact {
  readonly name: string;
  readonly value: string | true | readonly string[];
}

interface Visitor {
  field(name: string, children: Children): void;
  fact(name: string, value: Fact["value"]): void;
  /** The node's own spelling is shown as `text`. */
  spelling(): void;
}

export interface NodeShape {
  /** Whether the node's own spelling is shown as `text`. */
  readonly spelled: boolean;
  readonly facts: readonly Fact[];
  readonly fields: readonly ChildField[];
}

/** All that is shown of `node`. */
export function shapeOf(node: SyntaxNode): NodeShape {
  const collector = new Collector();
  describe(node, collector);
  return collector;
}

/** The shape that a description adds up to; a class, because there is one for every node and closures would cost more. */
class Collector implements Visitor, NodeShape {
  spelled = false;
  facts: Fact[] = noFacts;
  fields: ChildField[] = noFields;

  field(name: string, children: Children): void {
    if (this.fields === noFields) this.fields = [];
    this.fields.push({ name, children });
  }

  fact(name: string, value: Fact["value"]): void {
    if (this.facts === noFacts) this.facts = [];
    this.facts.push({ name, value });
  }

  spelling(): void {
    this.spelled = true;
  }
}

const noFacts: Fact[] = [];
const noFields: ChildField[] = [];

/** How many nodes an answer would show for `node` and everything below it. */
export function countNodes(node: SyntaxNode): number {
  const counter = new Counter();
  counter.pending.push(node);
  let count = 0;
  for (let next = counter.pending.pop(); next !== undefined; next = counter.pending.pop()) {
    count += 1;
    describe(next, counter);
  }
  return count;
}

/** A class for the reason that Collector is one. */
class Counter implements Visitor {
  readonly pending: SyntaxNode[] = [];

  field(_name: string, children: Children): void {
    if (isList(children)) for (const child of children) this.pending.push(child);
    else this.pending.push(children);
  }

  fact(): void {}

  spelling(): void {}
}

export function isList(children: Children): children is readonly SyntaxNode[] {
  return Array.isArray(children);
}

/** Tells `visitor` all that is shown of `node`, fields in order. Allocates next to nothing: it runs for every node of every call. */
function describe(node: SyntaxNode, visitor: Visitor): void {
  switch (node.kind) {
    case "Module":
    case "Block":
      visitor.field("body", node.body);
      return;
    case "Use":
      visitor.field("path", node.path);
      optional(visitor, "items", node.items);
      optional(visitor, "alias", node.alias);
      return;
    case "UseItem":
      visitor.field("name", node.name);
      optional(visitor, "alias", node.alias);
      return;
    case "Binding":
      modifiers(visitor, node);
      visitor.field("target", node.target);
      optional(visitor, "annotation", node.annotation);
      optional(visitor, "value", node.value);
      return;
    case "Destructuring":
      modifiers(visitor, node);
      flag(visitor, "parenthesized", node.parenthesized);
      visitor.field("targets", node.targets);
      visitor.field("value", node.value);
      return;
    case "ExpressionStatement":
    case "Paren":
    case "ConstType":
    case "ExpressionType":
      visitor.field("expression", node.expression);
      return;
    case "ForeignDeclaration":
      visitor.field("keyword", node.keyword);
      optional(visitor, "declared", node.declared);
      return;
    case "Modifier":
      visitor.fact("word", node.word);
      return;
    case "Name":
    case "FStringText":
    case "FormatSpec":
      visitor.spelling();
      return;
    case "Literal":
      visitor.fact("type", node.type);
      visitor.spelling();
      return;
    case "IntType":
      flag(visitor, "negative", node.negative);
      visitor.spelling();
      return;
    case "MissingName":
    case "MissingExpression":
    case "MissingType":
    case "MissingPattern":
    case "MissingBlock":
    case "Wildcard":
    case "WildcardPattern":
    case "Try":
      return;
    case "Error":
      visitor.field("parts", node.parts);
      return;
    case "FString":
      visitor.field("segments", node.segments);
      return;
    case "Interpolation":
      visitor.field("expression", node.expression);
      optional(visitor, "spec", node.spec);
      return;
    case "Tuple":
    case "List":
    case "SetLiteral":
    case "TuplePattern":
    case "TupleType":
      visitor.field("elements", node.elements);
      return;
    case "TypedParameters":
      visitor.field("parameters", node.parameters);
      return;
    case "Comprehension":
      visitor.field("element", node.element);
      visitor.field("clauses", node.clauses);
      return;
    case "ComprehensionFor":
      visitor.field("pattern", node.pattern);
      visitor.field("iterable", node.iterable);
      return;
    case "ComprehensionIf":
    case "RefinementMember":
      visitor.field("condition", node.condition);
      return;
    case "Dict":
      visitor.field("entries", node.entries);
      return;
    case "DictEntry":
      visitor.field("key", node.key);
      visitor.field("value", node.value);
      return;
    case "RecordLiteral":
      visitor.field("type", node.type);
      visitor.field("fields", node.fields);
      return;
    case "If":
      visitor.field("branches", node.branches);
      optional(visitor, "otherwise", node.otherwise);
      return;
    case "IfBranch":
      optional(visitor, "pattern", node.pattern);
      visitor.field("condition", node.condition);
      visitor.field("body", node.body);
      return;
    case "Match":
      visitor.field("subject", node.subject);
      visitor.field("arms", node.arms);
      return;
    case "MatchArm":
      visitor.field("pattern", node.pattern);
      optional(visitor, "guard", node.guard);
      visitor.field("body", node.body);
      return;
    case "While":
      visitor.field("condition", node.condition);
      visitor.field("body", node.body);
      return;
    case "For":
      modifiers(visitor, node);
      visitor.field("pattern", node.pattern);
      visitor.field("iterable", node.iterable);
      visitor.field("body", node.body);
      return;
    case "Loop":
    case "Spawn":
    case "Unsafe":
      visitor.field("body", node.body);
      return;
    case "Return":
      optional(visitor, "value", node.value);
      return;
    case "Break":
    case "Continue":
      optional(visitor, "label", node.label);
      optional(visitor, "value", node.value);
      return;
    case "Lambda":
      visitor.field("groups", node.groups);
      visitor.field("body", node.body);
      return;
    case "ParameterGroup":
      visitor.field("parameters", node.parameters);
      optional(visitor, "result", node.result);
      return;
    case "Parameter":
      modifiers(visitor, node);
      optional(visitor, "name", node.name);
      optional(visitor, "type", node.type);
      optional(visitor, "bounds", node.bounds.length === 0 ? null : node.bounds);
      return;
    case "Assignment":
      visitor.fact("operator", node.operator);
      visitor.field("targets", node.targets);
      visitor.field("value", node.value);
      return;
    case "Binary":
      visitor.fact("operators", texts(node.rest));
      visitor.field("operands", [node.first, ...node.rest.map((step) => step.operand)]);
      return;
    case "Prefix":
      visitor.fact("operators", texts(node.operators));
      visitor.field("operand", node.operand);
      return;
    case "PrefixType":
      visitor.fact("operators", texts(node.operators));
      visitor.field("type", node.type);
      return;
    case "Cast":
      visitor.field("operand", node.operand);
      visitor.field("types", node.types);
      return;
    case "Postfix":
      visitor.field("base", node.base);
      visitor.field("suffixes", node.suffixes);
      return;
    case "Call":
      visitor.field("arguments", node.arguments);
      return;
    case "NamedArgument":
      visitor.field("name", node.name);
      visitor.field("value", node.value);
      return;
    case "Field":
      visitor.field("name", node.name);
      return;
    case "Index":
      visitor.field("indexes", node.indexes);
      return;
    case "Slice":
      optional(visitor, "from", node.from);
      optional(visitor, "to", node.to);
      return;
    case "NamePattern":
      modifiers(visitor, node);
      visitor.field("name", node.name);
      optional(visitor, "type", node.type);
      return;
    case "LiteralPattern":
      flag(visitor, "negative", node.negative);
      visitor.field("literal", node.literal);
      return;
    case "RangePattern":
      visitor.field("from", node.from);
      visitor.field("to", node.to);
      return;
    case "ParenPattern":
      visitor.field("pattern", node.pattern);
      return;
    case "NamedType":
      optional(visitor, "qualifiers", node.qualifiers.length === 0 ? null : node.qualifiers);
      visitor.field("name", node.name);
      optional(visitor, "arguments", node.arguments);
      return;
    case "ConstructorPattern":
      visitor.field("path", node.path);
      optional(visitor, "arguments", node.arguments);
      return;
    case "RecordPattern":
      optional(visitor, "name", node.name);
      visitor.field("fields", node.fields);
      return;
    case "FieldPattern":
      optional(visitor, "name", node.name);
      optional(visitor, "pattern", node.pattern);
      return;
    case "OrPattern":
      visitor.field("alternatives", node.alternatives);
      return;
    case "FunctionType":
      visitor.field("groups", node.groups);
      visitor.field("result", node.result);
      return;
    case "ParenType":
    case "OptionalType":
    case "InterfaceMember":
      visitor.field("type", node.type);
      return;
    case "RecordType":
      visitor.field("members", node.members);
      return;
    case "RecordField":
      modifiers(visitor, node);
      visitor.field("name", node.name);
      visitor.field("type", node.type);
      optional(visitor, "positions", node.positions);
      optional(visitor, "value", node.value);
      return;
    case "MethodBinding":
      visitor.field("name", node.name);
      visitor.field("method", node.method);
      optional(visitor, "positions", node.positions);
      return;
    case "NamedStructType":
      visitor.field("name", node.name);
      visitor.field("fields", node.fields);
      return;
    case "EnumType":
      visitor.field("variants", node.variants);
      return;
    case "TypeOperation":
      visitor.fact("operator", node.operator);
      visitor.field("types", node.types);
      return;
    case "ListType":
      visitor.field("element", node.element);
      return;
    default:
      assertNever(node);
  }
}

function optional(visitor: Visitor, name: string, children: Children | null): void {
  if (children !== null) visitor.field(name, children);
}

/** A flag is shown only where it is set. */
function flag(visitor: Visitor, name: string, isSet: boolean): void {
  if (isSet) visitor.fact(name, true);
}

function modifiers(visitor: Visitor, node: { readonly modifiers: readonly Modifier[] }): void {
  if (node.modifiers.length > 0)
    visitor.fact(
      "modifiers",
      node.modifiers.map(({ word }) => word),
    );
}

function texts(operators: readonly { readonly operator: string }[]): readonly string[] {
  return operators.map(({ operator }) => operator);
}

function assertNever(node: never): never {
  throw new Error(`unknown node ${JSON.stringify(node)}`);
}
