// Numbers, strings and characters (syntax.md §1.5, §1.6): where each ends, and what is wrong inside it.

import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { diagnostic, fix } from "../diagnostics/findings.ts";
import { APOSTROPHE, BACKSLASH, CARRIAGE_RETURN, DOT, LINE_FEED, MINUS, PLUS, QUOTE, UNDERSCORE } from "./ascii.ts";
import { isDigit, isHexDigit, isIdentifierPart } from "./characters.ts";
import { KIND } from "./kinds.ts";

/** A scanned literal: its kind code and the offset after it. */
export interface Scanned {
  readonly kind: number;
  readonly end: number;
}

/** The largest integer is 2^127 - 1. */
const LARGEST_INTEGER = (1n << 127n) - 1n;
/** A decimal of fewer digits always fits. */
const SAFE_DIGITS = 38;

/** Scans the number that starts at `start` (a digit, or a `.` before a digit). */
export function scanNumber(source: string, start: number, problems: Diagnostic[]): Scanned {
  const prefix = source.charCodeAt(start) === 48 ? source.charCodeAt(start + 1) | 32 : 0;
  const radix = prefix === 120 ? 16 : prefix === 111 ? 8 : prefix === 98 ? 2 : 10;
  if (radix !== 10) return scanPrefixed(source, start, radix, problems);

  let end = start;
  let isFloat = false;
  while (isDigit(source.charCodeAt(end)) || source.charCodeAt(end) === UNDERSCORE) end++;
  const afterDot = source.charCodeAt(end + 1);
  if (source.charCodeAt(end) === DOT && (isDigit(afterDot) || (afterDot === UNDERSCORE && end > start))) {
    isFloat = true;
    end = scanFraction(source, end + 1);
  }
  let isWrong = isFloat && source.charCodeAt(end) === UNDERSCORE;
  if ((source.charCodeAt(end) | 32) === 101) {
    isFloat = true;
    end++;
    if (source.charCodeAt(end) === PLUS || source.charCodeAt(end) === MINUS) end++;
    if (isDigit(source.charCodeAt(end))) {
      end = scanFraction(source, end);
      isWrong ||= source.charCodeAt(end) === UNDERSCORE;
    } else isWrong = true;
  }
  if (isWrong) {
    while (isIdentifierPart(source.charCodeAt(end))) end++;
    problems.push(diagnostic("syntax.bad-number", { start, end }, { literal: source.slice(start, end) }));
  } else if (!isFloat && end - start > SAFE_DIGITS) checkSize(source, start, end, problems);
  return { kind: isFloat ? KIND["<float>"] : KIND["<int>"], end };
}

/** Digits, with `_` only before a digit. */
function scanFraction(source: string, from: number): number {
  let end = from;
  for (;;) {
    const code = source.charCodeAt(end);
    if (isDigit(code) || (code === UNDERSCORE && isDigit(source.charCodeAt(end + 1)))) end++;
    else return end;
  }
}

function scanPrefixed(source: string, start: number, radix: number, problems: Diagnostic[]): Scanned {
  let end = start + 2;
  let digits = 0;
  for (; ; end++) {
    const code = source.charCodeAt(end);
    if (code === UNDERSCORE) continue;
    if (!(radix === 16 ? isHexDigit(code) : code >= 48 && code < 48 + radix)) break;
    digits++;
  }
  if (digits === 0) {
    while (isIdentifierPart(source.charCodeAt(end))) end++;
    problems.push(diagnostic("syntax.number-without-digits", { start, end }, { prefix: source.slice(start, start + 2), base: radix }));
  } else checkSize(source, start, end, problems);
  return { kind: KIND["<int>"], end };
}

function checkSize(source: string, start: number, end: number, problems: Diagnostic[]): void {
  const literal = source.slice(start, end);
  // a literal of a million digits is too large without being read
  const isTooLarge = literal.length > 1000 || BigInt(literal.replaceAll("_", "").toLowerCase()) > LARGEST_INTEGER;
  if (isTooLarge) {
    const shown = literal.length > 60 ? `${literal.slice(0, 57)}...` : literal;
    problems.push(diagnostic("syntax.number-too-large", { start, end }, { literal: shown }));
  }
}

/** Scans the string that opens at `start` with `"` or `"""`. An unclosed `"` string ends before its line's end. */
export function scanString(source: string, start: number, problems: Diagnostic[]): Scanned {
  if (source.charCodeAt(start + 1) === QUOTE && source.charCodeAt(start + 2) === QUOTE) return scanTripleString(source, start, problems);
  let hasEscape = false;
  for (let at = start + 1; at < source.length; at++) {
    const code = source.charCodeAt(at);
    if (code === BACKSLASH) {
      hasEscape = true;
      if (source.charCodeAt(at + 1) !== LINE_FEED) at++;
    } else if (code === QUOTE) {
      if (hasEscape) checkEscapes(source, start + 1, at, problems);
      return { kind: KIND["<string>"], end: at + 1 };
    } else if (code === LINE_FEED) break;
  }
  return unterminated(source, start, "syntax.unterminated-string", KIND["<string>"], problems);
}

function scanTripleString(source: string, start: number, problems: Diagnostic[]): Scanned {
  for (let at = start + 3; at < source.length; at++) {
    const code = source.charCodeAt(at);
    if (code === BACKSLASH) at++;
    else if (code === QUOTE && source.charCodeAt(at + 1) === QUOTE && source.charCodeAt(at + 2) === QUOTE) {
      return { kind: KIND["<triple>"], end: at + 3 };
    }
  }
  problems.push(diagnostic("syntax.unterminated-triple-string", { start, end: start + 3 }, {}));
  return { kind: KIND["<triple>"], end: source.length };
}

/** Scans the character that opens at `start`. More than one character inside is a finding of its own. */
export function scanCharacter(source: string, start: number, problems: Diagnostic[]): Scanned {
  if (source.startsWith("'''", start)) return scanTripleQuotes(source, start, problems);
  const kind = KIND["<char>"];
  let hasEscape = false;
  let at = start + 1;
  for (; at < source.length; at++) {
    const code = source.charCodeAt(at);
    if (code === LINE_FEED) break;
    if (code === BACKSLASH) {
      hasEscape = true;
      at++;
    } else if (code === APOSTROPHE) {
      const end = at + 1;
      const text = source.slice(start + 1, at);
      if (text === "") {
        problems.push(diagnostic("syntax.empty-character", { start, end }, {}));
      } else if (!isOneCharacter(text)) {
        problems.push(
          diagnostic(
            "syntax.long-character",
            { start, end },
            { literal: source.slice(start, end) },
            {
              fixes: [
                fix("fix.replace", { text: source.slice(start, end), replacement: `"${text}"` }, [
                  { span: { start, end: start + 1 }, newText: '"' },
                  { span: { start: at, end }, newText: '"' },
                ]),
              ],
            },
          ),
        );
      } else if (hasEscape) checkEscapes(source, start + 1, at, problems, true);
      return { kind, end };
    }
  }
  return unterminated(source, start, "syntax.unterminated-character", kind, problems);
}

/** `'''text'''`, as other languages write a string over lines; without its end, up to the end of the line. */
function scanTripleQuotes(source: string, start: number, problems: Diagnostic[]): Scanned {
  const kind = KIND["<triple>"];
  const close = source.indexOf("'''", start + 3);
  if (close < 0) return unterminated(source, start, "syntax.unterminated-character", kind, problems);
  const end = close + 3;
  const edits = [
    { span: { start, end: start + 3 }, newText: '"""' },
    { span: { start: close, end }, newText: '"""' },
  ];
  problems.push(
    diagnostic(
      "syntax.triple-single-quotes",
      { start, end: start + 3 },
      {},
      {
        fixes: [fix("fix.replace", { text: "'''", replacement: '"""' }, edits)],
      },
    ),
  );
  return { kind, end };
}

const ONE_CHARACTER = /^(?:\\x[^]{0,2}|\\u\{[^}]*\}?|\\[^]|[^\\])$/u;

function isOneCharacter(text: string): boolean {
  return ONE_CHARACTER.test(text);
}

/** An unclosed literal takes the whole rest of its line. */
function unterminated(
  source: string,
  start: number,
  finding: "syntax.unterminated-string" | "syntax.unterminated-character",
  kind: number,
  problems: Diagnostic[],
): Scanned {
  let end = source.indexOf("\n", start);
  if (end < 0) end = source.length;
  else if (source.charCodeAt(end - 1) === CARRIAGE_RETURN) end--;
  problems.push(diagnostic(finding, { start, end }, {}));
  return { kind, end };
}

/** Reports each escape in `source[from, to)` that `"…"` does not know (syntax.md §1.6); `'…'` takes unknown ones as the character itself. */
export function checkEscapes(source: string, from: number, to: number, problems: Diagnostic[], isCharacter = false): void {
  for (let at = source.indexOf("\\", from); at >= 0 && at < to; at = source.indexOf("\\", at)) {
    const letter = source.charAt(at + 1);
    let end = at + 2;
    let isValid = isCharacter || "ntr\\\"'0".includes(letter);
    if (letter === "x") {
      while (end < to && end < at + 4 && isHexDigit(source.charCodeAt(end))) end++;
      isValid = end === at + 4;
    } else if (letter === "u") {
      isValid = false;
      if (source.charAt(end) === "{") {
        end++;
        while (end < to && isHexDigit(source.charCodeAt(end))) end++;
        const value = Number.parseInt(source.slice(at + 3, end), 16);
        const isClosed = source.charAt(end) === "}" && end < to;
        if (isClosed) end++;
        isValid = isClosed && value <= 0x10ffff && !(value >= 0xd800 && value <= 0xdfff);
      }
    }
    if (end > to) end = to;
    if (!isValid) problems.push(diagnostic("syntax.bad-escape", { start: at, end }, { escape: source.slice(at, end) }));
    at = Math.max(end, at + 2);
  }
}
