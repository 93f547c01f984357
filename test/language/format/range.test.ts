// Formatting a selection: what stands between ⟦ and ⟧ is selected; whole statements of it are formatted, all else stays as it is.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_FORMAT_OPTIONS } from "../../../server/src/language/format/options.ts";
import { formatRange } from "../../../server/src/language/format/range.ts";
import { applyEdits } from "./edits.ts";
import { uglySources } from "./ugly-sources.ts";

function check(marked: string, expected: string): void {
  const start = marked.indexOf("⟦");
  const source = marked.replace("⟦", "");
  const end = source.indexOf("⟧");
  if (start < 0 || end < start) throw new Error("mark a selection with ⟦ and ⟧");
  const text = source.replace("⟧", "");
  expect(applyEdits(text, formatRange(text, { start, end }, DEFAULT_FORMAT_OPTIONS))).toBe(expected);
}

describe("a selection", () => {
  it("formats the statements that it touches, and no others", () =>
    check("a  =  1\nb⟦  =  2\nc  =⟧  3\nd  =  4\n", "a  =  1\nb = 2\nc = 3\nd  =  4\n"));
  it("may be a mere cursor", () => check("a  =  1\nb  = ⟦⟧ 2\n", "a  =  1\nb = 2\n"));
  it("inside a block formats the block's statement", () =>
    check("main   = {\n    a  =  1\n    b  =⟦⟧  2\n}\n", "main   = {\n    a  =  1\n    b = 2\n}\n"));
  it("that leaves the block formats the statement around it", () =>
    check("main   = {\n  a  =⟦  1\n}\nb⟧  =  2\n", "main = {\n    a = 1\n}\nb = 2\n"));
  it("takes statements of one line together", () => check("x  =  0\na  =⟦⟧  1; b  =  2\n", "x  =  0\na = 1\nb = 2\n"));
  it("in a block of one line formats the statement around it", () => check("f   = { a  =⟦⟧  1 }\n", "f = { a = 1 }\n"));
  it("keeps the comments above and behind", () =>
    check("// above\na  =⟦⟧  1   // behind\n// below\nb  =  2\n", "// above\na = 1 // behind\n// below\nb  =  2\n"));
  it("of nothing changes nothing", () => check("a = 1\n\n⟦\n⟧\nb  =  2\n", "a = 1\n\n\n\nb  =  2\n"));
  it("in style changes nothing", () => expect(formatRange("a = 1\n", { start: 0, end: 5 }, DEFAULT_FORMAT_OPTIONS)).toEqual([]));
  it("of text that can't be read leaves that as it is", () => check("a  =  1\nb⟦  =  = 2\nc  =⟧  3\n", "a  =  1\nb  =  = 2\nc = 3\n"));
  it("keeps CRLF line ends", () => check("a  =⟦⟧  1; b = 2\r\nc  =  3\r\n", "a = 1\r\nb = 2\r\nc  =  3\r\n"));
});

it("changes nothing outside of the lines it touches, and a second time nothing at all", () => {
  fc.assert(
    fc.property(uglySources(true), fc.nat(), fc.nat(60), (source, at, length) => {
      const start = at % (source.length + 1);
      const span = { start, end: Math.min(start + length, source.length) };
      const edits = formatRange(source, span, DEFAULT_FORMAT_OPTIONS);
      for (const { span: changed, newText } of edits) {
        const again = formatRange(
          applyEdits(source, edits),
          { start: changed.start, end: changed.start + newText.length },
          DEFAULT_FORMAT_OPTIONS,
        );
        expect(again).toEqual([]);
      }
      expect(edits.length).toBeLessThanOrEqual(1);
    }),
    { seed: 17, numRuns: 150 },
  );
});
