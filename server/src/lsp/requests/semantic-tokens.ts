// `textDocument/semanticTokens/full`, `…/full/delta` and `…/range`: what the names of a document mean, for colours.

import {
  type SemanticTokens,
  type SemanticTokensDelta,
  SemanticTokensDeltaRequest,
  type SemanticTokensEdit,
  SemanticTokensRangeRequest,
  SemanticTokensRequest,
} from "vscode-languageserver/node";
import { documentTokens, TOKEN_SIZE } from "../document-tokens.ts";
import { TOKEN_LEGEND } from "../token-legend.ts";
import type { Workbench } from "../workbench.ts";
import { defineRequest } from "./request.ts";

type Answer = SemanticTokens & { readonly resultId: string };

/** What was answered last for each open document: the next answer may be told as its difference. */
const lastAnswers = new WeakMap<Workbench, Map<string, Answer>>();

export const semanticTokens = defineRequest({
  type: SemanticTokensRequest.type,
  // the two others are announced with it
  capabilities: () => ({ semanticTokensProvider: { legend: TOKEN_LEGEND, full: { delta: true }, range: true } }),
  run(bench, { textDocument: { uri } }): SemanticTokens | null {
    return answerFor(bench, uri);
  },
});

export const semanticTokensDelta = defineRequest({
  type: SemanticTokensDeltaRequest.type,
  capabilities: () => null,
  run(bench, { textDocument: { uri }, previousResultId }): SemanticTokens | SemanticTokensDelta | null {
    const before = lastAnswers.get(bench)?.get(uri);
    const now = answerFor(bench, uri);
    if (now === null || before?.resultId !== previousResultId) return now;
    return { resultId: now.resultId, edits: editsBetween(before.data, now.data) };
  },
});

export const semanticTokensRange = defineRequest({
  type: SemanticTokensRangeRequest.type,
  capabilities: () => null,
  run(bench, { textDocument, range }): SemanticTokens | null {
    const document = bench.document(textDocument.uri);
    return document === null ? null : { data: documentTokens(document, document.positions.span(range)) };
  },
});

/** Ids count up per document, so that an old one is never taken for a newer one. */
function answerFor(bench: Workbench, uri: string): Answer | null {
  const document = bench.document(uri);
  if (document === null) return null;
  const answers = lastAnswers.get(bench) ?? new Map<string, Answer>();
  lastAnswers.set(bench, answers);
  const before = answers.get(uri);
  const answer = { resultId: String(before === undefined ? 1 : Number(before.resultId) + 1), data: documentTokens(document, null) };
  answers.set(uri, answer);
  const open = new Set([uri, ...bench.openUris]);
  for (const known of answers.keys()) if (!open.has(known)) answers.delete(known);
  return answer;
}

/** One edit around all that differs, in whole tokens; none for equal answers. */
function editsBetween(before: readonly number[], now: readonly number[]): SemanticTokensEdit[] {
  const shorter = Math.min(before.length, now.length);
  let same = 0;
  while (same < shorter && before[same] === now[same]) same += 1;
  if (same === before.length && same === now.length) return [];
  const start = same - (same % TOKEN_SIZE);
  let tail = 0;
  while (tail < shorter - start && before[before.length - 1 - tail] === now[now.length - 1 - tail]) tail += 1;
  tail -= tail % TOKEN_SIZE;
  return [{ start, deleteCount: before.length - start - tail, data: now.slice(start, now.length - tail) }];
}
