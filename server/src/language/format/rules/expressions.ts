// Expressions, one case a kind: leaves and bracketed forms here, the others in the files of their families.

import { assertNever } from "../../assert-never.ts";
import type {
  Comprehension,
  ComprehensionClause,
  Dict,
  Expression,
  Lambda,
  List,
  Literal,
  Paren,
  RecordLiteral,
  Tuple,
} from "../../syntax/nodes.ts";
import type { Span } from "../../text/span.ts";
import { BRACES, PARENS, SQUARE } from "../brackets.ts";
import { concat, concatAll, type Doc, group, indent, line, softLine } from "../document/doc.ts";
import type { Emitter } from "../emitter.ts";
import { block } from "./blocks.ts";
import { bracketed, danglingComments } from "./bracketed.ts";
import { forLoop, ifChain, jump, keywordBody, match, whileLoop } from "./control-flow.ts";
import { fString } from "./f-strings.ts";
import { lambda, parameter } from "./functions.ts";
import { assignment, binary, binaryInBrackets, cast, prefix } from "./operators.ts";
import { pattern } from "./patterns.ts";
import { argument, postfix } from "./postfix.ts";

export function expression(node: Expression, emitter: Emitter): Doc {
  if (emitter.offset !== node.start) return emitter.derail();
  switch (node.kind) {
    case "Name":
    case "Wildcard":
      return leaf(node, emitter);
    case "Literal":
      return literal(node, emitter);
    case "FString":
      return fString(node, emitter);
    case "Paren":
      return paren(node, emitter);
    case "Tuple":
      return tuple(node, emitter);
    case "TypedParameters":
      return bracketed(node.parameters, emitter, { open: PARENS, hasTrailingComma: true }, (item) => parameter(item, emitter));
    case "List":
      return list(node, emitter);
    case "Comprehension":
      return comprehension(node, emitter);
    case "Dict":
      return dict(node, emitter);
    case "SetLiteral":
      return bracketed(node.elements, emitter, { open: BRACES, hasTrailingComma: true }, (item) => argument(item, emitter));
    case "RecordLiteral":
      return recordLiteral(node, emitter);
    case "Block":
      return block(node, emitter);
    case "If":
      return ifChain(node, emitter);
    case "Match":
      return match(node, emitter);
    case "While":
      return whileLoop(node, emitter);
    case "For":
      return forLoop(node, emitter);
    case "Loop":
    case "Spawn":
    case "Unsafe":
      return keywordBody(node, emitter);
    case "Return":
    case "Break":
    case "Continue":
      return jump(node, emitter);
    case "Lambda":
      return lambda(node, emitter);
    case "Assignment":
      return assignment(node, emitter);
    case "Binary":
      return binary(node, emitter);
    case "Prefix":
      return prefix(node, emitter);
    case "Cast":
      return cast(node, emitter);
    case "Postfix":
      return postfix(node, emitter);
    case "MissingExpression":
    case "MissingBlock":
    case "Error":
      return emitter.derail();
    default:
      return assertNever(node);
  }
}

/** A node that is its tokens, without blanks between them. */
export function leaf(node: Span, emitter: Emitter): Doc {
  return emitter.offset === node.start ? emitter.takeUntil(node.end) : emitter.derail();
}

/** A literal that is not closed stays where it is: on its line there is nothing but its text. */
function literal(node: Literal, emitter: Emitter): Doc {
  return isClosed(node, emitter.source) ? leaf(node, emitter) : emitter.derail();
}

function isClosed({ type, start, end }: Literal, source: string): boolean {
  switch (type) {
    case "string":
    case "char":
      return end - start > 1 && source[end - 1] === source[start];
    case "triple-string":
      return end - start > 5 && source.endsWith('"""', end);
    default:
      return true;
  }
}

function paren({ expression: inner }: Paren, emitter: Emitter): Doc {
  const openIndex = emitter.index;
  const opener = emitter.take(PARENS);
  const content = inner.kind === "Binary" ? binaryInBrackets(inner, emitter) : expression(inner, emitter);
  const dangling = danglingComments(emitter);
  const closer = emitter.take(")");
  const needsLines = emitter.needsLines(openIndex);
  // what has brackets of its own at its end breaks there
  if (!needsLines && endsWithBracket(inner)) return concat(opener, content, dangling, closer);
  return group(concat(opener, indent(concat(softLine, content, dangling)), softLine, closer), needsLines);
}

function endsWithBracket(node: Expression): boolean {
  switch (node.kind) {
    case "Block":
    case "If":
    case "Match":
    case "List":
    case "Dict":
    case "Tuple":
    case "Paren":
    case "Spawn":
    case "Unsafe":
    case "For":
    case "While":
      return true;
    case "Lambda":
      return endsWithBracketBody(node);
    default:
      return false;
  }
}

function endsWithBracketBody(node: Lambda): boolean {
  return ["Block", "Match", "If"].includes(node.body.kind);
}

function tuple({ elements }: Tuple, emitter: Emitter): Doc {
  const style = { open: PARENS, hasTrailingComma: elements.length > 1, keepsLastComma: elements.length === 1 };
  return bracketed(elements, emitter, style, (item) => expression(item, emitter));
}

function list({ elements }: List, emitter: Emitter): Doc {
  return bracketed(elements, emitter, { open: SQUARE, hasTrailingComma: true }, (item) => argument(item, emitter));
}

function dict({ entries }: Dict, emitter: Emitter): Doc {
  return bracketed(entries, emitter, { open: BRACES, hasTrailingComma: true }, ({ key, value }) => {
    const name = expression(key, emitter);
    const colon = emitter.takeJoined(":");
    return concat(name, colon, " ", expression(value, emitter));
  });
}

function comprehension({ element, clauses }: Comprehension, emitter: Emitter): Doc {
  const openIndex = emitter.index;
  const opener = emitter.take(SQUARE);
  const content = [softLine, expression(element, emitter), ...clauses.flatMap((item) => [line, clause(item, emitter)])];
  const dangling = danglingComments(emitter);
  const closer = emitter.take("]");
  return group(concat(opener, indent(concatAll([...content, dangling])), softLine, closer), emitter.needsLines(openIndex));
}

function clause(node: ComprehensionClause, emitter: Emitter): Doc {
  switch (node.kind) {
    case "ComprehensionFor": {
      const start = concat(emitter.take("for"), " ", pattern(node.pattern, emitter), " ", emitter.take("in"), " ");
      return concat(start, expression(node.iterable, emitter));
    }
    case "ComprehensionIf":
      return concat(emitter.take("if"), " ", expression(node.condition, emitter));
    default:
      return assertNever(node);
  }
}

/** `Point { x: 1 }`: documented, refused by the compiler. */
function recordLiteral({ type, fields }: RecordLiteral, emitter: Emitter): Doc {
  const name = expression(type, emitter);
  const braces = bracketed(fields, emitter, { open: BRACES, isPadded: true, hasTrailingComma: true }, (field) => argument(field, emitter));
  return concat(name, " ", braces);
}
