// How agreement is printed: a table a set, and a disagreement with the lines of source it is about.

import { countAgreement } from "./baseline.ts";
import type { Deviation } from "./deviations.ts";
import type { CaseResult, ConformanceSet } from "./sets.ts";
import type { Judgement } from "./verdict.ts";

const shownLines = 14;

export function agreementTable(set: ConformanceSet, results: readonly CaseResult[], deviations: readonly Deviation[]): string {
  const groups = [...new Set(results.map((result) => result.group))].sort();
  const rows = groups.map((group) =>
    row(
      `  ${group}`,
      results.filter((result) => result.group === group),
      deviations,
    ),
  );
  const head = [
    `${set.name} (${set.compares})`.padEnd(64),
    ..."cases,open,agree,%,with deviations,%".split(",").map((title) => title.padStart(title.length < 6 ? 7 : 16)),
  ].join("");
  return [head, ...rows, row("  total", results, deviations), ""].join("\n");
}

function row(title: string, results: readonly CaseResult[], deviations: readonly Deviation[]): string {
  const { counted, agree, withDeviations } = countAgreement(results, deviations);
  const cells = [results.length, results.length - counted, agree, percent(agree, counted)].map((cell) => String(cell).padStart(7));
  return title.padEnd(64) + cells.join("") + String(withDeviations).padStart(16) + percent(withDeviations, counted).padStart(7);
}

/** Never rounded up to 100: one case short must show. */
function percent(part: number, whole: number): string {
  if (whole === 0) return "–";
  return (Math.floor((part / whole) * 1000) / 10).toFixed(1);
}

export function describeFailure(result: CaseResult, judgement: Extract<Judgement, { kind: "differs" }>, meant: boolean): string {
  return [
    `✗ ${result.id}${meant ? "  (a deviation)" : ""}`,
    `    expected ${judgement.expected}`,
    `    got      ${judgement.got}`,
    ...excerpt(result.source),
    "",
  ].join("\n");
}

function excerpt(source: string): readonly string[] {
  const lines = source.split("\n");
  const shown = lines.slice(0, shownLines).map((line, index) => `${String(index + 1).padStart(4)} │ ${visible(line)}`);
  return lines.length > shownLines ? [...shown, `     │ … ${lines.length - shownLines} more lines`] : shown;
}

/** Control characters as pictures, so that a CR, TAB or NUL in a case can be seen. */
function visible(line: string): string {
  return line
    .replace(/\p{Cc}/gu, (character) => (character < " " ? String.fromCharCode(0x2400 + character.charCodeAt(0)) : "␦"))
    .replace(/\ufeff/g, "⟨BOM⟩")
    .slice(0, 160);
}
