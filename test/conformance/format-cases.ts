// Reads the formatter's cases: the input, the options that its manifest and its flags stand for, and the text that is wanted, where one is.
// How a result is judged is format-verdict.ts's business.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { DEFAULT_FORMAT_OPTIONS, type FormatOptions } from "../../server/src/language/format/options.ts";
import { readManifest } from "../../server/src/workspace/manifest.ts";
import { readSource, readTable } from "./cases.ts";

interface RecordedFormat {
  readonly args: readonly string[];
  readonly use: "exact-text" | "must-not-damage";
}

export interface FormatCase {
  /** `format/NAME`, the name that deviations use. */
  readonly id: string;
  readonly source: string;
  readonly use: RecordedFormat["use"];
  /** Null where a flag is none of ours: then the case doesn't count. */
  readonly options: FormatOptions | null;
  /** The recorded text of an `exact-text` case. */
  readonly expected: string | null;
}

/** The formatter's cases, by name. Every entry of the table has its files, or this throws. */
export function loadFormatCases(casesFolder: string): readonly FormatCase[] {
  const folder = join(casesFolder, "format");
  const table = readTable<RecordedFormat>(folder);
  return Object.entries(table)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, { args, use }]) => {
      const manifest = join(folder, `${name}.toml`);
      return {
        id: `format/${name}`,
        source: readSource(join(folder, `${name}.yx`)),
        use,
        options: optionsOf(existsSync(manifest) ? readSource(manifest) : "", args),
        expected: use === "exact-text" ? readSource(join(folder, `${name}.formatted`)) : null,
      };
    });
}

/** The options of a manifest and of the flags over it. */
export function optionsOf(manifest: string, args: readonly string[]): FormatOptions | null {
  const flags = optionsOfFlags(args);
  return flags === null ? null : { ...DEFAULT_FORMAT_OPTIONS, ...readManifest(manifest).format, ...flags };
}

function optionsOfFlags(args: readonly string[]): Partial<FormatOptions> | null {
  const [flag, ...rest] = args;
  switch (flag) {
    case undefined:
      return {};
    case "--use-tabs":
      return combined({ useTabs: true }, rest);
    case "--no-verify":
      return combined({ verify: false }, rest);
    case "--line-width":
      return combined({ lineWidth: numberOf(flag, rest[0]) }, rest.slice(1));
    case "--indent":
      return combined({ indentWidth: numberOf(flag, rest[0]) }, rest.slice(1));
    default:
      return null;
  }
}

function combined(first: Partial<FormatOptions>, rest: readonly string[]): Partial<FormatOptions> | null {
  const others = optionsOfFlags(rest);
  return others === null ? null : { ...first, ...others };
}

function numberOf(name: string, text: string | undefined): number {
  if (text === undefined || !/^\d+$/.test(text)) throw new Error(`${name} has no number: ${text}`);
  return Number(text);
}
