// What is skipped: tokens that can't be read inside a group, a statement or the arms of a match, and what stands somewhere that it can't.

import type { CodeId } from "../../diagnostics/codes.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { diagnostic } from "../../diagnostics/findings.ts";
import { errorNode } from "../absent-nodes.ts";
import { MAX_KEYWORD_NESTING, type ParseContext } from "../context.ts";
import { remove, replaceBy } from "../fixes.ts";
import { KEYWORDS, KIND, kindSet } from "../kinds.ts";
import type { ErrorNode } from "../nodes.ts";
import { foundAt } from "./found.ts";
import type { MissingBuilder } from "./missing.ts";

const K = KIND;
const IS_KEYWORD = kindSet(...KEYWORDS, "return⏎", "break⏎", "continue⏎");

export class SkippedTokenBuilder {
  private readonly context: ParseContext;
  private readonly missing: MissingBuilder;

  constructor(context: ParseContext, missing: MissingBuilder) {
    this.context = context;
    this.missing = missing;
  }

  junk(from: number, to: number): ErrorNode {
    return this.inGroup(from, to, "E0010");
  }

  junkInDict(from: number, to: number): ErrorNode {
    return this.inGroup(from, to, "E0011");
  }

  private inGroup(from: number, to: number, code: CodeId): ErrorNode {
    const { context } = this;
    // what is missing right here has been noticed: the rest is its consequence
    if (!context.isOpenAt(from)) {
      const closer = context.kind(to) === K[","] ? (context.groups.closer[from] ?? to) : to;
      const args = { token: foundAt(context, from), closer: foundAt(context, closer) };
      context.report(diagnostic("syntax.unexpected-in-group", context.tokenSpan(from), args, { code }));
    }
    return errorNode(context, from, to, []);
  }

  junkStatement(from: number, to: number): ErrorNode {
    if (this.context.kind(from) === K[","]) this.strayComma(from);
    else this.context.report(this.strayToken(from));
    return errorNode(this.context, from, to, []);
  }

  /** A comma between statements: in braces the first one tells that they were meant for something else. */
  private strayComma(token: number): void {
    const { context } = this;
    const { suspectBraces } = context;
    const span = context.tokenSpan(token);
    const { closer, partner } = context.groups;
    const brace = partner[closer[token] ?? token] ?? -1;
    if (suspectBraces.isReported(brace)) return;
    if (suspectBraces.has(brace)) context.report(suspectBraces.refused(brace, span, "E0011"));
    else if (brace >= 0 && context.kind(brace + 1) === K["<name>"] && context.kind(brace + 2) === K[":"]) {
      suspectBraces.markReported(brace);
      context.report(diagnostic("syntax.fields-in-block", span, {}));
    } else {
      // before something else the comma may have been meant to join the two
      const isLast = brace < 0 && !context.isOnSameLine(token + 1);
      context.report(diagnostic("syntax.stray-comma", span, {}, { fixes: isLast ? [remove(span, ",")] : [] }));
    }
  }

  /** A token that no statement starts with. */
  private strayToken(token: number): Diagnostic {
    const { context } = this;
    const span = context.tokenSpan(token);
    const text = context.text(token);
    const kind = context.kind(token);
    if (kind === K[")"] || kind === K["]"] || kind === K["<stray>"]) return diagnostic("syntax.stray-closer", span, { bracket: text });
    if (kind === K.else) return diagnostic("syntax.stray-else", span, {});
    if (kind === K["=>"] && context.suspectBraces.has(token)) {
      const fixes = [replaceBy(span, text, "=")];
      return diagnostic("syntax.wrong-arrow", span, { found: text, expected: "=" }, { code: "E0011", fixes });
    }
    if (kind === K["::"] && this.isInUse(token))
      return diagnostic("syntax.double-colon", span, {}, { fixes: [replaceBy(span, text, ".")] });
    if (kind === K["@"]) return diagnostic("syntax.annotation", span, {});
    if (IS_KEYWORD[kind] === 1 && kind !== K.and && kind !== K.or) return diagnostic("syntax.keyword-as-name", span, { keyword: text });
    return diagnostic("syntax.unexpected-token", span, { token: foundAt(context, token) });
  }

  /** `use std::io`. */
  private isInUse(token: number): boolean {
    let first = token - 1;
    while (this.context.kind(first) === K["<name>"] || this.context.kind(first) === K["."]) first--;
    return this.context.kind(first) === K.use;
  }

  junkArm(from: number, to: number): ErrorNode {
    this.missing.pattern(from);
    return errorNode(this.context, from, to, []);
  }

  strayCloser(from: number, to: number): ErrorNode {
    this.context.report(diagnostic("syntax.stray-closer", this.context.tokenSpan(from), { bracket: this.context.text(from) }));
    return errorNode(this.context, from, to, []);
  }

  strayBeforeElse(token: number): void {
    this.strayCloser(token, token + 1);
  }

  straySemicolon(token: number): void {
    const span = this.context.tokenSpan(token);
    this.context.report(diagnostic("syntax.stray-semicolon", span, {}, { fixes: [remove(span, ";")] }));
  }

  /** A keyword that nests deeper than is read. */
  tooDeep(from: number, to: number): ErrorNode {
    this.context.report(diagnostic("syntax.too-deep", this.context.tokenSpan(from), { limit: MAX_KEYWORD_NESTING }));
    return errorNode(this.context, from, to, []);
  }
}
