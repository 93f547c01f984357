// How many columns a text takes on the screen: East Asian wide characters and emoji take two, combining marks none.

/** Columns of `text`, which has no line break; a tab counts as one. */
export function displayWidth(text: string): number {
  if (isAscii(text)) return text.length;
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width;
}

/** Columns of the blanks and tabs at a line's start, when a tab counts `tabWidth` columns. */
export function indentationWidth(blanks: string, tabWidth: number): number {
  let width = 0;
  for (const character of blanks) width += character === "\t" ? tabWidth : 1;
  return width;
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 126) return false;
  return true;
}

const COMBINING = /^[\p{Mark}\p{Default_Ignorable_Code_Point}]$/u;
const EMOJI = /^\p{Emoji_Presentation}$/u;

/** First and last code points of the wide and fullwidth blocks (Unicode, East Asian Width). */
const WIDE: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0x33ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xa000, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x16fe0, 0x18cff],
  [0x1b000, 0x1b2ff],
  [0x20000, 0x3fffd],
];

function characterWidth(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x300) return 1;
  if (WIDE.some(([first, last]) => code >= first && code <= last) || EMOJI.test(character)) return 2;
  return COMBINING.test(character) ? 0 : 1;
}
