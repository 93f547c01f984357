// The samples, cut off in the middle as they are while someone writes them: the analysis ends, and it does not complain of what is still to
// come.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { moduleShape } from "../../../../server/src/language/analysis/names/module-shape.ts";
import { checkModule } from "../../../../server/src/language/analysis/types/check-module.ts";
import { stdDeclarations } from "../../../../server/src/language/analysis/types/std-types.ts";
import { stdModule } from "../../../../server/src/language/std/std-imports.ts";
import { parse } from "../../../../server/src/language/syntax/parse.ts";

const samples = join(import.meta.dirname, "../../../../samples");
const files = readdirSync(samples, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".yx"));

/** A prime, so that the cuts fall into all kinds of places. */
const STEP = 83;

/** What only the rest of the text can decide. */
const UNDECIDED: ReadonlySet<string> = new Set([
  "types.missing-return",
  "types.missing-arms",
  "types.type-argument-count",
  "types.predicate-argument-count",
]);

function undecided(source: string): readonly string[] {
  const tree = parse(source);
  const module = { module: "", shape: moduleShape(tree), importedModule: stdModule };
  const { types } = checkModule(tree, module, { declarationsOf: stdDeclarations });
  return types.flatMap(({ finding, span }) => (UNDECIDED.has(finding) ? [`${finding} ${span.start}`] : []));
}

describe("a sample that is cut off", () => {
  test.each(files)("%s", (path) => {
    const source = readFileSync(join(samples, path), "utf8");
    for (let end = STEP; end < source.length; end += STEP) expect(undecided(source.slice(0, end)), `cut at ${end}`).toEqual([]);
  });
});
