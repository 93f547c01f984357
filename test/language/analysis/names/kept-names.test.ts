// Names that are resolved with what was kept of an earlier version are the same as those that are resolved afresh, symbol by symbol and
// reference by reference, however the text around them moved.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { KeptNames } from "../../../../server/src/language/analysis/names/kept-names.ts";
import { resolveNames, resolveNamesAgain } from "../../../../server/src/language/analysis/names/resolve-names.ts";
import { stdModule } from "../../../../server/src/language/std/std-imports.ts";
import { parse } from "../../../../server/src/language/syntax/parse.ts";
import { below, pick, type Random, seeded } from "../../../mutants/random.ts";

const LINES = [
  "    extra = 1",
  "    mut extra = 2",
  "    use std.io",
  "    extra = limit",
  "    return missing",
  "    limit = 3",
  "// moved",
];

/** An edit in the body of a function, or one that only moves what follows. */
function edited(random: Random, text: string): string {
  const lines = text.split("\n");
  const inside = lines.flatMap((line, at) => (line.startsWith("    ") ? [at] : []));
  const at = inside.length === 0 ? 0 : pick(random, inside);
  const line = lines[at] ?? "";
  switch (below(random, 4)) {
    case 0:
      return lines.toSpliced(at, 0, pick(random, LINES)).join("\n");
    case 1:
      return lines.toSpliced(at, 1, line.replace(/\b\d+\b/, "12345")).join("\n");
    case 2:
      return lines.toSpliced(at, 1, line.replace(/\b([a-z]\w+) =/, "$1_longer =")).join("\n");
    default:
      return lines.toSpliced(at, 0, "    // a remark").join("\n");
  }
}

const folder = join(process.cwd(), "samples");
const samples = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".yx") && path !== "broken.yx");

test.each(samples)("%s", (path) => {
  const original = `limit = 10\n${readFileSync(join(folder, path), "utf8")}`;
  const random = seeded(path.length);
  let text = original;
  let kept: KeptNames | null = null;
  for (let round = 0; round < 12; round++) {
    const tree = parse(text);
    const again = resolveNamesAgain(tree, stdModule, kept);
    expect(again.names).toEqual(resolveNames(tree, stdModule));
    kept = again.kept;
    text = random() < 0.2 ? original : edited(random, text);
  }
});
