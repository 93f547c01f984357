// Why the formatter left a text, or a piece of it, as it was. Its words are in messages/*/formatting.ts.

import type { FindingFacts } from "./facts.ts";

export const FORMATTING_FINDINGS = {
  "formatting.tokens-differ": { code: "X0301", parameters: [] },
  "formatting.comments-differ": { code: "X0301", parameters: [] },
  "formatting.tree-differs": { code: "X0301", parameters: [] },
  "formatting.not-stable": { code: "X0301", parameters: [] },
  "formatting.too-deep": { code: "X0301", parameters: [] },
  "formatting.unseparated": { code: "X0302", parameters: [] },
  "formatting.unprintable": { code: "X0302", parameters: [] },
  "formatting.switch-without-effect": { code: "X0303", parameters: ["comment"] },
} as const satisfies Readonly<Record<`formatting.${string}`, FindingFacts>>;
