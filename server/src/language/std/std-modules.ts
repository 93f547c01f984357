// All modules of the standard library, in the order in which a short name that several of them have is taken: the last one wins.

import type { StdModule } from "./declarations.ts";
import { ASSERT } from "./modules/assert.ts";
import { CONCURRENT } from "./modules/concurrent.ts";
import { CONVERT } from "./modules/convert.ts";
import { DICT } from "./modules/dict.ts";
import { IO } from "./modules/io.ts";
import { LIST } from "./modules/list.ts";
import { MATH } from "./modules/math.ts";
import { NET } from "./modules/net.ts";
import { OS } from "./modules/os.ts";
import { RESULT } from "./modules/result.ts";
import { STRING } from "./modules/string.ts";
import { TEST } from "./modules/test.ts";
import { TIME } from "./modules/time.ts";
import { WEAK } from "./modules/weak.ts";

export const STD_MODULES: readonly StdModule[] = [
  ...[CONCURRENT, CONVERT, DICT, IO, LIST, MATH, NET, STRING, RESULT, TIME, OS, WEAK, ASSERT, TEST],
];
