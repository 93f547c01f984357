// What a literal stands for (docs/syntax.md §1.5, §1.6). What the lexer has already found wrong has no value here and is not reported again.

import type { Literal } from "../../syntax/nodes.ts";

const LARGEST_INTEGER = (1n << 127n) - 1n;
/** 2^127 - 1 in binary, with its prefix and as many underscores again, is shorter. */
const LONGEST_INTEGER = 1000;
const INTEGER = /^(?:\d+|0x[\da-f]+|0o[0-7]+|0b[01]+)$/;

/** The value of `0xff`, `0b1`, `0o7`, `1_000`; null where the text is no integer or more than 2^127 - 1. */
export function integerValue(text: string): bigint | null {
  if (text.length > LONGEST_INTEGER) return null;
  const digits = text.replaceAll("_", "").toLowerCase();
  if (!INTEGER.test(digits)) return null;
  const value = BigInt(digits);
  return value > LARGEST_INTEGER ? null : value;
}

/** The value of `1.5`, `1_0e3`, `.5`; null where the text is no number or beyond what 64 bits hold. */
export function floatValue(text: string): number | null {
  const digits = text.replaceAll("_", "");
  const value = digits === "" ? Number.NaN : Number(digits);
  return Number.isFinite(value) ? value : null;
}

/** The text that a string or a character stands for, its escapes read; null for other literals, open ones and unknown escapes. */
export function textValue(source: string, { type, start, end }: Literal): string | null {
  const written = source.slice(start, end);
  switch (type) {
    case "string":
      return isClosedBy(written, '"') ? withoutEscapes(written.slice(1, -1), SHORT_ESCAPES, () => null) : null;
    case "triple-string":
      return isClosedBy(written, '"""') ? withoutEscapes(written.slice(3, -3), TRIPLE_ESCAPES, (unknown) => unknown) : null;
    case "char": {
      const value = isClosedBy(written, "'") ? withoutEscapes(written.slice(1, -1), SHORT_ESCAPES, (unknown) => unknown.slice(1)) : null;
      return value !== null && Array.from(value).length === 1 ? value : null;
    }
    case "int":
    case "float":
    case "bool":
    case "void":
      return null;
  }
}

function isClosedBy(text: string, quotes: string): boolean {
  return text.length >= 2 * quotes.length && text.startsWith(quotes) && text.endsWith(quotes);
}

const TRIPLE_ESCAPES: ReadonlyMap<string, string> = new Map([
  ["n", "\n"],
  ["t", "\t"],
  ["r", "\r"],
  ["\\", "\\"],
  ['"', '"'],
  ["'", "'"],
]);
const SHORT_ESCAPES: ReadonlyMap<string, string> = new Map([...TRIPLE_ESCAPES, ["0", "\0"]]);

const ESCAPE = /\\(?:x[\da-fA-F]{2}|u\{[\da-fA-F]+\}|[^]|$)/gu;

/** `text` with its escapes replaced; those that `escapes` doesn't have by what `otherwise` makes of them, null if it makes nothing of one. */
function withoutEscapes(text: string, escapes: ReadonlyMap<string, string>, otherwise: (written: string) => string | null): string | null {
  const readsCodes = escapes === SHORT_ESCAPES;
  let isKnown = true;
  const value = text.replace(ESCAPE, (written) => {
    const code = readsCodes ? codeOf(written) : null;
    const replaced = code ?? escapes.get(written.slice(1)) ?? otherwise(written);
    if (replaced === null) isKnown = false;
    return replaced ?? "";
  });
  return isKnown ? value : null;
}

/** The character of `\x41` and `\u{41}`. */
function codeOf(written: string): string | null {
  if (written.length < 3) return null;
  const code = Number.parseInt(written.replace(/^\\(?:x|u\{)/, ""), 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : null;
}
