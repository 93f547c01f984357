// What can be wrong with `yaoxiang.toml` and the user's own settings file. Each entry says when it is emitted, with an example; its words
// are in messages/*/manifest.ts.

import type { FindingFacts } from "./facts.ts";

export const MANIFEST_FINDINGS = {
  /** `line_width = ` with nothing behind it; an empty span at the end of the file where that comes too early. */
  "manifest.not-toml": { code: "X0101", parameters: ["found"] },
  /** `[fmt]` twice, a key twice in its table, or a key in both of its spellings. */
  "manifest.duplicate-key": { code: "X0101", parameters: ["key"] },
  /** Thousands of brackets inside each other. */
  "manifest.too-deep": { code: "X0101", parameters: [] },
  /** The file is there, and the system does not let us read it. */
  "manifest.unreadable": { code: "X0101", parameters: ["reason"] },
  /** `line_width = "80"`, `fmt = 3`. */
  "manifest.wrong-type": { code: "X0102", parameters: ["key", "expected", "found"] },
  /** `indent_width = 99`. */
  "manifest.out-of-range": { code: "X0102", parameters: ["key", "least", "most", "found"] },
  /** `colour = true`. */
  "manifest.unknown-key": { code: "X0103", parameters: ["key", "table"] },
  /** `line_widht = 80`. */
  "manifest.misspelled-key": { code: "X0103", parameters: ["key", "table", "known"] },
  /** `mode = "fast"`. */
  "manifest.unknown-choice": { code: "X0103", parameters: ["key", "found", "known"] },
  /** `[mystery]`, or a key outside of all tables. */
  "manifest.unknown-table": { code: "X0103", parameters: ["key"] },
  /** `[dependancies]`. */
  "manifest.misspelled-table": { code: "X0103", parameters: ["key", "known"] },
  /** `[lint]` in a project's manifest. */
  "manifest.users-table": { code: "X0103", parameters: ["key"] },
  /** `[lib]`, which the language's documents name. */
  "manifest.not-read": { code: "X0103", parameters: ["key"] },
  /** `foo = 5`: the compiler overlooks the value and takes whatever version there is. */
  "manifest.dependency-value": { code: "X0103", parameters: ["key", "found"] },
  /** `[package]` without a version. */
  "manifest.missing-key": { code: "X0104", parameters: ["key", "table"] },
  /** A manifest without `[package]`. */
  "manifest.missing-table": { code: "X0104", parameters: ["table"] },
  /** `single_quote = true`. */
  "manifest.single-quote": { code: "X0103", parameters: ["key"] },
} as const satisfies Readonly<Record<`manifest.${string}`, FindingFacts>>;
