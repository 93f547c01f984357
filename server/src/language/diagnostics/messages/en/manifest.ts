// What can be wrong with a manifest, in English: one entry a finding, in the order of findings/manifest.ts.

import type { ManifestWords } from "../catalogue.ts";

export const MANIFEST_WORDS: ManifestWords = {
  "manifest.not-toml": {
    message: "In TOML, {found} cannot stand here",
    help: "Write each setting as `key = value` on a line of its own, below the `[name]` of its table",
  },
  "manifest.duplicate-key": { message: "{key} is given twice", help: "Keep one of the two" },
  "manifest.too-deep": { message: "The values are nested too deeply to be read", help: "Remove brackets or braces" },
  "manifest.unreadable": { message: "The file cannot be read: {reason}" },
  "manifest.wrong-type": { message: "{key} must be {expected}, not {found}" },
  "manifest.out-of-range": { message: "{key} must be from {least} to {most}, not {found}" },
  "manifest.unknown-key": { message: "There is no setting {key} in `[{table}]`", help: "Remove the line" },
  "manifest.misspelled-key": { message: "There is no setting {key} in `[{table}]`", help: "Write {known}" },
  "manifest.unknown-choice": { message: "{key} knows no {found}", help: "Write one of `{known}`" },
  "manifest.unknown-table": { message: "There is no table `[{key}]`", help: "Remove it, or put what belongs to a tool below `[tool]`" },
  "manifest.misspelled-table": { message: "There is no table `[{key}]`", help: "Write `[{known}]`" },
  "manifest.users-table": {
    message: "`[{key}]` has no effect here: it is read from the user's own settings file",
    help: "Move it to `yaoxiang/config.toml` in the user's folder of settings",
  },
  "manifest.not-read": { message: "{key} has no effect: it is documented, and nothing reads it yet", help: "Remove it until then" },
  "manifest.dependency-value": {
    message: "{key} must be a string, not {found}: the compiler takes any version instead",
    help: "Write a version in quotes",
  },
  "manifest.missing-key": { message: "`[{table}]` has no {key}, which package commands need", help: 'Add `{key} = "…"`' },
  "manifest.missing-table": {
    message: "There is no `[{table}]`, which package commands need",
    help: "Add `[{table}]` with a name and a version",
  },
  "manifest.single-quote": {
    message: "{key} has no effect: in this language single quotes make characters, not strings",
    help: "Remove the line",
  },
};
