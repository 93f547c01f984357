// URIs of documents and the paths of files, both ways.

import type { PlatformPath } from "node:path";
import { isFileUri, pathOfFileUri } from "../workspace/file-uri.ts";

/** Where a document is: a file's path; or, of one that is not saved yet, its URI alone. */
export type DocumentPlace = { readonly kind: "file"; readonly path: string } | { readonly kind: "unsaved"; readonly uri: string };

/** Null for a URI that names no file of this machine. */
export function placeOfUri(uri: string, paths: PlatformPath): DocumentPlace | null {
  if (!isFileUri(uri)) return { kind: "unsaved", uri };
  const path = pathOfFileUri(uri, paths);
  return path === null ? null : { kind: "file", path };
}

/** The `file:` URI of an absolute path, escaped as editors do it. */
export function uriOfPath(path: string, paths: PlatformPath): string {
  const slashed = paths.sep === "\\" ? path.replaceAll("\\", "/") : path;
  const parts = slashed.split("/").map((part) => encodeURIComponent(part).replace(/[!'()*]/g, escaped));
  if (slashed.startsWith("//")) return `file:${parts.join("/")}`;
  // a drive's colon is escaped, as VS Code does it
  return slashed.startsWith("/") ? `file://${parts.join("/")}` : `file:///${parts.join("/")}`;
}

function escaped(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
