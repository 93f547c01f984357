// The part `tools` of the measurements: the tools that `server` and `lookups` leave out, each on a warm server.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { generateLines } from "./generate.ts";
import { withProjects } from "./project-folders.ts";
import type { Line } from "./report.ts";
import { type Server, startServer } from "./server-process.ts";
import { percentile } from "./statistics.ts";

export interface ToolsPartOptions {
  readonly node: string;
  readonly bundle: string;
  readonly calls: number;
}

const PROJECT_FILES = 200;

/** A tool, and the arguments of its calls, so that no two in a row are the same. */
interface Question {
  readonly tool: string;
  readonly what: string;
  readonly argumentsOf: (call: number) => object;
}

export function measureTools({ node, bundle, calls }: ToolsPartOptions): Promise<readonly Line[]> {
  return withProjects([PROJECT_FILES], async ([root = ""]) => {
    const server = await startServer(node, bundle, root);
    try {
      const lines: Line[] = [];
      for (const question of questions(root)) lines.push(await latencyOf(server, question, calls));
      return lines;
    } finally {
      await server.stop();
    }
  });
}

function questions(root: string): readonly Question[] {
  const sources = Array.from({ length: 10 }, (_, index) => generateLines(1000, index + 1));
  const source = (call: number): string => sources[call % sources.length] ?? "";
  const functionIn = (text: string): string => /^([a-z]\w*): \(/m.exec(text)?.[1] ?? "";
  const paths = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".yx"));
  const path = (call: number): string => `src/${paths[(call * 7) % paths.length] ?? ""}`;
  return [
    { tool: "format_source", what: "1,000 lines", argumentsOf: (call) => ({ source: source(call) }) },
    {
      tool: "rename_symbol",
      what: "1,000 lines",
      argumentsOf: (call) => ({ source: source(call), old_name: functionIn(source(call)), new_name: `renamed_${call}` }),
    },
    { tool: "explain_diagnostic", what: "", argumentsOf: (call) => ({ code: call % 2 === 0 ? "E1001" : "E0012" }) },
    { tool: "list_imports", what: `of ${PROJECT_FILES} files`, argumentsOf: (call) => ({ file_path: path(call) }) },
    {
      tool: "typecheck",
      what: `one of ${PROJECT_FILES} files`,
      argumentsOf: (call) => ({ file_paths: [path(call)], project_root: root }),
    },
    { tool: "typecheck", what: `all of ${PROJECT_FILES} files`, argumentsOf: () => ({ file_paths: [], project_root: root }) },
  ];
}

/** The first calls warm the process up. */
async function latencyOf(server: Server, { tool, what, argumentsOf }: Question, calls: number): Promise<Line> {
  const warmUp = Math.ceil(calls / 2);
  const times: number[] = [];
  for (let call = 0; call < warmUp + calls; call++) {
    const callArguments = argumentsOf(call);
    const started = performance.now();
    const { receivedAt } = await server.call(tool, callArguments);
    if (call >= warmUp) times.push(receivedAt - started);
  }
  const name = `${tool}${what === "" ? "" : `, ${what}`}, P95`;
  return { name, value: percentile(times, 95), unit: "ms", note: `P50 ${percentile(times, 50).toFixed(1)} ms, ${calls} calls` };
}
