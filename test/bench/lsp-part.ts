// The part `lsp` of the measurements: what an editor waits for. A started server over its pipes, with files of some lengths that are edited,
// and a project of 1,000 files.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { generateProject } from "./generate-project.ts";
import { type LanguageServer, startLanguageServer } from "./language-server.ts";
import { withProjects } from "./project-folders.ts";
import { atMost, type Line } from "./report.ts";
import { median, percentile, rounded } from "./statistics.ts";

export interface LspPartOptions {
  readonly node: string;
  readonly bundle: string;
  readonly isQuick: boolean;
}

/** How long after an edit its diagnostics may be there, by the number of lines. */
const editLimits: readonly (readonly [lines: number, limit: number])[] = [
  [1_000, 15],
  [10_000, 40],
  [20_000, 60],
];
const wanted = { requestMs: 15, referencesMs: 20, startMs: 150, memory: 200 };
const uri = "untitled:bench";
const textDocument = { uri };

export async function measureLsp(options: LspPartOptions): Promise<readonly Line[]> {
  const { node, bundle, isQuick } = options;
  const lines: Line[] = [];
  for (const [length, limit] of editLimits) {
    const server = await startLanguageServer(node, bundle);
    lines.push(await edits(server, ofLines(length), limit, isQuick ? 10 : 40));
    if (length === 10_000) lines.push(...(await requests(server, ofLines(length), isQuick ? 20 : 100)));
    await server.stop();
  }
  lines.push(...(await inProject(options)));
  const starts: number[] = [];
  for (let run = 0; run < (isQuick ? 3 : 11); run++) {
    const server = await startLanguageServer(node, bundle);
    starts.push(server.startMs);
    await server.stop();
  }
  lines.push(atMost(wanted.startMs, { name: "lsp: start to the answer to initialize", value: median(starts), unit: "ms" }));
  return lines;
}

/** A module that imports none of its own project. */
function ofLines(count: number): string {
  const [longest] = generateProject({ files: 1, fileSize: count * 30 })
    .map(({ text }) => text)
    .sort((a, b) => b.length - a.length);
  return (longest ?? "").split("\n").slice(0, count).join("\n");
}

async function edits(server: LanguageServer, text: string, limit: number, rounds: number): Promise<Line> {
  await server.tell("textDocument/didOpen", { textDocument: { uri, languageId: "yaoxiang", version: 1, text } });
  await server.ask("textDocument/diagnostic", { textDocument });
  const bodies = text.split("\n").flatMap((line, index) => (/^ +mut total = a\b/.test(line) ? [index] : []));
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const line = bodies[(round * 97) % bodies.length] ?? 0;
    const place = { line, character: "    mut total = a".length };
    const started = performance.now();
    await server.tell("textDocument/didChange", {
      textDocument: { uri, version: round + 2 },
      contentChanges: [{ range: { start: place, end: place }, text: ` + ${round}` }],
    });
    await server.ask("textDocument/diagnostic", { textDocument });
    times.push(performance.now() - started);
  }
  const count = text.split("\n").length;
  return atMost(limit, { name: `lsp: edit to diagnostics, ${count} lines, P50`, value: median(times), unit: "ms" });
}

/** Hover, completion and definition at names all over the open file. */
async function requests(server: LanguageServer, text: string, count: number): Promise<readonly Line[]> {
  const all = text.split("\n");
  const places = Array.from({ length: count }, (_, index) => {
    const line = (index * 211) % all.length;
    const name = [...(all[line] ?? "").matchAll(/[a-z_]\w*/g)].at(-1);
    return { line, character: (name?.index ?? 0) + (name?.[0].length ?? 0) };
  });
  const lines: Line[] = [];
  for (const name of ["hover", "completion", "definition"]) {
    const times: number[] = [];
    for (const position of places) {
      const started = performance.now();
      await server.ask(`textDocument/${name}`, { textDocument, position });
      times.push(performance.now() - started);
    }
    const note = `P50 ${rounded(percentile(times, 50))} ms`;
    lines.push(atMost(wanted.requestMs, { name: `lsp: ${name} in 10,000 lines, P95`, value: percentile(times, 95), unit: "ms", note }));
  }
  return lines;
}

async function inProject({ node, bundle, isQuick }: LspPartOptions): Promise<readonly Line[]> {
  return withProjects([1000], async ([root = ""]) => {
    const server = await startLanguageServer(node, bundle, root);
    try {
      const path = join(root, "src", "main.yx");
      const text = readFileSync(path, "utf8");
      const document = { uri: `file://${path}` };
      await server.tell("textDocument/didOpen", { textDocument: { ...document, languageId: "yaoxiang", version: 1, text } });
      await server.ask("textDocument/diagnostic", { textDocument: document });
      const memory = residentMegabytes(server.pid);
      const names = [...text.matchAll(/\b[a-z]\w*\b/g)].slice(0, isQuick ? 20 : 60);
      const times: number[] = [];
      for (let round = 0; round < 2; round++) {
        times.length = 0;
        for (const { index, 0: name } of names) {
          const line = text.slice(0, index).split("\n").length - 1;
          const position = { line, character: index - (text.lastIndexOf("\n", index) + 1) + name.length };
          const started = performance.now();
          await server.ask("textDocument/references", { textDocument: document, position, context: { includeDeclaration: true } });
          times.push(performance.now() - started);
        }
      }
      return [
        atMost(wanted.referencesMs, { name: "lsp: references over 1,000 files, warm, P95", value: percentile(times, 95), unit: "ms" }),
        atMost(wanted.memory, { name: "lsp: RSS with 1,000 files", value: memory, unit: "MB" }),
      ];
    } finally {
      await server.stop();
    }
  });
}

/** Of another process, from Linux's own account of it. */
function residentMegabytes(pid: number): number {
  const [, kilobytes = "0"] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return (Number(kilobytes) * 1024) / 1_000_000;
}
