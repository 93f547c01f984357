// The stack of documents that wait to be laid out. Its frames are used again and again: a layout opens one for nearly every document, and
// their garbage would cost more than the layout.

import type { Doc } from "./doc.ts";

/** Documents of which those from `index` on wait, at a level of indentation, broken or on one line. */
export interface Frame {
  readonly parts: readonly Doc[];
  readonly index: number;
  readonly level: number;
  readonly isBroken: boolean;
}

interface MutableFrame {
  parts: readonly Doc[];
  index: number;
  level: number;
  isBroken: boolean;
}

const NOTHING: readonly Doc[] = [];

export class Frames {
  depth = 0;
  /** What the document that `next` gave last is to be laid out with. */
  level = 0;
  isBroken = true;
  private readonly frames: MutableFrame[] = [];

  /** The frame at `index`, counted from the bottom. */
  at(index: number): Frame | undefined {
    return index < 0 || index >= this.depth ? undefined : this.frames[index];
  }

  /** Puts a document on top. */
  push(doc: Doc, level: number, isBroken: boolean): void {
    this.pushParts(typeof doc === "object" && doc.kind === "concat" ? doc.parts : [doc], 0, level, isBroken);
  }

  pushParts(parts: readonly Doc[], index: number, level: number, isBroken: boolean): void {
    const frame = this.frames[this.depth];
    this.depth += 1;
    if (frame === undefined) this.frames.push({ parts, index, level, isBroken });
    else {
      frame.parts = parts;
      frame.index = index;
      frame.level = level;
      frame.isBroken = isBroken;
    }
  }

  /** The next document of the topmost frame; frames that have none are taken away. Undefined when there is none at all. */
  next(): Doc | undefined {
    while (this.depth > 0) {
      const frame = this.frames[this.depth - 1];
      const doc = frame?.parts[frame.index];
      if (frame !== undefined && doc !== undefined) {
        frame.index += 1;
        this.level = frame.level;
        this.isBroken = frame.isBroken;
        return doc;
      }
      this.depth -= 1;
      if (frame !== undefined) frame.parts = NOTHING;
    }
    return undefined;
  }

  clear(): void {
    this.depth = 0;
  }
}
