// What can be wrong with a file before its text is looked at. Its words are in messages/*/files.ts.

import type { FindingFacts } from "./facts.ts";

export const FILES_FINDINGS = {
  /** The first byte that is not UTF-8; the span is empty, as there is no text for it. */
  "files.wrong-encoding": { code: "X0201", parameters: [] },
  /** More bytes than are read; the span is empty, as there is no text. */
  "files.too-large": { code: "X0202", parameters: ["limit"] },
  /** The system does not let us read it. */
  "files.unreadable": { code: "X0203", parameters: ["reason"] },
} as const satisfies Readonly<Record<`files.${string}`, FindingFacts>>;
