// The marker syntax of the tests of types: under a line of source, `^^^^^ E1002 mismatch` below the text at fault, and behind a colon the
// message, without backticks, where a test cares for it. A warning says so, and `note:` stands at a related place. The source is what is left
// without the lines of marks.

import { expect, test } from "vitest";
import type { ImportedModule } from "../../../../server/src/language/analysis/names/imported-module.ts";
import { moduleShape } from "../../../../server/src/language/analysis/names/module-shape.ts";
import { checkModule } from "../../../../server/src/language/analysis/types/check-module.ts";
import type { ModuleDeclarations } from "../../../../server/src/language/analysis/types/declarations.ts";
import type { TypeProgram } from "../../../../server/src/language/analysis/types/program.ts";
import { readDeclarations } from "../../../../server/src/language/analysis/types/read-declarations.ts";
import { stdDeclarations } from "../../../../server/src/language/analysis/types/std-types.ts";
import type { Diagnostic } from "../../../../server/src/language/diagnostics/diagnostic.ts";
import { onePerMistake } from "../../../../server/src/language/diagnostics/one-per-mistake.ts";
import { renderDiagnostic } from "../../../../server/src/language/diagnostics/render.ts";
import { stdModule } from "../../../../server/src/language/std/std-imports.ts";
import { parse } from "../../../../server/src/language/syntax/parse.ts";
import type { Span } from "../../../../server/src/language/text/span.ts";
import { withFixes } from "../../diagnostics/edits.ts";

/** A rule of the language: a program that keeps it, one that breaks it, and what the fixes make of that, each with marks. */
export function rule(sentence: string, accepted: string, rejected: string, mended?: string): void {
  test(sentence, () => {
    expect(marked(accepted)).toBe(accepted);
    expect(marked(rejected)).toBe(rejected);
    expect(rejected).toMatch(MARKS);
    if (mended === undefined) return;
    expect(fixed(rejected)).toBe(withoutMarks(mended));
    expect(marked(mended)).toBe(mended);
  });
}

/** A program that no rule forbids. */
export function accepts(sentence: string, program: string): void {
  test(sentence, () => expect(marked(program)).toBe(withoutMarks(program)));
}

/** What is said of a program, once for each mistake. */
export function reports(sentence: string, program: string): void {
  test(sentence, () => expect(marked(program)).toBe(program));
}

const MARKS = /^ *\^+ (?:warning )?[EWX]\d{4} /m;
const MARK_LINE = /^ *\^+ (?:note: |(?:warning )?[EWX]\d{4} )/;
const FILE = /^--- (.+)\.yx$/;

/** The text, marked as our analysis sees it. A line `--- shapes.yx` begins another file. */
export function marked(text: string): string {
  const lines = text.split("\n");
  const wanted = lines.filter((line) => MARK_LINE.test(line));
  const files = filesOf(withoutMarks(text));
  const found = check(new Map(files.map(({ module, source }) => [module, source])));
  const withNotes = wanted.some((line) => line.includes(" note: "));
  const hasMessage = (place: string): boolean => wanted.some((line) => line.startsWith(`${place}: `));
  return files
    .map(({ heading, module, source }) => heading + drawn(source, marksOf(found.get(module) ?? [], withNotes), hasMessage))
    .join("\n");
}

function withoutMarks(text: string): string {
  return text
    .split("\n")
    .filter((line) => !MARK_LINE.test(line))
    .join("\n");
}

function fixed(text: string): string {
  const source = withoutMarks(text);
  return withFixes(source, check(new Map([["main", source]])).get("main") ?? []);
}

interface File {
  readonly heading: string;
  readonly module: string;
  readonly source: string;
}

function filesOf(text: string): readonly File[] {
  const files: { heading: string; module: string; lines: string[] }[] = [{ heading: "", module: "main", lines: [] }];
  for (const line of text.split("\n")) {
    const module = FILE.exec(line)?.[1];
    if (module === undefined) files.at(-1)?.lines.push(line);
    else files.push({ heading: `${line}\n`, module, lines: [] });
  }
  return files.flatMap(({ heading, module, lines }, index) =>
    index === 0 && files.length > 1 ? [{ heading, module: "", source: lines.join("\n") }] : [{ heading, module, source: lines.join("\n") }],
  );
}

/** All that is found in the modules of a made-up program, by their paths. */
function check(sources: ReadonlyMap<string, string>): ReadonlyMap<string, readonly Diagnostic[]> {
  const trees = new Map([...sources].map(([module, source]) => [module, parse(source)]));
  const importedModule = (path: readonly string[]): ImportedModule | null => {
    const module = path.join("/");
    const tree = trees.get(module);
    return tree === undefined ? stdModule(path) : { module, shape: moduleShape(tree), importedModule };
  };
  const declared = new Map<string, ModuleDeclarations | null>();
  const program: TypeProgram = {
    declarationsOf(key) {
      const known = declared.get(key);
      if (known !== undefined) return known;
      const tree = trees.get(key);
      const module = importedModule(key.split("/"));
      const read =
        tree === undefined || module === null
          ? stdDeclarations(key)
          : readDeclarations({ tree, module, report: () => {}, arityOf: () => null });
      declared.set(key, read);
      return read;
    },
  };
  return new Map(
    [...trees].map(([key, tree]) => {
      const module = importedModule(key.split("/")) ?? { module: key, shape: moduleShape(tree), importedModule };
      return [key, onePerMistake({ syntax: tree.diagnostics, ...checkModule(tree, module, program) })];
    }),
  );
}

interface Mark {
  readonly span: Span;
  readonly label: string;
  readonly message: string;
}

function marksOf(found: readonly Diagnostic[], withNotes: boolean): readonly Mark[] {
  return found.flatMap((diagnostic): readonly Mark[] => {
    const { finding, code, severity, span } = diagnostic;
    const { message, related } = renderDiagnostic(diagnostic, "en");
    const warning = severity === "error" ? "" : `${severity} `;
    const notes = related.filter(({ file }) => file === undefined && withNotes);
    return [
      { span, label: `${warning}${code} ${finding.replace("types.", "")}`, message: plain(message) },
      ...notes.map((place) => ({ span: place.span, label: "note", message: plain(place.message) })),
    ];
  });
}

function plain(message: string): string {
  return message.replaceAll("`", "");
}

/** The source with a line for each mark under the line that it begins in. */
function drawn(source: string, marks: readonly Mark[], hasMessage: (place: string) => boolean): string {
  let start = 0;
  const lines = source.split("\n").flatMap((line) => {
    const [from, end] = [start, start + line.length];
    start = end + 1;
    const here = marks.filter(({ span }) => span.start >= from && span.start <= end);
    return [line, ...here.map((mark) => markLine(mark, from, end, hasMessage))];
  });
  return lines.join("\n");
}

function markLine({ span, label, message }: Mark, start: number, end: number, hasMessage: (place: string) => boolean): string {
  const width = Math.max(1, Math.min(span.end, end) - span.start);
  const place = `${" ".repeat(span.start - start)}${"^".repeat(width)} ${label}`;
  return label === "note" || hasMessage(place) ? `${place}: ${message}` : place;
}
