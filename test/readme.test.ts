// What README shows is what happens: its picture is the demo's output, its table of tools is the server's, and it names the scripts there are.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { TOOLS } from "../mcp/src/tools.ts";

const root = join(import.meta.dirname, "..");
const readme = read("README.md");

function read(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

test("the picture is what `npm run demo` prints (paste its output into README when it has changed)", () => {
  const picture = /```text\n([\s\S]*?)```/.exec(readme)?.[1];
  const demo = spawnSync(process.execPath, ["scripts/demo.mjs"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, YAOXIANG_LANG: "en" },
  });
  expect(demo.stderr).toBe("");
  expect(demo.stdout.trim()).toBe(picture?.trim());
});

test("every tool has its row, and there are no others", () => {
  const rows = [...readme.matchAll(/^\| `([a-z]+(?:_[a-z]+)*)` \|/gm)].map((match) => match[1]);
  expect(rows).toEqual(TOOLS.map(({ name }) => name));
});

test("every npm script that README and CONTRIBUTING name exists", () => {
  const { scripts } = JSON.parse(read("package.json"));
  const named = [...`${readme}${read("CONTRIBUTING.md")}`.matchAll(/npm run ([a-z:]+)/g)].map((match) => match[1]);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => name === undefined || !(name in scripts))).toEqual([]);
});
