// The shipped bundle on the oldest Node that the package promises to run on, where one is at hand: the tools here need a newer one.
import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { startSession } from "./server-process.ts";

const oldest = 20;

/** Node 20 under one of the names by which it may be found: npm runs on the system's own Node, whatever runs its scripts. */
const node = [process.env.npm_node_execpath, "/usr/bin/node", "/usr/local/bin/node"].find(
  (path) => path !== undefined && majorVersion(path) === oldest,
);

test.skipIf(node === undefined)(node === undefined ? `Node ${oldest}: skipped, there is none here` : `Node ${oldest}`, async () => {
  const server = await startSession({ node: node ?? "" });
  expect(await server.call("parse_source", { source: "x = 1 && 2\n" })).toMatchObject({ isError: false, structuredContent: { total: 1 } });
  expect(await server.call("parse_source", { source: "\ud800" })).toMatchObject({ isError: true, errorCode: "MCP-INVALID-INPUT" });
  server.endInput();
  expect(await server.exit).toEqual({ code: 0, signal: null });
  expect(server.stderr()).toBe("");
});

function majorVersion(path: string): number {
  return Number(/^v(\d+)\./.exec(spawnSync(path, ["--version"], { encoding: "utf8" }).stdout ?? "")?.[1]);
}
