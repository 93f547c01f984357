// Documents to text: one loop with a stack of its own decides which groups are broken. No recursion, so no document is too deep for it;
// linear, since looking ahead ends with the line.

import { assertNever } from "../../assert-never.ts";
import { displayWidth, indentationWidth } from "../../text/display-width.ts";
import type { Doc, Group, Hug, LeadingComment } from "./doc.ts";
import { Frames } from "./frames.ts";

export interface LayoutOptions {
  readonly lineWidth: number;
  readonly indentWidth: number;
  readonly useTabs: boolean;
  /** What ends a line. */
  readonly lineEnd: "\n" | "\r\n";
}

/** Takes documents one after the other. */
export class Layout {
  private readonly options: LayoutOptions;
  /** The lines so far, with what ends them, each put together: pieces of the source that lived on would be costly. */
  private readonly lines: string[] = [];
  /** The pieces of the current line. */
  private line: string[] = [];
  private readonly indentations: string[] = [""];
  /** Columns of the current line so far; 0 while nothing of it, not even its indentation, is written. */
  private column = 0;
  private isAtLineStart = true;
  private level = 0;
  /** Comments that wait for the end of the line. */
  private suffixes: string[] = [];
  /** The last character written, to keep tokens apart. */
  private lastCode = 0;
  /** A block comment has been written last. */
  private isBehindComment = false;

  /** What waits to be laid out, and what looking ahead goes through. */
  private readonly stack = new Frames();
  private readonly lookahead = new Frames();

  constructor(options: LayoutOptions) {
    this.options = options;
  }

  /** Lays out `doc` at the given level of indentation, lines that are in no group broken. */
  add(doc: Doc, level: number): void {
    this.level = this.isAtLineStart ? level : this.level;
    this.stack.push(doc, level, true);
    this.run();
  }

  /** Ends the line, but for text that has ended it itself, which only what is not closed does. */
  endLine(): void {
    if (!this.isAtLineStart || this.suffixes.length > 0) this.newLine(0);
  }

  /** An empty line; asked for at a line's start. */
  blankLine(): void {
    if (this.lines.length > 0) this.lines.push(this.options.lineEnd);
  }

  finish(): string {
    if (!this.isAtLineStart || this.suffixes.length > 0) this.newLine(0);
    return this.lines.join("") + this.line.join("");
  }

  private run(): void {
    const { stack } = this;
    for (let doc = stack.next(); doc !== undefined; doc = stack.next()) {
      const { level, isBroken } = stack;
      if (typeof doc === "string") {
        this.text(doc, level);
        continue;
      }
      switch (doc.kind) {
        case "concat":
          stack.push(doc, level, isBroken);
          break;
        case "indent":
          stack.push(doc.content, level + 1, isBroken);
          break;
        case "group": {
          const isOnOneLine = !doc.isForced && (!isBroken || this.fits(doc.content, level, null));
          stack.push(doc.content, level, !isOnOneLine);
          break;
        }
        case "hug":
          this.hug(doc, level, isBroken);
          break;
        case "flat":
          stack.push(doc.content, level, false);
          break;
        case "line":
          if (isBroken || doc.mode === "hard") this.breakLine(level);
          else if (doc.mode === "line") this.text(" ", level);
          break;
        case "blank-line":
          if (isBroken) this.lines.push(this.options.lineEnd);
          break;
        case "if-broken":
          if (isBroken) stack.push(doc.content, level, isBroken);
          break;
        case "multi-line":
          if (this.hasPendingLine()) this.newLine(this.continuationLevel(level));
          else this.flushSuffixes(level);
          this.multiLine(doc.text, doc.column);
          break;
        case "joined":
          this.joined(doc.text);
          break;
        case "raw":
          this.raw(doc.text);
          break;
        case "inline-comment":
          this.inlineComment(doc.text);
          break;
        case "trailing":
          this.suffixes.push(doc.text);
          break;
        case "leading":
          for (const comment of doc.comments) this.leadingComment(comment, level);
          break;
        default:
          assertNever(doc);
      }
    }
  }

  private hug(doc: Hug, level: number, isBroken: boolean): void {
    if (!isBroken || this.fits(doc.content, level, null)) {
      this.stack.push(doc.content, level, false);
      return;
    }
    const isHugged = doc.target !== null && this.fits(doc.content, level, doc.target);
    // what is not the target decides for itself: it fits, or the beginning would not
    this.stack.push(isHugged ? doc.content : doc.broken, level, true);
  }

  /**
   * Whether what `doc` writes on one line, up to its first certain line break or up to the first possible one in what waits after it, fits
   * on the line; `target` counts as broken.
   */
  private fits(doc: Doc, level: number, target: Group | null): boolean {
    let room = this.options.lineWidth - (this.isAtLineStart ? level * this.options.indentWidth : this.column);
    let restIndex = this.stack.depth;
    const stack = this.lookahead;
    stack.clear();
    stack.push(doc, level, false);
    let { isBehindComment } = this;
    while (room >= 0) {
      const part = stack.next();
      if (part === undefined) {
        restIndex -= 1;
        const rest = this.stack.at(restIndex);
        if (rest === undefined) return true;
        stack.pushParts(rest.parts, rest.index, 0, rest.isBroken);
        continue;
      }
      if (typeof part === "string") {
        room -= displayWidth(part) + (isBehindComment && part !== "" && needsBlankBehindComment(part) ? 1 : 0);
        isBehindComment &&= part === "";
        continue;
      }
      const { isBroken } = stack;
      switch (part.kind) {
        case "concat":
          stack.push(part, 0, isBroken);
          break;
        case "indent":
          stack.push(part.content, 0, isBroken);
          break;
        case "group":
          stack.push(part.content, 0, part.isForced || part === target || (isBroken && !part.isLate));
          break;
        case "hug":
          stack.push(isBroken ? part.broken : part.content, 0, isBroken);
          break;
        case "flat":
          stack.push(part.content, 0, false);
          break;
        case "line":
          if (isBroken || part.mode === "hard") return true;
          if (part.mode === "line") room -= 1;
          break;
        case "if-broken":
          if (isBroken) stack.push(part.content, 0, isBroken);
          break;
        case "raw":
          return true;
        case "multi-line":
          return room >= displayWidth(part.text.slice(0, part.text.search(/\r?\n/)));
        case "leading":
          for (const { text, isLine } of part.comments) if (!isLine) room -= displayWidth(text) + 1;
          break;
        case "joined":
          room -= displayWidth(part.text);
          break;
        case "inline-comment":
          room -= displayWidth(part.text) + 1;
          isBehindComment = true;
          break;
        case "trailing":
          // a line comment may pass the width, for it can't be broken; a block comment counts wherever it stands
          if (!needsLineEnd(part.text)) room -= displayWidth(part.text) + 1;
          break;
        case "blank-line":
          break;
        default:
          assertNever(part);
      }
    }
    return false;
  }

  private raw(text: string): void {
    this.line.push(text);
    this.isAtLineStart = false;
    this.column = displayWidth(text.slice(text.lastIndexOf("\n") + 1));
  }

  /** Text at a level of indentation; behind a comment that ends its line it goes on one level deeper, where it can't begin a statement. */
  private text(text: string, level: number): void {
    if (text === "" || (text === " " && this.isAtLineStart)) return;
    if (this.hasPendingLine() && !JOINED.has(text)) this.newLine(this.continuationLevel(level));
    this.joined(text);
  }

  private continuationLevel(level: number): number {
    return level > this.level ? level : level + 1;
  }

  /** Whether a comment waits that ends the line. */
  private hasPendingLine(): boolean {
    return this.suffixes.length > 0 && this.suffixes.some(needsLineEnd);
  }

  private joined(text: string): void {
    if (this.isAtLineStart) this.indentation(this.level);
    else if (this.needsBlankBefore(text)) this.write(" ");
    this.write(text);
  }

  /** Between tokens that would else be read as one, and between a comment and what it stands before. */
  private needsBlankBefore(text: string): boolean {
    return this.isBehindComment ? needsBlankBehindComment(text) : joinsTokens(this.lastCode, text);
  }

  private write(text: string): void {
    this.line.push(text);
    this.column += displayWidth(text);
    this.lastCode = text.charCodeAt(text.length - 1);
    this.isBehindComment = false;
  }

  private indentation(level: number): void {
    this.isAtLineStart = false;
    this.column = level * this.options.indentWidth;
    this.lastCode = 0;
    this.isBehindComment = false;
    if (level === 0) return;
    while (this.indentations.length <= level) {
      const one = this.options.useTabs ? "\t" : " ".repeat(this.options.indentWidth);
      this.indentations.push((this.indentations.at(-1) ?? "") + one);
    }
    this.line.push(this.indentations[level] ?? "");
  }

  /** The one line break that is asked for, where a comment has not made it already. */
  private breakLine(level: number): void {
    if (this.isAtLineStart && this.lines.length > 0) this.level = level;
    else this.newLine(level);
  }

  private newLine(level: number): void {
    this.flushSuffixes(level);
    this.trimBlanks();
    this.putLine();
    this.isAtLineStart = true;
    this.column = 0;
    this.level = level;
  }

  private putLine(): void {
    this.line.push(this.options.lineEnd);
    this.lines.push(this.line.join(""));
    this.line = [];
  }

  /** A separator may be left over where the line ends behind it. */
  private trimBlanks(): void {
    while (this.line.at(-1) === " ") this.line.pop();
  }

  private flushSuffixes(level: number): void {
    const { suffixes } = this;
    if (suffixes.length === 0) return;
    this.trimBlanks();
    suffixes.forEach((text, index) => {
      if (this.isAtLineStart) this.indentation(index === 0 ? this.level : level);
      else this.line.push(" ");
      this.line.push(text);
      // nothing may follow a line comment on its line
      if (index < suffixes.length - 1 && needsLineEnd(text)) {
        this.putLine();
        this.isAtLineStart = true;
      }
    });
    this.suffixes = [];
  }

  private leadingComment({ text, isLine, endsLine, isBeforeBlank }: LeadingComment, level: number): void {
    if (!this.isAtLineStart) {
      const endsTheLine = needsLineEnd(text);
      if (!endsTheLine || !this.hasPendingLine()) {
        if (endsTheLine) this.suffixes.push(text);
        else this.inlineComment(text);
        return;
      }
      this.newLine(this.continuationLevel(level));
    }
    this.comment(text);
    if (!isLine && !endsLine) return;
    this.newLine(this.level);
    if (isBeforeBlank) this.lines.push(this.options.lineEnd);
  }

  private inlineComment(text: string): void {
    if (!this.isAtLineStart && !BLANK_OR_OPEN.has(this.lastCode)) this.write(" ");
    this.comment(text);
  }

  private comment(text: string): void {
    if (text.includes("\n")) this.multiLine(text, null);
    else this.joined(text);
    this.isBehindComment = true;
  }

  private multiLine(text: string, column: number | null): void {
    if (this.isAtLineStart) this.indentation(this.level);
    else if (this.needsBlankBefore(text)) this.write(" ");
    const moved = column === null || column === this.column ? text : this.moveLines(text, column);
    this.line.push(moved);
    this.column = displayWidth(moved.slice(moved.lastIndexOf("\n") + 1));
    this.lastCode = moved.charCodeAt(moved.length - 1);
    this.isBehindComment = false;
    this.isAtLineStart = moved.endsWith("\n");
  }

  /** The text with its lines after the first indented relative to it as they were, when its first line began at `column`. */
  private moveLines(text: string, column: number): string {
    const by = this.column - column;
    return text.replace(/\n([ \t]*)(?=[^ \t\r\n])/g, (_, blanks: string) => {
      const columns = Math.max(indentationWidth(blanks, this.options.indentWidth) + by, 0);
      return `\n${this.blanks(columns)}`;
    });
  }

  private blanks(columns: number): string {
    const { useTabs, indentWidth } = this.options;
    if (!useTabs || indentWidth === 0) return " ".repeat(columns);
    return "\t".repeat(Math.floor(columns / indentWidth)) + " ".repeat(columns % indentWidth);
  }
}

function needsBlankBehindComment(text: string): boolean {
  return !/^[ ,;:.?)\]}]/.test(text);
}

/** Whether a comment ends its line: what comes behind it would be part of it, or be on another line. */
function needsLineEnd(text: string): boolean {
  return !text.startsWith("/*") || text.includes("\n");
}

/** What stays on its line, also where a comment is to end that. */
const JOINED: ReadonlySet<string> = new Set([" ", ",", ";"]);

/** A blank and the opening brackets: what a comment in the line needs no blank after. */
const BLANK_OR_OPEN: ReadonlySet<number> = new Set([0x20, 0x28, 0x5b]);

const AMPERSAND = 0x26;
const DOT = 0x2e;

/** Whether a text ending with the character `lastCode`, followed by `text`, would be read as other tokens than the two apart. */
function joinsTokens(lastCode: number, text: string): boolean {
  const code = text.charCodeAt(0);
  if (isWord(code)) return isWord(lastCode) || (lastCode === AMPERSAND && text.startsWith("mut"));
  return (code === AMPERSAND && lastCode === AMPERSAND) || (code === DOT && lastCode === DOT);
}

function isWord(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39) || code === 0x5f || code > 0x7f;
}
