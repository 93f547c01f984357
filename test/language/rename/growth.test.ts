// Time grows with the length of the text and not faster, on programs and on what could make a rename slow.

import { describe, expect, it } from "vitest";
import { renameInSource } from "../../../server/src/language/rename/rename-in-source.ts";
import { readOldName } from "../../../server/src/language/rename/rename-request.ts";
import { generateSource } from "../../bench/generate.ts";
import { growth, type SourceOfLength } from "../growth.ts";

const small = 5_000;
const factor = 8;
/** Linear is 8, quadratic 64. */
const allowed = 24;

interface Hostile {
  readonly name: string;
  readonly oldName: string;
  readonly source: SourceOfLength;
}

/** `piece` with the number of its repetition for each `#`. */
function repeated(name: string, oldName: string, piece: string, before = "", after = ""): Hostile {
  const source = (length: number): string =>
    before + Array.from({ length: Math.ceil(length / piece.length) }, (_, index) => piece.replaceAll("#", String(index))).join("") + after;
  return { name, oldName, source };
}

const renames: readonly Hostile[] = [
  { name: "a valid program", oldName: "value", source: (size) => `value: Int = 1\n${generateSource({ size })}` },
  repeated("a name at many places", "n", "f#: () -> Int = n\n", "n: Int = 1\n"),
  repeated("many candidates", "n", "f# = (n: Int) => n\n"),
  repeated("many in one function", "n", "for n in 0..3 { print(n) }\n", "main = {\n", "}\n"),
  repeated("many overloads", "f", "f: (a: T#) -> Int = f(a)\n"),
  repeated("many methods of the name", "A.m", "A.m: (a: A, b: T#) -> Int = a.m()\n", "A: Type = { x: Int }\n"),
  repeated("many types with the member", "T1.m", "T#: Type = { x: Int }\nT#.m: (t: T#) -> Int = t.m()\n"),
  repeated("interfaces that list each other", "I0.m", "I#: Type = { m: () -> Int, I0 }\n"),
  repeated("places of unknown meaning", "x", "f# = (p) => p.x\n", "P: Type = { x: Int }\n"),
  repeated("alternatives", "v", "(v, #) | ", "f: (t: T) -> Int = match t { ", "(v, 0) => v }\n"),
  repeated("imports", "a1", "use m#.{a#}\nb# = a#()\n"),
  repeated("a capture", "x", "f# = (y: Int) => x + y\n", "x: Int = 1\n"),
  repeated("the new name everywhere", "x", "f# = (y: Int) => y\n", "x: Int = 1\n"),
];

describe(`a text ${factor} times as long takes at most ${allowed} times as long`, () => {
  it.each(renames)("$name", { timeout: 60_000 }, ({ oldName, source }) => {
    const run = (text: string): void => {
      renameInSource(text, { ...readOldName(oldName), scope: { kind: "anywhere" }, newName: "y" });
    };
    expect(growth({ run, source, small, factor, enough: allowed / 2 })).toBeLessThan(allowed);
  });
});
