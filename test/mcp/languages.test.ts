// A server that speaks Chinese: its messages in every tool, its tool errors, what it says is left out, and what it writes to stderr. What
// models read of tools, and errors of the protocol, stay English.
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type ProjectFolder, projectFolder } from "./project-folder.ts";
import { MANIFEST } from "./project-tool.ts";
import { type Result, type ServerProcess, startSession } from "./server-process.ts";

const FILES = {
  "yaoxiang.toml": `${MANIFEST}[fmt]\nline_widht = 80\n`,
  "src/main.yx": "use ghost\n\nmain: () -> Int = {\n    return zzz\n}\n",
  "src/half.yx": new Uint8Array([...Buffer.from("x = 1\n"), 0xff]),
};

/** Neither code nor an English sentence, but Chinese. */
function expectChinese(text: string | undefined): void {
  const prose = (text ?? "").replace(/`[^`]*`|"[^"]*"|\/[^\s，；：。]*/g, "");
  expect(prose).toMatch(/[\u4e00-\u9fff]/);
  expect(prose).not.toMatch(/[A-Za-z]+(?: [A-Za-z]+){2,}/);
}

async function speaksChinese(): Promise<{ readonly server: ServerProcess; readonly project: ProjectFolder }> {
  const project = projectFolder(FILES);
  const server = await startSession({ folder: project.root, args: ["mcp"], env: { YAOXIANG_LANG: "zh" } });
  return { server, project };
}

function dataOf(answer: Result): string {
  expect(answer.isError).toBe(false);
  return answer.content?.[0]?.text ?? "";
}

/** The texts that a field has anywhere in an answer's data. */
function textsOf(field: string, data: string): readonly string[] {
  const texts: string[] = [];
  JSON.parse(data, (key, value) => {
    if (key === field && typeof value === "string") texts.push(value);
    return value;
  });
  return texts;
}

test("diagnostics of each tool", async () => {
  const { server } = await speaksChinese();
  const root = { project_root: "." };
  const answers = {
    parse_source: dataOf(await server.call("parse_source", { source: "x = (1\n" })),
    format_source: dataOf(await server.call("format_source", { source: "x = (1\n" })),
    typecheck: dataOf(await server.call("typecheck", { file_paths: [], mode: "full", ...root })),
  };
  for (const [tool, data] of Object.entries(answers)) {
    for (const field of ["message", "help", "title"]) {
      expect(textsOf(field, data).length, `${tool} ${field}`).toBeGreaterThan(0);
      for (const text of textsOf(field, data)) expectChinese(text);
    }
  }
  const imports = dataOf(await server.call("list_imports", { file_path: "src/main.yx" }));
  expect(textsOf("problem", imports)).toEqual(["E5001: 没有模块 `ghost`"]);
  const print = dataOf(await server.call("lookup_symbol", { query: "std.io.println" }));
  for (const text of textsOf("doc", print)) expectChinese(text);
});

describe("what an answer leaves out", () => {
  test("of a program with many mistakes", async () => {
    const { server } = await speaksChinese();
    const source = "x = (1 ±\n".repeat(3000);
    const parsed = dataOf(await server.call("parse_source", { source }));
    expect(textsOf("reason", parsed)[0]).toMatch(
      /^共 \d+ 个诊断，只显示前 \d+ 个；语法树最深的几层已折叠（`elided` 是节点数）：detail "full" 显示全部/,
    );
    const formatted = dataOf(await server.call("format_source", { source: "x=(1 ±\n".repeat(3000) }));
    expect(textsOf("reason", formatted)[0]).toMatch(/^共 \d+ 个诊断，只显示前 \d+ 个，parse_source 的 detail "full" 会显示全部/);
  });

  test("of a project that could not be read as a whole", async () => {
    const { server, project } = await speaksChinese();
    symlinkSync(join(project.root, ".."), join(project.root, "out"));
    const checked = dataOf(await server.call("typecheck", { file_paths: [], project_root: "." }));
    expect(textsOf("reason", checked)).toEqual([
      "通向项目之外的链接不会被读取：out；只读取了一部分或没有读取的文件（不是 UTF-8、太大或被拒绝访问）：src/half.yx",
    ]);
    const imports = dataOf(await server.call("list_imports", { file_path: "src/half.yx" }));
    expect(textsOf("reason", imports)).toEqual(["文件从第 2 行起不是 UTF-8，只读到那里"]);
    const references = dataOf(await server.call("find_references", { query: "Int" }));
    expect(textsOf("reason", references)[0]).toContain("`Int` 属于语言本身，不列出它出现的位置");
  });
});

test("every tool error, behind its code", async () => {
  const { server } = await speaksChinese();
  const root = { project_root: "." };
  const cases: readonly (readonly [string, unknown, string, string])[] = [
    ["parse_source", {}, "MCP-INVALID-INPUT", "缺少 `source`。parse_source 的字段有：source、tab_size、detail。"],
    ["parse_source", { source: "", code: 1 }, "MCP-INVALID-INPUT", "未知的字段 `code`。"],
    ["parse_source", { source: 1 }, "MCP-INVALID-INPUT", "`source` 应为字符串，而不是数字。"],
    ["parse_source", { source: null }, "MCP-INVALID-INPUT", "`source` 应为字符串，而不是 null。"],
    ["parse_source", { source: "", tab_size: 1.5 }, "MCP-INVALID-INPUT", "`tab_size` 应为整数，而不是小数。"],
    ["parse_source", { source: "", tab_size: 0 }, "MCP-INVALID-INPUT", "`tab_size` 至少应为 1。"],
    ["parse_source", { source: "", tab_size: 17 }, "MCP-INVALID-INPUT", "`tab_size` 最多为 16。"],
    ["parse_source", { source: "", detail: "all" }, "MCP-INVALID-INPUT", '`detail` 应为以下之一："fit"、"full"、"outline"。'],
    ["parse_source", { source: "\ud800" }, "MCP-INVALID-INPUT", "`source` 不是有效的 Unicode（其中有半个代理对）"],
    ["parse_source", ["x = 1"], "MCP-INVALID-INPUT", "`arguments` 应为对象，而不是列表。"],
    ["format_source", { source: "x".repeat(10_000_001) }, "MCP-INVALID-INPUT", "`source` 超过 10,000,000 字节（UTF-8）"],
    ["find_references", { query: "" }, "MCP-INVALID-INPUT", "`query` 不能为空。"],
    ["lookup_symbol", { query: "", kind: "type" }, "MCP-INVALID-INPUT", "`kind` 应为列表，而不是字符串。"],
    ["lookup_symbol", { query: "x", cursor: "?" }, "MCP-INVALID-INPUT", "`cursor` 不是任何结果给出的 `next_cursor`；请去掉它，从头开始"],
    ["find_references", { query: "x", cursor: "MTowMTIzNDU2Nzg5YWJjZGVm" }, "MCP-INVALID-INPUT", "给出 `cursor` 之后列表已改变"],
    ["typecheck", { file_paths: ["src/mian.yx"], ...root }, "MCP-INVALID-INPUT", "项目 "],
    ["typecheck", { file_paths: ["src/mian.yx"], ...root }, "MCP-INVALID-INPUT", '最接近的是 "src/main.yx"'],
    [
      "typecheck",
      { file_paths: ["/etc/passwd"], ...root },
      "MCP-PATH-OUTSIDE-PROJECT",
      "请给出项目内的路径，或用 project_root 指定另一个项目",
    ],
    ["typecheck", { file_paths: ["a\0b"], ...root }, "MCP-INVALID-INPUT", "不能是文件的路径"],
    ["list_imports", { file_path: "q", project_root: "/no/such" }, "MCP-PROJECT-NOT-FOUND", '文件夹 "/no/such" 不存在，或者不是文件夹'],
  ];
  for (const [tool, input, code, text] of cases) {
    const answer = await server.call(tool, input);
    expect(answer).toMatchObject({ isError: true, errorCode: code });
    const said = answer.content?.[0]?.text ?? "";
    expect(said.startsWith(`${code}: `)).toBe(true);
    expect(said).toContain(text);
    expectChinese(said.slice(code.length));
  }
});

test("a request that is not UTF-8, and folders that the command line does not allow", async () => {
  const { project } = await speaksChinese();
  const server = await startSession({ args: ["mcp", "--lang", "zh", "--project-root", project.root], folder: "/" });
  const request = Buffer.from(
    '{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"parse_source","arguments":{"source":"?"}}}\n',
  );
  server.sendBytes(request.map((byte) => (byte === 0x3f ? 0xff : byte)));
  const misencoded = await server.answerTo(7);
  expect(misencoded.result?.content?.[0]?.text).toBe(
    "MCP-INVALID-INPUT: 请求不是有效的 UTF-8；请发送 UTF-8 编码的 JSON，或把非 ASCII 字符转义为 \\uXXXX",
  );
  const outside = await server.call("lookup_symbol", { query: "x", workspace_root: "/" });
  expect(outside.content?.[0]?.text).toBe(
    `MCP-PATH-OUTSIDE-PROJECT: 文件夹 "/" 不在服务器可以读取的范围之内：${project.root}；请给出其中的文件夹`,
  );
});

test("stderr", async () => {
  const { server } = await speaksChinese();
  server.sendBytes("no JSON\n");
  expect(await server.exit).toEqual({ code: 1, signal: null });
  expect(server.stderr()).toBe('yaoxiang-tools: error: 会话结束：有一行不是 JSON："no JSON"\n');
});

test("descriptions of tools, the instructions and errors of the protocol are English in every language", async () => {
  const english = await startSession();
  const { server } = await speaksChinese();
  for (const [method, params] of [
    ["tools/list", {}],
    ["tools/call", { name: "nothing" }],
    ["nothing", {}],
  ] as const) {
    const [one, other] = [await english.request(method, params), await server.request(method, params)];
    expect({ ...other, id: one.id }).toEqual(one);
  }
});
