// One source file as a snapshot holds it: its text as far as it can be had, and why that is not all of it.

import { createHash } from "node:crypto";
import type { Diagnostic } from "../language/diagnostics/diagnostic.ts";
import { diagnostic } from "../language/diagnostics/findings.ts";
import { decodeText } from "./decode-text.ts";
import type { FileSystem } from "./file-system.ts";

export interface ProjectFile {
  /** From the root, with `/`. */
  readonly path: string;
  /** Without any link in it. */
  readonly absolute: string;
  /** What can be read: of a file that is not UTF-8 the start. */
  readonly text: string;
  /** The same for files with the same bytes. */
  readonly hash: string;
  /** Why the text is not all that the file holds; its offsets are in `text`. */
  readonly problem: Diagnostic | null;
}

/** The longest file that is read, in bytes. */
export const MOST_FILE_BYTES = 10_000_000;

/** Reads the file at `absolute`, which is `size` bytes long. What can't be read is a file with a problem. */
export function readProjectFile(fileSystem: FileSystem, path: string, absolute: string, size: number): ProjectFile {
  const withProblem = (problem: Diagnostic, text = ""): ProjectFile => ({ path, absolute, text, hash: hashOf(text), problem });
  if (size > MOST_FILE_BYTES) return withProblem(diagnostic("files.too-large", START, { limit: MOST_FILE_BYTES }));
  const bytes = fileSystem.readFile(absolute);
  if (!bytes.ok) return withProblem(diagnostic("files.unreadable", START, { reason: bytes.problem }));
  const decoded = decodeText(bytes.value);
  if (decoded.ok) return { path, absolute, text: decoded.text, hash: hashOf(bytes.value), problem: null };
  const end = decoded.before.length;
  return withProblem(diagnostic("files.wrong-encoding", { start: end, end }, {}), decoded.before);
}

const START = { start: 0, end: 0 };

function hashOf(content: string | Uint8Array): string {
  return createHash("sha1").update(content).digest("base64");
}
