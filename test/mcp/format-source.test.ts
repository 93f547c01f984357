// The tool `format_source` over the shipped bundle: what it answers to good programs, to broken ones, to long ones, and to wrong calls.
import { expect, test } from "vitest";
import { expectAnswerFits, expectFits, publishedTools } from "./schemas.ts";
import { type Result, type SentDiagnostic, shareSession, startSession } from "./server-process.ts";

const server = shareSession();

interface FormattedSource {
  readonly schemaVersion: string;
  readonly diagnostics: readonly SentDiagnostic[];
  readonly total: number;
  readonly complete: boolean;
  readonly reason?: string;
  readonly formatted: string;
  readonly diff: readonly SentHunk[];
}

interface SentHunk {
  readonly old_start: number;
  readonly old_lines: number;
  readonly new_start: number;
  readonly new_lines: number;
  readonly lines: readonly string[];
}

test("a program that is not in the language's style: its text and what changed", async () => {
  expect(await formatSource({ source: "a:Int=1\nb = 2\n" })).toEqual({
    schemaVersion: "1.0",
    diagnostics: [],
    total: 0,
    complete: true,
    formatted: "a: Int = 1\nb = 2\n",
    diff: [{ old_start: 1, old_lines: 2, new_start: 1, new_lines: 2, lines: ["-a:Int=1", "+a: Int = 1", " b = 2"] }],
  });
});

test.each(["", "a: Int = 1\n"])("nothing to change: an empty diff: %j", async (source) => {
  expect(await formatSource({ source })).toEqual({
    schemaVersion: "1.0",
    diagnostics: [],
    total: 0,
    complete: true,
    formatted: source,
    diff: [],
  });
});

test("tab_size is the indent width, four unless given", async () => {
  const source = "f = {\na = 1\na\n}\n";
  expect((await formatSource({ source })).formatted).toBe("f = {\n    a = 1\n    a\n}\n");
  expect((await formatSource({ source, tab_size: 2 })).formatted).toBe("f = {\n  a = 1\n  a\n}\n");
});

test("a broken program is formatted around what can't be read, and its mistakes are told with places in the source", async () => {
  const { formatted, diagnostics, total, diff } = await formatSource({ source: "a:Int=1\n  f(1,,  2)\nc:Int=3\n" });
  expect(formatted).toContain("a: Int = 1\n");
  expect(formatted).toContain("f(1,,  2)\n");
  expect(formatted).toContain("c: Int = 3\n");
  expect(diagnostics.map(({ severity, span }) => [severity, span])).toEqual([["error", [2, 7, 2, 8]]]);
  expect(total).toBe(1);
  expect(diff.length).toBe(1);
});

test("what is left as it was although it has no mistake in it is told as a note", async () => {
  const { formatted, diagnostics } = await formatSource({ source: 'io.println   "x"\na=1 // fmt: off\n' });
  expect(formatted).toBe('io.println   "x"\na = 1 // fmt: off\n');
  expect(diagnostics.map(({ code, severity, span }) => [code, severity, span])).toEqual([
    ["X0302", "note", [1, 1, 1, 17]],
    ["X0303", "note", [2, 5, 2, 16]],
  ]);
});

test("a byte order mark and CRLF stay, in the lines of the diff too", async () => {
  const { formatted, diff } = await formatSource({ source: "\ufeffa=1\r\n" });
  expect(formatted).toBe("\ufeffa = 1\r\n");
  expect(diff.flatMap(({ lines }) => lines)).toEqual(["-\ufeffa=1\r", "+\ufeffa = 1\r"]);
});

test("the hunks, applied to the source, give the formatted text", async () => {
  const source = Array.from({ length: 100 }, (_, line) => (line % 9 === 0 ? `a${line}=1;b${line}=2` : `c${line} = 3`)).join("\n");
  const { formatted, diff } = await formatSource({ source });
  expect(diff.length).toBeGreaterThan(3);
  const lines = source.split("\n");
  for (const hunk of diff.toReversed()) {
    const old = hunk.lines.filter((line) => !line.startsWith("+")).map((line) => line.slice(1));
    expect(lines.slice(hunk.old_start - 1, hunk.old_start - 1 + hunk.old_lines)).toEqual(old);
    lines.splice(hunk.old_start - 1, hunk.old_lines, ...hunk.lines.filter((line) => !line.startsWith("-")).map((line) => line.slice(1)));
  }
  expect(`${lines.join("\n")}\n`).toBe(formatted);
});

test("an answer that would get too long loses hunks, says so, and keeps the whole text", async () => {
  const source = Array.from({ length: 2000 }, (_, line) => (line % 10 === 0 ? `a${line}=1\n` : `c${line} = 3\n`)).join("");
  const answer = await call({ source });
  const data = dataOf(answer);
  expect(answer.content?.[0]?.text?.length).toBeLessThan(50_000);
  expect(data.formatted.split("\n").length).toBe(2001);
  expect(data).toMatchObject({ complete: false, total: 0 });
  expect(data.reason).toBe(
    `only the first ${data.diff.length} of 200 hunks of the diff are shown, compare \`formatted\` with \`source\` for all`,
  );
  expect(data.diff.length).toBeGreaterThan(10);
});

test("many mistakes: the first ones, how many there are, and where the rest is", async () => {
  const source = "x = 1 && 2\n".repeat(1000);
  const answer = await call({ source });
  const data = dataOf(answer);
  expect(answer.content?.[0]?.text?.length).toBeLessThan(50_000);
  expect(data).toMatchObject({ complete: false, total: 1000 });
  expect(data.reason).toContain(
    `only the first ${data.diagnostics.length} of 1000 diagnostics are shown, parse_source with detail "full" shows all`,
  );
  expect(data.diagnostics.length).toBeGreaterThan(10);
});

test("a text that is too long for hosts is given in full all the same, with its first mistakes", async () => {
  const data = await formatSource({ source: `a:Int=1\n${"x = 1 && 2\n".repeat(10_000)}` });
  expect(data.formatted).toMatch(/^a: Int = 1\n(x = 1 && 2\n){10000}$/);
  expect(data).toMatchObject({ complete: false, total: 10_000, diff: [] });
  expect(data.diagnostics.length).toBeGreaterThan(1);
});

test("the same input gives the same bytes, from another process too", async () => {
  const [first, second] = [await startSession(), await startSession()];
  const source = "a=1;b=2\n".repeat(500);
  for (const each of [first, first, second]) await each.call("format_source", { source });
  const results = [...first.lines, ...second.lines].filter((line) => line.includes("structuredContent"));
  expect(results.length).toBe(3);
  expect(new Set(results.map((line) => line.replace(/"id":\d+/, '"id":0'))).size).toBe(1);
});

test.each<readonly [what: string, input: unknown, message: string]>([
  ["no source", {}, "`source` is missing. The fields of format_source are: source, tab_size."],
  ["a source that is no text", { source: 7 }, "`source` must be a string, not a number."],
  ["a field that is not there", { source: "", detail: "full" }, "unknown field `detail`."],
  ["no indent at all", { source: "", tab_size: 0 }, "`tab_size` must be at least 1."],
  ["too much of it", { source: "", tab_size: 17 }, "`tab_size` must be at most 16."],
  ["half of a surrogate pair", { source: 'x = "\ud83d"' }, "`source`: is not valid Unicode (it has half of a surrogate pair)"],
  ["a source of 10,000,001 bytes", { source: `//${"é".repeat(4_999_999)}x` }, "`source`: is longer than 10,000,000 bytes of UTF-8"],
])("%s: MCP-INVALID-INPUT that names what is wrong", async (_, input, message) => {
  const answer = await server().call("format_source", input);
  expect(Object.keys(answer)).toEqual(["schemaVersion", "isError", "errorCode", "content"]);
  expect(answer).toMatchObject({ schemaVersion: "1.0", isError: true, errorCode: "MCP-INVALID-INPUT" });
  expect(answer.content?.[0]?.text).toContain(`MCP-INVALID-INPUT: ${message}`);
});

test("an answer of more than 64 MB: MCP-INTERNAL that says what to do", async () => {
  // Each of these short lines comes to stand sixteen columns a level to the right.
  const depth = 40;
  const source = `${"f = {\n".repeat(depth)}${"a = 1\n".repeat(120_000)}${"}\n".repeat(depth)}`;
  const answer = await server().call("format_source", { source, tab_size: 16 });
  expect(answer).toMatchObject({ isError: true, errorCode: "MCP-INTERNAL" });
  expect(answer.content?.[0]?.text).toBe("MCP-INTERNAL: the answer would be longer than 64 MB; format smaller pieces");
});

/** The data of a successful call, checked against the published schema. */
async function formatSource(input: object): Promise<FormattedSource> {
  return dataOf(await call(input));
}

function dataOf(answer: Result): FormattedSource {
  return JSON.parse(answer.content?.[0]?.text ?? "");
}

async function call(input: object): Promise<Result> {
  const tool = (await publishedTools(server())).find(({ name }) => name === "format_source");
  if (tool === undefined) throw new Error("format_source is not in the list");
  expectFits(input, tool.inputSchema, "the input");
  const answer = await server().call("format_source", input);
  expect(answer).toMatchObject({ schemaVersion: "1.0", isError: false });
  expectAnswerFits(answer.structuredContent, tool);
  expect(answer.content).toEqual([{ type: "text", text: JSON.stringify(answer.structuredContent) }]);
  return answer;
}
