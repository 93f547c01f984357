// Each syntax finding by its example: the one problem reported, its words in both languages under the source (fixtures/syntax-messages.txt,
// to be read like prose), and that a fix mends what it is offered for.
import { describe, expect, test } from "vitest";
import { parse } from "../../../server/src/language/syntax/parse.ts";
import { drawn } from "./drawn.ts";
import { withEdits } from "./edits.ts";
import { SYNTAX_EXAMPLES } from "./syntax-examples.ts";

const examples = Object.entries(SYNTAX_EXAMPLES);

test.each(examples)("%s is what its example has", (finding, source) => {
  expect(parse(source).diagnostics.map((diagnostic) => diagnostic.finding)).toEqual([finding]);
});

describe("a fix", () => {
  const offered = examples.flatMap(([finding, source]) =>
    parse(source).diagnostics.flatMap(({ fixes }) => (fixes ?? []).map(({ edits }) => [finding, source, edits] as const)),
  );
  test.each(offered)("for %s mends it", (finding, source, edits) => {
    const mended = withEdits(source, edits);
    const left = parse(mended).diagnostics.filter((diagnostic) => diagnostic.finding === finding);
    expect({ mended, left }).toEqual({ mended, left: [] });
  });
});

test("the words, as a reader sees them", async () => {
  const pages = examples.map(([, source]) =>
    parse(source)
      .diagnostics.map((diagnostic) => drawn(source, diagnostic))
      .join("\n"),
  );
  await expect(`${pages.join("\n\n")}\n`).toMatchFileSnapshot("fixtures/syntax-messages.txt");
});
