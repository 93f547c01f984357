// The part `lookups` of the measurements: `find_references` and `lookup_symbol` of a started server in a project of 1,000 files and 5 MB.

import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { withProjects } from "./project-folders.ts";
import { atMost, type Line } from "./report.ts";
import { type Server, startServer } from "./server-process.ts";
import { percentile } from "./statistics.ts";

export interface LookupPartOptions {
  readonly node: string;
  readonly bundle: string;
  /** How many different names are looked up. */
  readonly names: number;
}

const wantedMs = 20;

export function measureLookups(options: LookupPartOptions): Promise<readonly Line[]> {
  return withProjects([1000], async ([root = ""]) => {
    const server = await startServer(options.node, options.bundle, root);
    try {
      return await lookups(server, root, options.names);
    } finally {
      await server.stop();
    }
  });
}

async function lookups(server: Server, root: string, count: number): Promise<readonly Line[]> {
  const first = await time(server, "lookup_symbol", { query: "main" });
  const all = await allNames(server);
  const chosen = Array.from({ length: count }, (_, index) => all[(index * 37) % all.length] ?? "");
  const timesOf = async (tool: string, edit: (index: number) => void = () => {}): Promise<readonly number[]> => {
    const times: number[] = [];
    for (const [index, query] of chosen.entries()) {
      edit(index);
      times.push(await time(server, tool, { query }));
    }
    return times;
  };
  await timesOf("find_references");
  const found = await timesOf("find_references");
  const looked = await timesOf("lookup_symbol");
  const edited = join(root, "src", "main.yx");
  const afterEdits = await timesOf("find_references", (index) => appendFileSync(edited, `\nedit_${index}: Int = ${index}\n`));
  const note = `P50 ${percentile(found, 50).toFixed(1)} ms; ${count} of ${all.length} names`;
  return [
    atMost(wantedMs, { name: "find_references, warm, P95", value: percentile(found, 95), unit: "ms", note }),
    { name: "find_references, each after an edit, P95", value: percentile(afterEdits, 95), unit: "ms" },
    { name: "lookup_symbol, warm, P95", value: percentile(looked, 95), unit: "ms", note: `P50 ${percentile(looked, 50).toFixed(1)} ms` },
    { name: "first lookup_symbol of a new server", value: first, unit: "ms" },
  ];
}

async function time(server: Server, tool: string, callArguments: object): Promise<number> {
  const started = performance.now();
  const { receivedAt } = await server.call(tool, callArguments);
  return receivedAt - started;
}

/** The different names of what the project defines outside of bodies. */
async function allNames(server: Server): Promise<readonly string[]> {
  const names = new Set<string>();
  let cursor: string | undefined;
  do {
    const callArguments = { query: "", kind: ["function", "type", "constant"], limit: 1000, ...(cursor === undefined ? {} : { cursor }) };
    const { line } = await server.call("lookup_symbol", callArguments);
    for (const [, name] of line.matchAll(/\{"name":"([^"]+)"/g)) if (name !== undefined) names.add(name);
    cursor = /"next_cursor":"([^"]+)"/.exec(line)?.[1];
  } while (cursor !== undefined);
  return [...names];
}
