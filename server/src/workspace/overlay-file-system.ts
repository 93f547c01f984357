// Texts that an editor has open and has not saved, laid over another file system: whoever reads through it sees what the editor shows.

import { basename, dirname, join } from "node:path";
import type { FileSystem, FolderEntry } from "./file-system.ts";

export interface OverlayFileSystem extends FileSystem {
  /** From now on the file has this text, whether or not it exists below; null takes the text away again. */
  setText(path: string, text: string | null): void;
}

/** Paths may lead through links: a text belongs to the file, not to one of its names. */
export function overlayFileSystem(base: FileSystem): OverlayFileSystem {
  const texts = new Map<string, { readonly bytes: Uint8Array; readonly id: string }>();
  let changes = 0;

  function realOf(path: string): string {
    const real = base.realPath(path);
    if (real.ok) return real.value;
    const folder = base.realPath(dirname(path));
    return folder.ok ? join(folder.value, basename(path)) : path;
  }

  const textAt = (path: string) => (texts.size === 0 ? undefined : texts.get(realOf(path)));

  /** A folder that is not there yet has the texts in it that are to be saved there. */
  function newFolderAt(path: string): "folder" | null {
    return [...texts.keys()].some((text) => dirname(text) === path) ? "folder" : null;
  }

  return {
    setText(path, text) {
      const real = realOf(path);
      changes += 1;
      if (text === null) texts.delete(real);
      else texts.set(real, { bytes: new TextEncoder().encode(text), id: `text:${changes}` });
    },
    kindOf: (path) => (textAt(path) === undefined ? (base.kindOf(path) ?? newFolderAt(path)) : "file"),
    versionOf(path) {
      const text = textAt(path);
      return text === undefined ? base.versionOf(path) : { id: text.id, size: text.bytes.length, isSettled: true };
    },
    linkTarget: (path) => base.linkTarget(path),
    readFile(path) {
      const text = textAt(path);
      return text === undefined ? base.readFile(path) : { ok: true, value: text.bytes };
    },
    listFolder(path) {
      const below = base.listFolder(path);
      if (texts.size === 0) return below;
      const folder = realOf(path);
      const open = [...texts.keys()].filter((text) => dirname(text) === folder).map((text) => basename(text));
      if (open.length === 0) return below;
      const entries: readonly FolderEntry[] = below.ok ? below.value : [];
      const known = new Set(entries.map(({ name }) => name));
      return { ok: true, value: [...entries, ...open.filter((name) => !known.has(name)).map((name) => ({ name, kind: "file" as const }))] };
    },
    realPath(path) {
      const real = base.realPath(path);
      return real.ok || textAt(path) === undefined ? real : { ok: true, value: realOf(path) };
    },
    replaceFile: (path, bytes) => base.replaceFile(path, bytes),
  };
}
