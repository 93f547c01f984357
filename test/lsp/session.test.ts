// A whole session over the pipes of the started server: a project is opened, a mistake is made and mended, things are looked up, renamed and
// formatted. What was sent and answered stands in fixtures/session.jsonl (`npm run test:update` writes it anew: read its diff).

import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from "vscode-languageserver/node";

const folder = realpathSync(mkdtempSync(join(tmpdir(), "yaoxiang-session-")));
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

const SHAPES = "// A corner.\nPoint: Type = { x: Int, y: Int }\n\nPoint.sum: (self: &Point) -> Int = self.x + self.y\n";
const MAIN = 'use shapes.{Point}\n\nmain = {\n    corner = Point(1, "2")\n    print(f"😀 {corner.sum()}")\n}\n';

test("an editing session", { timeout: 30_000 }, async () => {
  mkdirSync(join(folder, "src"));
  writeFileSync(join(folder, "yaoxiang.toml"), '[package]\nname = "session"\nversion = "0.1.0"\n');
  writeFileSync(join(folder, "src/shapes.yx"), SHAPES);
  writeFileSync(join(folder, "src/main.yx"), MAIN);
  const child = spawn(process.execPath, [join(process.cwd(), "server/out/main.js"), "lsp", "--stdio"], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, YAOXIANG_LANG: "en" },
  });
  started.push(child);
  const connection = createMessageConnection(new StreamMessageReader(child.stdout), new StreamMessageWriter(child.stdin));
  connection.listen();
  const transcript: string[] = [];
  const write = (line: object): void => {
    const text = JSON.stringify(line).replaceAll(`file://${folder}`, "file:///project").replaceAll(folder, "/project");
    // a digest of what has the folder's name in it
    transcript.push(text.replace(/"resultId":"[\w+/]{20,}="/, '"resultId":"…"'));
  };
  const ask = async (method: string, params: object): Promise<unknown> => {
    write({ ask: method, params: method === "initialize" ? {} : params });
    const answer = await connection.sendRequest(method, params);
    write({ answer: method === "initialize" ? {} : answer });
    return answer;
  };
  const tell = async (method: string, params: object): Promise<void> => {
    write({ tell: method, params });
    await connection.sendNotification(method, params);
  };
  const main = { uri: `file://${folder}/src/main.yx` };
  const capabilities = {
    workspace: { workspaceEdit: { documentChanges: true } },
    textDocument: {
      diagnostic: { relatedInformation: true },
      hover: { contentFormat: ["markdown"] },
      definition: { linkSupport: true },
      completion: { completionItem: { snippetSupport: true, insertReplaceSupport: true } },
      documentSymbol: { hierarchicalDocumentSymbolSupport: true },
      codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: [] } } },
    },
  };
  const workspaceFolders = [{ uri: `file://${folder}`, name: "session" }];
  await ask("initialize", { processId: process.pid, rootUri: null, workspaceFolders, capabilities });
  await tell("initialized", {});
  await tell("textDocument/didOpen", { textDocument: { ...main, languageId: "yaoxiang", version: 1, text: MAIN } });
  await ask("textDocument/diagnostic", { textDocument: main });
  await ask("textDocument/hover", { textDocument: main, position: { line: 3, character: 15 } });
  // the mistake is mended: "2" becomes 2
  await tell("textDocument/didChange", {
    textDocument: { ...main, version: 2 },
    contentChanges: [{ range: { start: { line: 3, character: 22 }, end: { line: 3, character: 25 } }, text: "2" }],
  });
  await ask("textDocument/diagnostic", { textDocument: main });
  // a line is begun, and completed
  await tell("textDocument/didChange", {
    textDocument: { ...main, version: 3 },
    contentChanges: [{ range: { start: { line: 4, character: 0 }, end: { line: 4, character: 0 } }, text: "    total = corner.\n" }],
  });
  await ask("textDocument/completion", { textDocument: main, position: { line: 4, character: 19 } });
  await tell("textDocument/didChange", {
    textDocument: { ...main, version: 4 },
    contentChanges: [{ range: { start: { line: 4, character: 19 }, end: { line: 4, character: 19 } }, text: "x" }],
  });
  await ask("textDocument/definition", { textDocument: main, position: { line: 4, character: 20 } });
  await ask("textDocument/references", { textDocument: main, position: { line: 4, character: 19 }, context: { includeDeclaration: true } });
  await ask("textDocument/prepareRename", { textDocument: main, position: { line: 4, character: 19 } });
  await ask("textDocument/rename", { textDocument: main, position: { line: 4, character: 19 }, newName: "left" });
  await ask("textDocument/documentSymbol", { textDocument: main });
  await ask("textDocument/semanticTokens/full", { textDocument: main });
  await ask("textDocument/formatting", { textDocument: main, options: { tabSize: 4, insertSpaces: true } });
  await ask("workspace/symbol", { query: "sum" });
  await tell("textDocument/didClose", { textDocument: main });
  const exit = new Promise((resolve) => child.once("exit", resolve));
  await ask("shutdown", {});
  await tell("exit", {});
  expect(await exit).toBe(0);
  await expect(`${transcript.join("\n")}\n`).toMatchFileSnapshot("fixtures/session.jsonl");
});
