// Token kinds: one table of spellings, used by the lexer, by the grammar's terminals (written as "spelling") and by messages.
// A kind is one ASCII character code, so that the kinds of a file form a string that Peggy can parse.

/** Kinds without a fixed text. */
const CLASSES = [
  "<eof>",
  "<name>",
  "<int>",
  "<float>",
  "<string>",
  "<triple>",
  "<char>",
  /** Text that no token starts with; already reported. */
  "<bad>",
  /** A bracket group that nests too deep, as one token; already reported. */
  "<deep>",
  /** A closing bracket that fits no open one; not yet reported. */
  "<stray>",
] as const;

/** The pieces of an f-string: opening, text, `{`, format spec, `}`, closing quote. */
const FSTRING = ["<f>", "<f-text>", "<f{>", "<f-spec>", "<f}>", "<f-end>"] as const;

/** The language's 21 reserved words and `_` (syntax.md §1.4). */
export const KEYWORDS = [
  "pub",
  "use",
  "spawn",
  "ref",
  "mut",
  "if",
  "else",
  "match",
  "while",
  "for",
  "in",
  "return",
  "break",
  "continue",
  "as",
  "unsafe",
  "true",
  "false",
  "void",
  "and",
  "or",
] as const;

/** Operators and punctuation (syntax.md §1.8), then those of other languages that are read and flagged. */
const PUNCTUATION = [
  "_",
  "+",
  "-",
  "*",
  "/",
  "%",
  "=",
  "==",
  "!=",
  "<",
  "<=",
  ">",
  ">=",
  "!",
  "&",
  "&mut",
  "::",
  "...",
  "..",
  "(",
  ")",
  "[",
  "]",
  "{",
  "}",
  "@",
  ",",
  ":",
  ";",
  "|",
  ".",
  "->",
  "=>",
  "?",
  "^",
  "<<",
  ">>",
  /** `+=`, `-=` and the like. */
  "<op=>",
] as const;

/**
 * Kinds that depend on context, each decided by the lexer in constant time so that the grammar needs no backtracking:
 * a line's first token that starts a statement (`⏎(`), a `(` whose `)` is followed by an arrow, what kind of braces a `{` opens,
 * a `return` that takes nothing from the next line, the arrow of a match arm, words of other languages where they act as keywords.
 */
const CONTEXTUAL = [
  "⏎(",
  "⏎[",
  "⏎?",
  "⏎-",
  "⏎+",
  "⏎*",
  "⏎&",
  "(=>",
  "⏎(=>",
  "(->",
  "{:",
  "{,",
  "{x:",
  "return⏎",
  "break⏎",
  "continue⏎",
  "=>arm",
  "<let>",
  "<fn>",
  "<struct>",
  "<import>",
  "<impl>",
  "elif",
  "not",
  "loop",
  "forall",
  "then",
  /** `c ? a : b` on one line. */
  "?:",
  ":else",
] as const;

export const SPELLINGS = [...CLASSES, ...FSTRING, ...KEYWORDS, ...PUNCTUATION, ...CONTEXTUAL] as const;
export type Spelling = (typeof SPELLINGS)[number];

/** Codes 14 and up: all below 128, and no line feed or carriage return among them. */
const FIRST_KIND = 14;

/** The kind code of a spelling. */
export const KIND = Object.fromEntries(SPELLINGS.map((spelling, index) => [spelling, FIRST_KIND + index])) as Readonly<
  Record<Spelling, number>
>;

if (FIRST_KIND + SPELLINGS.length > 128) throw new Error("too many token kinds for one ASCII character each");

/** The spelling of a kind code. */
export function spellingOf(kind: number): Spelling {
  const spelling = SPELLINGS[kind - FIRST_KIND];
  if (spelling === undefined) throw new Error(`no token kind ${kind}`);
  return spelling;
}

/** A table of 128 flags with 1 at each of the given kinds. */
export function kindSet(...spellings: readonly Spelling[]): Uint8Array {
  const table = new Uint8Array(128);
  for (const spelling of spellings) table[KIND[spelling]] = 1;
  return table;
}

/** Whether `text` is how a kind is written. */
export function isSpelling(text: string): text is Spelling {
  return Object.hasOwn(KIND, text);
}
