// The position mapper: drawn examples for each kind of text, and properties against a slow model that counts character by character.
// `<|>` in an example marks the place in question.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createPositions, type LspPosition, type PositionOptions } from "../../../server/src/language/text/positions.ts";

const MARK = "<|>";

/** All ways to say one place, on one line: `compiler 1:13 · utf16 0:13 · utf8 0:15 · utf32 0:12`. */
function placeOf(marked: string, options?: PositionOptions): string {
  const parts = marked.split(MARK);
  if (parts.length !== 2) throw new Error(`exactly one ${MARK} expected in ${JSON.stringify(marked)}`);
  const offset = parts[0]?.length ?? 0;
  const positions = createPositions(parts.join(""), options);
  const { line, column } = positions.lineColumn(offset);
  const lsp = (position: LspPosition) => `${position.line}:${position.character}`;
  const utf16 = lsp(positions.utf16Position(offset));
  const utf8 = lsp(positions.utf8Position(offset));
  const utf32 = lsp(positions.utf32Position(offset));
  return `compiler ${line}:${column} · utf16 ${utf16} · utf8 ${utf8} · utf32 ${utf32}`;
}

describe("one place, said in every way", () => {
  test.each([
    ["an empty file", "<|>", "compiler 1:1 · utf16 0:0 · utf8 0:0 · utf32 0:0"],
    ["the end of a file without a final newline", "a\nbc<|>", "compiler 2:3 · utf16 1:2 · utf8 1:2 · utf32 1:2"],
    ["the end of a file with one", "a\nbc\n<|>", "compiler 3:1 · utf16 2:0 · utf8 2:0 · utf32 2:0"],
    ["at a newline", "abc<|>\nd", "compiler 1:4 · utf16 0:3 · utf8 0:3 · utf32 0:3"],
    ["after an accent, an emoji and a CJK character", 'a = "é😀中" + <|>zz', "compiler 1:13 · utf16 0:13 · utf8 0:18 · utf32 0:12"],
    ["after a combining mark", "e\u0301<|>x", "compiler 1:3 · utf16 0:2 · utf8 0:3 · utf32 0:2"],
    ["after a family of emoji", "👨‍👩‍👧<|>", "compiler 1:6 · utf16 0:8 · utf8 0:18 · utf32 0:5"],
    ["at a BOM", "<|>\ufeffa", "compiler 1:1 · utf16 0:0 · utf8 0:0 · utf32 0:0"],
    ["after a BOM", "\ufeff<|>a", "compiler 1:2 · utf16 0:1 · utf8 0:3 · utf32 0:1"],
    ["after a TAB", "\t<|>a", "compiler 1:2 · utf16 0:1 · utf8 0:1 · utf32 0:1"],
    ["on the line after CRLF", "a\r\nb<|>", "compiler 2:2 · utf16 1:1 · utf8 1:1 · utf32 1:1"],
    ["before CRLF", "a<|>\r\nb", "compiler 1:2 · utf16 0:1 · utf8 0:1 · utf32 0:1"],
    ["inside CRLF: a column for the compiler, the line's end for LSP", "a\r<|>\nb", "compiler 1:3 · utf16 0:1 · utf8 0:1 · utf32 0:1"],
    ["after a lone CR: the same line for the compiler", "a\rb<|>", "compiler 1:4 · utf16 1:1 · utf8 1:1 · utf32 1:1"],
    ["after a lone surrogate", "\ud83d<|>x", "compiler 1:2 · utf16 0:1 · utf8 0:3 · utf32 0:1"],
    ["inside a surrogate pair: at its start", "😀\ud83d<|>\ude00x", "compiler 1:2 · utf16 0:2 · utf8 0:4 · utf32 0:1"],
  ])("%s", (_, marked, expected) => {
    expect(placeOf(marked)).toBe(expected);
  });

  test("a TAB counts as many compiler columns as asked for, and one LSP character", () => {
    expect(placeOf("\ta\t<|>b", { tabSize: 4 })).toBe("compiler 1:10 · utf16 0:3 · utf8 0:3 · utf32 0:3");
    expect(placeOf("\t😀<|>b", { tabSize: 8 })).toBe("compiler 1:10 · utf16 0:3 · utf8 0:5 · utf32 0:2");
  });
});

describe("spans", () => {
  test("1-based, end exclusive, columns in code points", () => {
    const source = 'x = "😀"\ny = z';
    expect(createPositions(source).codePointSpan({ start: 4, end: 8 })).toEqual([1, 5, 1, 8]);
    expect(createPositions(source).codePointSpan({ start: 0, end: source.length })).toEqual([1, 1, 2, 6]);
    expect(createPositions("").codePointSpan({ start: 0, end: 0 })).toEqual([1, 1, 1, 1]);
  });

  test("half a pair is the whole character", () => {
    expect(createPositions("a😀b").codePointSpan({ start: 1, end: 2 })).toEqual([1, 2, 1, 3]);
    expect(createPositions("a😀b").codePointSpan({ start: 2, end: 3 })).toEqual([1, 2, 1, 3]);
  });
});

describe("places that don't exist", () => {
  const positions = createPositions("ab\r\n😀\tc\nd");
  test.each<[string, LspPosition, number]>([
    ["past the end of a line: before its CRLF", { line: 0, character: 99 }, 2],
    ["past the end of the last line", { line: 2, character: 99 }, 10],
    ["past the last line", { line: 9, character: 0 }, 10],
    ["before the first line", { line: -1, character: 5 }, 0],
    ["before the start of a line", { line: 1, character: -5 }, 4],
    ["inside a surrogate pair", { line: 1, character: 1 }, 4],
  ])("%s", (_, position, offset) => {
    expect(positions.offsetAtUtf16(position)).toBe(offset);
  });

  test("inside a character's bytes: its start", () => {
    expect([1, 2, 3, 4].map((character) => positions.offsetAtUtf8({ line: 1, character }))).toEqual([4, 4, 4, 6]);
  });

  test("inside a wide TAB: its start", () => {
    const wide = createPositions("\ta", { tabSize: 4 });
    expect([1, 2, 4, 5, 6, 9].map((column) => wide.offsetAt({ line: 1, column }))).toEqual([0, 0, 0, 1, 2, 2]);
  });

  test("a compiler column past the end of a line: before its LF, after its CR", () => {
    expect(positions.offsetAt({ line: 1, column: 99 })).toBe(3);
    expect(positions.offsetAt({ line: 0, column: 1 })).toBe(0);
    expect(positions.offsetAt({ line: 9, column: 1 })).toBe(10);
  });

  test("an offset outside the text counts as the nearest end", () => {
    expect(positions.lineColumn(-3)).toEqual({ line: 1, column: 1 });
    expect(positions.utf16Position(99)).toEqual({ line: 2, character: 1 });
  });
});

const character = fc.constantFrom("a", "\t", "\n", "\r", "\r\n", "é", "中", "😀", "\u0301", "\ud83d", "\ude00", "\ufeff");
const text = fc.array(character, { maxLength: 40 }).map((characters) => characters.join(""));
/** Text whose lines are longer than what is counted in one go (1,024 units). */
const longText = fc
  .tuple(fc.array(fc.constantFrom("a", "\t", "é", "😀", "中", "\r"), { minLength: 1, maxLength: 7 }), fc.nat(1500), text)
  .map(([unit, times, tail]) => unit.join("").repeat(times) + tail);

describe("properties", () => {
  test("compiler lines and columns agree with the model and come back", () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 8 }), (source, tabSize) => {
        const positions = createPositions(source, { tabSize });
        for (let offset = 0; offset <= source.length; offset += 1) {
          const place = wholeCharacter(source, offset);
          expect(positions.lineColumn(offset)).toEqual(modelLineColumn(source, place, tabSize));
          expect(positions.offsetAt(positions.lineColumn(offset))).toBe(place);
        }
      }),
    );
  });

  test("LSP positions agree with the model and come back, in each encoding", () => {
    fc.assert(
      fc.property(text, (source) => {
        const positions = createPositions(source);
        for (let offset = 0; offset <= source.length; offset += 1) {
          const place = outsideLineBreak(source, wholeCharacter(source, offset));
          const { line, before } = modelLspLine(source, place);
          expect(positions.utf16Position(offset)).toEqual({ line, character: before.length });
          expect(positions.utf8Position(offset)).toEqual({ line, character: Buffer.byteLength(before) });
          expect(positions.utf32Position(offset)).toEqual({ line, character: [...before].length });
          expect(positions.offsetAtUtf16(positions.utf16Position(offset))).toBe(place);
          expect(positions.offsetAtUtf8(positions.utf8Position(offset))).toBe(place);
          expect(positions.offsetAtUtf32(positions.utf32Position(offset))).toBe(place);
        }
      }),
    );
  });

  test("long lines give the same answers as short ones", () => {
    fc.assert(
      fc.property(longText, fc.nat(), fc.integer({ min: 1, max: 4 }), (source, seed, tabSize) => {
        const positions = createPositions(source, { tabSize });
        for (const near of [seed % (source.length + 1), 1023, 1024, 1025, 2048, 2049, source.length]) {
          const place = wholeCharacter(source, Math.min(near, source.length));
          expect(positions.lineColumn(place)).toEqual(modelLineColumn(source, place, tabSize));
          expect(positions.offsetAt(positions.lineColumn(place))).toBe(place);
          const lspPlace = outsideLineBreak(source, place);
          expect(positions.offsetAtUtf8(positions.utf8Position(place))).toBe(lspPlace);
          expect(positions.utf8Position(place).character).toBe(Buffer.byteLength(modelLspLine(source, lspPlace).before));
        }
      }),
      { numRuns: 60 },
    );
  });

  test("any LSP position gives a place in the text that is no half of a character", () => {
    fc.assert(
      fc.property(text, fc.integer({ min: -2, max: 45 }), fc.integer({ min: -2, max: 45 }), (source, line, column) => {
        const positions = createPositions(source);
        for (const offset of [
          positions.offsetAtUtf16({ line, character: column }),
          positions.offsetAtUtf8({ line, character: column }),
          positions.offsetAtUtf32({ line, character: column }),
          positions.offsetAt({ line, column }),
        ]) {
          expect(offset).toBe(wholeCharacter(source, offset));
          expect(offset >= 0 && offset <= source.length).toBe(true);
        }
      }),
    );
  });
});

test("many places on one line of ten million characters (it would be minutes if each look-up began at the line's start)", () => {
  const source = `${"abc😀\té".repeat(1_250_000)}\n`;
  const positions = createPositions(source, { tabSize: 4 });
  for (let offset = 0; offset < source.length; offset += 1_001) {
    const place = wholeCharacter(source, offset);
    expect(positions.offsetAt(positions.lineColumn(place))).toBe(place);
  }
});

function wholeCharacter(source: string, offset: number): number {
  const insidePair = /[\ud800-\udbff]$/.test(source.slice(0, offset)) && /^[\udc00-\udfff]/.test(source.slice(offset));
  return insidePair ? offset - 1 : offset;
}

function outsideLineBreak(source: string, offset: number): number {
  return source.slice(offset - 1, offset + 1) === "\r\n" ? offset - 1 : offset;
}

function modelLineColumn(source: string, offset: number, tabSize: number) {
  const lines = source.slice(0, offset).split("\n");
  const columns = [...(lines.at(-1) ?? "")].map((each) => (each === "\t" ? tabSize : 1));
  return { line: lines.length, column: 1 + columns.reduce((sum, width) => sum + width, 0) };
}

function modelLspLine(source: string, offset: number) {
  const lines = source.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length - 1, before: lines.at(-1) ?? "" };
}
