// Statements, one case a kind.

import { assertNever } from "../../assert-never.ts";
import type {
  Binding,
  Destructuring,
  DestructuringTarget,
  Expression,
  ForeignDeclaration,
  Statement,
  Type,
  Use,
  UseItem,
} from "../../syntax/nodes.ts";
import { BRACES, PARENS } from "../brackets.ts";
import { concat, concatAll, type Doc, join } from "../document/doc.ts";
import type { Emitter } from "../emitter.ts";
import { afterEquals } from "./after-equals.ts";
import { bracketed } from "./bracketed.ts";
import { expression, leaf } from "./expressions.ts";
import { parameter } from "./functions.ts";
import { modifiers } from "./modifiers.ts";
import { type } from "./types.ts";

export function statement(node: Statement, emitter: Emitter): Doc {
  if (emitter.offset !== node.start) return emitter.derail();
  switch (node.kind) {
    case "Use":
      return use(node, emitter);
    case "Binding":
      return binding(node, emitter);
    case "Destructuring":
      return destructuring(node, emitter);
    case "ExpressionStatement":
      return expression(node.expression, emitter);
    case "ForeignDeclaration":
      return foreignDeclaration(node, emitter);
    case "Error":
      return emitter.derail();
    default:
      return assertNever(node);
  }
}

/** `use std.math.{ abs, max as biggest }`. */
function use({ path, items, alias }: Use, emitter: Emitter): Doc {
  const last = path.at(-1);
  if (last === undefined || last.kind === "MissingName") return emitter.derail();
  const docs: Doc[] = [emitter.take("use"), " ", emitter.takeUntil(last.end)];
  if (items !== null) {
    docs.push(emitter.isNext(".") ? emitter.take(".") : " ");
    const style = { open: BRACES, isPadded: true, hasTrailingComma: true };
    docs.push(bracketed(items, emitter, style, (item) => useItem(item, emitter)));
  }
  if (alias !== null) docs.push(" ", emitter.take("as"), " ", leaf(alias, emitter));
  return concatAll(docs);
}

function useItem({ name, alias }: UseItem, emitter: Emitter): Doc {
  const word = emitter.isNext("pub") ? concat(emitter.take("pub"), " ") : "";
  const item = leaf(name, emitter);
  return concat(word, item, alias === null ? "" : concat(" ", emitter.take("as"), " ", leaf(alias, emitter)));
}

/** `pub mut x: Int = 3`. */
function binding(node: Binding, emitter: Emitter): Doc {
  const docs: Doc[] = [];
  if (node.modifiers.length > 0) docs.push(modifiers(node.modifiers, emitter));
  docs.push(expression(node.target, emitter));
  if (node.annotation !== null) docs.push(emitter.takeJoined(":"), " ", type(node.annotation, emitter));
  if (node.value !== null) docs.push(" ", emitter.takeJoined("="), afterEquals(node.value, bound(node.value, emitter)));
  return concatAll(docs);
}

function bound(node: Expression | Type, emitter: Emitter): Doc {
  return isType(node) ? type(node, emitter) : expression(node, emitter);
}

const TYPE_KINDS: ReadonlySet<string> = new Set([
  "NamedType",
  "FunctionType",
  "ParenType",
  "TupleType",
  "RecordType",
  "NamedStructType",
  "EnumType",
  "PrefixType",
  "IntType",
  "ConstType",
  "TypeOperation",
  "ListType",
  "OptionalType",
  "ExpressionType",
  "MissingType",
] satisfies readonly Exclude<Type["kind"], "Error">[]);

function isType(node: Expression | Type): node is Exclude<Type, { kind: "Error" }> {
  return TYPE_KINDS.has(node.kind);
}

/** `(a, mut b) = e`, `a, b = e`. */
function destructuring({ modifiers: words, targets, parenthesized, value }: Destructuring, emitter: Emitter): Doc {
  const before = modifiers(words, emitter);
  const left = parenthesized
    ? bracketed(targets, emitter, { open: PARENS }, (item) => target(item, emitter))
    : bareTargets(targets, emitter);
  return concat(before, left, " ", emitter.takeJoined("="), afterEquals(value, expression(value, emitter)));
}

function bareTargets(targets: readonly DestructuringTarget[], emitter: Emitter): Doc {
  const last = targets.length - 1;
  return join(
    " ",
    targets.map((item, index) => concat(target(item, emitter), index < last || emitter.isNext(",") ? emitter.take(",") : "")),
  );
}

function target(node: DestructuringTarget, emitter: Emitter): Doc {
  return node.kind === "Parameter" ? parameter(node, emitter) : expression(node, emitter);
}

/** `let x = 1`: the word stays where it is. */
function foreignDeclaration({ declared }: ForeignDeclaration, emitter: Emitter): Doc {
  if (declared === null) return emitter.derail();
  return concat(emitter.take(), " ", statement(declared, emitter));
}
