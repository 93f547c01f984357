// The tests of renaming, as texts: `renames` has the program before and after, `refuses` the program with the reason marked in it: under a
// line `^^^ clash` below the text at fault, and `note:` with what is said at a related place.

import { expect, test } from "vitest";
import { symbolOf } from "../../../server/src/language/analysis/names/symbols.ts";
import { renderDiagnostic } from "../../../server/src/language/diagnostics/render.ts";
import { type Renamed, renameGroup, renameInSource } from "../../../server/src/language/rename/rename-in-source.ts";
import { readOldName, readScope } from "../../../server/src/language/rename/rename-request.ts";
import { modelOfSource } from "../../../server/src/language/rename/renaming-model.ts";
import { symbolGroups } from "../../../server/src/language/rename/symbol-groups.ts";
import { treeFacts } from "../../../server/src/language/rename/tree-facts.ts";
import type { Span } from "../../../server/src/language/text/span.ts";

/** `w -> width`, `Point.x -> left`, `i@3 -> j`, `w -> width in function:area`. */
function rename(source: string, what: string): Renamed {
  const [, oldName = "", newName = "", scope] = /^(\S+) -> (\S+)(?: in (\S+))?$/.exec(what) ?? [];
  const read = readScope(scope);
  if (oldName === "" || read === null) throw new Error(`not a rename: ${what}`);
  return renameInSource(source, { ...readOldName(oldName), newName, scope: read });
}

/** A rename, after which the other way gives the program from before, byte by byte. `told` are warnings and notes. */
export function renames(sentence: string, what: string, before: string, after: string, ...told: readonly string[]): void {
  test(sentence, () => {
    const { text, diagnostics } = rename(before, what);
    expect(diagnostics.filter(({ severity }) => severity === "error").map(({ finding }) => finding)).toEqual([]);
    expect(text).toBe(after);
    expect(diagnostics.map(({ finding }) => finding.replace("rename.", ""))).toEqual(told);
    if (before !== after) expect(renamedBack(before, after)).toBe(before);
  });
}

/** The symbol whose definition is another in the two texts gets its old name again. */
function renamedBack(before: string, after: string): string {
  const [old, now] = [modelOfSource(before), modelOfSource(after)];
  const changed = now.names.symbols.find(({ name }, index) => name !== symbolOf(old.names, index).name);
  if (changed === undefined) throw new Error("no symbol has another name");
  const facts = treeFacts(now.tree, changed.name);
  const group = symbolGroups(now, facts, changed.name).find((each) => each.has(changed.id));
  if (group === undefined) throw new Error("a symbol is in no group");
  return renameGroup({ model: now, facts, group, newName: symbolOf(old.names, changed.id).name }, modelOfSource).text;
}

/** A rename that is refused, for the reason that is marked in the program. */
export function refuses(sentence: string, what: string, marked: string): void {
  test(sentence, () => {
    const source = marked
      .split("\n")
      .filter((line) => !/^ *\^+ /.test(line))
      .join("\n");
    const { text, edits, diagnostics } = rename(source, what);
    expect(text).toBe(source);
    expect(edits).toEqual([]);
    const marks = diagnostics.flatMap((each) => [
      { span: each.span, label: each.finding.replace("rename.", "") },
      ...renderDiagnostic(each, "en").related.map((place) => ({ span: place.span, label: `note: ${place.message.replaceAll("`", "")}` })),
    ]);
    expect(drawn(source, marks)).toBe(marked);
  });
}

function drawn(source: string, marks: readonly { readonly span: Span; readonly label: string }[]): string {
  let start = 0;
  const lines = source.split("\n").flatMap((line) => {
    const from = start;
    start += line.length + 1;
    const here = marks.filter(({ span }) => span.start >= from && span.start < start);
    return [
      line,
      ...here.map(({ span, label }) => `${" ".repeat(span.start - from)}${"^".repeat(Math.max(1, span.end - span.start))} ${label}`),
    ];
  });
  return lines.join("\n");
}
