// The command line's catalogue in English, put together from one file a subject.

import { FILE_WORDS } from "./en/files.ts";
import { FLAG_WORDS } from "./en/flags.ts";
import { USAGE_WORDS } from "./en/usage.ts";
import type { Words } from "./words.ts";

export const EN: Words = { ...FILE_WORDS, flags: FLAG_WORDS, usage: USAGE_WORDS };
