// stdin of a command, to its end.

import type { Readable } from "node:stream";
import type { FileOutcome } from "../workspace/file-system.ts";

/** All bytes of a stream; or why they can't be read, where stdin is a folder, say. */
export async function readInput(stream: Readable): Promise<FileOutcome<Uint8Array>> {
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of stream) chunks.push(chunk);
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
  return { ok: true, value: Buffer.concat(chunks) };
}
