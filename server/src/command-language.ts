// The language of messages for a command line, before anything on it is known to be right: what is wrong with it is said in that language, too.

import paths from "node:path";
import { parseArgs } from "node:util";
import type { Language } from "./language/diagnostics/language.ts";
import { chooseLanguage, systemLocale } from "./workspace/choose-language.ts";
import { disk } from "./workspace/disk.ts";
import { userFilePath } from "./workspace/user-file.ts";

/** By `--lang` and `--project-root` wherever they stand in `args`, the environment, and the settings files. */
export function commandLanguage(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Language {
  const { values } = parseArgs({
    args: [...args],
    options: { lang: { type: "string" }, "project-root": { type: "string", multiple: true } },
    strict: false,
  });
  const allowed = (values["project-root"] ?? []).flatMap((folder) => (typeof folder === "string" && folder !== "" ? [folder] : []));
  return chooseLanguage({
    flag: typeof values.lang === "string" ? values.lang : undefined,
    variable: env["YAOXIANG_LANG"],
    locale: systemLocale(env),
    userFile: userFilePath(env),
    roots: { fileSystem: disk, paths, workingFolder: workingFolder(), allowed },
  });
}

/** Where it is gone, a path that nothing is at: help can be had from there all the same. */
function workingFolder(): string {
  try {
    return process.cwd();
  } catch {
    return paths.resolve("/", "\0");
  }
}
