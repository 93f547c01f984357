// Characters that the language doesn't know (E0001): read as what was meant where that is clear, so that the tree stays whole.

import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { diagnostic, fix } from "../diagnostics/findings.ts";
import type { TextEdit } from "../text/span.ts";
import { BACKTICK, HASH } from "./ascii.ts";
import { asciiOfFullWidth, isForeignLetter, isIdentifierPart, isInvisible, meantCharacter, nameOfCharacter } from "./characters.ts";
import { replaceBy } from "./fixes.ts";
import { isSpelling, KIND } from "./kinds.ts";
import { AFTER_COMMENT } from "./tokens.ts";

export interface ForeignText {
  /** The token's kind; 0 for trivia. */
  readonly kind: number;
  readonly end: number;
  /** Flags for the next token, when it is trivia. */
  readonly flags: number;
}

/** Reads and reports the text at `at`, which starts with a character that no token of the language starts with. */
export function scanForeign(source: string, at: number, problems: Diagnostic[]): ForeignText {
  const codePoint = source.codePointAt(at) ?? 0;
  const width = codePoint > 0xffff ? 2 : 1;
  if (codePoint === HASH) return hashComment(source, at, problems);
  if (codePoint === BACKTICK) return quoted(source, at, "`", problems);
  const meant = codePoint === IDEOGRAPHIC_STOP && endsLine(source, at + 1) ? ";" : meantCharacter(codePoint);
  if (meant === '"' || meant === "'") {
    const closing = codePoint === 0x201c ? "”" : codePoint === 0x2018 ? "’" : codePoint === 0x300c ? "」" : source.charAt(at);
    return quoted(source, at, closing, problems);
  }
  if (meant !== undefined) {
    const span = { start: at, end: at + 1 };
    problems.push(
      diagnostic(
        "syntax.typographic-character",
        span,
        { found: source.charAt(at), expected: meant },
        {
          fixes: [replaceBy(span, source.charAt(at), meant)],
        },
      ),
    );
    return { kind: kindOfSingle(meant), end: at + 1, flags: 0 };
  }
  if (isForeignLetter(codePoint)) return scanForeignWord(source, at, problems);
  if (isInvisible(codePoint)) return invisible(source, at, width, problems);
  return unknown(source, at, width, problems);
}

function kindOfSingle(character: string): number {
  return isSpelling(character) ? KIND[character] : KIND["<bad>"];
}

/** `。` ends a sentence at the end of a line, and stands for a dot elsewhere. */
const IDEOGRAPHIC_STOP = 0x3002;
function endsLine(source: string, at: number): boolean {
  return /^[ \t\r]*(?:\n|$)/.test(source.slice(at, at + 80));
}

function hashComment(source: string, at: number, problems: Diagnostic[]): ForeignText {
  const lineFeed = source.indexOf("\n", at);
  const span = { start: at, end: at + 1 };
  problems.push(diagnostic("syntax.hash-comment", span, {}, { fixes: [replaceBy(span, "#", "//")] }));
  return { kind: 0, end: lineFeed < 0 ? source.length : lineFeed, flags: AFTER_COMMENT };
}

/** How far the closing quote of another kind is searched: every opening one asks, and a line can be long. */
const QUOTE_REACH = 2000;

/** A string between quotes that the language doesn't have, up to the closing one on the same line. */
function quoted(source: string, at: number, closing: string, problems: Diagnostic[]): ForeignText {
  const [line = ""] = source.slice(at + 1, at + 1 + QUOTE_REACH).split("\n", 1);
  const close = closing === "`" ? line.indexOf(closing) : line.search(new RegExp(`[${closing}"]`, "u"));
  const end = close < 0 ? at + 1 : at + close + 2;
  const found = source.charAt(at);
  const content = source.slice(at + 1, end - 1);
  // a quote inside would end the string that the fix makes
  const fixes = content.includes('"')
    ? []
    : [fix("fix.replace", { text: found, replacement: '"' }, quotesFor(at, close < 0 ? null : content))];
  problems.push(diagnostic("syntax.foreign-quote", { start: at, end }, { found }, { fixes }));
  return { kind: close < 0 ? KIND["<bad>"] : KIND["<string>"], end, flags: 0 };
}

/** Writes `"` for both quotes of a string that opens at `at`, and an f-string for JavaScript's `${…}`; null: nothing closes the string. */
function quotesFor(at: number, content: string | null): readonly TextEdit[] {
  const isTemplate = content?.includes("${") === true;
  const edits = [{ span: { start: at, end: at + 1 }, newText: isTemplate ? 'f"' : '"' }];
  if (content === null) return edits;
  const from = at + 1;
  if (isTemplate) {
    for (const { index } of content.matchAll(/\$\{/g)) edits.push({ span: { start: from + index, end: from + index + 1 }, newText: "" });
  }
  const end = from + content.length;
  return [...edits, { span: { start: end, end: end + 1 }, newText: '"' }];
}

/** Reads a name, or a number in full-width digits, that has letters outside ASCII. */
export function scanForeignWord(source: string, start: number, problems: Diagnostic[]): ForeignText {
  let end = start;
  while (end < source.length) {
    const codePoint = source.codePointAt(end) ?? 0;
    if (!(codePoint < 128 ? isIdentifierPart(codePoint) : isForeignLetter(codePoint))) break;
    end += codePoint > 0xffff ? 2 : 1;
  }
  const span = { start, end };
  const text = source.slice(start, end);
  const ascii = asciiOfFullWidth(text);
  const isFullWidth = /^[A-Za-z0-9_]+$/.test(ascii);
  if (isFullWidth) {
    problems.push(
      diagnostic(
        "syntax.typographic-character",
        span,
        { found: text, expected: ascii },
        {
          fixes: [replaceBy(span, text, ascii)],
        },
      ),
    );
  } else problems.push(diagnostic("syntax.foreign-name", span, { name: text.length > 40 ? `${text.slice(0, 40)}…` : text }));
  return { kind: /^[0-9]/.test(ascii) ? KIND["<int>"] : KIND["<name>"], end, flags: 0 };
}

function invisible(source: string, at: number, width: number, problems: Diagnostic[]): ForeignText {
  let end = at + width;
  while (end < source.length && isInvisible(source.codePointAt(end) ?? 0) && !" \t\r\n".includes(source.charAt(end))) end++;
  const span = { start: at, end };
  const character = nameOfCharacter(source.codePointAt(at) ?? 0);
  problems.push(diagnostic("syntax.invisible-character", span, { character }, { fixes: [replaceBy(span, character, " ")] }));
  return { kind: 0, end, flags: 0 };
}

function unknown(source: string, at: number, width: number, problems: Diagnostic[]): ForeignText {
  const first = source.codePointAt(at) ?? 0;
  let end = at + width;
  while (source.codePointAt(end) === first) end += width;
  problems.push(diagnostic("syntax.unknown-character", { start: at, end }, { character: nameOfCharacter(first) }));
  return { kind: KIND["<bad>"], end, flags: 0 };
}
