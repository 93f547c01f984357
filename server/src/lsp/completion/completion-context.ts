// What can stand at a place of a document, as far as the text before it tells: decided by tokens, so that it works on half-written code.

import type { Span } from "../../language/text/span.ts";
import type { Document } from "../document.ts";

export type CompletionContext =
  /** In a comment, a string or a number, or where a new name is being given. */
  | { readonly kind: "nothing" }
  /** Behind a dot at this offset. */
  | { readonly kind: "member"; readonly dot: number }
  /** In the path of a `use`, behind these names. */
  | { readonly kind: "module"; readonly path: readonly string[] }
  /** In the braces of a `use` of this module. */
  | { readonly kind: "item"; readonly path: readonly string[]; readonly taken: ReadonlySet<string> }
  | { readonly kind: "type" }
  | { readonly kind: "expression" };

export interface CompletionPlace {
  readonly context: CompletionContext;
  /** The word that the cursor is in or behind; empty where there is none. */
  readonly word: Span;
}

export function completionPlace(document: Document, offset: number): CompletionPlace {
  const { text } = document;
  let start = offset;
  while (start > 0 && /\w/.test(text[start - 1] ?? "")) start -= 1;
  let end = offset;
  while (/\w/.test(text[end] ?? "")) end += 1;
  return { context: contextAt(document, start, offset), word: { start, end } };
}

function contextAt({ text, model }: Document, start: number, offset: number): CompletionContext {
  const { tokens } = model.tree;
  if (/\d/.test(text[start] ?? "") && start < offset) return { kind: "nothing" };
  // the token before the word, and the one behind that
  const near = tokens.indexAt(Math.max(start - 1, 0));
  const before = tokens.start(near) < start ? near : -1;
  if (isInComment(tokens.trivia(before + 1), start)) return { kind: "nothing" };
  if (before === -1) return { kind: "expression" };
  const kind = tokens.kindName(before);
  if (tokens.end(before) > start ? TEXTS.has(kind) : FSTRING_TEXTS.has(kind) && tokens.end(before) === start) return { kind: "nothing" };
  const line = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  const use = /^\s*use\s+(.*)$/.exec(line)?.[1];
  if (use !== undefined) return useContext(use);
  switch (tokens.text(before)) {
    case ".":
      return { kind: "member", dot: tokens.start(before) };
    case ":":
      // behind a name it is an annotation; in a dict it is a value
      return kind === ":" ? { kind: "type" } : { kind: "expression" };
    case "->":
    case "as":
      return { kind: "type" };
    case "mut":
    case "for":
      return { kind: "nothing" };
    default:
      return { kind: "expression" };
  }
}

const TEXTS: ReadonlySet<string> = new Set(["<string>", "<triple>", "<char>", "<f-text>", "<f-spec>", "<f>", "<int>", "<float>"]);

/** What ends where the text of an f-string goes on. */
const FSTRING_TEXTS: ReadonlySet<string> = new Set(["<f>", "<f-text>", "<f}>"]);

function isInComment(trivia: readonly (Span & { readonly kind: string })[], offset: number): boolean {
  return trivia.some(({ kind, start, end }) => {
    if (kind === "line-comment") return start < offset && offset <= end;
    return kind === "block-comment" && start < offset && offset < end;
  });
}

/** Of what stands behind `use`, up to the word. */
function useContext(written: string): CompletionContext {
  const [, module, items] = /^([\w.]*)\.?\s*\{(.*)$/.exec(written) ?? [];
  if (module !== undefined && items !== undefined) {
    if (items.includes("}")) return { kind: "nothing" };
    return { kind: "item", path: names(module), taken: new Set(items.match(/\w+/g) ?? []) };
  }
  return /^[\w.]*$/.test(written) ? { kind: "module", path: names(written) } : { kind: "nothing" };
}

function names(path: string): readonly string[] {
  return path.split(".").filter((name) => name !== "");
}
