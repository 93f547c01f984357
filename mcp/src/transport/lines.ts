// Splits a stream of bytes into lines, wherever the chunks happen to end.

export interface LineSplitter {
  /** Takes the next bytes; gives false from the moment on at which a line was too long. */
  push(chunk: Buffer): boolean;
}

/** Calls `onLine` with the bytes of each line, without its LF. A line of more than `limit` bytes ends everything. */
export function createLineSplitter(limit: number, onLine: (line: Buffer) => void): LineSplitter {
  let parts: Buffer[] = [];
  let length = 0;
  let tooLong = false;

  function keep(part: Buffer): boolean {
    length += part.length;
    if (length > limit) {
      tooLong = true;
      parts = [];
      return false;
    }
    parts.push(part);
    return true;
  }

  return {
    push(chunk) {
      let start = 0;
      while (!tooLong) {
        const end = chunk.indexOf(LF, start);
        if (!keep(chunk.subarray(start, end === -1 ? chunk.length : end))) break;
        if (end === -1) break;
        const line = parts.length === 1 && parts[0] !== undefined ? parts[0] : Buffer.concat(parts, length);
        parts = [];
        length = 0;
        start = end + 1;
        onLine(line);
      }
      return !tooLong;
    },
  };
}

const LF = 0x0a;
