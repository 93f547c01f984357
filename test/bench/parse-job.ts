// What one child process measures: the CPU time of parsing one source again and again, the tree before kept alive, as an editor does.
// The parent starts it with --single-threaded, so that garbage collection and compilation are part of the number.

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parse } from "../../server/src/language/syntax/parse.ts";
import { breakEvery, generateSource } from "./generate.ts";
import { median } from "./statistics.ts";

export interface ParseJob {
  /** Whose parser: ours, or the one in a built copy of the design prototype. */
  readonly parser: "ours" | "prototype";
  /** Whose generator made the source; the prototype's is always valid. */
  readonly text: "valid" | "broken" | "prototype's";
  readonly size: number;
  readonly rounds: number;
  readonly prototype: string | null;
}

export interface ParseResult {
  readonly characters: number;
  readonly diagnostics: number;
  readonly coldMs: number;
  readonly bestMs: number;
  readonly medianMs: number;
}

export async function runParseJob(job: ParseJob): Promise<ParseResult> {
  const source = await sourceOf(job);
  const parseOnce = job.parser === "ours" ? parse : await prototypeParser(job);
  const times: number[] = [];
  let tree: unknown = null;
  for (let round = 0; round <= job.rounds; round++) {
    const before = process.cpuUsage();
    tree = parseOnce(source);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  const diagnostics = job.parser === "ours" ? (tree as ReturnType<typeof parse>).diagnostics.length : 0;
  const [coldMs = 0, ...warm] = times;
  return { characters: source.length, diagnostics, coldMs, bestMs: Math.min(...warm), medianMs: median(warm) };
}

async function sourceOf({ text, size, prototype }: ParseJob): Promise<string> {
  if (text !== "prototype's") {
    const source = generateSource({ size });
    return text === "broken" ? breakEvery(source, 50) : source;
  }
  const { generate } = (await prototypeModule(prototype, "src/gen.mjs")) as { generate(size: number): string };
  return generate(size);
}

/** Lexing, parsing and tree building, called as the prototype's own benchmark calls them. */
async function prototypeParser({ prototype }: ParseJob): Promise<(source: string) => unknown> {
  interface PrototypeTokens {
    readonly kinds: unknown;
  }
  const lexer = (await prototypeModule(prototype, "src/lexer.mjs")) as {
    lex(source: string): PrototypeTokens;
    kindString(tokens: unknown): string;
  };
  const builder = (await prototypeModule(prototype, "src/builder.mjs")) as { makeBuilder(kinds: unknown, tokens: unknown): unknown };
  const parser = (await prototypeModule(prototype, "out/parser.mjs")) as { run(kinds: string, tokens: unknown, builder: unknown): unknown };
  return (source) => {
    const tokens = lexer.lex(source);
    const tree = parser.run(lexer.kindString(tokens), tokens, builder.makeBuilder(tokens.kinds, tokens));
    if (tree === null) throw new Error("the prototype could not parse its own source");
    return tree;
  };
}

function prototypeModule(folder: string | null, path: string): Promise<unknown> {
  if (folder === null) throw new Error("no prototype to compare with");
  return import(pathToFileURL(join(folder, path)).href);
}
