// `file:` URIs to paths, strictly and for any machine's kind of paths: Node's own function does it for the machine that it runs on.

import type { PlatformPath } from "node:path";

/** Whether `text` is to be read as a `file:` URI and not as a path. */
export function isFileUri(text: string): boolean {
  return /^file:/i.test(text);
}

/** The path that a URI names; null where it names none: another host, a query or fragment, an escape that is none or hides a separator. */
export function pathOfFileUri(text: string, paths: PlatformPath): string | null {
  const isWindows = paths.sep === "\\";
  const url = parse(text);
  if (url === null || url.search !== "" || url.hash !== "") return null;
  if (isWindows ? /%2f|%5c/i.test(url.pathname) : /%2f/i.test(url.pathname)) return null;
  const path = decode(url.pathname);
  if (path === null) return null;
  if (!isWindows) return url.host === "" ? path : null;
  const written = path.replaceAll("/", "\\");
  if (url.host !== "") return `\\\\${url.host}${written}`;
  return /^\\[a-z]:(\\|$)/i.test(written) ? written.slice(1) : null;
}

function parse(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
