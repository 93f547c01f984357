// What is not in an answer about a whole project because it was not read, in words.

import type { Snapshot } from "../../server/src/api.ts";
import type { Words } from "./messages/words.ts";

/** One reason a kind of omission; empty when everything was read. */
export function omissionsOf({ omissions }: Pick<Snapshot, "omissions">, words: Words): readonly string[] {
  const reasons: string[] = [];
  const add = (kind: Snapshot["omissions"][number]["kind"], text: (paths: string) => string): void => {
    const paths = omissions.filter((omission) => omission.kind === kind).map(({ path }) => path);
    if (paths.length > 0) reasons.push(text(listed(paths, words)));
  };
  add("too-many-files", () => words.tooManyFiles);
  add("too-much-text", () => words.tooMuchText);
  add("outside", words.linksOutside);
  add("unreadable-folder", words.unreadableFolders);
  add("incomplete-file", words.incompleteFiles);
  return reasons;
}

const MOST_PATHS = 5;

/** The first few of a list, and how many more there are. */
export function listed(items: readonly string[], words: Words): string {
  const rest = items.length - MOST_PATHS;
  return rest > 0 ? words.firstOfList(items.slice(0, MOST_PATHS), rest) : words.list(items);
}
