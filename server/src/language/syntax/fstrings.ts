// Inside f-strings (syntax.md §1.7): text between interpolations, format specs, and prefixes that the language doesn't have.

import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { diagnostic } from "../diagnostics/findings.ts";
import { BACKSLASH, CARRIAGE_RETURN, CLOSING_BRACE, LINE_FEED, OPENING_BRACE, QUOTE } from "./ascii.ts";
import { type BracketStack, INTERPOLATION } from "./brackets.ts";
import { remove, replaceBy } from "./fixes.ts";
import { checkEscapes } from "./literals.ts";

export interface FStringText {
  readonly end: number;
  /** `open`: a `{` stands at `end`. `end`: the closing quote does. */
  readonly stop: "open" | "end" | "unterminated";
}

/** `[[fill]align][sign][width][.precision][type]` */
const SPEC = /^(?:[^]?[<>=^])?[-+ ]?#?0?\d*[_,]?(?:\.\d+)?[a-zA-Z%]?$/u;

export class FStringScanner {
  private readonly source: string;
  private readonly problems: Diagnostic[];
  /** Offsets of the next `}` and the next LF at or after the last place asked about: asked in order, so the scan is linear. */
  private nextClose = -1;
  private nextLineFeed = -1;

  constructor(source: string, problems: Diagnostic[]) {
    this.source = source;
    this.problems = problems;
  }

  /** What the word `source[start, end)` before a `"` makes of the string; reports prefixes of other languages. */
  prefix(start: number, end: number): "f-string" | "raw" | null {
    const { source } = this;
    const word = source.slice(start, end);
    const isTriple = source.startsWith('"""', end);
    if (word === "f" && !isTriple) return "f-string";
    if (!/^(?:[fFrRbB]|[rRbB][fFrRbB]|[fF][rR])$/.test(word)) return null;
    const span = { start, end };
    if (word === "F" && !isTriple) {
      this.problems.push(
        diagnostic(
          "syntax.string-prefix",
          span,
          { prefix: word },
          {
            fixes: [replaceBy(span, word, "f")],
          },
        ),
      );
      return "f-string";
    }
    if (word === "f") this.problems.push(diagnostic("syntax.triple-f-string", { start, end: end + 3 }, {}));
    else if (/[bB]/.test(word)) this.problems.push(diagnostic("syntax.bytes-prefix", span, { prefix: word }));
    else {
      this.problems.push(diagnostic("syntax.string-prefix", span, { prefix: word }, { fixes: [remove(span, word)] }));
    }
    return "raw";
  }

  /** Scans text from `from` to the next `{` that opens an interpolation, or to the f-string's end. */
  text(from: number): FStringText {
    const { source, problems } = this;
    let hasEscape = false;
    let at = from;
    const done = (stop: FStringText["stop"]): FStringText => {
      if (hasEscape) checkEscapes(source, from, at, problems);
      return { end: at, stop };
    };
    for (; at < source.length; at++) {
      const code = source.charCodeAt(at);
      if (code === BACKSLASH) {
        hasEscape = true;
        if (source.charCodeAt(at + 1) !== LINE_FEED) at++;
      } else if (code === QUOTE) return done("end");
      else if (code === LINE_FEED) break;
      else if (code === OPENING_BRACE) {
        if (source.charCodeAt(at + 1) !== OPENING_BRACE) return done("open");
        problems.push(diagnostic("syntax.doubled-brace", { start: at, end: at + 2 }, { brace: "{" }));
        at++;
      } else if (code === CLOSING_BRACE && source.charCodeAt(at + 1) === CLOSING_BRACE) at++;
    }
    if (at > source.length) at = source.length;
    if (source.charCodeAt(at - 1) === CARRIAGE_RETURN && at > from) at--;
    const quote = source.lastIndexOf('"', from);
    problems.push(diagnostic("syntax.unterminated-f-string", { start: Math.max(quote - 1, 0), end: at }, {}));
    return done("unterminated");
  }

  /** Whether the `"` at `at`, directly inside an interpolation, closes the f-string around it because no `}` follows on the line. */
  endsHere(brackets: BracketStack, closesInterpolations: boolean, at: number): boolean {
    if (!closesInterpolations || brackets.top.type !== INTERPOLATION) return false;
    if (this.nextClose < at) {
      const found = this.source.indexOf("}", at);
      this.nextClose = found < 0 ? this.source.length : found;
    }
    if (this.nextLineFeed < at) {
      const found = this.source.indexOf("\n", at);
      this.nextLineFeed = found < 0 ? this.source.length : found;
    }
    return this.nextClose >= this.nextLineFeed;
  }

  /** Whether `!r}` or `!r:` stands at `at`: a conversion as Python writes it. */
  isConversion(at: number): boolean {
    return /^![a-z][:}]/.test(this.source.slice(at, at + 3));
  }

  /** Offset after the format spec (or `=`, `!r`) that starts at `at`: before the interpolation's `}`. */
  specEnd(at: number): number {
    const { source, problems } = this;
    let end = at + 1;
    while (end < source.length && !'}\n"'.includes(source.charAt(end))) end++;
    const span = { start: at, end };
    const text = source.slice(at, end);
    if (text.startsWith(":")) {
      if (!SPEC.test(text.slice(1))) problems.push(diagnostic("syntax.format-spec", span, { spec: text.slice(1) }));
    } else {
      problems.push(diagnostic("syntax.f-string-conversion", span, { text }, { fixes: [remove(span, text)] }));
    }
    return end;
  }
}
