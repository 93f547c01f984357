// Record types and their members: fields, methods, interfaces, refinements.

import { assertNever } from "../../assert-never.ts";
import type { Expression, MethodBinding, RecordField, RecordMember, RecordType } from "../../syntax/nodes.ts";
import { BRACES, SQUARE } from "../brackets.ts";
import { concat, type Doc } from "../document/doc.ts";
import type { Emitter } from "../emitter.ts";
import { grouped, inline, readBracketed } from "./bracketed.ts";
import { expression, leaf } from "./expressions.ts";
import { modifiersBefore, modifiersBehind } from "./modifiers.ts";
import { type } from "./types.ts";

export function recordType({ members }: RecordType, emitter: Emitter): Doc {
  const style = { open: BRACES, isPadded: true, hasTrailingComma: true };
  const list = readBracketed(members, emitter, style, (member) => recordMember(member, emitter));
  // as the compiler's own formatter writes it
  return members.length === 0 && list.dangling.length === 0 && !list.isForced ? concat(list.opener, "  ", list.closer) : grouped(list);
}

function recordMember(node: RecordMember, emitter: Emitter): Doc {
  switch (node.kind) {
    case "RecordField":
      return recordField(node, emitter);
    case "MethodBinding":
      return methodBinding(node, emitter);
    case "InterfaceMember":
      return type(node.type, emitter);
    case "RefinementMember":
      return expression(node.condition, emitter);
    case "Error":
      return emitter.derail();
    default:
      return assertNever(node);
  }
}

/** `x: T`, `x mut: T = e`, `up: ((s: S) -> Int)[0] = (s) => …`. */
export function recordField(node: RecordField, emitter: Emitter): Doc {
  if (node.name.kind === "MissingName") return emitter.derail();
  const nameStart = node.name.start;
  const before = modifiersBefore(node.modifiers, nameStart, emitter);
  const name = leaf(node.name, emitter);
  const behind = modifiersBehind(node.modifiers, nameStart, emitter);
  const start = concat(before, name, behind, emitter.takeJoined(":"), " ", type(node.type, emitter));
  const places = positions(node.positions, emitter);
  const value = node.value === null ? "" : concat(" ", emitter.takeJoined("="), " ", expression(node.value, emitter));
  return concat(start, places, value);
}

/** `f = g[0, -1]`. */
function methodBinding({ name, method, positions: places }: MethodBinding, emitter: Emitter): Doc {
  if (method.kind === "MissingName") return emitter.derail();
  const start = concat(leaf(name, emitter), " ", emitter.takeJoined("="), " ", leaf(method, emitter));
  return concat(start, positions(places, emitter));
}

function positions(nodes: readonly Expression[] | null, emitter: Emitter): Doc {
  if (nodes === null) return "";
  return inline(readBracketed(nodes, emitter, { open: SQUARE }, (item) => expression(item, emitter)));
}
