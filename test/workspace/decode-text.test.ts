// Bytes to text: nothing is lost or replaced, and the first byte that is no UTF-8 is found.
import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeText } from "../../server/src/workspace/decode-text.ts";

test("every text comes back from its bytes as it was, with its byte order mark and its line ends", () => {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  for (const text of ["", "\ufeffa\r\nb\rc\n", "\ufeff\ufeff", "爻象 😀 \0"]) expect(decodeText(bytes(text))).toEqual({ ok: true, text });
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => void expect(decodeText(bytes(text))).toEqual({ ok: true, text })));
});

test.each([
  ["a byte that never occurs", [0x61, 0xff, 0x62], "a"],
  ["at the very beginning", [0xfe], ""],
  ["a character that is cut off at the end", [0x61, 0x62, 0xe7, 0x88], "ab"],
  ["a character that is cut off in the middle", [0xe7, 0x88, 0x61], ""],
  ["behind characters of several bytes", [0xe7, 0x88, 0xbb, 0xf0, 0x9f, 0x98, 0x80, 0x80], "爻😀"],
  ["Latin-1 behind a byte order mark", [0xef, 0xbb, 0xbf, 0x61, 0xe9, 0x0a], "\ufeffa"],
  ["a surrogate", [0x61, 0xed, 0xa0, 0x80], "a"],
])("%s", (_, bytes, before) => {
  expect(decodeText(Uint8Array.from(bytes))).toEqual({ ok: false, before });
});
