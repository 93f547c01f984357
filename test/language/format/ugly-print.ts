// Prints a program's pieces as no one would write them: whatever white space, line breaks, comments, `;` and trailing commas the language
// allows at a place may stand there. The newline rules are those of docs/syntax.md §5, told again here from the printer's side.

import type { ArmMark, Piece, Pieces } from "./pieces.ts";

export interface UglyOptions {
  /** What to do at each place in turn, again and again: 0 is always the plainest choice. */
  readonly choices: readonly number[];
  readonly comments: boolean;
  /** Stands between all tokens of a line that may have blanks between them, besides what is chosen. */
  readonly moreBlanks?: string;
}

/** A line may end after these, also where newlines end statements. */
const continuesAfter = new Set("+ - * / % = == != < <= > >= and or .. , ( [ => -> : in as ! & ref".split(" "));
/** A line may begin with these and goes on with the line before. */
const continuesBefore = new Set("/ % == != < <= > >= and or .. = => -> as . , ) ] else".split(" "));

interface Frame {
  /** Inside `( )` and `[ ]`, where newlines end nothing. */
  readonly isFree: boolean;
  /** Column of the line that began the last statement; null where that is not known. */
  statementColumn: number | null;
  /** Column of a match's arms. */
  readonly armColumn: number;
}

export function uglyPrint(pieces: Pieces, options: UglyOptions): string {
  return new UglyPrinter(options).print(pieces);
}

class UglyPrinter {
  private readonly options: UglyOptions;
  private text = "";
  private previous = "";
  private taken = 0;
  private comments = 0;
  /** Tokens since the last statement began, those of statements inside of it included. */
  private statementLength = 0;
  private readonly frames: Frame[] = [{ isFree: false, statementColumn: null, armColumn: 0 }];

  constructor(options: UglyOptions) {
    this.options = options;
  }

  print(pieces: Pieces): string {
    if (this.choose(4) === 1) this.newLine(this.choose(3) * 2);
    pieces.forEach((piece, index) => {
      if (typeof piece === "string") this.token(piece, pieces[index - 1]);
      else this.mark(piece, nextTokens(pieces, index));
    });
    switch (this.choose(5)) {
      case 1:
        return this.text;
      case 2:
        return `${this.text} ${this.lineComment()}`;
      case 3:
        return `${this.text}\n\n\n${this.blockComment()}\n\n`;
      default:
        return `${this.text}\n`;
    }
  }

  // ---------------------------------------------------------------- pieces

  private token(token: string, before: Piece | undefined): void {
    this.statementLength += 1;
    if (typeof before === "string") this.gap(token);
    if (/^[)\]}]$/.test(token)) this.frames.pop();
    this.text += token;
    this.previous = token;
    if (/^[([{]$/.test(token)) this.frames.push({ isFree: token !== "{", statementColumn: null, armColumn: this.choose(4) * 3 });
  }

  private mark(mark: Exclude<Piece, string>, [next, afterNext]: readonly [string, string]): void {
    switch (mark.mark) {
      case "tight":
        return;
      case "comma":
        if (this.choose(3) === 1) this.token(",", "");
        this.gap(next);
        return;
      case "break":
        this.statementBreak(next, afterNext, mark.maySemicolon);
        this.statementLength = 0;
        return;
      case "edge":
        if (mark.maySemicolon && this.choose(4) === 1) this.text += this.choose(2) === 1 ? " ;" : ";";
        if (this.choose(2) === 0) this.newLine(this.column());
        else this.blank();
        return;
      case "arm":
        this.armBreak(mark);
        return;
    }
  }

  private statementBreak(next: string, afterNext: string, maySemicolon: boolean): void {
    const isBinding = /^[a-z_]\w*$/i.test(next) && !isWord(next) && /^[:=]$/.test(afterNext);
    switch (this.choose(7)) {
      case 1:
        if (maySemicolon) this.text += this.choose(2) === 1 ? " ;" : ";";
        break;
      case 2:
        if (maySemicolon) {
          this.text += ";";
          this.blank();
          return;
        }
        break;
      case 3:
        if (isBinding && this.statementLength > 1 && /^[\w)\]}]/.test(this.previous)) {
          this.blank();
          return;
        }
        break;
    }
    this.newLine(this.column());
  }

  /** Arms on lines of their own stand below each other; on one line there is a comma between them. */
  private armBreak({ place }: ArmMark): void {
    const column = this.frame.armColumn;
    if (place === "between" || (place === "last" && this.choose(2) === 1)) {
      const isOnOneLine = this.choose(3) === 1;
      if (isOnOneLine || this.choose(2) === 1) this.text += ",";
      if (isOnOneLine && place === "between") {
        this.blank();
        return;
      }
    }
    if (place !== "last" || this.choose(2) === 0) this.newLine(column, false);
    else this.blank();
  }

  // ---------------------------------------------------------------- gaps

  private get frame(): Frame {
    const frame = this.frames.at(-1);
    if (frame === undefined) throw new Error("more closing brackets than opening ones");
    return frame;
  }

  private gap(next: string): void {
    const isLeadingSign = /^[-+*]$/.test(next) && /[\w"')\]}]$/.test(this.previous) && !isWord(this.previous);
    const column = this.frame.statementColumn;
    if (this.mayBreak(next) && this.choose(5) === 1) this.newLine(this.choose(4) * 3, false, this.frame.isFree);
    else if (isLeadingSign && !this.frame.isFree && column !== null && this.choose(4) === 1)
      this.newLine(column + 2 + this.choose(3), false);
    else this.horizontal(next);
  }

  private mayBreak(next: string): boolean {
    if (this.previous === "return") return false;
    if (this.frame.isFree) return true;
    if (this.previous === "{" || next === "}") return true;
    return continuesAfter.has(this.previous) || continuesBefore.has(next);
  }

  private horizontal(next: string): void {
    this.text += this.options.moreBlanks ?? "";
    const must = mustNotTouch(this.previous, next);
    switch (this.choose(9)) {
      case 0:
        this.text += must || isSpacedPlainly(this.previous, next) ? " " : "";
        return;
      case 1:
        this.text += must ? "   " : "";
        return;
      case 2:
        this.text += "\t ";
        return;
      case 3:
        if (this.options.comments) this.text += ` ${this.blockComment()}${this.choose(2) === 1 ? "" : " "}`;
        else this.text += "  ";
        return;
      default:
        this.text += must || this.choose(2) === 1 ? " " : "";
    }
  }

  private blank(): void {
    this.text += this.choose(4) === 1 && this.options.comments ? ` ${this.blockComment()} ` : " ";
  }

  /** One line end or more, with or without comments, then an indentation. Only statements and arms move the column that is remembered. */
  private newLine(column: number, startsStatement = true, mayIndentWithTabs = startsStatement): void {
    const { comments } = this.options;
    const indent = " ".repeat(column);
    let begun: number | null = column;
    switch (this.choose(9)) {
      case 1:
        this.text += `\n\n\n${indent}`;
        break;
      case 2:
        this.text += comments ? ` ${this.lineComment()}${indent}` : `  \n${indent}`;
        break;
      case 3:
        this.text += comments ? `\n  ${this.lineComment()}${indent}` : `\n${indent}`;
        break;
      case 4:
        this.text += comments ? `\n\n${indent}${this.lineComment()}\n${indent}${this.lineComment()}${indent}` : `\n\t\n${indent}`;
        break;
      case 5:
        this.text += comments ? ` ${this.blockComment()}\n${indent}` : `\n${indent}`;
        break;
      case 6:
        if (comments && startsStatement) {
          this.text += `\n${indent}${this.blockComment()} `;
          begun = null;
        } else this.text += `\n${indent}`;
        break;
      case 7:
        if (mayIndentWithTabs) {
          this.text += "\n\t";
          begun = null;
        } else this.text += `\n${indent}`;
        break;
      default:
        this.text += `\n${indent}`;
    }
    if (startsStatement) this.frame.statementColumn = begun;
  }

  // ---------------------------------------------------------------- choices

  private choose(below: number): number {
    const { choices } = this.options;
    const choice = choices.length === 0 ? 0 : (choices[this.taken++ % choices.length] ?? 0);
    return choice % below;
  }

  private column(): number {
    return this.choose(5) * 2;
  }

  private lineComment(): string {
    if (!this.options.comments) return "\n";
    const number = ++this.comments;
    return `${["// c", "//c", "/// 说 c", '// {[(, "c'][this.choose(4)] ?? "//"}${number}${this.choose(5) === 1 ? "  " : ""}\n`;
  }

  private blockComment(): string {
    if (!this.options.comments) return "";
    const number = ++this.comments;
    return `/*${[" c", "c", " // c", " /* c */ "][this.choose(4)]}${number} */`;
  }
}

const words = new Set("pub use spawn ref mut if else match while for in return break continue as unsafe true false void and or".split(" "));

function isWord(token: string): boolean {
  return words.has(token);
}

/** Would read as another token, or as something that the language warns about. */
function mustNotTouch(left: string, right: string): boolean {
  if (/[\w"']$/.test(left) && /^[\w"']/.test(right)) return true;
  if (/\d$/.test(left) && right === ".") return true;
  const sign = /[-+*/%=!<>&|.:?]/;
  return sign.test(left.slice(-1)) && sign.test(right.charAt(0)) && left !== "?";
}

/** As people write it: for the plainest choice, which failures are shrunk to. */
function isSpacedPlainly(left: string, right: string): boolean {
  if (/^[,)\].?:]$/.test(right) || /^[([.!]$/.test(left)) return false;
  return !(/^[([]$/.test(right) && /[\w)\]]$/.test(left) && !isWord(left));
}

function nextTokens(pieces: Pieces, index: number): readonly [string, string] {
  const found: string[] = [];
  for (let next = index + 1; next < pieces.length && found.length < 2; next++) {
    const piece = pieces[next];
    if (typeof piece === "string") found.push(piece);
  }
  return [found[0] ?? "", found[1] ?? ""];
}
