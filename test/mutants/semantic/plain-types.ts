// Types as far as they can be read off the tree: a word for a type that fits no other, null wherever that is not sure. Numbers of all widths
// count as one type; interfaces, predicates, type parameters and `Any` are never sure.

import type { Type as CheckedType } from "../../../server/src/language/analysis/types/type.ts";
import type { Binary, Expression, Postfix, Type } from "../../../server/src/language/syntax/nodes.ts";
import { knownCall } from "./calls.ts";
import { type Declared, declaredAt, type ProjectFacts, type SourceFacts, symbolAt, textOf } from "./facts.ts";

/** `Int`, `List`, `Point in src/point.yx`. */
export type PlainType = string;

/** Whether a value of one type can't stand where the other is wanted, at any place. */
export function isWrongFor(found: PlainType | null, wanted: PlainType | null): boolean {
  if (found === null || wanted === null) return false;
  return found !== wanted && !(found === "Int" && wanted === "Float");
}

const PRIMITIVES: ReadonlySet<string> = new Set(["String", "Bool", "Char"]);
const HOLDERS: ReadonlySet<string> = new Set(["List", "Dict"]);

/** A declared type. */
export function plainType(project: ProjectFacts, type: CheckedType): PlainType | null {
  switch (type.kind) {
    case "int":
      return "Int";
    case "float":
      return "Float";
    case "primitive":
      return PRIMITIVES.has(type.name) ? type.name : null;
    case "reference":
      return plainType(project, type.target);
    case "builtin":
      return HOLDERS.has(type.name) ? type.name : null;
    case "named": {
      const declaration = project.program.declarationsOf(type.module)?.types.get(type.name);
      return declaration === undefined ? null : plainDeclared({ kind: "type", type: declaration });
    }
    default:
      return null;
  }
}

function plainDeclared(declared: Declared | null): PlainType | null {
  if (declared?.kind !== "type" || declared.type.body.kind !== "record") return null;
  const { fields } = declared.type.body;
  const isInterface = fields.every(({ type }) => type.kind === "function");
  return isInterface ? null : `${declared.type.name} in ${declared.type.module}`;
}

/** A type as it is written. */
export function plainWritten(facts: SourceFacts, type: Type | null): PlainType | null {
  if (type?.kind === "PrefixType" || type?.kind === "ParenType") return plainWritten(facts, type.type);
  if (type?.kind !== "NamedType" || type.qualifiers.length > 0) return null;
  const name = textOf(facts, type.name);
  if (name === "Int" || name === "Float" || PRIMITIVES.has(name) || HOLDERS.has(name)) return name;
  return plainDeclared(declaredAt(facts, type.name.start));
}

const DEEPEST = 12;

/** The type of an expression. */
export function plainOf(facts: SourceFacts, node: Expression, depth = 0): PlainType | null {
  if (depth > DEEPEST) return null;
  const inner = (part: Expression): PlainType | null => plainOf(facts, part, depth + 1);
  switch (node.kind) {
    case "Literal":
      return LITERALS[node.type] ?? null;
    case "FString":
      return "String";
    case "List":
    case "Dict":
      return node.kind;
    case "Paren":
      return inner(node.expression);
    case "Cast":
      return plainWritten(facts, node.types.at(-1) ?? null);
    case "Binary":
      return plainBinary(node, inner);
    case "Prefix":
      if (node.operators.every(({ operator }) => operator === "!")) return "Bool";
      return node.operators.every(({ operator }) => operator === "-" || operator === "&" || operator === "&mut")
        ? inner(node.operand)
        : null;
    case "Name":
      return plainName(facts, node.start, depth);
    case "Postfix":
      return plainPostfix(facts, node);
    default:
      return null;
  }
}

const LITERALS: Readonly<Record<string, PlainType>> = {
  int: "Int",
  float: "Float",
  string: "String",
  "triple-string": "String",
  char: "Char",
  bool: "Bool",
};

const TRUTHS: ReadonlySet<string> = new Set(["==", "!=", "<", "<=", ">", ">=", "and", "or", "in"]);

function plainBinary({ first, rest }: Binary, inner: (part: Expression) => PlainType | null): PlainType | null {
  if (rest.every(({ operator }) => TRUTHS.has(operator))) return "Bool";
  const type = inner(first);
  const isArithmetic = rest.every(({ operator }) => operator === "+" || operator === "-" || operator === "*" || operator === "/");
  return isArithmetic && rest.every(({ operand }) => inner(operand) === type) ? type : null;
}

function plainName(facts: SourceFacts, start: number, depth: number): PlainType | null {
  const declared = declaredAt(facts, start);
  if (declared?.kind === "value") {
    const [scheme] = declared.value.schemes;
    return scheme === undefined || declared.value.isFunction || declared.value.isInferred ? null : plainType(facts.project, scheme.type);
  }
  const symbol = symbolAt(facts, start);
  const definition = symbol === null ? undefined : facts.definitionOf.get(symbol.id)?.parent?.node;
  if (definition?.kind === "Parameter") return plainWritten(facts, definition.type);
  if (definition?.kind !== "Binding" || definition.target.start !== symbol?.span.start) return null;
  if (definition.annotation !== null) return plainWritten(facts, definition.annotation);
  return definition.value === null || !isExpression(definition.value) ? null : plainOf(facts, definition.value, depth + 1);
}

function isExpression(node: Expression | Type): node is Expression {
  return !node.kind.endsWith("Type");
}

function plainPostfix(facts: SourceFacts, node: Postfix): PlainType | null {
  const last = node.suffixes.at(-1);
  if (last?.kind === "Call") return knownCall(facts, node, node.suffixes.length - 1)?.result ?? null;
  return last?.kind === "Field" ? plainField(facts.project, textOf(facts, last.name)) : null;
}

/** The type that all fields of this name have. */
function plainField(project: ProjectFacts, name: string): PlainType | null {
  const types = project.types.flatMap(({ body }) =>
    body.kind === "record" ? body.fields.filter((field) => field.name === name).map(({ type }) => plainType(project, type)) : [],
  );
  const [first = null] = types;
  return types.every((type) => type === first) && !project.methods.has(name) ? first : null;
}
