// Questions that the grammar's predicates ask about the tokens ahead. Nothing here reports or makes a node: the parser may ask and then
// take another way.

import type { ParseContext } from "../context.ts";
import { kindsIn } from "../kind-sets.ts";
import { KIND, kindSet, type Spelling } from "../kinds.ts";

const K = KIND;

const OPERANDS =
  "<name> <int> <float> <string> <triple> <char> <f> true false void _ ( ⏎( (=> ⏎(=> [ ⏎[ { {: {, {x: - + ! * & &mut ref not if match while for spawn unsafe return return⏎ break break⏎ continue continue⏎ loop ⏎- ⏎+ ⏎* ⏎& <deep> <bad> ...";
const STARTS_STATEMENT = kindsIn(`${OPERANDS} use pub mut <let> <fn> <struct> <import> <impl>`);
/** Tokens that an element surely starts with, so that a comma before one of them is what is missing. */
const STARTS_ELEMENT = kindsIn("<name> <int> <float> <string> <triple> <char> <f> true false void _");
const STARTS_LIST_ELEMENT = kindsIn(
  "<name> <int> <float> <string> <triple> <char> <f> true false void _ ( (=> { {: {, ! not if match & &mut ref return ⏎&",
);
const STARTS_UNBRACED_BODY = kindsIn(
  "<name> <int> <float> <string> <triple> <char> <f> true false void return return⏎ break break⏎ continue continue⏎",
);
const STARTS_PATTERN = kindsIn("<name> <int> <float> <string> <triple> <char> <f> true false void _ ( ⏎( (=> ⏎(=> [ ⏎[ { {: {, - ⏎- !");
const CLOSERS = kindsIn(") ] } <f}> <eof>");
/** What may stand between the angles of type arguments, and after them. */
const IN_ANGLES = kindSet("<name>", ",", "&", "*", "<int>", "?", ".", "[", "]");
const AFTER_ANGLES = kindSet("=", ")", ",", "]", "}", "{", ">", ">>", ";", "<eof>", "->", "=>", "|", "?");

/** How many tokens an arm's pattern may have for the arm to be recognised without its match's brace. */
const ARM_REACH = 32;
/** How many tokens type arguments between angles may have. */
const ANGLE_REACH = 64;

/** What looking ahead may use of a parse: nothing that reports. */
type Surroundings = Readonly<Pick<ParseContext, "tokens" | "kind" | "text" | "isOnSameLine" | "groups" | "annotation" | "enter">>;

export class Lookahead {
  private readonly context: Surroundings;
  /** Tokens before this one are to be skipped. */
  private junkEnd = 0;
  /** Names separated by commas, up to here, are (or are not) the targets of a `=`: so that a long list is looked at once. */
  private nameListEnd = -1;
  private isTargetList = false;

  constructor(context: Surroundings) {
    this.context = context;
  }

  // ---------------------------------------------------------------- what comes next

  /** Whether more targets of a `=` follow, each after its comma. */
  isNameList(token: number): boolean {
    if (this.context.kind(token) !== K[","]) return false;
    if (token > this.nameListEnd) {
      let at = token;
      while (this.context.kind(at) === K[","] && this.isTargetName(at + 1)) at += 2;
      if (this.context.kind(at) === K[","]) at++;
      this.nameListEnd = at;
      this.isTargetList = this.context.kind(at) === K["="];
    }
    return this.isTargetList && this.isTargetName(token + 1);
  }

  private isTargetName(token: number): boolean {
    const kind = this.context.kind(token);
    return kind === K["<name>"] || kind === K._;
  }

  /** Whether the value after the annotation just read is a type: its result is `Type`. */
  isMetaNext(): boolean {
    let type = this.context.annotation;
    while (type?.kind === "FunctionType") type = type.result;
    return type?.kind === "NamedType" && type.isMeta;
  }

  /** Whether the braces at `token` are a body, with nothing before them: no other braces follow. */
  isBody(token: number): boolean {
    const close = this.context.groups.partner[token] ?? -1;
    return close < 0 || this.context.text(close + 1) !== "{";
  }

  /** Whether `token` stands on the line of the one before. */
  isOnLine(token: number): boolean {
    return this.context.isOnSameLine(token);
  }

  isUnbracedBody(token: number): boolean {
    return this.context.isOnSameLine(token) && STARTS_UNBRACED_BODY[this.context.kind(token)] === 1;
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

  /** `[` after a type's name opens arguments, unless a number follows: positions of a method. */
  isTypeBracket(token: number): boolean {
    const kind = this.context.kind(token);
    return kind !== K["<int>"] && kind !== K["-"] && kind !== K["]"];
  }

  /** Whether the `<` before `token` opens type arguments: only type text up to its `>`, and after that nothing that a comparison could go on with. */
  isTypeAngle(token: number): boolean {
    const { context } = this;
    let depth = 1;
    let parens = 0;
    for (let at = token; at < token + ANGLE_REACH; at++) {
      const kind = context.kind(at);
      if (kind === K["("]) parens++;
      else if (kind === K[")"]) parens--;
      else if (kind === K["<"]) depth++;
      else if (kind === K[">"]) depth--;
      else if (kind === K[">>"]) depth -= 2;
      else if (IN_ANGLES[kind] !== 1) return false;
      if (parens < 0 || context.tokens.isLineStart(at)) return false;
      if (depth <= 0) return parens === 0 && (AFTER_ANGLES[context.kind(at + 1)] === 1 || context.tokens.isLineStart(at + 1));
    }
    return false;
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

  /** Enters the production of a keyword; false when too many are open. */
  enter(): boolean {
    return this.context.enter();
  }

  // ---------------------------------------------------------------- how far to skip

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
    const end = this.context.groups.closer[token] ?? 0;
    if (end <= token || this.context.kind(end) !== K[closer]) return false;
    this.junkEnd = end;
    return true;
  }

  /** Whether a comma of the group around `token` follows before the group's end, on whose way nothing can be read. */
  canSkipToComma(token: number): boolean {
    const { context } = this;
    if (CLOSERS[context.kind(token)] === 1) return false;
    const { closer, partner } = context.groups;
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

  /** Whether the question before, how far to skip, went beyond `token`. */
  isJunk(token: number): boolean {
    return token < this.junkEnd;
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
}
