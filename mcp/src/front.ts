// The mode `mcp`: its flags, its help, and its start.

import paths from "node:path";
import type { ParseArgsConfig } from "node:util";
import * as z from "zod";
import { disk, findProjectRoot, type Language } from "../../server/src/api.ts";
import { checkProjectRoots } from "./project-roots.ts";
import { type Log, runSession } from "./session.ts";
import { TOOLS } from "./tools.ts";

export const usage = `yaoxiang-tools mcp [--project-root DIR]... [--content text|json]

The MCP server, over stdin and stdout.

  --project-root DIR   confine the tools to this folder; can be given several times
  --content text|json  how answers carry their data besides structuredContent: as text (the default),
                       or as a block of type "json", which most clients refuse`;

export const options = {
  "project-root": { type: "string", multiple: true },
  content: { type: "string" },
} as const satisfies ParseArgsConfig["options"];

const flagsShape = z.object({ "project-root": z.array(z.string()).default([]), content: z.enum(["text", "json"]).default("text") });

export interface StartOptions {
  readonly version: string;
  readonly language: Language;
  readonly log: Log;
  /** The bundle that is running. */
  readonly script: string;
}

/** Starts the server; gives what is wrong with the flags, in one line, when it can't. */
export async function start(values: unknown, startOptions: StartOptions): Promise<string | null> {
  const flags = flagsShape.safeParse(values);
  if (!flags.success) return "--content must be text or json";
  const roots = checkProjectRoots(flags.data["project-root"]);
  if (!roots.ok) return roots.problem;
  const { content } = flags.data;
  await runSession({ ...startOptions, tools: TOOLS, content, allowed: roots.roots, loadsProject: hasProject(roots.roots) });
  return null;
}

/** Whether the working folder is a project's, or the command line names one: what is nobody's is not read before somebody asks. */
function hasProject(allowed: readonly string[]): boolean {
  const found = findProjectRoot({ fileSystem: disk, paths, workingFolder: process.cwd(), allowed }, {});
  return found.ok && found.root.source !== "FallbackCwd";
}
