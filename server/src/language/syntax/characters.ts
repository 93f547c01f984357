// Character classes of the lexer (syntax.md §1.1, §1.3) and what a character of another script or a typographic one was probably meant to be.

export const IDENTIFIER_PART = 1;
export const DIGIT = 2;
export const IDENTIFIER_START = 4;

/** Flags of each ASCII character. */
export const ASCII_CLASS: Uint8Array = (() => {
  const table = new Uint8Array(128);
  for (let code = 0; code < 128; code++) {
    const character = String.fromCharCode(code);
    if (/[A-Za-z_]/.test(character)) table[code] = IDENTIFIER_PART | IDENTIFIER_START;
    else if (/[0-9]/.test(character)) table[code] = IDENTIFIER_PART | DIGIT;
  }
  return table;
})();

/** Whether the UTF-16 unit can stand in an identifier of the language. NaN (past the end) can't. */
export function isIdentifierPart(code: number): boolean {
  return code < 128 && ((ASCII_CLASS[code] ?? 0) & IDENTIFIER_PART) !== 0;
}

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

export function isHexDigit(code: number): boolean {
  return isDigit(code) || (code >= 65 && code <= 70) || (code >= 97 && code <= 102);
}

const LETTER = /[\p{L}\p{N}\p{M}]/u;

/** Whether the code point is a letter, digit or mark of any script: text that was meant as a name. */
export function isForeignLetter(codePoint: number): boolean {
  return codePoint >= 128 && LETTER.test(String.fromCodePoint(codePoint)) && !MEANT.has(codePoint);
}

const INVISIBLE = /[\p{Cf}\p{Zs}\p{Zl}\p{Zp}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/u;

/** Whether the code point shows as nothing or as a space, and isn't white space to the language: NBSP, zero-width, NUL, form feed. */
export function isInvisible(codePoint: number): boolean {
  return INVISIBLE.test(String.fromCodePoint(codePoint));
}

/** Full-width and typographic characters, by the ASCII text that was meant. */
const MEANT: ReadonlyMap<number, string> = new Map(
  [
    ..."（(）)［[］]｛{｝}，,：:；;．.｜|＝=＋+－-＊*／/％%＜<＞>！!＆&？?＿_",
    ...'。.、,【[】]《<》>「"」"“"”"„"«"»"＂"‘\'’\'＇\'−-–-—-×*÷/',
  ].reduce<[number, string][]>((pairs, character, index, all) => {
    if (index % 2 === 1) return pairs;
    const meant = all[index + 1];
    const codePoint = character.codePointAt(0);
    if (meant !== undefined && codePoint !== undefined) pairs.push([codePoint, meant]);
    return pairs;
  }, []),
);

/** The ASCII character that a full-width or typographic one was meant to be. */
export function meantCharacter(codePoint: number): string | undefined {
  return MEANT.get(codePoint);
}

/** Full-width letters and digits (U+FF10–U+FF5A) as ASCII. */
export function asciiOfFullWidth(text: string): string {
  return text.replace(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0));
}

/** A character as a message shows it: itself, or `U+00A0` where it would not be seen. */
export function nameOfCharacter(codePoint: number): string {
  return isInvisible(codePoint) || (codePoint >= 0xd800 && codePoint <= 0xdfff)
    ? `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`
    : String.fromCodePoint(codePoint);
}
