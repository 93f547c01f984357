// The processes of the bundle that this extension host has started, as Linux tells of them.

import { readdirSync, readFileSync } from "node:fs";

/** Their ids, of one mode. */
export function serversOf(mode: string): readonly number[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && isServer(pid, mode));
}

/** What the process was started as. */
export function programOf(pid: number): string {
  return commandLineOf(pid)[0] ?? "";
}

function commandLineOf(pid: number): readonly string[] {
  return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
}

function isServer(pid: number, mode: string): boolean {
  try {
    const words = commandLineOf(pid);
    const isChild = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[1] === String(process.pid);
    return isChild && words.some((word, index) => word.endsWith("/server/out/main.js") && words[index + 1] === mode);
  } catch {
    return false; // gone in the meantime
  }
}
