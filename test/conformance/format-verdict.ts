// When a formatted text agrees with a recorded case: it is the recorded text, or, where the reference did harm, it is unharmed.
// Either way the formatter neither throws nor refuses, and a second run changes nothing.

import { allFaults, checkFormatting, type Formatter } from "../language/format/checks.ts";
import { difference } from "../language/format/difference.ts";
import type { FormatCase } from "./format-cases.ts";
import type { Judgement } from "./verdict.ts";

export function judgeFormat({ source, options, expected }: FormatCase, formatter: Formatter): Judgement {
  if (options === null) return { kind: "not-counted" };
  const checked = checkFormatting(source, options, formatter);
  const { text } = checked;
  const wrong = text === null || expected === null || text === expected ? [] : [`another text, ${difference(expected, text)}`];
  const told = [...allFaults(checked), ...wrong];
  if (told.length === 0) return { kind: "agrees" };
  return { kind: "differs", expected: wanted(expected), got: told.join("\n").replaceAll("\n", "\n             ") };
}

function wanted(expected: string | null): string {
  return expected === null ? "the same program, stable" : "the recorded text, stable";
}
