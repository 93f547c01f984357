// What the mode `format` does where a real disk or a real stdout can't easily be brought to fail.
import { expect, test } from "vitest";
import type { FormatRequest } from "../../server/src/cli/format-flags.ts";
import { formatInputs } from "../../server/src/cli/format-inputs.ts";
import { wordsOf } from "../../server/src/cli/messages/words-of.ts";
import type { OutputProblem } from "../../server/src/cli/output.ts";
import { type MemoryEntry, memoryFileSystem } from "../workspace/memory-file-system.ts";

const UGLY = "a:Int=1\n";
const NEAT = "a: Int = 1\n";

interface Run {
  readonly code: number;
  readonly printed: readonly string[];
  readonly reported: readonly string[];
  readonly text: (path: string) => string;
}

async function run(
  mode: FormatRequest["mode"],
  entries: Readonly<Record<string, MemoryEntry>>,
  { problem = null, paths = ["."] }: { readonly problem?: OutputProblem | null; readonly paths?: readonly string[] } = {},
): Promise<Run> {
  const fileSystem = memoryFileSystem(entries);
  const printed: string[] = [];
  const reported: string[] = [];
  const code = await formatInputs(
    { mode, input: { kind: "paths", paths }, settings: {} },
    {
      fileSystem,
      folder: "/p",
      userFile: null,
      readInput: () => Promise.reject(new Error("stdin is not asked for")),
      output: {
        write(text) {
          printed.push(text);
          return Promise.resolve(problem);
        },
      },
      report: (line) => void reported.push(line),
      language: "en",
      words: wordsOf("en"),
    },
  );
  const text = (path: string): string => {
    const content = fileSystem.readFile(path);
    return content.ok ? new TextDecoder().decode(content.value) : "";
  };
  return { code, printed, reported, text };
}

test("a file that can't be written stays, the others are written", async () => {
  const { code, reported, text } = await run("write", { "/p/a.yx": { fixed: UGLY }, "/p/b.yx": UGLY });
  expect(reported).toEqual(["a.yx: cannot be written (EACCES: permission denied); it is unchanged", "Formatted: b.yx"]);
  expect([code, text("/p/a.yx"), text("/p/b.yx")]).toEqual([2, UGLY, NEAT]);
});

test("a device can be printed and compared, not written", async () => {
  const entries = { "/p/a": { device: UGLY } };
  expect(await run("print", entries, { paths: ["a"] })).toMatchObject({ code: 0, printed: [NEAT], reported: [] });
  expect(await run("check", entries, { paths: ["a"] })).toMatchObject({ code: 1 });
  expect(await run("write", entries, { paths: ["a"] })).toMatchObject({ code: 2, reported: ["a: is not a file that can be rewritten"] });
});

test("a file that can't be read, a folder that can't be looked into", async () => {
  const entries = { "/p/a.yx": { file: "locked" }, "/p/b": { folder: "locked" }, "/p/c.yx": UGLY } as const;
  expect(await run("print", entries)).toMatchObject({
    code: 2,
    printed: [NEAT],
    reported: ["b: cannot be read (EACCES: permission denied)", "a.yx: cannot be read (EACCES: permission denied)"],
  });
});

test("when nobody reads any more, the run ends as it stands and says nothing", async () => {
  const entries = { "/p/a.yx": UGLY, "/p/b.yx": UGLY };
  const closed = { problem: { kind: "closed" } } as const;
  expect(await run("print", entries, closed)).toMatchObject({ code: 0, printed: [NEAT], reported: [] });
  expect(await run("check", entries, closed)).toMatchObject({ code: 1, reported: ["Would format: a.yx"] });
});

test("an output that can't be written is told once", async () => {
  const entries = { "/p/a.yx": UGLY, "/p/b.yx": UGLY };
  expect(await run("print", entries, { problem: { kind: "failed", problem: "ENOSPC: no space left on device" } })).toMatchObject({
    code: 2,
    printed: [NEAT],
    reported: ["The output cannot be written (ENOSPC: no space left on device)"],
  });
});
