// The shipped bundle on the oldest Node that the package promises to run on, where one is at hand: the tools here need a newer one.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { BUNDLE, startSession } from "./server-process.ts";

const oldest = 20;

/** Node 20 under one of the names by which it may be found: npm runs on the system's own Node, whatever runs its scripts. */
const node = [process.env.npm_node_execpath, "/usr/bin/node", "/usr/local/bin/node"].find(
  (path) => path !== undefined && majorVersion(path) === oldest,
);

test.skipIf(node === undefined)(node === undefined ? `Node ${oldest}: skipped, there is none here` : `Node ${oldest}`, async () => {
  const server = await startSession({ node: node ?? "" });
  expect(await server.call("parse_source", { source: "x = 1 && 2\n" })).toMatchObject({ isError: false, structuredContent: { total: 1 } });
  expect(await server.call("parse_source", { source: "\ud800" })).toMatchObject({ isError: true, errorCode: "MCP-INVALID-INPUT" });
  expect(await server.call("format_source", { source: "x=1" })).toMatchObject({
    isError: false,
    structuredContent: { formatted: "x = 1\n" },
  });
  server.endInput();
  expect(await server.exit).toEqual({ code: 0, signal: null });
  expect(server.stderr()).toBe("");

  const folder = mkdtempSync(join(tmpdir(), "yaoxiang-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "a.yx"), "x=1");
  writeFileSync(join(folder, "yaoxiang.toml"), "[fmt]\nline_width = 80\n");
  const run = (...flags: readonly string[]) => spawnSync(node ?? "", [BUNDLE, "format", ...flags, folder], { encoding: "utf8" });
  expect(run("--check")).toMatchObject({ status: 1, stdout: expect.stringContaining("+x = 1\n") });
  expect(run("--write")).toMatchObject({ status: 0, stdout: "" });
  expect(readFileSync(join(folder, "a.yx"), "utf8")).toBe("x = 1\n");
});

function majorVersion(path: string): number {
  return Number(/^v(\d+)\./.exec(spawnSync(path, ["--version"], { encoding: "utf8" }).stdout ?? "")?.[1]);
}
