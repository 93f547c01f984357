// Copies the recorded cases of a conformance folder into test/conformance/cases, byte for byte: `node scripts/refresh-conformance.mjs [DIR]`.
// Only the tables `expected.json` are rewritten, one case a line, so that a refresh shows as a readable diff.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const sets = ["syntax", "types", "format", "projects"];
const repository = dirname(dirname(fileURLToPath(import.meta.url)));
const from = resolve(process.argv[2] ?? join(repository, "../shared/conformance"));
const to = join(repository, "test/conformance/cases");

const missing = sets.filter((set) => !existsSync(join(from, set, "expected.json")));
if (missing.length > 0) {
  console.error(`${from} holds no ${missing.map((set) => `${set}/expected.json`).join(", ")}`);
  process.exit(2);
}

for (const set of sets) {
  const target = join(to, set);
  rmSync(target, { recursive: true, force: true });
  const files = copyFolder(join(from, set), target);
  const table = JSON.parse(readFileSync(join(from, set, "expected.json"), "utf8"));
  writeFileSync(join(target, "expected.json"), oneEntryALine(table));
  console.log(`${set}: ${Object.keys(table).length} cases, ${files} files`);
}

/** By reading and writing, so that the copies are ordinary writable files whatever the source folder's modes are. */
function copyFolder(source, target) {
  mkdirSync(target, { recursive: true });
  let files = 0;
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    if (entry.isDirectory()) {
      files += copyFolder(join(source, entry.name), join(target, entry.name));
    } else {
      writeFileSync(join(target, entry.name), readFileSync(join(source, entry.name)));
      files += 1;
    }
  }
  return files;
}

function oneEntryALine(table) {
  const lines = Object.entries(table).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return `{\n${lines.join(",\n")}\n}\n`;
}
