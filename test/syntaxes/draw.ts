// Draws a program with the scopes of its pieces below each line.

import { type Token, tokenize } from "./tokenize.ts";

/** Left out are punctuation, the notes that introduce an example, and of nested scopes all but the innermost. */
export function draw(source: string): string {
  const { lines } = tokenize(source);
  const drawn = source.split("\n").flatMap((line, index) => [line, ...(isNote(line) ? [] : (lines[index] ?? []).flatMap(underline))]);
  return drawn.join("\n");
}

/** A comment at the margin. */
function isNote(line: string): boolean {
  return /^\/\/ /.test(line);
}

function underline({ text, start, scopes }: Token): readonly string[] {
  const scope = scopes.at(-1) ?? "(none)";
  if (text.trim() === "" || scope.startsWith("punctuation.")) return [];
  const indent = start + text.length - text.trimStart().length;
  return [`${" ".repeat(indent)}${"^".repeat(text.trim().length)} ${scope}`];
}
