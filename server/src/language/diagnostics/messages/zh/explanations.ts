// The explanations of all codes in Simplified Chinese, put together from one file a family.

import type { CodeId } from "../../codes.ts";
import type { ExplanationWords } from "../catalogue.ts";
import { LATER_STAGE_EXPLANATIONS } from "./explanations/later-stages.ts";
import { MODULE_EXPLANATIONS } from "./explanations/modules.ts";
import { RENAME_EXPLANATIONS } from "./explanations/renames.ts";
import { SEMANTIC_EXPLANATIONS } from "./explanations/semantics.ts";
import { TEXT_AND_SYNTAX_EXPLANATIONS } from "./explanations/text-and-syntax.ts";
import { TOOL_EXPLANATIONS } from "./explanations/tools.ts";
import { TYPE_EXPLANATIONS } from "./explanations/types.ts";

export const EXPLANATIONS: Readonly<Record<CodeId, ExplanationWords>> = {
  ...TEXT_AND_SYNTAX_EXPLANATIONS,
  ...TYPE_EXPLANATIONS,
  ...SEMANTIC_EXPLANATIONS,
  ...LATER_STAGE_EXPLANATIONS,
  ...MODULE_EXPLANATIONS,
  ...TOOL_EXPLANATIONS,
  ...RENAME_EXPLANATIONS,
};
