// An agent's way through the tools with the official client: it parses what it wrote, repairs it with the fixes that it is given, formats
// it, saves it, and checks the file and its project.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { expect, onTestFinished, test } from "vitest";
import * as z from "zod";
import { projectFolder } from "./project-folder.ts";
import { MANIFEST } from "./project-tool.ts";
import { BUNDLE } from "./server-process.ts";

const edit = z.object({ span: z.tuple([z.int(), z.int(), z.int(), z.int()]), new_text: z.string() });
const diagnostics = z.array(
  z.object({ file: z.string().optional(), code: z.string(), fixes: z.array(z.object({ edits: z.array(edit) })).optional() }),
);
const parsed = z.object({ diagnostics });
const formatted = z.object({ diagnostics, formatted: z.string() });
const checked = z.object({ diagnostics, summary: z.object({ files: z.int(), errors: z.int(), warnings: z.int() }) });

type Edit = z.output<typeof edit>;

test("a broken program: parse, repair until it parses, format, save, check", async () => {
  const project = projectFolder({
    "yaoxiang.toml": MANIFEST,
    "src/helper.yx": "// 爻\ntwice: (n: Int) -> Int = (n) => n * 2\n",
  });
  const client = await connect(project.root);
  const call = async <Data>(name: string, args: Record<string, unknown>, data: z.ZodType<Data>): Promise<Data> => {
    const { structuredContent } = await client.callTool({ name, arguments: args });
    return data.parse(structuredContent);
  };
  const check = (...paths: readonly string[]) => call("typecheck", { file_paths: paths, project_root: "." }, checked);

  // Written as one would in another language: `&&`, a bracket too few, a misspelled module.
  let source = 'use std.io\nuse helpr.{twice}\nmain={\n  ok = true && false\n  io.println("爻" , ok\n  io.println(twice(2))\n}\n';
  const codes: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    const { diagnostics: found } = await call("parse_source", { source }, parsed);
    const [first] = found;
    if (first === undefined) break;
    codes.push(first.code);
    source = applied(source, first.fixes?.[0]?.edits ?? []);
  }
  expect(codes).toEqual(["E0012", "E0010"]);

  const neat = await call("format_source", { source }, formatted);
  expect(neat).toEqual({
    diagnostics: [],
    formatted:
      'use std.io\nuse helpr.{ twice }\nmain = {\n    ok = true and false\n    io.println("爻", ok)\n    io.println(twice(2))\n}\n',
  });
  project.write("src/main.yx", neat.formatted);

  // What only the project can tell: the module's name, which has a fix, too.
  const first = await check("src/main.yx");
  expect(first).toMatchObject({ summary: { files: 1, errors: 1 }, diagnostics: [{ file: "src/main.yx", code: "E5001" }] });
  const saved = readFileSync(join(project.root, "src/main.yx"), "utf8");
  project.write("src/main.yx", applied(saved, first.diagnostics[0]?.fixes?.[0]?.edits ?? []));
  expect(await check("src/main.yx")).toMatchObject({ summary: { files: 1, errors: 0, warnings: 0 } });

  // The other file changes; the whole project is checked, with a look at how far that has come.
  project.write("src/helper.yx", "double: (n: Int) -> Int = (n) => n * 2\n");
  const steps: number[] = [];
  const whole = { name: "typecheck", arguments: { file_paths: [], project_root: project.root, mode: "full" } };
  const { structuredContent } = await client.callTool(whole, undefined, { onprogress: ({ progress }) => steps.push(progress) });
  expect(checked.parse(structuredContent)).toMatchObject({
    summary: { files: 2, errors: 1 },
    diagnostics: [{ file: "src/main.yx", code: "E5003" }],
  });
  expect([steps.at(0), steps.at(-1)]).toEqual([0, 2]);
});

async function connect(folder: string): Promise<Client> {
  const client = new Client({ name: "test", version: "1.0.0" });
  onTestFinished(() => client.close());
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [BUNDLE, "mcp", "--lang", "en"], cwd: folder }));
  // So that it holds each answer against its schema.
  await client.listTools();
  return client;
}

/** The text after edits whose places are lines and columns in code points, from 1. */
function applied(text: string, edits: readonly Edit[]): string {
  const lines = text.split("\n").map((line) => [...line]);
  const offset = (line: number, column: number): number =>
    lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
  const points = [...text];
  for (const { span, new_text: newText } of [...edits].reverse()) {
    const [line, column, endLine, endColumn] = span;
    const [start, end] = [offset(line, column), offset(endLine, endColumn)];
    points.splice(start, end - start, ...newText);
  }
  return points.join("");
}
