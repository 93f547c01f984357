// What can be wrong with where imports lead. Each entry says when it is emitted, with an example; its words are in messages/*/modules.ts.

import type { FindingFacts } from "./facts.ts";

export const MODULES_FINDINGS = {
  /** `use ghost`, and there is neither `ghost.yx` nor `ghost/mod.yx`. */
  "modules.missing": { code: "E5001", parameters: ["module", "file"] },
  /** `use helpr` beside `helper.yx`. */
  "modules.misspelled": { code: "E5001", parameters: ["module", "known"] },
  /** `use foo`, and `foo` is found only where the tools were told to look in addition. */
  "modules.extra-folder": { code: "E5001", severity: "note", parameters: ["module", "folder"] },
  /** `use zoo`, and there are `zoo.yx` and `zoo/mod.yx`. */
  "modules.ambiguous": { code: "E5002", parameters: ["module", "first", "second"] },
  /** `use helper` in two folders of one program, each of which has a `helper.yx`. */
  "modules.two-files": { code: "E5002", parameters: ["module", "first", "second"] },
} as const satisfies Readonly<Record<`modules.${string}`, FindingFacts>>;
