// A page of diagnostics ends where an answer is full, and one that would fill it alone is shown in brief.
import { expect, test } from "vitest";
import { writeDiagnosticPage } from "../../mcp/src/diagnostic-page.ts";
import type { FoundDiagnostic } from "../../mcp/src/project-diagnostics.ts";
import { diagnostic, fix } from "../../server/src/language/diagnostics/findings.ts";
import { createPositions } from "../../server/src/language/text/positions.ts";

const at = { path: "a.yx", text: "use ghost\n" };
const positions = { ofText: () => createPositions(at.text), ofPath: () => null };
const span = { start: 4, end: 9 };

/** A diagnostic whose fix has so many characters. */
function withFix(length: number): FoundDiagnostic {
  const edit = { span, newText: "x".repeat(length) };
  const fixes = [fix("fix.replace", { text: "ghost", replacement: "x" }, [edit])];
  return { at, diagnostic: diagnostic("modules.misspelled", span, { module: "ghost", known: "x" }, { fixes }) };
}

function page(found: readonly FoundDiagnostic[]) {
  const { entries, cut } = writeDiagnosticPage(found, positions, "en");
  expect(entries.join(",").length).toBeLessThan(46_000);
  return { entries: entries.map((entry) => "fixes" in JSON.parse(entry)), cut };
}

test("nothing, and as many as fit", () => {
  expect(page([])).toEqual({ entries: [], cut: [] });
  expect(page([withFix(10), withFix(20_000), withFix(20_000), withFix(20_000)])).toEqual({ entries: [true, true, true], cut: [] });
});

test("a fix that fills a page has it for itself; one that is longer is left out, and that is said", () => {
  expect(page([withFix(45_600), withFix(10)])).toEqual({ entries: [true], cut: [] });
  expect(page([withFix(10), withFix(50_000), withFix(10)])).toEqual({
    entries: [true, false, true],
    cut: ["too long for an answer, and shown without fixes and related places: 1 of these; `yaoxiang-tools check --json` shows all"],
  });
});
