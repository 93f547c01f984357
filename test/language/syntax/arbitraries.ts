// Texts that no person would write, for fast-check: strings of any code units, soups of the language's own tokens, and real programs
// that have been cut, doubled and mixed.

import fc from "fast-check";
import { PUNCTUATION_AND_WORDS } from "./soup.ts";

/** Characters at which a lexer can stumble: halves of pairs, line ends, NUL, marks, wide punctuation, quotes, escapes. */
const awkward = [
  "\ud83d",
  "\ude00",
  "😀",
  "\r",
  "\n",
  "\r\n",
  "\0",
  "\ufeff",
  "\u00a0",
  "\u200b",
  "\u2028",
  "（",
  "：",
  "，",
  "中",
  "é",
  "\\",
];

export function anyText(): fc.Arbitrary<string> {
  const unit = fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) },
    { weight: 6, arbitrary: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)) },
    { weight: 3, arbitrary: fc.constantFrom(...awkward) },
    { weight: 2, arbitrary: fc.constantFrom('"', '"""', 'f"', "'", "{", "}", "/*", "*/", "//", "#!", "\\u{", "\\x4") },
  );
  return fc.array(unit, { maxLength: 120 }).map((units) => units.join(""));
}

export function tokenSoup(): fc.Arbitrary<string> {
  const gap = fc.constantFrom("", " ", " ", " ", "\n", "\n    ", "\r\n", "\t", " // remark\n", "/* remark */", ";\n");
  return fc
    .array(fc.tuple(fc.constantFrom(...PUNCTUATION_AND_WORDS), gap), { maxLength: 150 })
    .map((pieces) => pieces.map(([token, between]) => token + between).join(""));
}

/** One of `programs` with a few cuts, copies, moves and insertions of tokens or of awkward characters. */
export function spoiledProgram(programs: readonly string[]): fc.Arbitrary<string> {
  const edit = fc.record({
    what: fc.constantFrom("cut", "copy", "move", "insert", "graft"),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    to: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.integer({ min: 1, max: 40 }),
    token: fc.oneof(fc.constantFrom(...PUNCTUATION_AND_WORDS), fc.constantFrom(...awkward)),
    donor: fc.constantFrom(...programs),
  });
  return fc
    .tuple(fc.constantFrom(...programs), fc.array(edit, { minLength: 1, maxLength: 5 }))
    .map(([program, edits]) => edits.reduce((text, one) => spoil(text, one), program));
}

interface Edit {
  readonly what: string;
  readonly at: number;
  readonly to: number;
  readonly length: number;
  readonly token: string;
  readonly donor: string;
}

function spoil(text: string, { what, at, to, length, token, donor }: Edit): string {
  const start = Math.floor(at * text.length);
  const target = Math.floor(to * text.length);
  const piece = text.slice(start, start + length);
  switch (what) {
    case "cut":
      return text.slice(0, start) + text.slice(start + length);
    case "copy":
      return text.slice(0, target) + piece + text.slice(target);
    case "move": {
      const rest = text.slice(0, start) + text.slice(start + length);
      return rest.slice(0, target) + piece + rest.slice(target);
    }
    case "graft": {
      const cut = Math.floor(to * donor.length);
      return text.slice(0, start) + donor.slice(cut, cut + length * 4) + text.slice(start);
    }
    default:
      return text.slice(0, start) + token + text.slice(start);
  }
}
