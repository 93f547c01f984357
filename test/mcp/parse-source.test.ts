// The tool `parse_source` over the shipped bundle: what it answers to good programs, to broken ones, and to wrong calls.
import { expect, test } from "vitest";
import { nodesOf } from "./drawing.ts";
import { expectAnswerFits, expectFits, publishedTools } from "./schemas.ts";
import { type ParsedSource, type Result, shareSession, startSession } from "./server-process.ts";

const server = shareSession();

test("a good program: its tree, and no diagnostics", async () => {
  const { ast, ...rest } = await parseSource({ source: "x = 1\n" });
  expect(rest).toEqual({ schemaVersion: "1.0", diagnostics: [], total: 0, complete: true });
  expect(ast).toEqual({
    kind: "Module",
    span: [1, 1, 2, 1],
    body: [
      {
        kind: "Binding",
        span: [1, 1, 1, 6],
        target: { kind: "Name", span: [1, 1, 1, 2], text: "x" },
        value: { kind: "Literal", span: [1, 5, 1, 6], type: "int", text: "1" },
      },
    ],
  });
});

test("a broken program: all its mistakes, each with its place, and a tree of what could be read", async () => {
  const { ast, diagnostics, total } = await parseSource({ source: "a = 1 && 2\nb = §\nc = 4 )\nd = 5\n" });
  expect(diagnostics.map(({ code, severity, span }) => [code, severity, span[0]])).toEqual([
    ["E0012", "error", 1],
    ["E0001", "error", 2],
    ["E0011", "error", 3],
  ]);
  expect(total).toBe(3);
  const names = nodesOf(ast).filter(({ node, parent }) => node.kind === "Name" && parent?.kind === "Binding");
  expect(names.map(({ node }) => node.text)).toEqual(["a", "b", "c", "d"]);
});

test("a diagnostic has what the catalogue says, and a fix that mends the program", async () => {
  const { diagnostics } = await parseSource({ source: "a = 1 && 2\n" });
  expect(diagnostics).toEqual([
    {
      code: "E0012",
      severity: "error",
      message: "`&&` is not an operator of the language",
      span: [1, 7, 1, 9],
      help: "Write `and`",
      fixes: [{ title: "Replace `&&` with `and`", edits: [{ span: [1, 7, 1, 9], new_text: "and" }] }],
    },
  ]);
});

test("tab_size says how many columns a TAB counts", async () => {
  const spanOfName = async (input: object) => (await parseSource({ source: "\tx = 1\n", ...input })).ast;
  expect(nodesOf(await spanOfName({}))[1]?.node.span).toEqual([1, 2, 1, 7]);
  expect(nodesOf(await spanOfName({ tab_size: 4 }))[1]?.node.span).toEqual([1, 5, 1, 10]);
});

test.each([
  ["nothing", "", [1, 1, 1, 1]],
  ["only a comment", "// 爻象", [1, 1, 1, 6]],
  ["NUL, CR, a byte order mark and an emoji", "\0\r\ufeff😀", [1, 1, 1, 5]],
])("a text of %s has a tree too", async (_, source, span) => {
  expect((await parseSource({ source })).ast.span).toEqual(span);
});

const large = Array.from({ length: 3000 }, (_, index) => `f${index} = (a, b) => { a + b * ${index} }`).join("\n");

test("a large program: the default answer is folded and says so, `full` is not, `outline` has the declarations", async () => {
  const fit = await call({ source: large });
  const text = fit.content?.[0]?.text ?? "";
  expect(text.length).toBeLessThan(50_000);
  expect(text.length).toBeGreaterThan(45_000);
  expect(fit.structuredContent).toMatchObject({ complete: false, total: 0 });
  expect(fit.structuredContent?.reason).toContain('detail "full"');

  const full = await parseSource({ source: large, detail: "full" });
  expect(full).toMatchObject({ complete: true });
  expect(JSON.stringify(full)).not.toContain("elided");

  const outline = await parseSource({ source: large, detail: "outline" });
  expect(outline).toMatchObject({ complete: true });
  expect(nodesOf(outline.ast).filter(({ node }) => node.kind === "Binding").length).toBe(3000);
  expect(JSON.stringify(outline).length).toBeLessThan(JSON.stringify(full).length / 2);
});

test("more diagnostics than fit: the first ones, how many there are, and where the rest is", async () => {
  const source = "x = 1 && 2\n".repeat(2000);
  const fit = await call({ source });
  expect(fit.content?.[0]?.text?.length).toBeLessThan(50_000);
  expect(fit.structuredContent).toMatchObject({ complete: false, total: 2000 });
  const shown = fit.structuredContent?.diagnostics.length ?? 0;
  expect(fit.structuredContent?.reason).toContain(`only the first ${shown} of 2000 diagnostics are shown`);
  for (const detail of ["full", "outline"]) {
    const { diagnostics, total } = await parseSource({ source, detail });
    expect([diagnostics.length, total]).toEqual([2000, 2000]);
  }
});

test("the same input gives the same bytes, from another process too", async () => {
  const [first, second] = [await startSession(), await startSession()];
  for (const server of [first, first, second]) await server.call("parse_source", { source: large });
  const results = [...first.lines, ...second.lines].filter((line) => line.includes("structuredContent")).map(withoutId);
  expect(results.length).toBe(3);
  expect(new Set(results).size).toBe(1);
});

const invalidInputs: readonly (readonly [what: string, input: unknown, message: string])[] = [
  ["no source", {}, "`source` is missing. The fields of parse_source are: source, tab_size, detail."],
  ["no arguments at all", undefined, "`source` is missing."],
  ["a source that is no text", { source: 7 }, "`source` must be a string, not a number."],
  ["a source that is null", { source: null }, "`source` must be a string, not null."],
  ["a field that is not there", { source: "", sauce: "" }, "unknown field `sauce`."],
  ["a detail that is not there", { source: "", detail: "all" }, '`detail` must be one of "fit", "full", "outline".'],
  ["a tab size of 0", { source: "", tab_size: 0 }, "`tab_size` must be at least 1."],
  ["half a tab", { source: "", tab_size: 1.5 }, "`tab_size` must be a whole number, not a fraction."],
  ["half of a surrogate pair", { source: 'x = "\ud83d"' }, "`source`: is not valid Unicode (it has half of a surrogate pair)"],
  ["a source of 10,000,001 bytes", { source: `//${"é".repeat(4_999_999)}x` }, "`source`: is longer than 10,000,000 bytes of UTF-8"],
  ["arguments that are a list", ["x = 1"], "`arguments` must be an object, not a list."],
];

test.each(invalidInputs)("%s: MCP-INVALID-INPUT that names what is wrong", async (_, input, message) => {
  const answer = await server().call("parse_source", input);
  expect(Object.keys(answer)).toEqual(["schemaVersion", "isError", "errorCode", "content"]);
  expect(answer).toMatchObject({ schemaVersion: "1.0", isError: true, errorCode: "MCP-INVALID-INPUT" });
  expect(answer.content?.[0]?.text).toContain(`MCP-INVALID-INPUT: ${message}`);
  expect(await server().request("ping")).toMatchObject({ result: {} });
});

test("a source of exactly 10,000,000 bytes is read", async () => {
  expect((await parseSource({ source: `//${"é".repeat(4_999_999)}` })).ast.span).toEqual([1, 1, 1, 5_000_002]);
});

test("bytes on the wire that are not UTF-8: MCP-INVALID-INPUT for that call, and the session goes on", async () => {
  const request = {
    jsonrpc: "2.0",
    id: "bytes",
    method: "tools/call",
    params: { name: "parse_source", arguments: { source: "x = \u00e9" } },
  };
  server().sendBytes(Buffer.from(`${JSON.stringify(request)}\n`, "latin1"));
  const answer = await server().nextAnswer();
  expect(answer).toMatchObject({ id: "bytes", result: { isError: true, errorCode: "MCP-INVALID-INPUT" } });
  expect(answer.result?.content?.[0]?.text).toContain("not valid UTF-8");
  expect(await server().request("ping")).toMatchObject({ result: {} });
});

test("a full answer of more than 64 MB: MCP-INTERNAL that says what to do", async () => {
  const answer = await server().call("parse_source", { source: "a = b + c\n".repeat(400_000), detail: "full" });
  expect(answer).toMatchObject({ isError: true, errorCode: "MCP-INTERNAL" });
  expect(answer.content?.[0]?.text).toContain('ask for detail "fit"');
});

/** The data of a successful call, checked against the published schema. */
async function parseSource(input: object): Promise<ParsedSource> {
  const { structuredContent } = await call(input);
  if (structuredContent === undefined) throw new Error("no structured content");
  return structuredContent;
}

async function call(input: object): Promise<Result> {
  const tool = (await publishedTools(server())).find(({ name }) => name === "parse_source");
  if (tool === undefined) throw new Error("parse_source is not in the list");
  expectFits(input, tool.inputSchema, "the input");
  const answer = await server().call("parse_source", input);
  expect(Object.keys(answer)).toEqual(["schemaVersion", "isError", "structuredContent", "content"]);
  expect(answer).toMatchObject({ schemaVersion: "1.0", isError: false });
  expectAnswerFits(answer.structuredContent, tool);
  expect(answer.content).toEqual([{ type: "text", text: JSON.stringify(answer.structuredContent) }]);
  return answer;
}

function withoutId(line: string): string {
  return line.replace(/"id":\d+/, '"id":0');
}
