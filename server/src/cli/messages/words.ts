// The shape of the command line's catalogue: one language's words for all that commands say besides diagnostics.

import type { FileWords } from "./file-words.ts";
import type { FlagWords } from "./flag-words.ts";
import type { UsageWords } from "./usage-words.ts";

export interface Words extends FileWords {
  readonly flags: FlagWords;
  readonly usage: UsageWords;
}
