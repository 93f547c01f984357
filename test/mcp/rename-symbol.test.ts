// The tool `rename_symbol` over the shipped bundle: what it answers where it renames, where it refuses to, and to wrong calls.
import { expect, test } from "vitest";
import { expectAnswerFits, expectFits, publishedTools } from "./schemas.ts";
import { type Result, type SentDiagnostic, shareSession, startSession } from "./server-process.ts";

const server = shareSession();

interface RenamedSource {
  readonly diagnostics: readonly SentDiagnostic[];
  readonly total: number;
  readonly complete: boolean;
  readonly source: string;
  readonly edits: readonly { readonly span: readonly number[]; readonly new_text: string }[];
}

const PROGRAM = `Point: Type = { x: Int, y: Int }
area: (w: Int, h: Int) -> Int = w * h
main = {
    w = 2 // the w of main
    p = Point(x = w, y = 3)
    print(f"{area(w = w, h = p.x)} w")
}
`;

test("a parameter: the text, and the edits with places in the text from before", async () => {
  expect(await renameSymbol({ source: PROGRAM, old_name: "w", new_name: "width", scope: "function:area" })).toEqual({
    schemaVersion: "1.0",
    diagnostics: [],
    total: 0,
    complete: true,
    source: PROGRAM.replace("(w: Int", "(width: Int").replace("w * h", "width * h").replace("area(w =", "area(width ="),
    edits: [
      { span: [2, 8, 2, 9], new_text: "width" },
      { span: [2, 33, 2, 34], new_text: "width" },
      { span: [6, 19, 6, 20], new_text: "width" },
    ],
  });
});

test("a variable that comments, strings and arguments' names are called like", async () => {
  const { source, edits } = await renameSymbol({ source: PROGRAM, old_name: "w", new_name: "side", scope: "function:main" });
  expect(source).toContain('side = 2 // the w of main\n    p = Point(x = side, y = 3)\n    print(f"{area(w = side, h = p.x)} w")');
  expect(edits.map(({ span }) => span[0])).toEqual([4, 5, 6]);
});

test("a field, by its type's name", async () => {
  const { source, edits } = await renameSymbol({ source: PROGRAM, old_name: "Point.x", new_name: "left" });
  expect(source).toContain("{ left: Int, y: Int }");
  expect(source).toContain("Point(left = w, y = 3)");
  expect(source).toContain("h = p.left)");
  expect(edits.length).toBe(3);
});

test("one of the module", async () => {
  const { source } = await renameSymbol({ source: "n: Int = 1\nf = (n: Int) => n\n", old_name: "n", new_name: "m", scope: "module" });
  expect(source).toBe("m: Int = 1\nf = (n: Int) => n\n");
});

test("columns are code points, and what is not ASCII is no obstacle", async () => {
  const { edits } = await renameSymbol({ source: 'f = (n: Int) => "😀中" + f"{n}"\n', old_name: "n", new_name: "count" });
  expect(edits.map(({ span }) => span)).toEqual([
    [1, 6, 1, 7],
    [1, 27, 1, 28],
  ]);
});

test("to its own name: nothing changes", async () => {
  expect(await renameSymbol({ source: PROGRAM, old_name: "area", new_name: "area" })).toMatchObject({
    source: PROGRAM,
    edits: [],
    total: 0,
  });
});

test.each([
  ["nothing of that name", { old_name: "zzz", new_name: "a" }, "X0401", [1, 1, 1, 6]],
  ["no such function", { old_name: "w", new_name: "a", scope: "function:zzz" }, "X0401", [1, 1, 1, 6]],
  ["several", { old_name: "w", new_name: "a" }, "X0402", [2, 8, 2, 9]],
  ["a clash", { old_name: "h", new_name: "w" }, "X0403", [2, 16, 2, 17]],
  ["a capture", { old_name: "p", new_name: "area" }, "X0403", null],
  ["a name of the library", { old_name: "print", new_name: "say" }, "X0404", [6, 5, 6, 10]],
  ["a name of the language", { old_name: "Int", new_name: "Number" }, "X0404", [1, 20, 1, 23]],
])("refused: %s", async (_, args, code, span) => {
  const { source, edits, diagnostics, total } = await renameSymbol({ source: PROGRAM, ...args });
  expect([source, edits, total]).toEqual([PROGRAM, [], 1]);
  expect(diagnostics.map((each) => [each.code, each.severity])).toEqual([[code, "error"]]);
  if (span !== null) expect(diagnostics[0]?.span).toEqual(span);
});

test("several: each with the way to mean it", async () => {
  const { diagnostics } = await renameSymbol({ source: PROGRAM, old_name: "w", new_name: "a" });
  expect(diagnostics).toMatchObject([
    {
      related: [
        { span: [2, 8, 2, 9], message: "`w` is declared here; the scope `function:area` means this one" },
        { span: [4, 5, 4, 6], message: "`w` is declared here; the scope `function:main` means this one" },
      ],
    },
  ]);
});

test("a line tells variables of one function apart", async () => {
  const source = "main = {\n    for i in 0..3 { print(i) }\n    for i in 0..4 { print(i) }\n}\n";
  expect((await renameSymbol({ source, old_name: "i@3", new_name: "j" })).edits.map(({ span }) => span[0])).toEqual([3, 3]);
});

test("a source with errors: renamed, and told", async () => {
  const { source, diagnostics } = await renameSymbol({ source: "f = (a: Int) => a\nb = (1,, 2\n", old_name: "a", new_name: "c" });
  expect(source).toBe("f = (c: Int) => c\nb = (1,, 2\n");
  expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([["X0406", "note"]]);
});

test("a place of unknown meaning stays, and is told", async () => {
  const { source, diagnostics } = await renameSymbol({ source: "P: Type = { x: Int }\nf = (p) => p.x\n", old_name: "x", new_name: "left" });
  expect(source).toBe("P: Type = { left: Int }\nf = (p) => p.x\n");
  expect(diagnostics).toMatchObject([{ code: "X0405", severity: "warning", related: [{ span: [2, 14, 2, 15] }] }]);
});

test.each([
  [{ new_name: "while" }, "`new_name` is a keyword, which can't be a name"],
  [{ new_name: "_" }, "`new_name` is no name"],
  [{ new_name: "2x" }, "`new_name` is no name"],
  [{ new_name: "a b" }, "`new_name` is no name"],
  [{ new_name: "größe" }, "`new_name` is no name"],
  [{ new_name: "" }, "`new_name` is no name"],
  [{ old_name: "" }, "`old_name` must not be empty"],
  [{ scope: "file" }, "`scope` must be `module` or `function:NAME`"],
  [{ scope: "function:" }, "`scope` must be `module` or `function:NAME`"],
  [{ source: "\ud800" }, "`source`: is not valid Unicode"],
  [{ position: 3 }, "unknown field `position`"],
])("wrong arguments: %j", async (args, said) => {
  const answer = await server().call("rename_symbol", { source: "a = 1\n", old_name: "a", new_name: "b", ...args });
  expect(answer.structuredContent).toBeUndefined();
  expect([answer.isError, answer.errorCode]).toEqual([true, "MCP-INVALID-INPUT"]);
  expect(textOf(answer)).toContain(said);
});

test("in Chinese", async () => {
  const chinese = await startSession({ args: ["mcp", "--lang", "zh"] });
  const answer = await chinese.call("rename_symbol", { source: "a: Int = 1\n", old_name: "zzz", new_name: "b" });
  expect(textOf(answer)).toContain("这里没有名为 `zzz` 的内容");
  chinese.endInput();
  await chinese.exit;
});

test("a text that is longer than other answers may be is whole, with all of its edits", async () => {
  const source = `n: Int = 1\n${Array.from({ length: 4000 }, (_, line) => `f_${line}: () -> Int = n + ${line}\n`).join("")}`;
  const answer = await renameSymbol({ source, old_name: "n", new_name: "number" });
  expect(answer.edits.length).toBe(4001);
  expect(answer.source).toBe(source.replaceAll(" n ", " number ").replace("n: Int", "number: Int"));
});

async function renameSymbol(args: object): Promise<RenamedSource> {
  const tool = (await publishedTools(server())).find(({ name }) => name === "rename_symbol");
  if (tool === undefined) throw new Error("rename_symbol is not in the list");
  expectFits(args, tool.inputSchema, "the input");
  const answer = await server().call("rename_symbol", args);
  expectAnswerFits(answer.structuredContent, tool);
  return JSON.parse(textOf(answer));
}

function textOf({ content }: Result): string {
  return content?.[0]?.text ?? "";
}
