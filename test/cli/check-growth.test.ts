// The time that `check` takes grows with the number of diagnostics and not faster, also where each leads to another place.

import { describe, expect, it } from "vitest";
import { checkJson } from "../../server/src/cli/check-json.ts";
import { checkText } from "../../server/src/cli/check-text.ts";
import { checkFiles } from "../../server/src/cli/checked-files.ts";
import { wordsOf } from "../../server/src/cli/messages/words-of.ts";
import { growth } from "../language/growth.ts";
import { memoryFileSystem } from "../workspace/memory-file-system.ts";

const allowed = 18;

describe("8 times as many diagnostics take at most 18 times as long", () => {
  const words = wordsOf("en");
  const check = (source: string) => {
    const fileSystem = memoryFileSystem({ "/p/a.yx": source });
    return checkFiles(["a.yx"], [], { fileSystem, folder: "/p", words, onCount: () => {} }).files;
  };
  const source = (length: number): string => "x = 1\n".repeat(length / 6);

  it.each([
    ["as text", (text: string) => check(text).map((file) => checkText(file, { language: "en", words, isColored: false }))],
    ["as JSON", (text: string) => checkJson(check(text), "en")],
  ])("%s", { timeout: 60_000 }, (_form, run) => {
    expect(growth({ run, source, small: 6_000, factor: 8, enough: allowed / 2 })).toBeLessThan(allowed);
  });
});
