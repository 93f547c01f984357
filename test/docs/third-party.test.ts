// ThirdPartyNotices.txt names what is in the bundles, each with its licence: `npm run docs` writes it.

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

test("the notices are those of the packages that are in the bundles", async () => {
  const { stdout, stderr } = spawnSync(process.execPath, ["scripts/third-party.mjs"], { cwd: root, encoding: "utf8" });
  expect(stderr).toBe("");
  const named = [...stdout.matchAll(/^-{78}\n\n(\S+) \(/gm)].map((match) => match[1]);
  expect(named).toEqual(
    expect.arrayContaining(["@modelcontextprotocol/sdk", "vscode-languageclient", "vscode-languageserver", "workerpool", "zod"]),
  );
  await expect(stdout).toMatchFileSnapshot(join(root, "ThirdPartyNotices.txt"));
});
