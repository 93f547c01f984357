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
  readonly color: "auto" | "always" | "never";
}

/** The request, or what is wrong with the flags, in one line. */
export function readCheckFlags(values: FlagValues, paths: readonly string[], words: FlagWords): CheckRequest | string {
  const color = values["color"] ?? "auto";
  if (color !== "auto" && color !== "always" && color !== "never") return words.notOneOf("--color", "auto, always, never");
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
