// What a loop takes as its variable: the statement `for` wants one name, the expression `for` and a comprehension pass over everything else.

import { diagnostic } from "../../diagnostics/findings.ts";
import { spanOf } from "../../text/span.ts";
import type { ParseContext } from "../context.ts";
import type { Pattern } from "../nodes.ts";

/** Reports what a statement `for` refuses. */
export function refuseLoopPattern(context: ParseContext, pattern: Pattern): void {
  if (pattern.kind === "NamePattern" || pattern.kind === "MissingPattern") return;
  const token = context.tokens.indexAt(pattern.start);
  context.report(diagnostic("syntax.loop-pattern", context.tokenSpan(token), { found: context.text(token) }));
}

/** Reports what an expression `for` and a comprehension drop without a word. */
export function misreadLoopPattern(context: ParseContext, pattern: Pattern): void {
  if (pattern.kind === "NamePattern" || pattern.kind === "WildcardPattern" || pattern.kind === "MissingPattern") return;
  context.report(diagnostic("syntax.loop-pattern-dropped", spanOf(pattern), {}));
}
