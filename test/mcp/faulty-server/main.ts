// A server like the real one, over the same code, whose tools go wrong in every way that a tool can. It shows that one bad call
// costs one answer. Time and memory limits are small, so that tests are quick.

import { isMainThread, threadId } from "node:worker_threads";
import * as z from "zod";
import { runSession } from "../../../mcp/src/session.ts";
import { defineTool, type Tool, type ToolContext } from "../../../mcp/src/tool.ts";
import { startWorker } from "../../../mcp/src/worker.ts";

interface FaultyOptions {
  /** Whether the tool works on a project, and so has a worker of its own. */
  readonly onProject?: boolean;
}

const input = z.strictObject({ folder: z.string().optional() });
const project = ({ folder }: z.output<typeof input>) => ({ folder });

function faulty(name: string, run: (context: ToolContext) => string, { onProject = false }: FaultyOptions = {}): Tool {
  return defineTool({
    name,
    title: name,
    description: name,
    example: { arguments: {}, gives: "nothing good" },
    input,
    data: { text: z.string() },
    ...(onProject ? { project } : {}),
    run: (_, context) => ({ ok: true, data: JSON.stringify({ text: run(context) }) }),
  });
}

const tools: readonly Tool[] = [
  faulty("well", () => "well"),
  faulty("crash", () => {
    throw new Error("on purpose");
  }),
  faulty("die", () => process.exit(3)),
  faulty("hang", () => {
    for (;;);
  }),
  faulty("fill_memory", () => {
    const kept: string[] = [];
    for (;;) kept.push(`${kept.length}`.padEnd(1000, "x").toUpperCase());
  }),
  faulty("well_on_project", () => `well, thread ${threadId}`, { onProject: true }),
  faulty(
    "hang_on_project",
    () => {
      for (;;);
    },
    { onProject: true },
  ),
  faulty("count", ({ onProgress }) => {
    for (const done of [1, 2, 3]) onProgress({ done, total: 3 });
    return "counted";
  }),
  faulty("count_and_hang", ({ onProgress }) => {
    onProgress({ done: 1, total: 3 });
    for (let done = 1; ; ) onProgress({ done, total: 3 });
  }),
  faulty("chatter", () => {
    console.log("from a worker");
    process.stdout.write("from a worker, past the console\n");
    process.emitWarning("from a worker, as a warning");
    return "said";
  }),
  faulty("large", () => "x".repeat(5_000_000)),
];

if (isMainThread) {
  void runSession({
    version: "0.0.0",
    tools,
    language: process.argv.includes("zh") ? "zh" : "en",
    content: "text",
    allowed: [],
    loadsProject: false,
    log: (level, message) => process.stderr.write(`${level}: ${message}\n`),
    script: __filename,
    callMilliseconds: 1500,
    memoryMegabytes: 300,
  });
} else {
  startWorker(tools);
}
