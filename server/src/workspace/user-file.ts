// Where a user's own settings are, which count where the project's say nothing.

import { isAbsolute, join } from "node:path";

/** The path of the user's settings file by the variables of the environment, whether or not it exists; null where none tells. */
export function userFilePath(env: Readonly<Record<string, string | undefined>>): string | null {
  const { XDG_CONFIG_HOME: config, HOME: home, APPDATA: appData } = env;
  const folder = [config, home === undefined || home === "" ? undefined : join(home, ".config"), appData].find(
    (path) => path !== undefined && isAbsolute(path),
  );
  return folder === undefined ? null : join(folder, "yaoxiang", "config.toml");
}
