// How far a call has come: told to clients that ask for it, before the answer and never after it, not more often than one can follow.
import { setTimeout as delay } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { type Progress, spacedProgress } from "../../mcp/src/progress.ts";
import { buildFaultyServer } from "./faulty-server/bundle.ts";
import { projectFolder } from "./project-folder.ts";
import { MANIFEST, serverIn } from "./project-tool.ts";
import { type ServerProcess, startSession } from "./server-process.ts";

let bundle = "";
beforeAll(async () => {
  bundle = await buildFaultyServer();
});

test("the first step and the last one are told at once, others when a tenth of a second is over", () => {
  const told: Progress[] = [];
  let time = 0;
  const report = spacedProgress(
    (progress) => told.push(progress),
    () => time,
  );
  for (let done = 1; done <= 10; done += 1, time += 30) report({ done, total: 10 });
  expect(told.map(({ done }) => done)).toEqual([1, 5, 9, 10]);
});

describe("over a session", () => {
  test.each(["a token", 7, 0])("a call with the token %j is told of, before its answer", async (progressToken) => {
    const server = await startSession({ bundle, args: [] });
    sendCall(server, { id: 1, tool: "count", progressToken });
    await server.answerTo(1);
    expect(messages(server)).toMatchObject([
      { method: "notifications/progress", params: { progressToken, progress: 1, total: 3 } },
      { method: "notifications/progress", params: { progressToken, progress: 3, total: 3 } },
      { id: 1, result: { structuredContent: { text: "counted" } } },
    ]);
  });

  test("a call without a token is not", async () => {
    const server = await startSession({ bundle, args: [] });
    sendCall(server, { id: 1, tool: "count" });
    await server.answerTo(1);
    expect(messages(server)).toMatchObject([{ id: 1 }]);
  });

  test("after a call was stopped for its time, nothing is told of it", async () => {
    const server = await startSession({ bundle, args: [] });
    sendCall(server, { id: 1, tool: "count_and_hang", progressToken: "t" });
    expect(await server.answerTo(1)).toMatchObject({ result: { errorCode: "MCP-INTERNAL" } });
    await delay(400);
    expect(messages(server).at(-1)).toMatchObject({ id: 1 });
    expect(messages(server).length).toBeGreaterThan(2);
  });

  test("after a call was cancelled, nothing is told of it, and it has no answer", async () => {
    const server = await startSession({ bundle, args: [] });
    sendCall(server, { id: 1, tool: "count_and_hang", progressToken: "t" });
    await server.nextAnswer();
    server.send({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 1 } });
    await server.call("well", {});
    const before = server.lines.length;
    await delay(400);
    expect(server.lines.length).toBe(before);
    expect(messages(server)).not.toContainEqual(expect.objectContaining({ id: 1 }));
  });
});

test("typecheck tells how many files are done", async () => {
  const { root } = projectFolder({ "yaoxiang.toml": MANIFEST, "a.yx": "", "b.yx": "", "c.yx": "" });
  const server = await serverIn(root);
  sendCall(server, { id: 1, tool: "typecheck", input: { file_paths: [], project_root: "." }, progressToken: "t" });
  await server.answerTo(1);
  const all = messages(server);
  expect(all[0]).toMatchObject({ params: { progress: 0, total: 3 } });
  expect(all.slice(-2)).toMatchObject([{ params: { progress: 3, total: 3 } }, { id: 1 }]);
});

test("typecheck stops when it is cancelled; the next call is answered", async () => {
  const text = Array.from({ length: 2000 }, (_, index) => `a${index}: (n: Int) -> Int = (n) => n * ${index} + a${index}(n - 1)\n`).join("");
  const files = Array.from({ length: 60 }, (_, index) => [`src/m${index}.yx`, `${text}// ${index}\n`]);
  const { root } = projectFolder({ "yaoxiang.toml": MANIFEST, ...Object.fromEntries(files) });
  const server = await serverIn(root);
  sendCall(server, { id: 1, tool: "typecheck", input: { file_paths: [], project_root: "." }, progressToken: "t" });
  expect(await server.nextAnswer()).toMatchObject({ method: "notifications/progress", params: { progressToken: "t", total: 60 } });
  server.send({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 1 } });
  const one = await server.call("typecheck", { file_paths: ["src/m0.yx"], project_root: "." });
  expect(one).toMatchObject({ isError: false, structuredContent: { summary: { files: 1 } } });
  await server.request("ping");
  expect(messages(server)).not.toContainEqual(expect.objectContaining({ id: 1 }));
  expect(server.lines.some((line) => line.includes('"progress":60'))).toBe(false);
});

interface SentCall {
  readonly id: number;
  readonly tool: string;
  readonly input?: object;
  readonly progressToken?: string | number;
}

function sendCall(server: ServerProcess, { id, tool, input = {}, progressToken }: SentCall): void {
  const meta = progressToken === undefined ? {} : { _meta: { progressToken } };
  server.send({ jsonrpc: "2.0", id, method: "tools/call", params: { name: tool, arguments: input, ...meta } });
}

/** What has come from the server after its introduction. */
function messages(server: ServerProcess): readonly unknown[] {
  return server.lines.slice(1).map((line): unknown => JSON.parse(line));
}
