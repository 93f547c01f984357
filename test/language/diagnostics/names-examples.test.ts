// Each finding of names by its example: the one problem reported, and none in the program beside it; its words in both languages under the
// source (fixtures/names-messages.txt, to be read like prose); and that a fix mends what it is offered for.

import { describe, expect, test } from "vitest";
import { resolveNames } from "../../../server/src/language/analysis/names/resolve-names.ts";
import { unusedDefinitions } from "../../../server/src/language/analysis/names/unused-definitions.ts";
import type { Diagnostic } from "../../../server/src/language/diagnostics/diagnostic.ts";
import { stdModule } from "../../../server/src/language/std/std-imports.ts";
import { parse } from "../../../server/src/language/syntax/parse.ts";
import { drawn } from "./drawn.ts";
import { withEdits } from "./edits.ts";
import { NAMES_EXAMPLES } from "./names-examples.ts";

const examples = Object.entries(NAMES_EXAMPLES);

/** What is found in a file that stands alone; unused definitions are asked for only by what is about them. */
function found(finding: string, source: string): readonly Diagnostic[] {
  const model = resolveNames(parse(source), stdModule);
  const isAboutUnused = finding.startsWith("names.unused-");
  return [...model.diagnostics, ...(isAboutUnused ? unusedDefinitions(model, () => false) : [])];
}

test.each(examples)("%s is what its example has, and nothing is what the other has", (finding, { rejected, accepted }) => {
  const findings = found(finding, rejected).map((diagnostic) => diagnostic.finding);
  expect([...new Set(findings)]).toEqual([finding]);
  expect(found(finding, accepted).map((diagnostic) => diagnostic.finding)).toEqual([]);
});

test.each(examples)("%s is shown with programs that can be read", (finding, { rejected, accepted }) => {
  const isOfSyntax = finding === "names.foreign-word";
  const problems = [rejected, accepted].flatMap((source) => parse(source).diagnostics);
  expect(problems.map((problem) => problem.finding)).toEqual(isOfSyntax ? ["syntax.elif-misread"] : []);
});

describe("a fix", () => {
  const offered = examples.flatMap(([finding, { rejected }]) =>
    found(finding, rejected).flatMap(({ fixes }) => (fixes ?? []).map(({ edits }) => [finding, rejected, edits] as const)),
  );
  test.each(offered)("for %s mends it", (finding, source, edits) => {
    const mended = withEdits(source, edits);
    const left = found(finding, mended).filter((diagnostic) => diagnostic.finding === finding);
    expect({ mended, left }).toEqual({ mended, left: [] });
  });
});

test("the words, as a reader sees them", async () => {
  const pages = examples.map(([finding, { rejected }]) =>
    found(finding, rejected)
      .map((diagnostic) => drawn(rejected, diagnostic))
      .join("\n"),
  );
  await expect(`${pages.join("\n\n")}\n`).toMatchFileSnapshot("fixtures/names-messages.txt");
});
