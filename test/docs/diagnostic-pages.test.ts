// The pages under docs/diagnostics are what the registry, the words and the examples make of them: `npm run docs` writes them.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CODES, isCodeId } from "../../server/src/language/diagnostics/codes.ts";
import { explanationIndex, explanationPage } from "../../server/src/language/diagnostics/explanations/page.ts";

const folder = join(import.meta.dirname, "../../docs/diagnostics");
const codes = Object.keys(CODES).filter(isCodeId);

test.each(codes)("%s", async (code) => {
  await expect(explanationPage(code)).toMatchFileSnapshot(join(folder, `${code}.md`));
});

test("the list of pages, and no page of a code that there is not", async () => {
  await expect(explanationIndex()).toMatchFileSnapshot(join(folder, "README.md"));
  expect(readdirSync(folder).sort()).toEqual([...codes.map((code) => `${code}.md`), "README.md"].sort());
  expect(readFileSync(join(folder, "README.md"), "utf8")).toContain("E1001.md");
});
