// All tools, in the order in which clients see them.

import { parseSource } from "./parse-source.ts";
import type { Tool } from "./tool.ts";

export const TOOLS: readonly Tool[] = [parseSource];
