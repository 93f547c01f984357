// What must hold whatever the formatter is given: it doesn't throw, its guard has nothing to do, nothing is damaged, a second run changes nothing.

import { type Formatted, format } from "../../../server/src/language/format/format.ts";
import { DEFAULT_FORMAT_OPTIONS, type FormatOptions } from "../../../server/src/language/format/options.ts";
import { damage } from "./damage.ts";
import { difference } from "./difference.ts";

/** The formatter, or what stands in its place where the checks themselves are tested. */
export type Formatter = (source: string, options: FormatOptions) => Formatted;

export interface Checked {
  /** Null where the formatter threw. */
  readonly text: string | null;
  /** Parts stand as they stood in the source: right for what can't be read, a fault on a program without mistakes. */
  readonly isPartial: boolean;
  /** One sentence each; empty when all is well. */
  readonly faults: readonly string[];
}

export function checkFormatting(source: string, changed: Partial<FormatOptions> = {}, formatter: Formatter = format): Checked {
  const options = { ...DEFAULT_FORMAT_OPTIONS, ...changed };
  try {
    const { text, isRefused, isPartial } = formatter(source, options);
    const harm = damage(source, text, options);
    if (isRefused) return { text, isPartial, faults: [...refusal(source, options, formatter), ...harm] };
    const again = formatter(text, options).text;
    const unstable = again === text ? [] : [`a second run changes ${difference(text, again)}`];
    return { text, isPartial, faults: [...harm, ...unstable] };
  } catch (error) {
    const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { text: null, isPartial: false, faults: [`it threw ${trace.split("\n").slice(0, 4).join("\n")}`] };
  }
}

/** A refusal is harmless to the user and yet a fault of ours: what the guard kept back is what is told. */
function refusal(source: string, options: FormatOptions, formatter: Formatter): readonly string[] {
  const unguarded = formatter(source, { ...options, verify: false }).text;
  const harm = damage(source, unguarded, options);
  const again = formatter(unguarded, { ...options, verify: false }).text;
  const unstable = again === unguarded ? [] : [`a second run would change ${difference(unguarded, again)}`];
  return ["the guard threw the result away", ...harm, ...unstable];
}
