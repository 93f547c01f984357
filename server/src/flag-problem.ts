// What Node's `parseArgs` finds wrong with flags, in one line of the user's language.

import type { FlagWords } from "./cli/messages/flag-words.ts";
import { nearestName } from "./workspace/nearest-name.ts";

/** What is wrong, with the flag at fault; for one that does not exist, the one of `known` (names without dashes) that was probably meant. */
export function flagProblem(error: unknown, known: readonly string[], words: FlagWords): string {
  if (!(error instanceof Error)) return String(error);
  const { message } = error;
  // The error has no field for it, but its first sentence quotes the flag (`'-w, --write <value>'`) or the argument.
  const quoted = /^[^']*'([^']*)'/.exec(message)?.[1] ?? "";
  const flag = /--?[^ ,]+(?=$| <)/.exec(quoted)?.[0] ?? quoted;
  const code = "code" in error ? error.code : "";
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") {
    const nearest = nearestName(flag.replace(/^-+/, ""), known);
    return nearest === null ? words.noSuchFlag(flag) : words.misspelledFlag(flag, `--${nearest}`);
  }
  if (code === "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL") return words.noPaths(quoted);
  if (code !== "ERR_PARSE_ARGS_INVALID_OPTION_VALUE") return message;
  if (/ambiguous/.test(message)) return words.missingOrDashedValue(flag);
  return /does not take/.test(message) ? words.noValue(flag) : words.missingValue(flag);
}
