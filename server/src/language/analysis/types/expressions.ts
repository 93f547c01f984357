// The types of expressions, in both directions: `infer` finds what an expression is, `check` compares it with what is wanted and passes that
// on to where it helps: into lists, lambdas, branches and literals. Recursion ends where the parser's nesting does.

import { assertNever } from "../../assert-never.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { diagnostic, fix } from "../../diagnostics/findings.ts";
import type {
  Argument,
  Assignment,
  Block,
  Cast,
  Comprehension,
  Dict,
  Expression,
  If,
  List,
  Literal,
  Paren,
  Tuple,
} from "../../syntax/nodes.ts";
import { type Span, spanOf } from "../../text/span.ts";
import { withoutReturn } from "./branches.ts";
import { inferRecordLiteral } from "./calls.ts";
import { castFixes } from "./casts.ts";
import type { Checking, Place, Returns } from "./checking.ts";
import { inferIf, inferLoop } from "./control-flow.ts";
import { checkFString } from "./f-strings.ts";
import { fits, type Giving } from "./fitting.ts";
import { elementOf } from "./iteration.ts";
import { inferLambda } from "./lambdas.ts";
import { inferMatch } from "./matches.ts";
import { aValue, type Meaning, meaningOfName, typeOfMeaning, UNKNOWN_VALUE } from "./meaning.ts";
import { inferBinary, inferPrefix } from "./operators.ts";
import { bindPattern } from "./patterns.ts";
import { meaningOfPostfix } from "./postfix.ts";
import { readType } from "./read-type.ts";
import { showApart } from "./show-type.ts";
import { checkStatements } from "./statements.ts";
import { assignTo } from "./targets.ts";
import { BOOL, builtin, CHAR, FLOAT, INT, META, NEVER, STRING, type Type, UNKNOWN, VOID } from "./type.ts";

/** The type of an expression; `expected` is a hint of what it is wanted to be, and nothing is said where it turns out to be something else. */
export function infer(c: Checking, node: Expression, place: Place, expected: Type | null = null): Type {
  c.nesting += 1;
  const type = inferInside(c, node, place, expected);
  c.nesting -= 1;
  c.record?.expressions.set(node, type);
  return type;
}

function inferInside(c: Checking, node: Expression, place: Place, expected: Type | null): Type {
  switch (node.kind) {
    case "Name":
    case "Postfix": {
      const meaning = meaningOf(c, node, place, expected);
      if (meaning.kind === "type" && expected !== null && c.resolve(expected) === META) return META;
      return typeOfMeaning(c, meaning);
    }
    case "Wildcard":
    case "MissingExpression":
    case "MissingBlock":
    case "TypedParameters":
      return UNKNOWN;
    case "Literal":
      return literalType(c, node, expected);
    case "FString":
      checkFString(c, node, place);
      return STRING;
    case "Paren":
      return infer(c, node.expression, place, expected);
    case "Tuple":
      return inferTuple(c, node, place, expected);
    case "List":
      return inferList(c, node, place, expected);
    case "SetLiteral":
      return builtin("Set", inferElements(c, node.elements, place, argumentOf(c, expected, "Set", 0)));
    case "Comprehension":
      return inferComprehension(c, node, place);
    case "Dict":
      return inferDict(c, node, place, expected);
    case "RecordLiteral":
      return inferRecordLiteral(c, node, place);
    case "Block":
      return inferBlock(c, node, place, expected);
    case "If":
      return inferIf(c, node, place, expected);
    case "Match":
      return inferMatch(c, node, place, expected);
    case "While":
    case "For":
    case "Loop":
      return inferLoop(c, node, place);
    case "Spawn":
    case "Unsafe":
      return inferSpawned(c, node.body, place, expected);
    case "Return":
      checkReturn(c, node, place);
      return NEVER;
    case "Break":
    case "Continue":
      if (node.value !== null) infer(c, node.value, place);
      if (!place.isInLoop)
        c.report(diagnostic("types.jump-outside-loop", spanOf(node), { keyword: node.kind === "Break" ? "break" : "continue" }));
      return NEVER;
    case "Lambda":
      return inferLambda(c, node, place, expected);
    case "Assignment":
      inferAssignment(c, node, place);
      return VOID;
    case "Binary":
      return inferBinary(c, node, place, expected);
    case "Prefix":
      return inferPrefix(c, node, place, expected);
    case "Cast":
      return inferCast(c, node, place);
    case "Error":
      for (const part of node.parts) infer(c, part, place);
      return UNKNOWN;
    default:
      return assertNever(node);
  }
}

/** What a name or a chain of suffixes means before it is used; any other expression is a value. */
export function meaningOf(c: Checking, node: Expression, place: Place, expected: Type | null = null): Meaning {
  if (node.kind === "Name") return meaningOfName(c, node);
  if (node.kind === "Postfix") return meaningOfPostfix(c, node, place, expected);
  if (node.kind === "Paren") return meaningOf(c, node.expression, place, expected);
  return node.kind === "MissingExpression" ? UNKNOWN_VALUE : aValue(infer(c, node, place, expected));
}

/** Whether an argument is a type, `Int` or `List(Int)`: told without a look at what is in it, which would make nested calls slow. */
export function namesType(c: Checking, argument: Argument): boolean {
  const base = argument.kind === "Postfix" ? argument.base : argument;
  const meaning = base.kind === "Name" ? meaningOfName(c, base) : null;
  if (meaning?.kind !== "type") return false;
  if (argument.kind !== "Postfix") return true;
  return argument.suffixes.every(({ kind }) => kind === "Call") && c.resolve(meaning.type).kind === "builtin";
}

/** What is said where a value is not what is wanted. */
export type Complaint = (span: Span, found: string, expected: string) => Diagnostic;

export const MISMATCH: Complaint = (span, found, expected) => diagnostic("types.mismatch", span, { expected, found });

/** Compares an expression with what is wanted, and complains at the smallest part that is at fault. The type is what it turned out to be. */
export function check(c: Checking, node: Expression, expected: Type, place: Place, giving: Giving, complain: Complaint = MISMATCH): Type {
  if (node.kind === "Paren") return checkParen(c, node, expected, place, giving, complain);
  const before = c.diagnostics.length;
  const found = infer(c, node, place, expected);
  if (fits(c, found, expected, giving)) {
    if (node.kind === "If" && (giving === "variable" || giving === "result")) reportWithoutReturn(c, node, expected);
    return found;
  }
  // a sign before what is no number is the same mistake
  if (node.kind === "Prefix") {
    const signs = c.diagnostics.splice(before).filter(({ finding }) => finding !== "types.prefix-operand");
    c.diagnostics.push(...signs);
  }
  // its parts have been complained of
  if (c.diagnostics.slice(before).some(({ span, severity }) => severity === "error" && span.start >= node.start && span.end <= node.end))
    return UNKNOWN;
  const last = node.kind === "Block" && c.resolve(found) === VOID ? node.body.at(-1) : undefined;
  if (last?.kind === "ExpressionStatement") c.report(emptyBlock(c, last, expected));
  else c.report(complaintOf(c, node, found, expected, complain));
  return found;
}

/** Where something is expected that Void does not fit, the compiler misses the `return` in the branches. */
function reportWithoutReturn(c: Checking, node: If, expected: Type): void {
  const problem = fits(c, VOID, expected, "exact") ? null : withoutReturn(c, node, expected);
  if (problem !== null) c.report(problem);
}

/** What is said of an expression of one type where another is wanted, with what mends it. */
function complaintOf(c: Checking, node: Expression, found: Type, expected: Type, complain: Complaint): Diagnostic {
  const [shownFound, shownExpected] = showApart(c.inference.settle(found), c.inference.settle(expected));
  const said = complain(spanOf(node), shownFound, shownExpected);
  const fixes = castFixes(node, c.resolve(found), c.resolve(expected));
  return fixes.length === 0 ? said : { ...said, fixes: [...(said.fixes ?? []), ...fixes] };
}

/** A block gives only what a `return` gives. */
function emptyBlock(c: Checking, last: Span, expected: Type): Diagnostic {
  const fixes = [fix("fix.insert", { text: "return" }, [{ span: { start: last.start, end: last.start }, newText: "return " }])];
  return diagnostic("types.empty-block", spanOf(last), { expected: c.show(expected) }, { fixes });
}

function checkParen(c: Checking, node: Paren, expected: Type, place: Place, giving: Giving, complain: Complaint): Type {
  return check(c, node.expression, expected, place, giving, complain);
}

/** A literal number is of the width that is wanted. */
function literalType(c: Checking, { type }: Literal, expected: Type | null): Type {
  const wanted = expected === null ? null : c.resolve(expected);
  switch (type) {
    case "int":
      return wanted?.kind === "int" ? wanted : INT;
    case "float":
      return wanted?.kind === "float" ? wanted : FLOAT;
    case "string":
    case "triple-string":
      return STRING;
    case "char":
      return CHAR;
    case "bool":
      return BOOL;
    case "void":
      return VOID;
  }
}

/** The argument of a builtin type that is wanted: the `T` of `List(T)`. */
function argumentOf(c: Checking, expected: Type | null, name: string, index: number): Type | null {
  const type = expected === null ? null : c.resolve(expected);
  const target = type?.kind === "reference" ? c.resolve(type.target) : type;
  // where the type that is wanted is wrong, anything may be
  if (target?.kind === "unknown") return UNKNOWN;
  return target?.kind === "builtin" && target.name === name ? (target.arguments[index] ?? null) : null;
}

function inferTuple(c: Checking, node: Tuple, place: Place, expected: Type | null): Type {
  const { elements } = node;
  if (elements.length === 0) return VOID;
  const wanted = expected === null ? null : c.resolve(expected);
  const parts = wanted?.kind === "tuple" && wanted.elements.length === elements.length ? wanted.elements : null;
  const before = c.diagnostics.length;
  const found: Type = { kind: "tuple", elements: elements.map((element, index) => hinted(c, element, place, parts?.[index] ?? null)) };
  if (wanted !== null) joinMismatches(c, node, found, wanted, before);
  return c.inference.isTooLarge(found) ? UNKNOWN : found;
}

/** A tuple with several elements of other types than are wanted is one mistake: they may stand in each other's place. */
function joinMismatches(c: Checking, { elements, start, end }: Tuple, found: Type, wanted: Type, before: number): void {
  const problems = c.diagnostics.slice(before);
  const isElement = (span: Span): boolean => elements.some((element) => element.start === span.start && element.end === span.end);
  if (problems.length < 2 || !problems.every(({ finding, span }) => finding === "types.mismatch" && isElement(span))) return;
  c.diagnostics.length = before;
  c.report(MISMATCH({ start, end }, c.show(found), c.show(wanted)));
}

/** The type of a part: what is wanted of it where it fits, so that widths and interfaces pass through. */
function hinted(c: Checking, node: Expression, place: Place, wanted: Type | null): Type {
  return wanted === null ? infer(c, node, place) : check(c, node, wanted, place, "exact");
}

function inferList(c: Checking, { elements }: List, place: Place, expected: Type | null): Type {
  return builtin("List", inferElements(c, elements, place, argumentOf(c, expected, "List", 0)));
}

/**
 * One type for all elements: the wanted one, or the first's. Where nothing is wanted and two differ, nobody knows which is wrong: that is
 * said once, and the type is not known.
 */
function inferElements(c: Checking, elements: readonly Expression[], place: Place, wanted: Type | null): Type {
  if (wanted !== null && c.resolve(wanted).kind !== "variable") {
    for (const element of elements) check(c, element, wanted, place, "exact");
    return wanted;
  }
  const type = c.fresh();
  let areMixed = false;
  const complain: Complaint = (span, found, expected) => {
    areMixed = true;
    return diagnostic("types.element", span, { expected, found });
  };
  for (const element of elements) {
    if (areMixed) infer(c, element, place);
    else check(c, element, type, place, "exact", complain);
  }
  return areMixed ? UNKNOWN : type;
}

/** The compiler takes the types of the first entry and does not look at the others. */
export const ENTRY: Complaint = (span, found, expected) => diagnostic("types.entry", span, { expected, found });

function inferDict(c: Checking, { entries }: Dict, place: Place, expected: Type | null): Type {
  const keys = argumentOf(c, expected, "Dict", 0) ?? c.fresh();
  const values = argumentOf(c, expected, "Dict", 1) ?? c.fresh();
  // what a variable stands for, an entry before has said, and nobody has written
  const about = (wanted: Type): Complaint => (wanted.kind === "variable" ? ENTRY : MISMATCH);
  for (const { key, value } of entries) {
    if (c.hasSyntaxErrorIn(key)) {
      infer(c, key, place);
      c.inference.unify(keys, UNKNOWN);
    } else check(c, key, keys, place, "exact", about(keys));
    check(c, value, values, place, "exact", about(values));
  }
  const found = builtin("Dict", keys, values);
  return c.inference.isTooLarge(found) ? UNKNOWN : found;
}

function inferComprehension(c: Checking, { element, clauses }: Comprehension, place: Place): Type {
  for (const clause of clauses) {
    if (clause.kind === "ComprehensionIf") check(c, clause.condition, BOOL, place, "exact");
    else bindPattern(c, clause.pattern, elementOf(c, clause.iterable, place), place);
  }
  return builtin("List", infer(c, element, place));
}

/** A block that is a value: what its own `return`s give, else Void (§6). A dict without entries looks the same. */
function inferBlock(c: Checking, block: Block, place: Place, expected: Type | null): Type {
  const wanted = expected === null ? null : c.resolve(expected);
  if (block.body.length === 0 && wanted?.kind === "builtin" && wanted.name === "Dict") return wanted;
  return blockValue(c, block, place, expected);
}

/** The type of a block of its own, whose `return`s leave it alone. */
export function blockValue(c: Checking, block: Block, place: Place, expected: Type | null): Type {
  const returns: Returns = { expected, leaves: "block", values: [] };
  checkStatements(c, block.body, { ...place, returns });
  return joined(c, returns);
}

/** The type of all values that were returned; the first where they differ and nothing said what they had to be. */
export function joined(c: Checking, { expected, values }: Returns): Type {
  const [first, ...others] = values;
  if (first === undefined) return VOID;
  if (expected !== null) return expected;
  return others.every(({ type }) => c.inference.unify(first.type, type)) ? first.type : UNKNOWN;
}

/** `spawn { }` and `unsafe { }` are blocks; `spawn for` gives a list of what each turn gives. */
function inferSpawned(c: Checking, body: Expression, place: Place, expected: Type | null): Type {
  if (body.kind !== "For") return orOpen(c, infer(c, body, place, expected));
  bindPattern(c, body.pattern, elementOf(c, body.iterable, place), place);
  return builtin("List", orOpen(c, infer(c, body.body, { ...place, isInLoop: true })));
}

/** What a block of tasks gives without a `return`, the documents leave open. */
function orOpen(c: Checking, type: Type): Type {
  return c.resolve(type) === VOID ? UNKNOWN : type;
}

function checkReturn(c: Checking, node: Extract<Expression, { kind: "Return" }>, place: Place): void {
  const { expected, values, leaves } = place.returns;
  if (node.value === null) {
    if (expected !== null && !fits(c, VOID, expected, "exact")) {
      c.report(diagnostic("types.return-nothing", spanOf(node), { expected: c.show(expected) }));
    }
    values.push({ type: VOID, span: spanOf(node) });
    return;
  }
  const isResult = leaves === "function" || expected === place.functionResult;
  const type =
    expected === null
      ? infer(c, node.value, place)
      : check(c, node.value, expected, place, isResult ? "result" : "exact", (span, found, wanted) =>
          diagnostic(leaves === "function" ? "types.return" : "types.mismatch", span, { expected: wanted, found }),
        );
  values.push({ type, span: spanOf(node.value) });
}

function inferAssignment(c: Checking, { targets, operator, value }: Assignment, place: Place): void {
  for (const target of targets) assignTo(c, target, operator === "=" ? value : null, place);
  if (operator !== "=") infer(c, value, place);
}

function inferCast(c: Checking, { operand, types }: Cast, place: Place): Type {
  infer(c, operand, place);
  return types.map((type) => readType(place.reader, type)).at(-1) ?? UNKNOWN;
}
