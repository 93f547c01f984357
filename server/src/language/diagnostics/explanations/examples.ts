// The examples of all codes, put together from one file a family.

import type { CodeId } from "../codes.ts";
import type { Example } from "./example.ts";
import { LATER_STAGE_EXAMPLES } from "./later-stages.ts";
import { MODULE_EXAMPLES } from "./modules.ts";
import { RENAME_EXAMPLES } from "./renames.ts";
import { SEMANTIC_EXAMPLES } from "./semantics.ts";
import { TEXT_AND_SYNTAX_EXAMPLES } from "./text-and-syntax.ts";
import { TOOL_EXAMPLES } from "./tools.ts";
import { TYPE_EXAMPLES } from "./types.ts";

export const EXAMPLES: Readonly<Record<CodeId, Example>> = {
  ...TEXT_AND_SYNTAX_EXAMPLES,
  ...TYPE_EXAMPLES,
  ...SEMANTIC_EXAMPLES,
  ...LATER_STAGE_EXAMPLES,
  ...MODULE_EXAMPLES,
  ...TOOL_EXAMPLES,
  ...RENAME_EXAMPLES,
};
