// What the workspace asks of a file system, so that the same code runs over the disk, over files in memory and over unsaved texts.
// What can go wrong outside of the program is a value; paths are absolute, in the form of the machine's own.

/** What is at a path, after following links; a device or a pipe is `other`. */
export type FileKind = "file" | "folder" | "other";

/** The outcome of asking the file system for something; `problem` is the system's own word for what went wrong. */
export type FileOutcome<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: string };

/** A name in a folder, and what it is without following links. */
export interface FolderEntry {
  readonly name: string;
  readonly kind: FileKind | "link";
}

/** A state of a file's content, as far as it can be told without reading it. */
export interface FileVersion {
  /** Differs from that of any other state, once the file is settled. */
  readonly id: string;
  /** In bytes. */
  readonly size: number;
  /** False just after a change, when another one could still leave the id as it is. */
  readonly isSettled: boolean;
}

export interface FileSystem {
  /** What is there, or null when nothing is, or when it can't be told. */
  kindOf(path: string): FileKind | null;
  /** The state of what is there, after following links; null when nothing is, or when it can't be told. */
  versionOf(path: string): FileVersion | null;
  /** What the link at the path says, which may lead nowhere; null where there is no link. */
  linkTarget(path: string): string | null;
  readFile(path: string): FileOutcome<Uint8Array>;
  /** What is in a folder, in no particular order. */
  listFolder(path: string): FileOutcome<readonly FolderEntry[]>;
  /** The path without any link in it. */
  realPath(path: string): FileOutcome<string>;
  /** Replaces an existing file's content: all of it, or when there is a problem nothing. */
  replaceFile(path: string, bytes: Uint8Array): FileOutcome<null>;
}
