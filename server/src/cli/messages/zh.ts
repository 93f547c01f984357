// The command line's catalogue in Simplified Chinese, put together from one file a subject.

import type { Words } from "./words.ts";
import { FILE_WORDS } from "./zh/files.ts";
import { FLAG_WORDS } from "./zh/flags.ts";
import { USAGE_WORDS } from "./zh/usage.ts";

export const ZH: Words = { ...FILE_WORDS, flags: FLAG_WORDS, usage: USAGE_WORDS };
