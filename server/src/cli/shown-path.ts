// How a command names a file to its user.

import { isAbsolute, relative } from "node:path";

/** From the folder that the command runs in, where the file is below it; else absolute. */
export function shownPath(folder: string, absolute: string): string {
  const path = relative(folder, absolute);
  return path.startsWith("..") || isAbsolute(path) ? absolute : path;
}
