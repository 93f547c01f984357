// Counts how many columns a stretch of one line takes, and goes back from columns to offsets, fast on very long lines too.
// What a column is (a code point, a UTF-8 byte, a wide TAB) is the measure's business; where lines begin is not.

/** Columns between offsets of one source (UTF-16), and offsets from columns. */
export interface Measure {
  /** How many columns the text from `from` to `to` takes. */
  between(from: number, to: number): number;
  /** The last offset that is not after `limit` and at most `columns` columns after `from`; never inside a character. */
  advance(from: number, limit: number, columns: number): number;
}

/** Columns are UTF-16 code units. */
export const utf16Measure: Measure = {
  between: (from, to) => to - from,
  advance: (from, limit, columns) => Math.min(limit, from + columns),
};

/** Columns are code points, of which a TAB counts `tabSize` (a positive integer). */
export function codePointMeasure(source: string, tabSize: number): Measure {
  const uniform = !/[\ud800-\udfff]/.test(source) && (tabSize === 1 || !source.includes("\t"));
  if (uniform) return utf16Measure;
  return weightedMeasure(source, (offset) => {
    const unit = source.charCodeAt(offset);
    if (unit === TAB) return tabSize;
    return isLowHalfOfPair(source, offset) ? 0 : 1;
  });
}

/** Columns are bytes of UTF-8; a lone surrogate counts 3, as its replacement character does. */
export function utf8Measure(source: string): Measure {
  if (!/[^\0-\x7f]/.test(source)) return utf16Measure;
  return weightedMeasure(source, (offset) => {
    const unit = source.charCodeAt(offset);
    if (unit < 0x80) return 1;
    if (unit < 0x800) return 2;
    if (isLowHalfOfPair(source, offset)) return 0;
    return isLowHalfOfPair(source, offset + 1) ? 4 : 3;
  });
}

/** Whether `offset` is inside a surrogate pair. */
export function isLowHalfOfPair(source: string, offset: number): boolean {
  return (source.charCodeAt(offset) & 0xfc00) === 0xdc00 && (source.charCodeAt(offset - 1) & 0xfc00) === 0xd800;
}

const TAB = 9;
const BLOCK = 1024;

/** A measure from the width of each code unit; the second unit of a pair has width 0 and the first has the pair's. */
function weightedMeasure(source: string, widthAt: (offset: number) => number): Measure {
  // blocks[i] is the width of everything before offset i * BLOCK: without it, each look-up on one long line would start at its beginning.
  let blocks: readonly number[] | null = null;

  function scan(from: number, to: number): number {
    let width = 0;
    for (let offset = from; offset < to; offset += 1) width += widthAt(offset);
    return width;
  }

  function blockWidths(): readonly number[] {
    if (blocks !== null) return blocks;
    const widths = [0];
    let total = 0;
    for (let start = BLOCK; start <= source.length; start += BLOCK) {
      total += scan(start - BLOCK, start);
      widths.push(total);
    }
    blocks = widths;
    return widths;
  }

  function widthBefore(offset: number): number {
    const block = Math.floor(offset / BLOCK);
    return (blockWidths()[block] ?? 0) + scan(block * BLOCK, offset);
  }

  return {
    between(from, to) {
      return to - from <= BLOCK ? scan(from, to) : widthBefore(to) - widthBefore(from);
    },
    advance(from, limit, columns) {
      let offset = from;
      let rest = columns;
      if (limit - from > BLOCK) {
        const target = widthBefore(from) + columns;
        const block = lastNotAbove(blockWidths(), target);
        if (block * BLOCK >= limit) return limit;
        if (block * BLOCK > from) {
          offset = block * BLOCK;
          rest = target - (blockWidths()[block] ?? 0);
        }
      }
      while (offset < limit && widthAt(offset) <= rest) {
        rest -= widthAt(offset);
        offset += 1;
      }
      return offset;
    },
  };
}

/** The index of the last number of an ascending list that begins with 0 which is not above `value` (0 when all are). */
export function lastNotAbove(ascending: readonly number[], value: number): number {
  let low = 0;
  let high = ascending.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((ascending[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
