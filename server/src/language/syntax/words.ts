// Words with a kind of their own: the language's (syntax.md §1.4), and those of other languages, which are names wherever a name makes sense.

import { UNDERSCORE } from "./ascii.ts";
import { STARTS_OPERAND } from "./kind-sets.ts";
import { KEYWORDS, KIND, kindSet } from "./kinds.ts";
import type { TokenBuffer } from "./tokens.ts";

const K = KIND;

interface Word {
  readonly text: string;
  readonly kind: number;
}

const LANGUAGE_WORDS: readonly Word[] = KEYWORDS.map((text) => ({ text, kind: K[text] }));
const FOREIGN_WORDS: readonly Word[] = [
  ...["let", "var", "const", "val"].map((text) => ({ text, kind: K["<let>"] })),
  ...["fn", "def", "func", "function", "fun"].map((text) => ({ text, kind: K["<fn>"] })),
  ...["struct", "class", "enum", "type", "interface", "trait", "record"].map((text) => ({ text, kind: K["<struct>"] })),
  { text: "import", kind: K["<import>"] },
  { text: "impl", kind: K["<impl>"] },
  { text: "elif", kind: K.elif },
  { text: "elsif", kind: K.elif },
  { text: "not", kind: K.not },
  { text: "loop", kind: K.loop },
  { text: "forall", kind: K.forall },
  { text: "then", kind: K.then },
];

/** More than the longest word has. */
const LENGTH_LIMIT = 16;
/** The words of each first character and length: few names have both in common with one, and comparing copies no text. */
const WORDS = new Array<readonly Word[] | undefined>(128 * LENGTH_LIMIT).fill(undefined);
for (const word of [...LANGUAGE_WORDS, ...FOREIGN_WORDS]) {
  const shape = word.text.charCodeAt(0) * LENGTH_LIMIT + word.text.length;
  WORDS[shape] = [...(WORDS[shape] ?? []), word];
}

const IS_FOREIGN_WORD = new Uint8Array(128);
for (const { kind } of FOREIGN_WORDS) IS_FOREIGN_WORD[kind] = 1;

/** After one of these a statement starts, on the same line too. */
const STATEMENT_BEFORE = kindSet("{", "}", ";");

/** Kind of the ASCII word `source[start, end)`, whose first character is `code`. That of a foreign word still depends on its place. */
export function wordKind(source: string, code: number, start: number, end: number): number {
  const length = end - start;
  if (length === 1) return code === UNDERSCORE ? K._ : K["<name>"];
  const words = length < LENGTH_LIMIT ? WORDS[code * LENGTH_LIMIT + length] : undefined;
  if (words !== undefined) for (const word of words) if (source.startsWith(word.text, start)) return word.kind;
  return K["<name>"];
}

export function isForeignWord(kind: number): boolean {
  return IS_FOREIGN_WORD[kind] === 1;
}

/**
 * Whether the last token, a name that is the foreign `word`, acts as a keyword before a token of kind `next` on the same line: only where
 * that token would make no sense after a name.
 */
export function actsAsKeyword(word: number, next: number, tokens: TokenBuffer): boolean {
  const last = tokens.count - 1;
  const before = last > 0 ? tokens.kind(last - 1) : 0;
  const startsStatement = last === 0 || tokens.isLineStart(last) || STATEMENT_BEFORE[before] === 1;
  switch (word) {
    case K.elif:
      return before === K["}"] && (STARTS_OPERAND[next] === 1 || next === K["("]);
    case K.not:
    case K.then:
      return STARTS_OPERAND[next] === 1;
    case K.loop:
      return startsStatement && next === K["{"];
    case K.forall:
      return next === K["<name>"];
    case K["<let>"]:
      if ((before === K.if || before === K.while) && STARTS_OPERAND[next] === 1) return true;
      return startsStatement && (next === K["<name>"] || next === K.mut);
    default:
      return startsStatement && next === K["<name>"];
  }
}
