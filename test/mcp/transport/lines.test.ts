// Lines come out whole, wherever the chunks end.
import { expect, test } from "vitest";
import { createLineSplitter } from "../../../mcp/src/transport/lines.ts";

const text = Buffer.from('{"爻":"象"}\n\n{"😀":1}\nunfinished');

test("a text cut at any byte gives the same lines", () => {
  for (let cut = 0; cut <= text.length; cut += 1) {
    expect(split([text.subarray(0, cut), text.subarray(cut)]), `cut at byte ${cut}`).toEqual(['{"爻":"象"}', "", '{"😀":1}']);
  }
});

test("a text that comes byte by byte gives the same lines", () => {
  expect(split([...text].map((byte) => Buffer.of(byte)))).toEqual(['{"爻":"象"}', "", '{"😀":1}']);
});

test("a line of exactly the limit is taken, one byte more ends everything, also before its end is seen", () => {
  const lines: string[] = [];
  const splitter = createLineSplitter(5, (line) => lines.push(line.toString()));
  expect(splitter.push(Buffer.from("12345\n12"))).toBe(true);
  expect(splitter.push(Buffer.from("3456"))).toBe(false);
  expect(splitter.push(Buffer.from("\nnext\n"))).toBe(false);
  expect(lines).toEqual(["12345"]);
});

function split(chunks: readonly Buffer[]): string[] {
  const lines: string[] = [];
  const splitter = createLineSplitter(1000, (line) => lines.push(line.toString()));
  for (const chunk of chunks) splitter.push(chunk);
  return lines;
}
