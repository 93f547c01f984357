// The server in a real editor that is not ours: Neovim without a window, where there is one (`.ci/run` installs it).

import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const hasNeovim = spawnSync("nvim", ["--version"]).status === 0;

// not installed everywhere, and nothing that npm could bring
test.skipIf(!hasNeovim)("Neovim gets diagnostics and symbols, and leaves no server behind", { timeout: 30_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), "yaoxiang-neovim-"));
  try {
    writeFileSync(join(folder, "yaoxiang.toml"), "");
    writeFileSync(join(folder, "main.yx"), 'add: (a: Int, b: Int) -> Int = a + b\n\nmain = {\n    print(add(1, "😀"))\n}\n');
    const script = join(import.meta.dirname, "neovim.lua");
    const env = { ...process.env, YAOXIANG_NODE: process.execPath, YAOXIANG_SERVER: join(process.cwd(), "server/out/main.js"), LANG: "C" };
    const printed = execFileSync("nvim", ["--headless", "-u", "NONE", "main.yx", "-c", `luafile ${script}`], {
      cwd: folder,
      env,
      encoding: "utf8",
      timeout: 20_000,
    });
    expect(printed.trim().split(/\r?\n/)).toEqual(["4:18 The parameter `b` takes `Int`, found `String`", "symbol add", "symbol main"]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
