// Bytes to text, strictly: nothing is replaced, a byte order mark and all line ends stay.

import { TextDecoder } from "node:util";

/** The text; or the text before the first byte that is not UTF-8. */
export type DecodedText = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly before: string };

export function decodeText(bytes: Uint8Array): DecodedText {
  try {
    return { ok: true, text: strict().decode(bytes) };
  } catch {
    return { ok: false, before: validStart(bytes) };
  }
}

/** The longest start of `bytes` that is UTF-8 (found by halving: each decoding is fast native code), as text. */
function validStart(bytes: Uint8Array): string {
  let valid = 0;
  let invalid = bytes.length;
  // As a stream, a character that is cut off at the end is no mistake yet, and is left out.
  const decode = (length: number): string => strict().decode(bytes.subarray(0, length), { stream: true });
  while (invalid - valid > 1) {
    const middle = (valid + invalid) >>> 1;
    try {
      decode(middle);
      valid = middle;
    } catch {
      invalid = middle;
    }
  }
  return decode(valid);
}

/** `ignoreBOM` means that the mark is not taken away. */
function strict(): TextDecoder {
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
}
