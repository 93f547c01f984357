// Builds the expression nodes (syntax.md §4). The grammar's actions pass token indexes; nodes carry offsets.

import { diagnostic, fix, relatedPlace } from "../../diagnostics/findings.ts";
import type { ParseContext } from "../context.ts";
import { KIND } from "../kinds.ts";
import type {
  Argument,
  Block,
  Break,
  Call,
  Comprehension,
  ComprehensionClause,
  Continue,
  Dict,
  DictEntry,
  ErrorNode,
  Expression,
  Field,
  For,
  FormatSpec,
  FString,
  FStringSegment,
  FStringText,
  If,
  IfBranch,
  Index,
  Interpolation,
  Lambda,
  List,
  Literal,
  Loop,
  Match,
  MatchArm,
  Modifier,
  Name,
  NamedArgument,
  NameOrMissing,
  Parameter,
  ParameterGroup,
  Paren,
  Pattern,
  Postfix,
  Prefix,
  PrefixOperator,
  RecordLiteral,
  Return,
  SetLiteral,
  Slice,
  Spawn,
  Suffix,
  Try,
  Tuple,
  Type,
  TypedParameters,
  Unsafe,
  While,
  Wildcard,
} from "../nodes.ts";
import { exact, NONE } from "./lists.ts";
import { foldTail, GROUP_OR_STATEMENT, IS_OPERATOR, operatorAt, SECOND_CHARACTER, type Tail } from "./operators.ts";

const K = KIND;

/** An element between parentheses, before it is known whether they are a group, a tuple or parameters. */
export type GroupItem = Expression | Parameter;
export interface GroupItems {
  readonly items: readonly GroupItem[];
  /** Token of the comma before the closing parenthesis. */
  readonly trailing: number | null;
}

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

/** What follows `else`, `if` and `while` when a pattern is tested, as other languages have it. */
interface LetCondition {
  readonly kind: "LetCondition";
  readonly pattern: Pattern;
  readonly value: Expression;
}
type Condition = Expression | LetCondition;

/** By token kind. */
const LITERAL_TYPES: Literal["type"][] = [];
LITERAL_TYPES[K["<int>"]] = "int";
LITERAL_TYPES[K["<float>"]] = "float";
LITERAL_TYPES[K["<string>"]] = "string";
LITERAL_TYPES[K["<triple>"]] = "triple-string";
LITERAL_TYPES[K["<char>"]] = "char";
LITERAL_TYPES[K.true] = "bool";
LITERAL_TYPES[K.false] = "bool";

export class ExpressionBuilder {
  private readonly context: ParseContext;
  private readonly starts: Int32Array;
  private readonly ends: Int32Array;

  constructor(context: ParseContext) {
    this.context = context;
    this.starts = context.tokens.starts;
    this.ends = context.tokens.ends;
  }

  private from(token: number): number {
    return this.starts[token] ?? 0;
  }
  private to(token: number): number {
    return this.ends[token - 1] ?? 0;
  }

  // ---------------------------------------------------------------- primaries

  name(from: number, to: number): Name {
    const start = this.from(from);
    return { kind: "Name", start, end: this.to(to), anchor: start };
  }

  wildcard(from: number, to: number): Wildcard {
    const start = this.from(from);
    return { kind: "Wildcard", start, end: this.to(to), anchor: start };
  }

  literal(from: number, to: number): Literal {
    const start = this.from(from);
    return { kind: "Literal", start, end: this.to(to), anchor: start, type: LITERAL_TYPES[this.context.kind(from)] ?? "void" };
  }

  unreadable(from: number, to: number): ErrorNode {
    const start = this.from(from);
    return { kind: "Error", start, end: this.to(to), anchor: start, parts: [] };
  }

  fString(segments: readonly FStringSegment[], from: number, to: number): FString {
    const start = this.from(from);
    return { kind: "FString", start, end: this.to(to), anchor: start, segments: exact(segments) };
  }
  fStringText(from: number, to: number): FStringText {
    const start = this.from(from);
    return { kind: "FStringText", start, end: this.to(to), anchor: start };
  }
  interpolation(expression: Expression, spec: FormatSpec | null, from: number, to: number): Interpolation {
    this.context.settle("bracket", from);
    this.context.settle("value", from);
    const start = this.from(from);
    this.context.interpolations.push({ start, end: this.to(to) });
    return { kind: "Interpolation", start, end: this.to(to), anchor: start, expression, spec };
  }
  formatSpec(from: number, to: number): FormatSpec {
    const start = this.from(from);
    return { kind: "FormatSpec", start, end: this.to(to), anchor: start };
  }

  list(elements: readonly Argument[], clauses: readonly ComprehensionClause[] | null, from: number, to: number): List | Comprehension {
    this.context.settle("bracket", from);
    if (this.context.tokens.isVirtual(to - 1)) this.context.repairedAs.set(to - 1, { code: "E0012" });
    const start = this.from(from);
    const end = this.to(to);
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
    this.misreadLoopPattern(pattern);
    const start = this.from(from);
    return { kind: "ComprehensionFor", start, end: this.context.endOf(from, to), anchor: start, pattern, iterable };
  }
  ifClause(condition: Expression, from: number, to: number): ComprehensionClause {
    const start = this.from(from);
    return { kind: "ComprehensionIf", start, end: this.context.endOf(from, to), anchor: start, condition };
  }

  dict(entries: readonly DictEntry[], from: number, to: number): Dict {
    this.context.settle("dict", from);
    if (this.context.tokens.isVirtual(to - 1)) this.context.repairedAs.set(to - 1, { code: "E0011", endsList: true });
    const start = this.from(from);
    return { kind: "Dict", start, end: this.to(to), anchor: start, entries: entries.filter((entry) => entry.kind === "DictEntry") };
  }
  dictEntry(key: Expression, { value, clauses }: DictValue, from: number, to: number): DictEntry {
    const start = this.from(from);
    const colon = this.context.tokens.indexAt(key.end - 1) + 1;
    const keySpan = { start: key.start, end: key.end };
    if (key.kind === "Literal" && key.type !== "string" && key.type !== "triple-string") {
      this.context.report(diagnostic("syntax.dict-key", this.sameLineAs(colon, keySpan), {}));
    } else if (clauses !== null) this.context.report(diagnostic("syntax.dict-comprehension", this.context.tokenSpan(colon), {}));
    return { kind: "DictEntry", start, end: this.context.endOf(from, to), anchor: start, key, value };
  }
  private sameLineAs(token: number, span: { start: number; end: number }): { start: number; end: number } {
    return this.context.isOnSameLine(token) ? span : this.context.tokenSpan(token);
  }
  dictValue(value: Expression, clauses: readonly ComprehensionClause[] | null): DictValue {
    return { value, clauses };
  }

  set(elements: readonly Argument[], from: number, to: number): SetLiteral {
    this.context.settle("bracket", from);
    const start = this.from(from);
    const plain = this.withoutNames(elements);
    const [first] = plain;
    const comma = first === undefined ? from : this.context.tokens.indexAt(first.end - 1) + 1;
    this.context.report(diagnostic("syntax.set-literal", this.context.tokenSpan(comma), {}));
    return { kind: "SetLiteral", start, end: this.to(to), anchor: start, elements: plain };
  }

  block(body: Block["body"], from: number, to: number): Block {
    const start = this.from(from);
    return { kind: "Block", start, end: this.to(to), anchor: start, body: exact(body) };
  }

  // ---------------------------------------------------------------- groups, tuples, parameters

  groupItems(items: readonly GroupItem[], trailing: number | null): GroupItems {
    return { items, trailing };
  }

  groupItem(modifiers: readonly Modifier[], value: Expression, type: Type | null, from: number, to: number): Parameter {
    const start = this.from(from);
    const name = value.kind === "Name" || value.kind === "Wildcard" ? value : null;
    if (name === null && value.kind !== "MissingExpression") {
      this.context.report(diagnostic("syntax.bad-parameter", { start: value.start, end: value.end }, {}));
    }
    return { kind: "Parameter", start, end: this.context.endOf(from, to), anchor: start, modifiers, name, type, bounds: NONE };
  }

  group(group: GroupItems, from: number, to: number): Paren | Tuple | TypedParameters {
    this.context.settle("bracket", from);
    const { items, trailing } = group;
    const start = this.from(from);
    const end = this.to(to);
    const single = items[0];
    if (single !== undefined && single.kind !== "Parameter" && items.length === 1 && trailing === null) {
      return { kind: "Paren", start, end, anchor: start, expression: single };
    }
    const expressions = items.filter(isExpression);
    if (expressions.length < items.length) {
      return { kind: "TypedParameters", start, end, anchor: start, parameters: items.map((item) => this.asParameter(item)) };
    }
    return { kind: "Tuple", start, end, anchor: start, elements: expressions };
  }

  /** An element of a parameter list; what is no name makes a parameter without one. */
  private asParameter(item: GroupItem): Parameter {
    if (item.kind === "Parameter") return item;
    const name = item.kind === "Name" || item.kind === "Wildcard" ? item : null;
    return { kind: "Parameter", start: item.start, end: item.end, anchor: item.start, modifiers: NONE, name, type: null, bounds: NONE };
  }

  nameGroup(from: number): ParameterGroup {
    const parameter = this.asParameter(this.context.kind(from) === K._ ? this.wildcard(from, from + 1) : this.name(from, from + 1));
    const { start, end } = parameter;
    return { kind: "ParameterGroup", start, end, anchor: start, parameters: [parameter], arrow: this.from(from + 1), result: null };
  }

  parameterGroup({ items }: GroupItems, from: number, to: number): ParameterGroup {
    this.context.settle("bracket", from);
    this.settleParameters(from);
    const start = this.from(from);
    const wrong = items.find(
      (item) => item.kind !== "Parameter" && item.kind !== "Name" && item.kind !== "Wildcard" && item.kind !== "MissingExpression",
    );
    if (wrong !== undefined) this.badHead(to - 1);
    const parameters = items.map((item) => this.asParameter(item));
    const hasArrow = this.context.kind(to - 1) === K["=>"];
    const end = this.to(hasArrow ? to - 1 : to);
    return { kind: "ParameterGroup", start, end, anchor: start, parameters, arrow: hasArrow ? this.from(to - 1) : end, result: null };
  }

  /** A hole in a parameter list is a bad list, whatever is around it. */
  private settleParameters(from: number): void {
    this.context.settle("value", from);
  }

  private badHead(arrow: number): void {
    this.context.report(diagnostic("syntax.lambda-head", this.context.tokenSpan(arrow), {}));
  }

  /** `(a: Int) -> Int => a`: a lambda has no result type. */
  arrowGroup({ items }: GroupItems, result: Type, from: number, to: number): ParameterGroup {
    this.context.settle("bracket", from);
    const start = this.from(from);
    const arrow = this.context.tokens.indexAt(result.start) - 1;
    this.context.report(diagnostic("syntax.lambda-result", this.context.tokenSpan(Math.max(arrow, from)), {}));
    const parameters = items.map((item) => this.asParameter(item));
    const arrowAt = this.from(Math.max(arrow, from));
    return { kind: "ParameterGroup", start, end: this.context.endOf(from, to), anchor: start, parameters, arrow: arrowAt, result };
  }

  lambda(groups: readonly ParameterGroup[], body: Expression, from: number, to: number): Lambda {
    return {
      kind: "Lambda",
      start: this.from(from),
      end: this.context.endOf(from, to),
      anchor: groups[groups.length - 1]?.arrow ?? this.from(from),
      groups: exact(groups),
      body,
    };
  }

  // ---------------------------------------------------------------- operators

  tail(token: number, operand: Expression): Tail {
    if (this.context.kind(token) === K["<op=>"]) this.compoundAssignment(token, operand);
    return { operator: operatorAt(this.context, token), at: this.from(token), operand };
  }
  castTail(token: number, type: Type): Tail {
    return { operator: "as", at: this.from(token), operand: type };
  }

  /** `c ? a : b`, which the language writes as an `if`. */
  conditionalTail(question: number, first: Expression, second: Expression): Tail {
    const span = this.context.tokenSpan(question);
    this.context.leaveOpenAs(question, GROUP_OR_STATEMENT, (code) => diagnostic("syntax.ternary", span, {}, { code }));
    const parts = [first, second];
    return { operator: "?", at: span.start, operand: { kind: "Error", start: first.start, end: second.end, anchor: first.start, parts } };
  }

  /** `g(x) => x`: what stands before the arrow is no parameter list. */
  badArrow(arrow: number, body: Expression): Tail {
    this.badHead(arrow);
    return { operator: "=>", at: this.from(arrow), operand: body };
  }

  fold(head: Expression, tail: readonly Tail[] | null): Expression {
    return tail === null ? head : foldTail(head, tail);
  }

  prefix(count: number, operand: Expression, from: number, to: number): Prefix {
    const operators: PrefixOperator[] = [];
    for (let token = from; token < from + count; token++) {
      const kind = this.context.kind(token);
      operators.push({ operator: prefixOperator(kind), start: this.from(token), end: this.to(token + 1) });
      if (kind === K.not) this.not(token, operand);
      else if (kind === K["..."]) this.spread(token);
    }
    const start = this.from(from);
    return { kind: "Prefix", start, end: this.context.endOf(from, to), anchor: start, operators, operand };
  }

  /** Whether no operator follows an operand. */
  private isAlone(operand: Expression): boolean {
    const next = this.context.tokens.indexAt(Math.max(operand.end - 1, operand.start)) + 1;
    return IS_OPERATOR[this.context.kind(next)] !== 1;
  }

  /** `a += 1`: the fix writes the target twice. */
  private compoundAssignment(token: number, operand: Expression): void {
    const { context } = this;
    const span = context.tokenSpan(token);
    const operator = context.text(token);
    const target = context.kind(token - 1) === K["<name>"] ? context.text(token - 1) : null;
    const replacement = `= ${target} ${operator.charAt(0)}`;
    const canFix = target !== null && operand.start < operand.end && this.isAlone(operand);
    const fixes = canFix ? [fix("fix.replace", { text: operator, replacement }, [{ span, newText: replacement }])] : [];
    context.leaveOpenAs(token, SECOND_CHARACTER, (code) => diagnostic("syntax.compound-assignment", span, { operator }, { code, fixes }));
  }

  /** `...xs`: no spread and no variadic parameters. */
  private spread(token: number): void {
    const span = this.context.tokenSpan(token);
    this.context.leaveOpenAs(token, { value: "E0012", statement: "E0011" }, (code) => diagnostic("syntax.spread", span, {}, { code }));
  }

  /** `not x`: refused in a head or a group, two statements elsewhere. */
  private not(token: number, operand: Expression): void {
    const span = this.context.tokenSpan(token);
    const edit = { span: { start: span.start, end: this.from(token + 1) }, newText: "!" };
    // `!` binds more tightly than `not` elsewhere: before an operator it would mean something else
    const extra = { fixes: this.isAlone(operand) ? [fix("fix.replace", { text: "not", replacement: "!" }, [edit])] : [] };
    const refused = diagnostic("syntax.not", span, {}, extra);
    const misread = diagnostic("syntax.not-misread", span, {}, extra);
    this.context.leaveOpen({ token, within: { bracket: refused, head: refused, value: misread, statement: misread } });
  }

  // ---------------------------------------------------------------- postfix forms

  postfix(base: Expression, suffixes: readonly Suffix[] | null, braces: RecordBraces | null, to: number): Expression {
    if (suffixes === null) return braces === null ? base : this.recordLiteral(base, braces);
    const last = suffixes[suffixes.length - 1];
    const end = braces === null ? this.to(to) : (last?.end ?? base.end);
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
    const start = this.from(from);
    this.context.report(diagnostic("syntax.record-literal", this.context.tokenSpan(from), {}));
    return { start, end: this.to(to), fields: fields.filter((field) => field.kind === "NamedArgument") };
  }
  recordField(name: Expression, value: Expression | null, from: number, to: number): Argument {
    if (value === null) return name;
    const start = this.from(from);
    return { kind: "NamedArgument", start, end: this.context.endOf(from, to), anchor: start, name, value };
  }

  call(items: readonly Argument[], from: number, to: number): Call {
    this.context.settle("bracket", from);
    const start = this.from(from);
    return { kind: "Call", start, end: this.to(to), anchor: start, arguments: exact(items) };
  }

  /** `value`, `name = value`, or `name: value`, which the compiler refuses outside braces. */
  argument(value: Expression, typed: Expression | null, from: number, to: number): Argument {
    if (typed !== null) {
      this.colonArgument(this.context.tokens.indexAt(value.end - 1) + 1);
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
    const span = this.context.tokenSpan(colon);
    this.context.report(
      diagnostic(
        "syntax.colon-argument",
        span,
        {},
        { fixes: [fix("fix.replace", { text: ":", replacement: " =" }, [{ span, newText: " =" }])] },
      ),
    );
  }

  /** Where no name can be given, `name = value` is an assignment. */
  private withoutNames(elements: readonly Argument[]): readonly Expression[] {
    return hasNoNames(elements) ? exact(elements) : elements.map(asAssignment);
  }

  field(name: NameOrMissing, from: number, to: number): Field {
    return { kind: "Field", start: this.from(from), end: this.context.endOf(from, to), anchor: name.start, name };
  }

  /** `Foo::bar`: the language has no `::` paths. */
  pathField(name: NameOrMissing, from: number, to: number): Field {
    const span = this.context.tokenSpan(from);
    const fixes = [fix("fix.replace", { text: "::", replacement: "." }, [{ span, newText: "." }])];
    this.context.leaveOpenAs(from, GROUP_OR_STATEMENT, (code) => diagnostic("syntax.double-colon", span, {}, { code, fixes }));
    return this.field(name, from, to);
  }

  index(indexes: Index["indexes"], from: number, to: number): Index {
    this.context.settle("bracket", from);
    const start = this.from(from);
    return { kind: "Index", start, end: this.to(to), anchor: start, indexes: exact(indexes) };
  }
  /** `a:b` in an index, of which each side may be absent. */
  slice(low: Expression | null, high: Expression | null, from: number, to: number): Slice {
    const start = this.from(from);
    const colon = low === null ? from : this.context.tokens.indexAt(low.end - 1) + 1;
    this.context.report(diagnostic("syntax.slice", this.context.tokenSpan(colon), {}));
    return { kind: "Slice", start, end: this.context.endOf(from, to), anchor: this.from(colon), from: low, to: high };
  }

  try(from: number, to: number): Try {
    const start = this.from(from);
    return { kind: "Try", start, end: this.to(to), anchor: start };
  }

  // ---------------------------------------------------------------- control flow

  return(value: Expression | null, from: number, to: number): Return {
    if (this.context.kind(from) === K.return) this.context.leave();
    const start = this.from(from);
    return { kind: "Return", start, end: this.context.endOf(from, to), anchor: start, value };
  }
  break(label: NameOrMissing | null, value: Expression | null, from: number, to: number): Break {
    if (this.context.kind(from) === K.break) this.context.leave();
    const start = this.from(from);
    return { kind: "Break", start, end: this.context.endOf(from, to), anchor: start, label, value };
  }
  continue(label: NameOrMissing | null, value: Expression | null, from: number, to: number): Continue {
    if (this.context.kind(from) === K.continue) this.context.leave();
    const start = this.from(from);
    return { kind: "Continue", start, end: this.context.endOf(from, to), anchor: start, label, value };
  }

  letCondition(pattern: Pattern, value: Expression, from: number): LetCondition {
    const isWhile = this.context.kind(from - 1) === K.while;
    const span = { start: pattern.start, end: pattern.end };
    this.context.report(isWhile ? diagnostic("syntax.while-let", span, {}) : diagnostic("syntax.let-condition", span, {}));
    return { kind: "LetCondition", pattern, value };
  }

  ifBranch(condition: Condition, body: Expression, from: number, to: number): IfBranch {
    this.context.settle("head", from);
    const start = this.context.startOf(from, to);
    return {
      kind: "IfBranch",
      start,
      end: this.context.endOf(from, to),
      anchor: start,
      condition: conditionValue(condition),
      pattern: condition.kind === "LetCondition" ? condition.pattern : null,
      body,
    };
  }
  elseIf(branch: IfBranch, from: number, _to: number): IfBranch {
    const start = this.from(from);
    return { ...branch, start, anchor: start };
  }

  if(first: IfBranch, rest: readonly IfBranch[] | null, otherwise: Expression | null, isValue: boolean, from: number, to: number): If {
    this.context.leave();
    const start = this.from(from);
    const head = { ...first, start, anchor: start };
    const branches = rest === null ? [head] : [head, ...rest];
    for (const branch of rest ?? NONE) this.elif(branch, otherwise);
    if (isValue) {
      for (const branch of branches) this.misreadDict(branch.body);
      if (otherwise !== null) this.misreadDict(otherwise);
    }
    return { kind: "If", start, end: this.context.endOf(from, to), anchor: start, branches, otherwise };
  }

  /** `elif`: the compiler reads statements up to an `else`, and gives up there. */
  private elif(branch: IfBranch, otherwise: Expression | null): void {
    const { context } = this;
    const token = context.tokens.indexAt(branch.start);
    if (context.kind(token) !== K.elif) return;
    const span = context.tokenSpan(token);
    const found = context.text(token);
    const fixes = [fix("fix.replace", { text: found, replacement: "else if" }, [{ span, newText: "else if" }])];
    if (otherwise === null) context.report(diagnostic("syntax.elif-misread", span, { found }, { fixes }));
    else {
      const related = [relatedPlace("note.foreign-word", span, { word: found })];
      const place = context.tokenSpan(context.tokens.indexAt(otherwise.start) - 1);
      context.report(diagnostic("syntax.elif", place, { found }, { fixes, related }));
    }
  }

  /** The compiler turns a dict in a branch into an empty block. */
  private misreadDict(body: Expression): void {
    if (body.kind === "Dict" && body.entries.length > 0) {
      this.context.report(diagnostic("syntax.dict-branch", { start: body.start, end: body.start + 1 }, {}));
    }
  }

  while(condition: Condition, body: Expression, from: number, to: number): While {
    this.context.leave();
    this.context.settle("head", from);
    this.context.settle("loop", from);
    const start = this.from(from);
    return { kind: "While", start, end: this.context.endOf(from, to), anchor: start, condition: conditionValue(condition), body };
  }

  for(
    before: readonly Modifier[] | null,
    after: readonly Modifier[] | null,
    pattern: Pattern,
    type: Type | null,
    iterable: Expression,
    body: Expression,
    isStatement: boolean,
    from: number,
    to: number,
  ): For {
    this.context.leave();
    this.context.settle("head", from);
    const start = this.from(from);
    const modifiers = before === null ? (after ?? NONE) : after === null ? before : [...before, ...after];
    if (type !== null)
      this.context.report(
        diagnostic("syntax.typed-loop-variable", this.context.tokenSpan(this.context.tokens.indexAt(pattern.end - 1) + 1), {}),
      );
    else if (isStatement) this.refuseLoopPattern(pattern);
    else this.misreadLoopPattern(pattern);
    return { kind: "For", start, end: this.context.endOf(from, to), anchor: start, modifiers, pattern, iterable, body };
  }

  /** A statement `for` takes one name. */
  private refuseLoopPattern(pattern: Pattern): void {
    if (pattern.kind === "NamePattern" || pattern.kind === "MissingPattern") return;
    const span = this.context.tokenSpan(this.context.tokens.indexAt(pattern.start));
    this.context.report(diagnostic("syntax.loop-pattern", span, { found: this.context.source.slice(span.start, span.end) }));
  }

  /** An expression `for` and a comprehension drop what is no name, without a word. */
  private misreadLoopPattern(pattern: Pattern): void {
    if (pattern.kind === "NamePattern" || pattern.kind === "WildcardPattern" || pattern.kind === "MissingPattern") return;
    this.context.report(diagnostic("syntax.loop-pattern-dropped", { start: pattern.start, end: pattern.end }, {}));
  }

  loop(body: Expression, from: number, to: number): Loop {
    this.context.leave();
    const start = this.from(from);
    const span = this.context.tokenSpan(from);
    this.context.report(
      diagnostic(
        "syntax.loop-keyword",
        span,
        {},
        { fixes: [fix("fix.replace", { text: "loop", replacement: "while true" }, [{ span, newText: "while true" }])] },
      ),
    );
    return { kind: "Loop", start, end: this.context.endOf(from, to), anchor: start, body };
  }

  spawn(body: Expression, from: number, to: number): Spawn {
    this.context.leave();
    const start = this.from(from);
    if (body.kind === "For" && body.modifiers.some((modifier) => modifier.start < body.pattern.start)) {
      const [modifier] = body.modifiers;
      if (modifier !== undefined) this.context.report(diagnostic("syntax.spawn-for-mut", { start: modifier.start, end: modifier.end }, {}));
    }
    return { kind: "Spawn", start, end: this.context.endOf(from, to), anchor: start, body };
  }

  unsafe(body: Expression, from: number, to: number): Unsafe {
    this.context.leave();
    const start = this.from(from);
    return { kind: "Unsafe", start, end: this.context.endOf(from, to), anchor: start, body };
  }

  match(subject: Expression, arms: readonly (MatchArm | ErrorNode)[], from: number, to: number): Match {
    this.context.leave();
    const start = this.from(from);
    return { kind: "Match", start, end: this.context.endOf(from, to), anchor: start, subject, arms: exact(arms) };
  }

  guard(condition: Expression, from: number): Expression {
    this.context.settle("head", from);
    this.context.report(diagnostic("syntax.guard", this.context.tokenSpan(from), {}));
    return condition;
  }

  arm(pattern: Pattern, guard: Expression | null, body: Expression, from: number, to: number): MatchArm {
    this.misreadDict(body);
    const start = this.from(from);
    return {
      kind: "MatchArm",
      start,
      end: this.context.endOf(from, this.isArmEnd(to - 1) ? to - 1 : to),
      anchor: start,
      pattern,
      guard,
      body,
    };
  }

  private isArmEnd(token: number): boolean {
    const kind = this.context.kind(token);
    return kind === K[","] || kind === K[";"];
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

function isExpression(item: GroupItem): item is Expression {
  return item.kind !== "Parameter";
}

function conditionValue(condition: Condition): Expression {
  return condition.kind === "LetCondition" ? condition.value : condition;
}

function prefixOperator(kind: number): PrefixOperator["operator"] {
  switch (kind) {
    case K["-"]:
    case K["⏎-"]:
      return "-";
    case K["+"]:
    case K["⏎+"]:
      return "+";
    case K["*"]:
    case K["⏎*"]:
      return "*";
    case K["&"]:
    case K["⏎&"]:
      return "&";
    case K["&mut"]:
      return "&mut";
    case K.ref:
      return "ref";
    case K["..."]:
      return "...";
    default:
      return "!";
  }
}
