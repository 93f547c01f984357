// Draws the extension's icon, client/images/icon.png: a hexagram of whole and broken lines, of which 爻 (a line) and 象 (what it shows)
// speak. `node scripts/draw-icon.mjs`; the result is committed.
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { crc32, deflateSync } from "node:zlib";

const size = 256;
const fine = 4; // samples across a pixel, for smooth corners
const ground = [0x22, 0x30, 0x4a];
const ink = [0xf3, 0xe6, 0xcd];

/** A rectangle with round corners. @typedef {readonly [left: number, top: number, right: number, bottom: number, radius: number]} Bar */

/** From the top, lines that are broken and lines that are whole in turn. @type {readonly Bar[]} */
const bars = [0, 1, 2, 3, 4, 5].flatMap((index) => line(index % 2 === 1, 43 + index * 30));

/** @param {boolean} isWhole @param {number} top @returns {Bar[]} */
function line(isWhole, top) {
  const bottom = top + 20;
  if (isWhole) return [[48, top, 208, bottom, 6]];
  return [
    [48, top, 116, bottom, 6],
    [140, top, 208, bottom, 6],
  ];
}

/** @param {Bar} bar @param {number} x @param {number} y */
function isInside([left, top, right, bottom, radius], x, y) {
  const dx = Math.max(left + radius - x, 0, x - (right - radius));
  const dy = Math.max(top + radius - y, 0, y - (bottom - radius));
  return dx * dx + dy * dy <= radius * radius;
}

/** Red, green, blue and opacity of a pixel. @param {number} column @param {number} row */
function pixel(column, row) {
  let [covered, inked] = [0, 0];
  for (let sample = 0; sample < fine * fine; sample += 1) {
    const x = column + ((sample % fine) + 0.5) / fine;
    const y = row + (Math.floor(sample / fine) + 0.5) / fine;
    if (!isInside([0, 0, size, size, 48], x, y)) continue;
    covered += 1;
    if (bars.some((bar) => isInside(bar, x, y))) inked += 1;
  }
  const share = covered === 0 ? 0 : inked / covered;
  const mixed = ground.map((value, index) => Math.round(value + ((ink[index] ?? 0) - value) * share));
  return [...mixed, Math.round((covered / fine / fine) * 255)];
}

/** @param {string} type @param {Uint8Array} data */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

const rows = Array.from({ length: size }, (_, row) => [0, ...Array.from({ length: size }, (_, column) => pixel(column, row)).flat()]);
const header = Buffer.alloc(13);
header.writeUInt32BE(size, 0);
header.writeUInt32BE(size, 4);
header.set([8, 6, 0, 0, 0], 8); // 8 bits, colors with opacity
const png = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  chunk("IHDR", header),
  chunk("IDAT", deflateSync(Buffer.from(rows.flat()), { level: 9 })),
  chunk("IEND", Buffer.alloc(0)),
]);
writeFileSync(join(dirname(dirname(fileURLToPath(import.meta.url))), "client/images/icon.png"), png);
