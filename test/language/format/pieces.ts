// What generated programs are made of before they are printed: tokens, and marks at the places where the printer has a choice to make.

/** Between two statements of a block or of the file. */
export interface BreakMark {
  readonly mark: "break";
  /** Whether a `;` may follow the statement before. */
  readonly maySemicolon: boolean;
}
/** After a block's `{`, and before its `}`. */
export interface EdgeMark {
  readonly mark: "edge";
  readonly maySemicolon: boolean;
}
/** Between the arms of a match, after its `{` (as `first`) and before its `}` (as `last`). */
export interface ArmMark {
  readonly mark: "arm";
  readonly place: "first" | "between" | "last";
}
/** Before a closing bracket: a trailing comma or none. */
export interface CommaMark {
  readonly mark: "comma";
}
/** Nothing may stand between the tokens on both sides. */
export interface TightMark {
  readonly mark: "tight";
}

export type Mark = BreakMark | EdgeMark | ArmMark | CommaMark | TightMark;
export type Piece = string | Mark;
export type Pieces = readonly Piece[];

export const COMMA: CommaMark = { mark: "comma" };
export const TIGHT: TightMark = { mark: "tight" };

export interface StatementPieces {
  readonly pieces: Pieces;
  readonly maySemicolon: boolean;
}

/** Statements with the marks between them. */
export function sequence(statements: readonly StatementPieces[]): Pieces {
  return statements.flatMap(({ pieces }, index) => {
    const before = statements[index - 1];
    return before === undefined ? pieces : [{ mark: "break", maySemicolon: before.maySemicolon }, ...pieces];
  });
}

export function block(statements: readonly StatementPieces[]): Pieces {
  const end: EdgeMark = { mark: "edge", maySemicolon: statements.at(-1)?.maySemicolon ?? false };
  return ["{", { mark: "edge", maySemicolon: false }, ...sequence(statements), end, "}"];
}

/** `open a, b close` with a comma that may follow the last item. */
export function list(open: string, items: readonly Pieces[], close: string): Pieces {
  const inner = items.flatMap((item, index): Pieces => (index === 0 ? item : [",", ...item]));
  return items.length === 0 ? [open, close] : [open, ...inner, COMMA, close];
}

/** Items with a separator between them and no choice. */
export function joined(items: readonly Pieces[], separator: string): Pieces {
  return items.flatMap((item, index): Pieces => (index === 0 ? item : [separator, ...item]));
}
