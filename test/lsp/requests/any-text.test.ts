// What holds of the answers for any text: programs as they are, and the same with pieces torn out and thrown in.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { SelectionRange } from "vscode-languageserver/node";
import { format } from "../../../server/src/language/format/format.ts";
import { codeLens, codeLensResolve } from "../../../server/src/lsp/requests/code-lens.ts";
import { foldingRanges } from "../../../server/src/lsp/requests/folding-ranges.ts";
import { formatting, onTypeFormatting, rangeFormatting } from "../../../server/src/lsp/requests/formatting.ts";
import { inlayHints } from "../../../server/src/lsp/requests/inlay-hints.ts";
import { linkedEditingRanges } from "../../../server/src/lsp/requests/linked-editing-ranges.ts";
import { selectionRanges } from "../../../server/src/lsp/requests/selection-ranges.ts";
import { semanticTokens } from "../../../server/src/lsp/requests/semantic-tokens.ts";
import { DEFAULT_SETTINGS } from "../../../server/src/lsp/settings.ts";
import { applyEdits } from "../../language/format/edits.ts";
import { editor } from "../editor.ts";

const FIXTURES = join(import.meta.dirname, "../../language/format/fixtures");
const PIECES = ["", "(", "}", "😀", "{", '"', "\r\n", ",", "mut ", 'f"{'];
const OPTIONS = { tabSize: 4, insertSpaces: true };

/** The same numbers each time. */
function numbers(seed: number): (below: number) => number {
  let at = seed;
  return (below) => {
    at = (Math.imul(at, 1_103_515_245) + 12_345) & 0x7fffffff;
    return at % below;
  };
}

const next = numbers(1);

function damaged(source: string): string {
  let text = source;
  for (let round = 0; round < 3; round += 1) {
    const at = next(text.length + 1);
    text = text.slice(0, at) + PIECES[next(PIECES.length)] + text.slice(at + next(4));
  }
  return text;
}

const sources = readdirSync(FIXTURES).flatMap((name) => {
  const source = readFileSync(join(FIXTURES, name), "utf8");
  return [source, damaged(source)];
});

/** An editor with the text, in which nothing is a mark. */
function opened(source: string) {
  const made = editor("", {
    client: { encoding: (["utf-8", "utf-16", "utf-32"] as const)[next(3)] ?? "utf-8", foldsLines: next(2) === 1 },
  });
  const uri = made.uri("main.yx");
  made.bench.open(uri, 2, source);
  made.bench.settings = { ...DEFAULT_SETTINGS, inlayHints: { types: true, parameterNames: true, mutability: true, constants: true } };
  const document = made.bench.document(uri);
  if (document === null) throw new Error("no document");
  return { ask: made.ask, document, textDocument: { uri } };
}

test("tokens are in order and apart", () => {
  for (const source of sources) {
    const { ask, textDocument } = opened(source);
    const { data = [] } = ask(semanticTokens, { textDocument }) ?? {};
    let last = 0;
    for (let at = 0; at < data.length; at += 5) {
      const [down = 0, right = 0, length = 0] = data.slice(at, at + 3);
      expect(length).toBeGreaterThan(0);
      if (down === 0 && at > 0) expect(right).toBeGreaterThanOrEqual(last);
      last = length;
    }
  }
});

test("folds have lines, selections grow", () => {
  for (const source of sources) {
    const { ask, textDocument, document } = opened(source);
    for (const { startLine, endLine } of ask(foldingRanges, { textDocument })) expect(endLine).toBeGreaterThan(startLine);
    const positions = [0, 1, 2, 3, 4].map(() => document.positions.position(next(source.length + 1)));
    for (const range of ask(selectionRanges, { textDocument, positions }) ?? []) {
      for (let at: SelectionRange = range; at.parent !== undefined; at = at.parent) {
        const [inner, outer] = [document.positions.span(at.range), document.positions.span(at.parent.range)];
        expect(outer.start <= inner.start && inner.end <= outer.end).toBe(true);
        expect(outer.end - outer.start).toBeGreaterThan(inner.end - inner.start);
      }
    }
  }
});

test("the edits of formatting give what the formatter gives", () => {
  for (const source of sources) {
    const { ask, textDocument, document } = opened(source);
    const edits = ask(formatting, { textDocument, options: OPTIONS });
    if (edits === null) continue;
    const spans = edits.map(({ range, newText }) => ({ span: document.positions.span(range), newText }));
    expect(applyEdits(source, spans)).toBe(format(source).text);
  }
});

test("long lists and chains are as good as short ones", () => {
  const numbers = Array.from({ length: 150_000 }, (_, index) => index);
  const names = numbers.slice(0, 500).map((number) => `n${number}`);
  const source = [
    `xs = [${numbers.join(", ")}]`,
    ...names.map((name, index) => `${name} = ${names[index - 1] ?? 1} + 1`),
    `all = ${names.join(" + ")}`,
  ];
  const { ask, textDocument } = opened(`${source.join("\n")}\n`);
  const range = { start: { line: 0, character: 0 }, end: { line: 10_000, character: 0 } };
  const hints = ask(inlayHints, { textDocument, range });
  expect(hints.find(({ position, label }) => position.line === 10 && typeof label === "string")?.label).toBe("= 11");
  expect(ask(selectionRanges, { textDocument, positions: [{ line: 0, character: 100_000 }] })).toHaveLength(1);
  expect(ask(foldingRanges, { textDocument })).toEqual([]);
});

test("hints, lenses, linked places and the smaller ways to format answer", () => {
  for (const source of sources) {
    const { ask, textDocument, document } = opened(source);
    const { positions, model } = document;
    const range = positions.range({ start: next(source.length + 1), end: source.length });
    for (const { position } of ask(inlayHints, { textDocument, range })) {
      expect(positions.offset(position)).toBeGreaterThanOrEqual(positions.offset(range.start));
    }
    for (const lens of ask(codeLens, { textDocument })) expect(ask(codeLensResolve, lens).command).toBeDefined();
    for (const { span } of model.names.references.slice(0, 20)) {
      ask(linkedEditingRanges, { textDocument, position: positions.position(span.start) });
    }
    ask(rangeFormatting, { textDocument, range, options: OPTIONS });
    ask(onTypeFormatting, { textDocument, position: range.start, ch: "\n", options: OPTIONS });
  }
});
