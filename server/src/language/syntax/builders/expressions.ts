// Builds the expression nodes (docs/syntax.md §4): names and literals, f-strings, lists, dicts and blocks, and what follows an operand.
// The grammar's actions pass token indexes; nodes carry offsets.

import { diagnostic } from "../../diagnostics/findings.ts";
import { type Span, spanOf } from "../../text/span.ts";
import { errorNode } from "../absent-nodes.ts";
import type { ParseContext } from "../context.ts";
import { GROUP_OR_STATEMENT, MISSING_OPERAND } from "../enclosures.ts";
import { replaceBy } from "../fixes.ts";
import { KIND } from "../kinds.ts";
import type {
  Argument,
  Block,
  Call,
  Comprehension,
  ComprehensionClause,
  Dict,
  DictEntry,
  ErrorNode,
  Expression,
  Field,
  FormatSpec,
  FString,
  FStringSegment,
  FStringText,
  Index,
  Interpolation,
  List,
  Literal,
  Name,
  NamedArgument,
  NameOrMissing,
  Pattern,
  Postfix,
  RecordLiteral,
  SetLiteral,
  Slice,
  Suffix,
  Try,
  Wildcard,
} from "../nodes.ts";
import { literalAt, nameAt, wildcardAt } from "./leaves.ts";
import { exact } from "./lists.ts";
import { misreadLoopPattern } from "./loop-variables.ts";

/** The braces of a record literal, before they are joined with its type. */
interface RecordBraces {
  readonly start: number;
  readonly end: number;
  readonly fields: readonly NamedArgument[];
}

/** What stands after a dict's colon. */
interface DictValue {
  readonly value: Expression;
  readonly clauses: readonly ComprehensionClause[] | null;
}

export class ExpressionBuilder {
  private readonly context: ParseContext;

  constructor(context: ParseContext) {
    this.context = context;
  }

  // ---------------------------------------------------------------- primaries

  name(token: number): Name {
    return nameAt(this.context, token);
  }

  wildcard(token: number): Wildcard {
    return wildcardAt(this.context, token);
  }

  literal(token: number): Literal {
    return literalAt(this.context, token);
  }

  unreadable(from: number, to: number): ErrorNode {
    return errorNode(this.context, from, to, []);
  }

  fString(segments: readonly FStringSegment[], from: number, to: number): FString {
    const start = this.context.start(from);
    return { kind: "FString", start, end: this.context.endBefore(to), anchor: start, segments: exact(segments) };
  }
  fStringText(from: number, to: number): FStringText {
    const start = this.context.start(from);
    return { kind: "FStringText", start, end: this.context.endBefore(to), anchor: start };
  }
  interpolation(expression: Expression, spec: FormatSpec | null, from: number, to: number): Interpolation {
    this.context.settle("bracket", from);
    this.context.settle("value", from);
    const start = this.context.start(from);
    this.context.interpolations.push({ start, end: this.context.endBefore(to) });
    return { kind: "Interpolation", start, end: this.context.endBefore(to), anchor: start, expression, spec };
  }
  formatSpec(from: number, to: number): FormatSpec {
    const start = this.context.start(from);
    return { kind: "FormatSpec", start, end: this.context.endBefore(to), anchor: start };
  }

  list(elements: readonly Argument[], clauses: readonly ComprehensionClause[] | null, from: number, to: number): List | Comprehension {
    this.context.settle("list", from);
    this.context.settle("bracket", from);
    if (this.context.tokens.isVirtual(to - 1)) this.context.repairedAs.set(to - 1, { code: "E0012" });
    const start = this.context.start(from);
    const end = this.context.endBefore(to);
    const plain = this.withoutNames(elements);
    const [element] = plain;
    if (clauses === null || element === undefined) return { kind: "List", start, end, anchor: start, elements: plain };
    for (const clause of clauses.slice(1)) this.refuseClause(clause);
    const [first] = clauses;
    if (first?.kind === "ComprehensionIf") this.refuseClause(first);
    return { kind: "Comprehension", start, end, anchor: start, element, clauses };
  }

  /** The compiler knows one `for` and no `if` in a comprehension. */
  private refuseClause(clause: ComprehensionClause): void {
    const word = clause.kind === "ComprehensionIf" ? "if" : "for";
    this.context.report(diagnostic("syntax.comprehension-clause", { start: clause.start, end: clause.start + word.length }, { word }));
  }

  forClause(pattern: Pattern, iterable: Expression, from: number, to: number): ComprehensionClause {
    misreadLoopPattern(this.context, pattern);
    const start = this.context.start(from);
    return { kind: "ComprehensionFor", start, end: this.context.endOf(from, to), anchor: start, pattern, iterable };
  }
  ifClause(condition: Expression, from: number, to: number): ComprehensionClause {
    const start = this.context.start(from);
    return { kind: "ComprehensionIf", start, end: this.context.endOf(from, to), anchor: start, condition };
  }

  dict(entries: readonly DictEntry[], from: number, to: number): Dict {
    this.context.settle("dict", from);
    if (this.context.tokens.isVirtual(to - 1)) this.context.repairedAs.set(to - 1, { code: "E0011", endsList: true });
    const start = this.context.start(from);
    return {
      kind: "Dict",
      start,
      end: this.context.endBefore(to),
      anchor: start,
      entries: entries.filter((entry) => entry.kind === "DictEntry"),
    };
  }
  dictEntry(key: Expression, { value, clauses }: DictValue, from: number, to: number): DictEntry {
    const start = this.context.start(from);
    const colon = this.context.tokenAfter(key);
    const keySpan = spanOf(key);
    if (key.kind === "Literal" && key.type !== "string" && key.type !== "triple-string") {
      this.context.report(diagnostic("syntax.dict-key", this.sameLineAs(colon, keySpan), {}));
    } else if (clauses !== null) this.context.report(diagnostic("syntax.dict-comprehension", this.context.tokenSpan(colon), {}));
    return { kind: "DictEntry", start, end: this.context.endOf(from, to), anchor: start, key, value };
  }
  private sameLineAs(token: number, span: Span): Span {
    return this.context.isOnSameLine(token) ? span : this.context.tokenSpan(token);
  }
  dictValue(value: Expression, clauses: readonly ComprehensionClause[] | null): DictValue {
    return { value, clauses };
  }

  set(elements: readonly Argument[], from: number, to: number): SetLiteral {
    this.context.settle("bracket", from);
    const start = this.context.start(from);
    const plain = this.withoutNames(elements);
    const [first] = plain;
    const comma = first === undefined ? from : this.context.tokenAfter(first);
    this.context.report(diagnostic("syntax.set-literal", this.context.tokenSpan(comma), {}));
    return { kind: "SetLiteral", start, end: this.context.endBefore(to), anchor: start, elements: plain };
  }

  block(body: Block["body"], from: number, to: number): Block {
    const start = this.context.start(from);
    return { kind: "Block", start, end: this.context.endBefore(to), anchor: start, body: exact(body) };
  }

  // ---------------------------------------------------------------- postfix forms

  postfix(base: Expression, suffixes: readonly Suffix[] | null, braces: RecordBraces | null, to: number): Expression {
    if (suffixes === null) return braces === null ? base : this.recordLiteral(base, braces);
    const last = suffixes[suffixes.length - 1];
    const end = braces === null ? this.context.endBefore(to) : (last?.end ?? base.end);
    const postfix: Postfix = {
      kind: "Postfix",
      start: base.start,
      end,
      anchor: last?.anchor ?? base.start,
      base,
      suffixes: exact(suffixes),
    };
    return braces === null ? postfix : this.recordLiteral(postfix, braces);
  }

  private recordLiteral(type: Expression, braces: RecordBraces): RecordLiteral {
    return { kind: "RecordLiteral", start: type.start, end: braces.end, anchor: braces.start, type, fields: braces.fields };
  }

  /** `{ x: 1 }` after a type's name: documented; the compiler reads a block with a declaration. */
  recordBraces(fields: readonly Argument[], from: number, to: number): RecordBraces {
    const start = this.context.start(from);
    this.context.report(diagnostic("syntax.record-literal", this.context.tokenSpan(from), {}));
    return { start, end: this.context.endBefore(to), fields: fields.filter((field) => field.kind === "NamedArgument") };
  }
  recordField(name: Expression, value: Expression | null, from: number, to: number): Argument {
    if (value === null) return name;
    const start = this.context.start(from);
    return { kind: "NamedArgument", start, end: this.context.endOf(from, to), anchor: start, name, value };
  }

  call(items: readonly Argument[], from: number, to: number): Call {
    this.context.settle("bracket", from);
    const start = this.context.start(from);
    return { kind: "Call", start, end: this.context.endBefore(to), anchor: start, arguments: exact(items) };
  }

  /** `value`, `name = value`, or `name: value`, which the compiler refuses outside braces. */
  argument(value: Expression, typed: Expression | null, from: number, to: number): Argument {
    if (typed !== null) {
      this.colonArgument(this.context.tokenAfter(value));
      return {
        kind: "NamedArgument",
        start: value.start,
        end: this.context.endOf(from, to),
        anchor: value.start,
        name: value,
        value: typed,
      };
    }
    const [target] = value.kind === "Assignment" && value.operator === "=" ? value.targets : [];
    if (value.kind === "Assignment" && target?.kind === "Name" && value.targets.length === 1) {
      return { kind: "NamedArgument", start: value.start, end: value.end, anchor: value.start, name: target, value: value.value };
    }
    return value;
  }

  private colonArgument(colon: number): void {
    const { context } = this;
    const span = context.tokenSpan(colon);
    const close = context.groups.closer[colon] ?? colon;
    const name = (context.groups.partner[close] ?? 0) - 1;
    const isFunction = context.kind(close + 1) === KIND["{"] && context.isOnSameLine(close + 1) && !context.isOnSameLine(name);
    if (isFunction) {
      // `add(a: Int, b: Int) { … }`
      context.suspectBraces.markReported(close + 1);
      context.report(diagnostic("syntax.old-function", span, { name: context.text(name) }, { code: "E0010" }));
    } else context.report(diagnostic("syntax.colon-argument", span, {}, { fixes: [replaceBy(span, ":", " =")] }));
  }

  /** Where no name can be given, `name = value` is an assignment. */
  private withoutNames(elements: readonly Argument[]): readonly Expression[] {
    return hasNoNames(elements) ? exact(elements) : elements.map(asAssignment);
  }

  field(name: NameOrMissing, from: number, to: number): Field {
    return { kind: "Field", start: this.context.start(from), end: this.context.endOf(from, to), anchor: name.start, name };
  }

  /** `Foo::bar`: the language has no `::` paths. */
  pathField(name: NameOrMissing, from: number, to: number): Field {
    const span = this.context.tokenSpan(from);
    const fixes = [replaceBy(span, "::", ".")];
    this.context.leaveOpenAs(from, GROUP_OR_STATEMENT, (code) => diagnostic("syntax.double-colon", span, {}, { code, fixes }));
    return this.field(name, from, to);
  }

  /** The indexes between the brackets: at least one, and no comma after the last. */
  indexes(items: Index["indexes"], trailing: number | null, token: number): Index["indexes"] {
    const { context } = this;
    if (trailing !== null) context.report(diagnostic("syntax.index-trailing-comma", context.tokenSpan(trailing), {}));
    else if (items.length === 0) {
      const span = context.placeBefore(token);
      context.leaveOpenAs(token, MISSING_OPERAND, (code) => diagnostic("syntax.empty-index", span, {}, { code }));
    }
    return items;
  }

  index(indexes: Index["indexes"], from: number, to: number): Index {
    this.context.settle("bracket", from);
    const start = this.context.start(from);
    return { kind: "Index", start, end: this.context.endBefore(to), anchor: start, indexes: exact(indexes) };
  }
  /** `a:b` in an index, of which each side may be absent. */
  slice(low: Expression | null, high: Expression | null, from: number, to: number): Slice {
    const start = this.context.start(from);
    const colon = low === null ? from : this.context.tokenAfter(low);
    this.context.report(diagnostic("syntax.slice", this.context.tokenSpan(colon), {}));
    return { kind: "Slice", start, end: this.context.endOf(from, to), anchor: this.context.start(colon), from: low, to: high };
  }

  try(from: number, to: number): Try {
    const start = this.context.start(from);
    return { kind: "Try", start, end: this.context.endBefore(to), anchor: start };
  }
}

function hasNoNames(elements: readonly Argument[]): elements is readonly Expression[] {
  return elements.every((element) => element.kind !== "NamedArgument");
}

function asAssignment(element: Argument): Expression {
  if (element.kind !== "NamedArgument") return element;
  const { start, end, name, value } = element;
  return { kind: "Assignment", start, end, anchor: name.end, targets: [name], operator: "=", value };
}
