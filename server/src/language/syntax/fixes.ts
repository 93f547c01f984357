// Repairs of the shapes that most of the parser's findings have; others are put together where they are reported.

import type { Fix } from "../diagnostics/diagnostic.ts";
import { fix } from "../diagnostics/findings.ts";
import type { Span } from "../text/span.ts";

/** Writes `replacement` for the `text` at `span`. */
export function replaceBy(span: Span, text: string, replacement: string): Fix {
  return fix("fix.replace", { text, replacement }, [{ span, newText: replacement }]);
}

/** Deletes the `text` at `span`. */
export function remove(span: Span, text: string): Fix {
  return fix("fix.remove", { text }, [{ span, newText: "" }]);
}

/** Writes `text` at an offset. */
export function insert(at: number, text: string): Fix {
  return fix("fix.insert", { text }, [{ span: { start: at, end: at }, newText: text }]);
}

/** Writes braces around a body. */
export function wrapInBraces({ start, end }: Span): Fix {
  return fix("fix.insert", { text: "{ }" }, [
    { span: { start, end: start }, newText: "{ " },
    { span: { start: end, end }, newText: " }" },
  ]);
}
