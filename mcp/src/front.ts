// The mode `mcp`: its flags and its start.

import paths from "node:path";
import type { ParseArgsConfig } from "node:util";
import * as z from "zod";
import { disk, findProjectRoot, type Language } from "../../server/src/api.ts";
import { CONTENT_STYLES } from "./envelope.ts";
import { wordsOf } from "./messages/words-of.ts";
import { checkProjectRoots } from "./project-roots.ts";
import { type Log, runSession } from "./session.ts";
import { TOOLS } from "./tools.ts";

/** What `mcp --help` prints, but for the flags that all modes share. */
export function usage(language: Language): string {
  return wordsOf(language).usage;
}

export const options = {
  "project-root": { type: "string", multiple: true },
  content: { type: "string" },
} as const satisfies ParseArgsConfig["options"];

const flagsShape = z.object({ "project-root": z.array(z.string()).default([]), content: z.enum(CONTENT_STYLES).default("text") });

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
  const words = wordsOf(startOptions.language);
  if (!flags.success) return words.badContent(words.list(CONTENT_STYLES));
  const roots = checkProjectRoots(flags.data["project-root"], words);
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
