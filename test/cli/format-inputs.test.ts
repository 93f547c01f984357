// What the mode `format` does where a real disk or a real stdout can't easily be brought to fail.
import { expect, test } from "vitest";
import type { FormatRequest } from "../../server/src/cli/format-flags.ts";
import { formatInputs } from "../../server/src/cli/format-inputs.ts";
import { wordsOf } from "../../server/src/cli/messages/words-of.ts";
import type { OutputProblem } from "../../server/src/cli/output.ts";
import { diagnostic } from "../../server/src/language/diagnostics/findings.ts";
import { format } from "../../server/src/language/format/format.ts";
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
  options: { readonly problem?: OutputProblem; readonly paths?: readonly string[]; readonly format?: typeof format } = {},
): Promise<Run> {
  const fileSystem = memoryFileSystem(entries);
  const printed: string[] = [];
  const reported: string[] = [];
  const code = await formatInputs(
    { mode, input: { kind: "paths", paths: options.paths ?? ["."] }, settings: {} },
    {
      fileSystem,
      folder: "/p",
      userFile: null,
      readInput: () => Promise.reject(new Error("stdin is not asked for")),
      output: {
        write(text) {
          printed.push(text);
          return Promise.resolve(options.problem ?? null);
        },
      },
      format: options.format ?? format,
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

test.each(["print", "check", "write"] as const)(
  "%s: a result that was thrown away counts as not done, and the others are formatted",
  async (mode) => {
    const reason = diagnostic("syntax.hash-comment", { start: 2, end: 3 }, {});
    const refusing = (source: string): ReturnType<typeof format> =>
      source === UGLY ? { text: source, diagnostics: [reason], isRefused: true, left: [] } : format(source);
    const result = await run(mode, { "/p/a.yx": UGLY, "/p/b.yx": "b=2\n" }, { format: refusing });
    expect(result.code).toBe(2);
    expect(result.reported[0]).toMatch(/^a\.yx:1:3: error E0001: /);
    expect(result.text("/p/a.yx")).toBe(UGLY);
    expect(mode === "write" ? result.text("/p/b.yx") : result.printed.join("")).toContain("b = 2\n");
  },
);

test("a formatter that throws, which would be a bug, costs one file", async () => {
  const throwing = (source: string): ReturnType<typeof format> => {
    if (source === UGLY) throw new Error("a bug");
    return format(source);
  };
  const { code, reported, text } = await run("write", { "/p/a.yx": UGLY, "/p/b.yx": "b=2\n" }, { format: throwing });
  expect(code).toBe(2);
  expect(reported[0]).toMatch(/^a\.yx: internal error, the file is unchanged: Error: a bug\n/);
  expect([text("/p/a.yx"), text("/p/b.yx")]).toEqual([UGLY, "b = 2\n"]);
});
