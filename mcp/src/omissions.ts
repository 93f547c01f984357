// What is not in an answer about a whole project because it was not read, in words.

import type { Snapshot } from "../../server/src/api.ts";

/** One reason a kind of omission; empty when everything was read. */
export function omissionsOf({ omissions }: Pick<Snapshot, "omissions">): readonly string[] {
  const reasons: string[] = [];
  const add = (kind: Snapshot["omissions"][number]["kind"], text: (paths: string) => string): void => {
    const paths = omissions.filter((omission) => omission.kind === kind).map(({ path }) => path);
    if (paths.length > 0) reasons.push(text(listed(paths)));
  };
  add("too-many-files", () => "the project has more files than are read; name a folder in it as the root");
  add("too-much-text", () => "the project has more text than is read; name a folder in it as the root");
  add("outside", (paths) => `links out of the project are not followed: ${paths}`);
  add("unreadable-folder", (paths) => `folders can't be read: ${paths}`);
  add("incomplete-file", (paths) => `files are read in part or not at all, as they are not UTF-8, too large or refused: ${paths}`);
  return reasons;
}

const MOST_PATHS = 5;

/** The first few of a list, and how many more there are. */
export function listed(items: readonly string[]): string {
  const rest = items.length - MOST_PATHS;
  return items.slice(0, MOST_PATHS).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}
