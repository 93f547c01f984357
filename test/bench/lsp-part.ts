// The part `lsp` of the measurements: what an editor waits for. A started server over its pipes, with files of some lengths that are edited,
// and a project of 1,000 files.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
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

export async function measureLsp(options: LspPartOptions): Promise<readonly Line[]> {
  const { node, bundle, isQuick } = options;
  const lines: Line[] = [];
  for (const [length, limit] of editLimits) lines.push(...(await inLongFile(options, length, limit)));
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

/** The longest file of a project, opened as an editor does it. */
interface OpenedFile {
  readonly server: LanguageServer;
  readonly text: string;
  readonly textDocument: { readonly uri: string };
}

async function inLongFile({ node, bundle, isQuick }: LspPartOptions, length: number, limit: number): Promise<readonly Line[]> {
  return withProjects(
    [3],
    async ([root = ""]) => {
      const server = await startLanguageServer(node, bundle, root);
      try {
        const paths = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".yx"));
        const texts = paths.map((path) => ({ path: join(root, path), text: readFileSync(join(root, path), "utf8") }));
        const { path, text } = texts.reduce((one, other) => (other.text.length > one.text.length ? other : one));
        const textDocument = { uri: `file://${path}` };
        await server.tell("textDocument/didOpen", { textDocument: { ...textDocument, languageId: "yaoxiang", version: 1, text } });
        await server.ask("textDocument/diagnostic", { textDocument });
        const opened = { server, text, textDocument };
        const asked = length === 10_000 ? await requests(opened, isQuick ? 20 : 100) : [];
        return [await edits(opened, limit, isQuick ? 10 : 40), ...asked];
      } finally {
        await server.stop();
      }
    },
    length * 27,
  );
}

async function edits({ server, text, textDocument }: OpenedFile, limit: number, rounds: number): Promise<Line> {
  const bodies = text.split("\n").flatMap((line, index) => (/^ +mut total = a\b/.test(line) ? [index] : []));
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const line = bodies[(round * 97) % bodies.length] ?? 0;
    const place = { line, character: "    mut total = a".length };
    const started = performance.now();
    await server.tell("textDocument/didChange", {
      textDocument: { ...textDocument, version: round + 2 },
      contentChanges: [{ range: { start: place, end: place }, text: ` + ${round}` }],
    });
    await server.ask("textDocument/diagnostic", { textDocument });
    times.push(performance.now() - started);
  }
  const count = text.split("\n").length;
  return atMost(limit, { name: `lsp: edit to diagnostics, ${count} lines, P50`, value: median(times), unit: "ms" });
}

/** Hover, completion and definition at names all over the open file. */
async function requests({ server, text, textDocument }: OpenedFile, count: number): Promise<readonly Line[]> {
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
    const title = `lsp: ${name} in ${all.length} lines, P95`;
    lines.push(atMost(wanted.requestMs, { name: title, value: percentile(times, 95), unit: "ms", note }));
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
      // as in the part `lookups`: what the project itself defines; `println` stands in every file
      const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).filter((each) => each.endsWith(".yx"));
      const places = files.slice(0, isQuick ? 50 : 300).flatMap((each) => {
        const lines = readFileSync(join(root, "src", each), "utf8").split("\n");
        const line = lines.findIndex((one) => /^[a-z]\w*: \(/.test(one));
        return line === -1 ? [] : [{ uri: `file://${join(root, "src", each)}`, position: { line, character: 1 } }];
      });
      const times: number[] = [];
      for (let round = 0; round < 2; round++) {
        times.length = 0;
        for (const { uri, position } of places) {
          const started = performance.now();
          await server.ask("textDocument/references", { textDocument: { uri }, position, context: { includeDeclaration: true } });
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
