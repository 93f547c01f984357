// What Node's `parseArgs` finds wrong with flags, in one line.

import { nearestName } from "./workspace/nearest-name.ts";

/** What is wrong, with the flag at fault; for one that does not exist, the one of `known` (names without dashes) that was probably meant. */
export function flagProblem(error: unknown, known: readonly string[]): string {
  if (!(error instanceof Error)) return String(error);
  // parseArgs explains at length: its first sentence names the flag
  const said = error.message.split(/\.\s/)[0] ?? error.message;
  const flag = /'(--?[^' ]+)/.exec(said)?.[1];
  if (flag === undefined) return said;
  if (said.startsWith("Unknown option")) {
    const nearest = nearestName(flag.replace(/^-+/, ""), known);
    return nearest === null ? said : `${said}, did you mean --${nearest}?`;
  }
  return said.includes("ambiguous") ? `${flag} needs a value; one that begins with a dash is written ${flag}=-1` : said;
}
