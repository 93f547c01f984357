// What the grammar's recovery rules do: nodes for what is missing or can't be read, each with its one report, and how far to skip.

import type { CodeId } from "../diagnostics/codes.ts";
import type { ArgumentValue, Diagnostic } from "../diagnostics/diagnostic.ts";
import { diagnostic, fix, relatedPlace } from "../diagnostics/findings.ts";
import type { Span } from "../text/span.ts";
import { type BracketGroups, bracketGroups } from "./bracket-groups.ts";
import { type MissingCloser, missingCloser } from "./closers.ts";
import { MAX_KEYWORD_NESTING, type ParseContext } from "./context.ts";
import { isSpelling, KEYWORDS, KIND, kindSet, type Spelling } from "./kinds.ts";
import type {
  Dict,
  ErrorNode,
  Expression,
  MissingBlock,
  MissingExpression,
  MissingName,
  MissingPattern,
  MissingType,
  Name,
  SetLiteral,
} from "./nodes.ts";

const K = KIND;
const OPERANDS =
  "<name> <int> <float> <string> <triple> <char> <f> true false void _ ( ⏎( (=> ⏎(=> [ ⏎[ { {: {, {x: - + ! * & &mut ref not if match while for spawn unsafe return return⏎ break break⏎ continue continue⏎ loop ⏎- ⏎+ ⏎* ⏎& <deep> <bad> ...";
const STATEMENTS = `${OPERANDS} use pub mut <let> <fn> <struct> <import> <impl>`;
const kinds = (text: string): Uint8Array => kindSet(...text.split(" ").filter(isSpelling));

/** Tokens that an element surely starts with, so that a comma before one of them is what is missing. */
const STARTS_ELEMENT = kinds("<name> <int> <float> <string> <triple> <char> <f> true false void _");
const STARTS_LIST_ELEMENT = kinds(
  "<name> <int> <float> <string> <triple> <char> <f> true false void _ ( (=> { {: {, ! not if match & &mut ref return ⏎&",
);
const STARTS_STATEMENT = kinds(STATEMENTS);
const STARTS_UNBRACED_BODY = kinds(
  "<name> <int> <float> <string> <triple> <char> <f> true false void return return⏎ break break⏎ continue continue⏎",
);
const STARTS_PATTERN = kinds("<name> <int> <float> <string> <triple> <char> <f> true false void _ ( ⏎( (=> ⏎(=> [ ⏎[ { {: {, - ⏎- !");
const CLOSERS = kinds(") ] } <f}> <eof>");
const IS_KEYWORD = kindSet(...KEYWORDS, "return⏎", "break⏎", "continue⏎");

/** How many unclosed brackets of other kinds are passed over in search of the one that was meant. */
const OPENER_REACH = 32;

/** How many tokens an arm's pattern may have for the arm to be recognised without its match's brace. */
const ARM_REACH = 32;

const VALUE_OR_STATEMENT = { value: "E0012", statement: "E0011" } as const;

export class Recovery {
  private readonly context: ParseContext;
  private groups: BracketGroups | null = null;
  /** Tokens before this one are to be skipped. */
  private junkEnd = 0;
  /** Index into the brackets without a partner: all before it stand before the token last asked about. */
  private nextUnclosed = 0;
  /** Names separated by commas, up to here, are (or are not) the targets of a `=`: so that a long list is looked at once. */
  private nameListEnd = -1;
  private isTargetList = false;

  constructor(context: ParseContext) {
    this.context = context;
  }

  // ---------------------------------------------------------------- missing nodes

  private node<Kind extends string>(
    kind: Kind,
    token: number,
  ): { readonly kind: Kind; readonly start: number; readonly end: number; readonly anchor: number } {
    const at = this.context.startOf(token, token);
    return { kind, start: at, end: at, anchor: at };
  }

  /** The token found, as a message names it. */
  found(token: number): ArgumentValue {
    const { context } = this;
    if (context.kind(token) === K["<eof>"]) return { term: "end-of-file" };
    const text = context.text(token);
    if (text === "" || text.includes("\n")) return { term: "end-of-line" };
    return text.length > 30 ? `${text.slice(0, 30)}…` : text;
  }

  missingExpression(token: number): MissingExpression {
    const { context } = this;
    const span = context.placeBefore(token);
    const args = { found: this.foundOnLine(token) };
    const after = token > 0 ? context.text(token - 1) : "";
    if (context.kind(token) === K[">"] && after === "-") {
      context.report(diagnostic("syntax.spaced-arrow", { start: context.tokens.start(token - 1), end: span.end }, {}));
    } else {
      const codes = { value: "E0012", statement: "E0011", dict: "E0011", loop: "E0016" } as const;
      // in a statement the compiler points at what it finds, on whatever line
      const placeFor = (code: CodeId): Span => (code === "E0011" ? context.tokenSpan(token) : span);
      context.leaveOpenAs(token, codes, (code) => diagnostic("syntax.missing-expression", placeFor(code), args, { code }));
    }
    return this.node("MissingExpression", token);
  }

  /** What stands on the same line, or the end of the line. */
  private foundOnLine(token: number): ArgumentValue {
    return this.context.isOnSameLine(token) || this.context.kind(token) === K["<eof>"] ? this.found(token) : { term: "end-of-line" };
  }

  missingPattern(token: number): MissingPattern {
    const span = this.context.placeBefore(token);
    const args = { found: this.foundOnLine(token) };
    this.context.leaveOpenAs(token, VALUE_OR_STATEMENT, (code) => diagnostic("syntax.missing-pattern", span, args, { code }));
    return this.node("MissingPattern", token);
  }

  missingType(token: number): MissingType {
    const { context } = this;
    const span = context.tokenSpan(token);
    if (
      context.kind(token) === K["="] &&
      token > 0 &&
      context.text(token - 1) === ":" &&
      context.tokens.start(token) === context.tokens.end(token - 1)
    ) {
      const colon = context.tokenSpan(token - 1);
      context.report(
        diagnostic(
          "syntax.walrus",
          { start: colon.start, end: span.end },
          {},
          {
            fixes: [fix("fix.replace", { text: ":=", replacement: "=" }, [{ span: colon, newText: "" }])],
          },
        ),
      );
    } else context.report(diagnostic("syntax.missing-type", span, { found: this.found(token) }));
    return this.node("MissingType", token);
  }

  /** A token that no type starts with, read in its place. */
  wrongType(from: number, to: number): ErrorNode {
    const { context } = this;
    const span = context.tokenSpan(from);
    const text = context.text(from);
    const fixes = text === "void" ? [fix("fix.replace", { text, replacement: "Void" }, [{ span, newText: "Void" }])] : [];
    context.report(diagnostic("syntax.missing-type", span, { found: this.found(from) }, { fixes }));
    return this.error(from, to, []);
  }

  missingBlock(token: number): MissingBlock {
    this.context.report(diagnostic("syntax.missing-block", this.context.placeBefore(token), { found: this.foundOnLine(token) }));
    return this.node("MissingBlock", token);
  }

  isUnbracedBody(token: number): boolean {
    return this.context.isOnSameLine(token) && STARTS_UNBRACED_BODY[this.context.kind(token)] === 1;
  }

  /** A body without braces where the compiler wants them; `block`, when braces follow all the same, is what was meant. */
  unbracedBody(body: Expression, block: Expression | null): Expression {
    const { context } = this;
    const token = context.tokens.indexAt(body.start);
    if (block !== null) {
      context.report(diagnostic("syntax.missing-block", context.tokenSpan(token), { found: this.found(token) }));
      return block;
    }
    context.report(
      diagnostic(
        "syntax.missing-braces",
        context.tokenSpan(token),
        { found: this.found(token) },
        {
          fixes: [
            fix("fix.insert", { text: "{ }" }, [
              { span: { start: body.start, end: body.start }, newText: "{ " },
              { span: { start: body.end, end: body.end }, newText: " }" },
            ]),
          ],
        },
      ),
    );
    return body;
  }

  /** `then body`: the word of other languages in place of braces. */
  // biome-ignore lint/suspicious/noThenProperty: named after the grammar's word; a builder is never awaited
  then(body: Expression, token: number): Expression {
    const { context } = this;
    const span = context.tokenSpan(token);
    const isElseNext = context.kind(context.tokens.indexAt(body.end - 1) + 1) === K.else;
    context.report(diagnostic(isElseNext ? "syntax.then-else" : "syntax.then", span, {}));
    return body;
  }

  missingSpawnVariable(token: number): MissingPattern {
    this.context.report(diagnostic("syntax.missing-spawn-variable", this.context.placeBefore(token), { found: this.foundOnLine(token) }));
    return this.node("MissingPattern", token);
  }
  missingSpawnIn(token: number): void {
    this.context.report(diagnostic("syntax.missing-spawn-in", this.context.placeBefore(token), { found: this.foundOnLine(token) }));
  }

  /** Whether the braces at `token` are a body, with nothing before them: no other braces follow. */
  isBody(token: number): boolean {
    const close = this.bracketGroups().partner[token] ?? -1;
    return close < 0 || this.context.text(close + 1) !== "{";
  }

  missingCondition(token: number): MissingExpression {
    const { context } = this;
    // the compiler reads the braces as the condition of an `if`, and misses a body after them
    const close = this.bracketGroups().partner[token] ?? -1;
    const place = context.tokenSpan(close > token && context.text(token - 1) === "if" ? close + 1 : token);
    const related = [relatedPlace("note.condition-here", context.tokenSpan(token), { keyword: context.text(token - 1) })];
    context.report(diagnostic("syntax.missing-condition", place, { keyword: context.text(token - 1) }, { related }));
    return this.node("MissingExpression", token);
  }

  missingSpawnBody(token: number): MissingBlock {
    this.context.report(diagnostic("syntax.missing-spawn-body", this.context.placeBefore(token), { found: this.foundOnLine(token) }));
    return this.node("MissingBlock", token);
  }

  /** `spawn work()`: documented, refused by the compiler. */
  spawnOperand(body: Expression): Expression {
    const { context } = this;
    const token = context.tokens.indexAt(body.start);
    context.report(
      diagnostic(
        "syntax.spawn-operand",
        context.tokenSpan(token),
        { found: this.found(token) },
        {
          fixes: [
            fix("fix.insert", { text: "{ }" }, [
              { span: { start: body.start, end: body.start }, newText: "{ " },
              { span: { start: body.end, end: body.end }, newText: " }" },
            ]),
          ],
        },
      ),
    );
    return body;
  }

  emptyInterpolation(token: number): MissingExpression {
    const { context } = this;
    const brace = context.tokenSpan(token - 1);
    context.report(
      diagnostic("syntax.empty-interpolation", { start: brace.start, end: Math.max(context.tokens.end(token), brace.end) }, {}),
    );
    return this.node("MissingExpression", token);
  }

  // ---------------------------------------------------------------- missing names

  private missingName(token: number): MissingName {
    return this.node("MissingName", token);
  }

  missingUsePath(token: number): MissingName {
    this.context.report(diagnostic("syntax.missing-module-name", this.context.tokenSpan(token), { found: this.found(token) }));
    return this.missingName(token);
  }

  missingUseAlias(token: number): MissingName {
    this.context.report(diagnostic("syntax.missing-alias", this.context.placeBefore(token), { found: this.foundOnLine(token) }));
    return this.missingName(token);
  }

  /** `use std.math as`: dropped without a word. */
  useAsNothing(token: number): MissingName {
    this.context.report(diagnostic("syntax.use-as-nothing", this.context.tokenSpan(token - 1), {}));
    return this.missingName(token);
  }

  keywordInPath(token: number): MissingName {
    this.context.report(diagnostic("syntax.keyword-in-path", this.context.tokenSpan(token), { keyword: this.context.text(token) }));
    return this.missingName(token + 1);
  }

  missingFieldName(token: number): MissingName {
    this.context.report(diagnostic("syntax.missing-field-name", this.context.tokenSpan(token), { found: this.found(token) }));
    return this.missingName(token);
  }

  missingForVariable(token: number): MissingPattern {
    this.context.report(diagnostic("syntax.missing-loop-variable", this.context.placeBefore(token), { found: this.foundOnLine(token) }));
    return this.node("MissingPattern", token);
  }

  missingLabel(token: number): MissingName {
    this.context.report(diagnostic("syntax.missing-label", this.context.tokenSpan(token), { found: this.found(token) }));
    return this.missingName(token);
  }

  missingMethodName(token: number): MissingName {
    this.context.report(diagnostic("syntax.missing-method-name", this.context.placeBefore(token), { found: this.foundOnLine(token) }));
    return this.missingName(token);
  }

  /** `f = 3` in a record type. */
  wrongMethodName(value: Expression, token: number): MissingName {
    this.context.report(diagnostic("syntax.missing-method-name", { start: value.start, end: value.end }, { found: this.found(token) }));
    return this.missingName(token);
  }

  /** A keyword or a string where a field's name stands. */
  wrongFieldName(token: number): Name | MissingName {
    this.context.report(diagnostic("syntax.wrong-field-name", this.context.tokenSpan(token), { found: this.found(token) }));
    return this.missingName(token + 1);
  }

  keywordAsParameter(token: number): MissingName {
    this.context.report(diagnostic("syntax.keyword-as-parameter", this.context.tokenSpan(token), { keyword: this.context.text(token) }));
    return this.missingName(token + 1);
  }

  missingMember(token: number): ErrorNode {
    this.context.report(diagnostic("syntax.missing-member", this.context.placeBefore(token), { found: this.foundOnLine(token) }));
    return this.error(token, token, []);
  }

  missingPatternNumber(token: number): MissingExpression {
    return this.missingExpression(token);
  }

  /** `t.0`: other languages' tuple field; the compiler reads `t` and `.0`. */
  tupleIndex(token: number): MissingName {
    const { context } = this;
    const span = { start: context.tokens.start(token - 1), end: context.tokens.end(token) };
    const index = context.text(token);
    const extra = { fixes: [fix("fix.replace", { text: `.${index}`, replacement: `[${index}]` }, [{ span, newText: `[${index}]` }])] };
    const refused = diagnostic("syntax.tuple-index", span, { index }, extra);
    const misread = diagnostic("syntax.tuple-index-misread", span, { index }, extra);
    context.leaveOpen({ token, within: { bracket: refused, head: refused, value: misread, statement: misread } });
    return this.missingName(token + 1);
  }

  // ---------------------------------------------------------------- missing tokens

  missingParen(token: number): void {
    this.missingCloser(")", token);
  }
  missingBracket(token: number): void {
    this.missingCloser("]", token);
  }
  /** A list goes on over lines and without commas, so the compiler notices its end too late to name the bracket. */
  missingListEnd(token: number): void {
    const closer = this.closerBefore("]", token);
    this.context.leaveOpenAs(token, VALUE_OR_STATEMENT, (code) => missingCloser(this.context.source, closer, { code }));
  }
  missingBrace(token: number): void {
    this.missingCloser("}", token);
  }

  private missingCloser(bracket: ")" | "]" | "}", token: number): void {
    this.context.report(missingCloser(this.context.source, this.closerBefore(bracket, token)));
  }

  private closerBefore(bracket: ")" | "]" | "}", token: number): MissingCloser {
    const { tokens } = this.context;
    return {
      bracket,
      opener: tokens.start(this.openerBefore(token, bracket)),
      previousEnd: token > 0 ? tokens.end(token - 1) : 0,
      found: tokens.start(token),
    };
  }

  /** The nearest bracket before `token` that has no partner; the token before it when there is none. */
  private openerBefore(token: number, bracket: ")" | "]" | "}"): number {
    const opening = bracket === ")" ? "(" : bracket === "]" ? "[" : "{";
    const { unclosed } = this.bracketGroups();
    // asked from left to right: the brackets without a partner are looked through once
    while ((unclosed[this.nextUnclosed] ?? token) < token) this.nextUnclosed++;
    for (let index = this.nextUnclosed - 1; index >= 0 && index >= this.nextUnclosed - OPENER_REACH; index--) {
      const opener = unclosed[index] ?? 0;
      if (this.context.text(opener) === opening) return opener;
    }
    return Math.max(token - 1, 0);
  }

  missingIn(token: number): void {
    this.context.report(diagnostic("syntax.missing-in", this.context.placeBefore(token), { found: this.foundOnLine(token) }));
  }

  missingArrow(token: number): void {
    this.context.report(diagnostic("syntax.missing-arrow", this.context.placeBefore(token), { found: this.foundOnLine(token) }));
  }

  /** `1 -> 2` as a match arm. */
  thinArrow(token: number): void {
    this.reportReplacement("->", "=>", token);
  }

  wrongArrow(token: number): void {
    this.reportReplacement(this.context.text(token), "=>", token);
  }

  private reportReplacement(found: string, expected: string, token: number): void {
    const span = this.context.tokenSpan(token);
    this.context.report(
      diagnostic(
        "syntax.wrong-arrow",
        span,
        { found, expected },
        {
          fixes: [fix("fix.replace", { text: found, replacement: expected }, [{ span, newText: expected }])],
        },
      ),
    );
  }

  missingColon(token: number): void {
    this.context.report(diagnostic("syntax.missing-colon", this.context.placeBefore(token), { found: this.foundOnLine(token) }));
  }

  /** Whether the line at `token` holds an arm's arrow: the arms are there, only their brace is lost. */
  looksLikeArm(token: number): boolean {
    const { context } = this;
    for (let at = token; at < token + ARM_REACH; at++) {
      const kind = context.kind(at);
      if (kind === K["=>"] || kind === K["=>arm"]) return true;
      if (kind === K["<eof>"] || kind === K["}"] || (at > token && context.tokens.isLineStart(at))) return false;
    }
    return false;
  }

  missingArms(token: number): readonly never[] {
    this.context.report(diagnostic("syntax.missing-match-braces", this.context.tokenSpan(token), { found: this.found(token) }));
    return [];
  }

  missingOpenBrace(token: number): void {
    this.context.report(diagnostic("syntax.missing-match-braces", this.context.placeBefore(token), { found: this.foundOnLine(token) }));
  }

  startsElement(token: number): boolean {
    return STARTS_ELEMENT[this.context.kind(token)] === 1;
  }

  startsListElement(token: number): boolean {
    return STARTS_LIST_ELEMENT[this.context.kind(token)] === 1;
  }

  startsMember(token: number): boolean {
    return this.context.kind(token) === K["<name>"];
  }

  missingCommaInDict(token: number): void {
    this.missingComma(token, "E0011");
  }

  /** Two elements side by side; a `?` before them on the line makes it another language's conditional. */
  missingComma(token: number, code: CodeId = "E0010"): void {
    const { context } = this;
    const at = context.tokens.end(token - 1);
    context.report(
      diagnostic(
        "syntax.missing-comma",
        context.placeBefore(token),
        { found: this.found(token) },
        {
          code,
          fixes: [fix("fix.insert", { text: "," }, [{ span: { start: at, end: at }, newText: "," }])],
        },
      ),
    );
  }

  memberSeparator(token: number): void {
    const span = this.context.tokenSpan(token);
    this.context.report(
      diagnostic(
        "syntax.member-separator",
        span,
        { found: this.context.text(token) },
        {
          fixes: [fix("fix.replace", { text: this.context.text(token), replacement: "," }, [{ span, newText: "," }])],
        },
      ),
    );
  }

  armSemicolon(token: number): void {
    const span = this.context.tokenSpan(token);
    const fixes = [fix("fix.replace", { text: ";", replacement: "," }, [{ span, newText: "," }])];
    this.context.leaveOpenAs(token, VALUE_OR_STATEMENT, (code) => diagnostic("syntax.arm-semicolon", span, {}, { code, fixes }));
  }

  indexes(items: readonly Expression[], trailing: number | null, token: number): readonly Expression[] {
    const { context } = this;
    if (trailing !== null) context.report(diagnostic("syntax.index-trailing-comma", context.tokenSpan(trailing), {}));
    else if (items.length === 0) {
      const span = context.placeBefore(token);
      const codes = { value: "E0012", statement: "E0011", dict: "E0011", loop: "E0016" } as const;
      context.leaveOpenAs(token, codes, (code) => diagnostic("syntax.empty-index", span, {}, { code }));
    }
    return items;
  }

  // ---------------------------------------------------------------- words of other languages

  /** `& mut T` with a space. */
  refMut(token: number): void {
    const { context } = this;
    const span = { start: context.tokens.end(token), end: context.tokens.start(token + 1) };
    context.report(
      diagnostic(
        "syntax.spaced-ref-mut",
        context.tokenSpan(token + 1),
        {},
        {
          fixes: [fix("fix.replace", { text: "& mut", replacement: "&mut" }, [{ span, newText: "" }])],
        },
      ),
    );
  }

  optionalPrefix(token: number): void {
    this.context.report(diagnostic("syntax.optional-type", this.context.tokenSpan(token), {}));
  }

  /** A dict or set where the compiler reads a block: at the start of a statement, in the body of a statement `if`. */
  bracesAtStatement<Braces extends Dict | SetLiteral>(braces: Braces, token: number): Braces {
    this.context.report(
      diagnostic("syntax.braces-as-block", this.separatorSpan(braces, token), { what: { term: braces.kind === "Dict" ? "dict" : "set" } }),
    );
    return braces;
  }

  dictBody<Braces extends Dict | SetLiteral>(braces: Braces, token: number): Braces {
    this.context.report(
      diagnostic("syntax.braces-as-body", this.separatorSpan(braces, token), { what: { term: braces.kind === "Dict" ? "dict" : "set" } }),
    );
    return braces;
  }

  /** The first `:` or `,` inside the braces. */
  private separatorSpan(braces: Dict | SetLiteral, token: number): { start: number; end: number } {
    const { context } = this;
    const first = braces.kind === "Dict" ? braces.entries[0]?.key : braces.elements[0];
    const separator = first === undefined ? token : context.tokens.indexAt(first.end - 1) + 1;
    return context.tokenSpan(separator);
  }

  // ---------------------------------------------------------------- skipping

  private bracketGroups(): BracketGroups {
    this.groups ??= bracketGroups(this.context.tokens);
    return this.groups;
  }

  canSkipToParen(token: number): boolean {
    return this.canSkipTo(")", token);
  }
  canSkipToBracket(token: number): boolean {
    return this.canSkipTo("]", token);
  }
  canSkipToBrace(token: number): boolean {
    return this.canSkipTo("}", token);
  }
  canSkipToInterpolation(token: number): boolean {
    return this.canSkipTo("<f}>", token);
  }

  /** Whether the group around `token` is closed by a `closer` that skipping from `token` reaches. */
  private canSkipTo(closer: Spelling, token: number): boolean {
    if (CLOSERS[this.context.kind(token)] === 1) return false;
    const end = this.bracketGroups().closer[token] ?? 0;
    if (end <= token || this.context.kind(end) !== K[closer]) return false;
    this.junkEnd = end;
    return true;
  }

  /** Whether a comma of the group around `token` follows before the group's end, on whose way nothing can be read. */
  canSkipToComma(token: number): boolean {
    const { context } = this;
    if (CLOSERS[context.kind(token)] === 1) return false;
    const { closer, partner } = this.bracketGroups();
    const end = closer[token] ?? 0;
    if (end <= token || context.kind(end) === K["<eof>"]) return false;
    for (let at = token; at < end; at++) {
      if (context.kind(at) === K[","]) {
        this.junkEnd = at;
        return at > token;
      }
      if (at > token && context.tokens.isLineStart(at)) return false;
      const close = partner[at] ?? -1;
      if (close > at) at = close;
    }
    return false;
  }

  isJunk(token: number): boolean {
    return token < this.junkEnd;
  }

  junkInDict(from: number, to: number): ErrorNode {
    return this.junk(from, to, "E0011");
  }

  /** Tokens skipped inside a bracket group. */
  junk(from: number, to: number, code: CodeId = "E0010"): ErrorNode {
    const { context } = this;
    // what is missing right here has been noticed: the rest is its consequence
    if (context.isOpenAt(from)) return this.error(from, to, []);
    const closer = context.kind(to) === K[","] ? (this.bracketGroups().closer[from] ?? to) : to;
    context.report(
      diagnostic("syntax.unexpected-in-group", context.tokenSpan(from), { token: this.found(from), closer: this.found(closer) }, { code }),
    );
    return this.error(from, to, []);
  }

  isNameList(token: number): boolean {
    if (this.context.kind(token) !== K[","]) return false;
    if (token > this.nameListEnd) {
      let at = token;
      while (this.context.kind(at) === K[","] && (this.context.kind(at + 1) === K["<name>"] || this.context.kind(at + 1) === K._)) at += 2;
      if (this.context.kind(at) === K[","]) at++;
      this.nameListEnd = at;
      this.isTargetList = this.context.kind(at) === K["="];
    }
    return this.isTargetList && (this.context.kind(token + 1) === K["<name>"] || this.context.kind(token + 1) === K._);
  }

  isJunkStatement(first: number, token: number): boolean {
    if (token === first) return true;
    const kind = this.context.kind(token);
    return !this.context.tokens.isLineStart(token) && STARTS_STATEMENT[kind] !== 1 && kind !== K[";"] && CLOSERS[kind] !== 1;
  }

  isJunkArm(first: number, token: number): boolean {
    if (token === first) return true;
    const kind = this.context.kind(token);
    return !this.context.tokens.isLineStart(token) && STARTS_PATTERN[kind] !== 1 && CLOSERS[kind] !== 1;
  }

  junkStatement(from: number, to: number): ErrorNode {
    this.context.report(this.strayToken(from));
    return this.error(from, to, []);
  }

  junkArm(from: number, to: number): ErrorNode {
    this.missingPattern(from);
    return this.error(from, to, []);
  }

  strayCloser(from: number, to: number): ErrorNode {
    this.context.report(diagnostic("syntax.stray-closer", this.context.tokenSpan(from), { bracket: this.context.text(from) }));
    return this.error(from, to, []);
  }

  strayBeforeElse(token: number): void {
    this.strayCloser(token, token + 1);
  }

  /** A token that no statement starts with. */
  private strayToken(token: number): Diagnostic {
    const { context } = this;
    const span = context.tokenSpan(token);
    const text = context.text(token);
    const kind = context.kind(token);
    if (kind === K[")"] || kind === K["]"] || kind === K["<stray>"]) return diagnostic("syntax.stray-closer", span, { bracket: text });
    if (kind === K.else) return diagnostic("syntax.stray-else", span, {});
    if (kind === K[","]) {
      return diagnostic("syntax.stray-comma", span, {}, { fixes: [fix("fix.remove", { text: "," }, [{ span, newText: "" }])] });
    }
    if (kind === K["@"]) return diagnostic("syntax.annotation", span, {});
    if (IS_KEYWORD[kind] === 1 && kind !== K.and && kind !== K.or) return diagnostic("syntax.keyword-as-name", span, { keyword: text });
    return diagnostic("syntax.unexpected-token", span, { token: this.found(token) });
  }

  straySemicolon(token: number): void {
    const span = this.context.tokenSpan(token);
    this.context.report(
      diagnostic("syntax.stray-semicolon", span, {}, { fixes: [fix("fix.remove", { text: ";" }, [{ span, newText: "" }])] }),
    );
  }

  enter(): boolean {
    return this.context.enter();
  }

  tooDeep(from: number, to: number): ErrorNode {
    this.context.report(diagnostic("syntax.too-deep", this.context.tokenSpan(from), { limit: MAX_KEYWORD_NESTING }));
    return this.error(from, to, []);
  }

  /** A node for text that can't be read; `parts` are what was recognised in it. */
  error(from: number, to: number, parts: readonly Expression[]): ErrorNode {
    const start = this.context.startOf(from, to);
    return { kind: "Error", start, end: this.context.endOf(from, to), anchor: start, parts };
  }
}
