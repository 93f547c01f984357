// Patterns, one case a kind.

import { assertNever } from "../../assert-never.ts";
import type { FieldPattern, NameOrMissing, NamePattern, Pattern, RecordPattern } from "../../syntax/nodes.ts";
import { BRACES, PARENS } from "../brackets.ts";
import { concat, type Doc } from "../document/doc.ts";
import type { Emitter } from "../emitter.ts";
import { bracketed } from "./bracketed.ts";
import { leaf } from "./expressions.ts";
import { modifiers } from "./modifiers.ts";
import { type } from "./types.ts";

export function pattern(node: Pattern, emitter: Emitter): Doc {
  if (emitter.offset !== node.start) return emitter.derail();
  switch (node.kind) {
    case "WildcardPattern":
    case "LiteralPattern":
      return leaf(node, emitter);
    case "NamePattern":
      return namePattern(node, emitter);
    case "RangePattern": {
      const from = pattern(node.from, emitter);
      const dots = emitter.take(["..", "..."]);
      return concat(from, dots, pattern(node.to, emitter));
    }
    case "ParenPattern":
      return bracketed([node.pattern], emitter, { open: PARENS, keepsLastComma: true }, (item) => pattern(item, emitter));
    case "TuplePattern": {
      const style = { open: PARENS, hasTrailingComma: node.elements.length > 1, keepsLastComma: node.elements.length === 1 };
      return bracketed(node.elements, emitter, style, (item) => pattern(item, emitter));
    }
    case "ConstructorPattern":
      return constructorPattern(node.path, node.arguments, emitter);
    case "RecordPattern":
      return recordPattern(node, emitter);
    case "OrPattern": {
      const [first, ...rest] = node.alternatives;
      if (first === undefined) return emitter.derail();
      const start = pattern(first, emitter);
      return concat(start, ...rest.flatMap((item) => [" ", emitter.take("|"), " ", pattern(item, emitter)]));
    }
    case "MissingPattern":
    case "Error":
      return emitter.derail();
    default:
      return assertNever(node);
  }
}

/** `x`, `mut x`, `x: Int`. */
function namePattern({ modifiers: words, name, type: annotation }: NamePattern, emitter: Emitter): Doc {
  const start = concat(modifiers(words, emitter), leaf(name, emitter));
  return annotation === null ? start : concat(start, emitter.take(":"), " ", type(annotation, emitter));
}

/** `some(v)`, `Colour.red`. */
function constructorPattern(path: readonly NameOrMissing[], args: readonly Pattern[] | null, emitter: Emitter): Doc {
  const last = path.at(-1);
  if (last === undefined || last.kind === "MissingName") return emitter.derail();
  const name = emitter.takeUntil(last.end);
  if (args === null) return name;
  return concat(
    name,
    bracketed(args, emitter, { open: PARENS, hasTrailingComma: true }, (item) => pattern(item, emitter)),
  );
}

/** `{ x, y: p }`, `Spot { x }`. */
function recordPattern({ name, fields }: RecordPattern, emitter: Emitter): Doc {
  const start = name === null ? "" : concat(leaf(name, emitter), " ");
  const style = { open: BRACES, isPadded: true, hasTrailingComma: true };
  return concat(
    start,
    bracketed(fields, emitter, style, (field) => fieldPattern(field, emitter)),
  );
}

function fieldPattern({ name, pattern: inner }: FieldPattern, emitter: Emitter): Doc {
  const start = name === null ? "" : leaf(name, emitter);
  if (inner === null) return start;
  const colon = name === null ? "" : concat(emitter.take(":"), " ");
  return concat(start, colon, pattern(inner, emitter));
}
