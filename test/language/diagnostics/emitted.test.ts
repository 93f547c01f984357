// Every diagnostic that the parser and the analysis of names emit on the recorded programs keeps the promises of the table of findings: a code and a severity of its
// finding, exactly its arguments, a place in the text, and words without a gap in every language.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { resolveNames } from "../../../server/src/language/analysis/names/resolve-names.ts";
import { unusedDefinitions } from "../../../server/src/language/analysis/names/unused-definitions.ts";
import { codeFacts } from "../../../server/src/language/diagnostics/codes.ts";
import type { Diagnostic, MessageArguments } from "../../../server/src/language/diagnostics/diagnostic.ts";
import { FIXES } from "../../../server/src/language/diagnostics/findings/fixes.ts";
import { NOTES } from "../../../server/src/language/diagnostics/findings/notes.ts";
import { findingFacts } from "../../../server/src/language/diagnostics/findings.ts";
import { LANGUAGES } from "../../../server/src/language/diagnostics/language.ts";
import { renderDiagnostic } from "../../../server/src/language/diagnostics/render.ts";
import { stdModule } from "../../../server/src/language/std/std-imports.ts";
import { parse } from "../../../server/src/language/syntax/parse.ts";

const folder = fileURLToPath(new URL("../../conformance/cases/syntax/", import.meta.url));
const programs = readdirSync(folder)
  .filter((name) => name.endsWith(".yx"))
  .sort()
  .map((name) => ({ name, source: readFileSync(folder + name, "utf8") }));

test("diagnostics on the recorded programs", () => {
  const complaints = programs.flatMap(({ name, source }) =>
    emittedOn(source).flatMap((diagnostic) => complaintsAbout(diagnostic, source).map((complaint) => `${name}: ${complaint}`)),
  );
  expect(programs.length).toBeGreaterThan(500);
  expect(complaints).toEqual([]);
});

function emittedOn(source: string): readonly Diagnostic[] {
  const tree = parse(source);
  const model = resolveNames(tree, stdModule);
  return [...tree.diagnostics, ...model.diagnostics, ...unusedDefinitions(model, () => false)];
}

function complaintsAbout(diagnostic: Diagnostic, source: string): string[] {
  const { finding, code, severity, span, fixes = [], related = [] } = diagnostic;
  const facts = findingFacts(finding);
  const isIn = (place: { readonly start: number; readonly end: number }) =>
    place.start >= 0 && place.start <= place.end && place.end <= source.length;
  const words = LANGUAGES.map((language) => renderDiagnostic(diagnostic, language)).flatMap((rendered) => [
    rendered.message,
    rendered.help ?? "-",
    ...rendered.related.map(({ message }) => message),
    ...rendered.fixes.map(({ title }) => title),
  ]);
  // The compiler ignores errors inside interpolations, so that they are only warned of there.
  const isIgnoredByCompiler = code === "X0003" && severity === "warning";
  const promises: readonly (readonly [boolean, string])[] = [
    [isIgnoredByCompiler || [facts.code, ...(facts.otherCodes ?? [])].includes(code), `has the code ${code}`],
    [isIgnoredByCompiler || severity === (facts.severity ?? codeFacts(code).severity), `is of severity ${severity}`],
    [hasExactly(diagnostic.arguments, facts.parameters), `has the arguments ${Object.keys(diagnostic.arguments)}`],
    [fixes.every((fix) => hasExactly(fix.arguments, FIXES[fix.finding].parameters)), "has a fix with other arguments"],
    [related.every((place) => hasExactly(place.arguments, NOTES[place.finding].parameters)), "has a related place with other arguments"],
    [
      [span, ...related.map((place) => place.span), ...fixes.flatMap((fix) => fix.edits.map((edit) => edit.span))].every(isIn),
      "is outside the text",
    ],
    [words.every((text) => text !== "" && !text.replaceAll("`` ` ``", "").includes("``")), `has a gap in its words: ${words.join(" / ")}`],
  ];
  return promises.flatMap(([kept, complaint]) => (kept ? [] : [`${finding} ${complaint}`]));
}

function hasExactly(args: MessageArguments, parameters: readonly string[]): boolean {
  return [...Object.keys(args)].sort().join() === [...parameters].sort().join();
}
