// Why the formatter left a text as it was. Its words are in messages/*/formatting.ts.

import type { FindingFacts } from "./facts.ts";

export const FORMATTING_FINDINGS = {
  "formatting.tokens-differ": { code: "X0301", parameters: [] },
  "formatting.comments-differ": { code: "X0301", parameters: [] },
  "formatting.tree-differs": { code: "X0301", parameters: [] },
  "formatting.not-stable": { code: "X0301", parameters: [] },
  "formatting.too-deep": { code: "X0301", parameters: [] },
} as const satisfies Readonly<Record<`formatting.${string}`, FindingFacts>>;
