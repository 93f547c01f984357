// From the flags of the mode `check` to what is to be done.

import type { FlagValues } from "./flag-values.ts";
import type { FlagWords } from "./messages/flag-words.ts";

export interface CheckRequest {
  /** Files and folders; none means the project of the working folder. */
  readonly paths: readonly string[];
  /** Files and folders that are left out. */
  readonly excluded: readonly string[];
  readonly form: "text" | "json";
  readonly showsProgress: boolean;
  readonly color: Color;
}

type Color = (typeof COLORS)[number];

const COLORS = ["auto", "always", "never"] as const;

/** The request, or what is wrong with the flags, in one line. */
export function readCheckFlags(values: FlagValues, paths: readonly string[], words: FlagWords): CheckRequest | string {
  const wanted = values["color"] ?? "auto";
  const color = COLORS.find((each) => each === wanted);
  if (color === undefined) return words.notOneOf("--color", words.list(COLORS));
  const { exclude } = values;
  const excluded = Array.isArray(exclude) ? exclude.filter((path) => typeof path === "string") : [];
  if ([...paths, ...excluded].includes("")) return words.emptyPath;
  return {
    paths,
    excluded,
    form: values["json"] === true ? "json" : "text",
    showsProgress: values["no-progress"] !== true,
    color,
  };
}
