// What must hold whatever the formatter is given: it doesn't throw, nothing is damaged, a second run changes nothing.

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
  /** Harm that reaches the user, one sentence each; empty when all is well. */
  readonly faults: readonly string[];
  /** Empty, or that the guard threw the result away, and why: harmless, and yet a fault wherever the source is no garbage. */
  readonly refusal: readonly string[];
}

export function checkFormatting(source: string, changed: Partial<FormatOptions> = {}, formatter: Formatter = format): Checked {
  const options = { ...DEFAULT_FORMAT_OPTIONS, ...changed };
  try {
    const { text, isRefused, left } = formatter(source, options);
    const harm = damage(source, text, options);
    const refusal = isRefused ? refusalOf(source, options, formatter) : [];
    const again = formatter(text, options).text;
    const unstable = again === text ? [] : [`a second run changes ${difference(text, again)}`];
    return { text, isPartial: left.length > 0, faults: [...harm, ...unstable], refusal };
  } catch (error) {
    const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { text: null, isPartial: false, faults: [`it threw ${trace.split("\n").slice(0, 4).join("\n")}`], refusal: [] };
  }
}

/** Faults and refusal together, for sources that have to be formatted. */
export function allFaults({ faults, refusal }: Checked): readonly string[] {
  return [...faults, ...refusal];
}

/** What the guard kept back. */
function refusalOf(source: string, options: FormatOptions, formatter: Formatter): readonly string[] {
  const unguarded = formatter(source, { ...options, verify: false }).text;
  const harm = damage(source, unguarded, options);
  const again = formatter(unguarded, { ...options, verify: false }).text;
  const unstable = again === unguarded ? [] : [`a second run would change ${difference(unguarded, again)}`];
  return ["the guard threw the result away", ...harm, ...unstable];
}
