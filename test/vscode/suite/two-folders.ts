// The entry of the run in a workspace of two projects.

import { commands } from "./commands.ts";
import { diagnostics } from "./diagnostics.ts";
import { runExamples } from "./examples.ts";
import { features } from "./features.ts";
import { lifeCycle } from "./life-cycle.ts";
import { mcp } from "./mcp.ts";
import { settings } from "./settings.ts";

export const run = (): Promise<void> => runExamples({ ...lifeCycle, ...diagnostics, ...features, ...settings, ...commands, ...mcp });
