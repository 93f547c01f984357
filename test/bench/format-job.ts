// What one child process measures of the formatter: the CPU time of formatting one source again and again, with its guard or without.
// Options are the default ones otherwise. parse-job.ts says how the child is started.

import { format } from "../../server/src/language/format/format.ts";
import { DEFAULT_FORMAT_OPTIONS } from "../../server/src/language/format/options.ts";
import { breakEvery, generateSource } from "./generate.ts";
import { median } from "./statistics.ts";

export interface FormatJob {
  /** A generated program, valid or broken every 50 lines, of about `size` characters; or one sum of `size` terms. */
  readonly text: "valid" | "broken" | "sum";
  readonly size: number;
  readonly rounds: number;
  /** Whether the result is compared with the source, as it is for users. */
  readonly verify: boolean;
}

export interface FormatResult {
  readonly characters: number;
  readonly isRefused: boolean;
  readonly isChanged: boolean;
  readonly coldMs: number;
  readonly medianMs: number;
}

export function runFormatJob({ text, size, rounds, verify }: FormatJob): FormatResult {
  const source = sourceOf(text, size);
  const options = { ...DEFAULT_FORMAT_OPTIONS, verify };
  const times: number[] = [];
  let last = format("", options);
  for (let round = 0; round <= rounds; round++) {
    const before = process.cpuUsage();
    last = format(source, options);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  const [coldMs = 0, ...warm] = times;
  return { characters: source.length, isRefused: last.isRefused, isChanged: last.text !== source, coldMs, medianMs: median(warm) };
}

function sourceOf(text: FormatJob["text"], size: number): string {
  switch (text) {
    case "valid":
      return generateSource({ size });
    case "broken":
      return breakEvery(generateSource({ size }), 50);
    case "sum":
      return `total = ${Array.from({ length: size }, (_, index) => `term_${index}`).join("+")}\n`;
  }
}
