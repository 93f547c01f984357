// After any number of edits, told as pieces of text as editors do it, what the server says of a document is what it says of the same text
// freshly opened: diagnostics, symbols, tokens.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { TextDocumentContentChangeEvent } from "vscode-languageserver/node";
import type { Encoding } from "../../server/src/lsp/client-facts.ts";
import { documentPositions } from "../../server/src/lsp/document-positions.ts";
import { documentSymbols } from "../../server/src/lsp/requests/document-symbols.ts";
import { pullDiagnostics } from "../../server/src/lsp/requests/pull-diagnostics.ts";
import { semanticTokens } from "../../server/src/lsp/requests/semantic-tokens.ts";
import { below, pick, type Random, seeded } from "../mutants/random.ts";
import { type Editor, editor } from "./editor.ts";

const seed = Number(process.env.PROPERTY_SEED ?? 7);
const edits = Number(process.env.PROPERTY_RUNS ?? 1000);

const folder = join(process.cwd(), "samples/bank");
const files = Object.fromEntries(
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".yx"))
    .map((path) => [path, readFileSync(join(folder, path), "utf8")]),
);

const PIECES = [
  "x",
  "1",
  " ",
  "\n",
  "(",
  ")",
  "{",
  "}",
  "\n    x = 1\n",
  "// 😀 note\n",
  '"',
  "mut ",
  ".name",
  ": Int",
  "é",
  "中文",
  "/*",
  "*/",
];

/** A change at a random place, in the positions of the text that it is made in. */
function change(random: Random, text: string, encoding: Encoding): TextDocumentContentChangeEvent {
  const start = below(random, text.length + 1);
  const end = random() < 0.5 ? start : Math.min(text.length, start + below(random, 30));
  return { range: documentPositions(text, encoding).range({ start, end }), text: random() < 0.3 ? "" : pick(random, PIECES) };
}

function told({ ask, uri, text }: Editor, path: string): unknown {
  const textDocument = { uri: uri(path) };
  return {
    text: text(uri(path)),
    symbols: ask(documentSymbols, { textDocument }),
    diagnostics: ask(pullDiagnostics, { textDocument }),
    tokens: ask(semanticTokens, { textDocument })?.data,
  };
}

test.each(["utf-16", "utf-8", "utf-32"] as const)(`%s (seed ${seed}, ${edits} edits)`, { timeout: 60_000 + edits * 50 }, (encoding) => {
  const random = seeded(seed);
  const client = { encoding };
  const used = editor(files, { client });
  const paths = Object.keys(files);
  const texts = new Map(Object.entries(files));
  for (let version = 2; version < edits / 3 + 2; version++) {
    const path = pick(random, paths);
    // as good as new now and then, or all would be broken for good
    const isRestored = random() < 0.1;
    let text = isRestored ? (files[path] ?? "") : (texts.get(path) ?? "");
    const changes: TextDocumentContentChangeEvent[] = isRestored ? [{ text }] : [];
    for (let count = 1 + below(random, 2); count > 0; count--) {
      const next = change(random, text, encoding);
      changes.push(next);
      text = applied(text, next, encoding);
    }
    used.bench.change(used.uri(path), version, changes);
    texts.set(path, used.text(used.uri(path)));
    if (version % 5 === 0) told(used, pick(random, paths));
    if (version % 50 !== 0) continue;
    const fresh = editor(Object.fromEntries(texts), { client });
    for (const each of paths) expect(told(used, each)).toEqual(told(fresh, each));
  }
});

/** Only where the next change can stand is of interest here. */
function applied(text: string, next: TextDocumentContentChangeEvent, encoding: Encoding): string {
  if (!("range" in next)) return next.text;
  const { start, end } = documentPositions(text, encoding).span(next.range);
  return text.slice(0, start) + next.text + text.slice(end);
}
