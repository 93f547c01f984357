// The bundle as a command in a folder of files, as a terminal or CI runs it.

import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/** What is shipped; the tests' global setup builds it. */
export const BUNDLE = join(import.meta.dirname, "../../server/out/main.js");

export interface CommandResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CommandOptions {
  /** What comes from stdin. */
  readonly input?: string | Uint8Array;
  /** The working folder, from the project's. */
  readonly from?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Project {
  readonly folder: string;
  path(name: string): string;
  read(name: string): string;
  write(name: string, content: string | Uint8Array): void;
  run(args: readonly string[], options?: CommandOptions): CommandResult;
}

/** A folder with these files, for the running test. The commands in it see no settings of whoever runs the tests. */
export function newProject(files: Readonly<Record<string, string | Uint8Array>>): Project {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "yaoxiang-")));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = (name: string): string => join(folder, name);
  const project: Project = {
    folder,
    path,
    read: (name) => readFileSync(path(name), "utf8"),
    write(name, content) {
      mkdirSync(dirname(path(name)), { recursive: true });
      writeFileSync(path(name), content);
    },
    run(args, { input = "", from = ".", env = {} } = {}) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [BUNDLE, ...args], {
        cwd: path(from),
        input,
        encoding: "utf8",
        env: { ...process.env, YAOXIANG_LANG: "en", XDG_CONFIG_HOME: path("no-user-settings"), HOME: "", APPDATA: "", ...env },
        maxBuffer: 1 << 28,
      });
      return { code: status, stdout, stderr };
    },
  };
  for (const [name, content] of Object.entries(files)) project.write(name, content);
  return project;
}
