// The stack of open brackets that the lexer keeps: what each one is, and the layout state of the statements inside it.

/** More brackets than this inside each other are not read. */
export const MAX_NESTING = 256;

export const PAREN = 1;
export const BRACKET = 2;
export const BRACE = 3;
/** The `{` of an f-string's interpolation. */
export const INTERPOLATION = 4;
export type BracketType = typeof PAREN | typeof BRACKET | typeof BRACE | typeof INTERPOLATION;

/** What the next `{` in a frame opens, as far as the words before it tell. */
export const NO_BLOCK = 0;
export const BLOCK = 1;
export const MATCH_BLOCK = 2;
export type PendingBlock = typeof NO_BLOCK | typeof BLOCK | typeof MATCH_BLOCK;

/** One open bracket, or the file itself (`type` 0, at the bottom of the stack). Reused, never freed. */
export interface Frame {
  type: 0 | BracketType;
  /** Index of the opening token; -1 for the file. */
  token: number;
  /** Indentation of the line that the opening bracket stands on. */
  lineIndent: number;
  /** Indentation of the line that began the current statement of this frame. */
  statementIndent: number;
  pending: PendingBlock;
  /** Braces that a keyword or an arrow asks for: never a record literal's. */
  isAnnounced: boolean;
  /** The braces of a `match`. */
  isMatch: boolean;
  /** In a match: the next `=>` is the arm's arrow. */
  inPattern: boolean;
  /** Index of the last `?` of the current element or statement; -1 when there is none. */
  question: number;
  /** A `,`, `;`, `=`, `=>` or a second line has been seen: the braces can't turn into a dict's or a record's any more. */
  isDecided: boolean;
}

/** Frames by depth; `depth` 0 is the file. */
export class BracketStack {
  depth = 0;
  private readonly frames: Frame[] = [emptyFrame()];
  /** The innermost frame. */
  top: Frame = this.at(0);

  /** Closes every bracket deeper than `depth`. */
  cut(depth: number): void {
    this.depth = depth;
    this.top = this.at(depth);
  }

  at(depth: number): Frame {
    const frame = this.frames[depth];
    if (frame === undefined) throw new Error(`no bracket at depth ${depth}`);
    return frame;
  }

  get isFull(): boolean {
    return this.depth >= MAX_NESTING;
  }

  push(type: BracketType, token: number, lineIndent: number): Frame {
    this.depth++;
    if (this.frames.length === this.depth) this.frames.push(emptyFrame());
    const frame = this.at(this.depth);
    this.top = frame;
    frame.type = type;
    frame.token = token;
    frame.lineIndent = lineIndent;
    frame.statementIndent = lineIndent;
    frame.pending = NO_BLOCK;
    frame.isAnnounced = false;
    frame.isMatch = false;
    frame.inPattern = false;
    frame.question = -1;
    frame.isDecided = false;
    return frame;
  }

  /** Whether newlines separate statements here: in the file and inside braces. */
  get isStatementContext(): boolean {
    const type = this.top.type;
    return type === 0 || type === BRACE;
  }

  get isInsideInterpolation(): boolean {
    for (let depth = this.depth; depth > 0; depth--) {
      if (this.at(depth).type === INTERPOLATION) return true;
    }
    return false;
  }

  /**
   * Depth of the open bracket that a closing one of `type` closes, 0 when there is none. An interpolation's brackets
   * are closed inside it; `}` closes an interpolation as well as a block.
   */
  opener(type: BracketType): number {
    for (let depth = this.depth; depth > 0; depth--) {
      const open = this.at(depth).type;
      if (open === type || (type === BRACE && open === INTERPOLATION)) return depth;
      if (open === INTERPOLATION) return 0;
    }
    return 0;
  }
}

function emptyFrame(): Frame {
  return {
    type: 0,
    token: -1,
    lineIndent: 0,
    statementIndent: 0,
    pending: NO_BLOCK,
    isAnnounced: false,
    isMatch: false,
    inPattern: false,
    question: -1,
    isDecided: false,
  };
}
