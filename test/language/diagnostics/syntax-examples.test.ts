// Each syntax finding by its example: the one problem reported, its words in both languages under the source (fixtures/syntax-messages.txt,
// to be read like prose), and that a fix mends what it is offered for.
import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../../../server/src/language/diagnostics/diagnostic.ts";
import { LANGUAGES } from "../../../server/src/language/diagnostics/language.ts";
import { renderDiagnostic } from "../../../server/src/language/diagnostics/render.ts";
import { parse } from "../../../server/src/language/syntax/parse.ts";
import { createPositions } from "../../../server/src/language/text/positions.ts";
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

function drawn(source: string, diagnostic: Diagnostic): string {
  const [line, column, endLine, endColumn] = createPositions(source).codePointSpan(diagnostic.span);
  const text = source.split("\n")[line - 1] ?? "";
  const width = endLine === line ? Math.max(endColumn - column, 1) : Math.max([...text].length + 1 - column, 1);
  const underlined = [text, " ".repeat(column - 1) + "^".repeat(width)].filter(() => text.length <= 80).map((each) => `    ${each}`);
  const said = LANGUAGES.flatMap((language) => {
    const { message, help, related, fixes } = renderDiagnostic(diagnostic, language);
    return [
      `  ${message}`,
      ...(help === undefined ? [] : [`  → ${help}`]),
      ...related.map((place) => `  at ${createPositions(source).codePointSpan(place.span).join(":")}: ${place.message}`),
      ...fixes.map(({ title, edits }) => `  fix: ${title}: ${JSON.stringify(withEdits(source, edits))}`),
    ];
  });
  return [`${diagnostic.code} ${diagnostic.severity} ${diagnostic.finding}`, ...underlined, ...said].join("\n");
}
