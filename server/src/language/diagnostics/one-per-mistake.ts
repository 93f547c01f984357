// The diagnostics of several passes over one file put together, so that one mistake is told once. Within a pass that is the pass's business.

import type { Span } from "../text/span.ts";
import type { Diagnostic } from "./diagnostic.ts";

/** What the passes over one file found. */
export interface FoundInFile {
  readonly syntax: readonly Diagnostic[];
  readonly names: readonly Diagnostic[];
  readonly types?: readonly Diagnostic[];
  /** Of the file as a whole, and of where its imports lead: nothing that another pass sees. */
  readonly others?: readonly Diagnostic[];
}

/**
 * All of them by place. Where the parser warns that the compiler misreads a word (X0003) and the analysis of names has the error that comes
 * of it, the error is told; of a word of another language in the parser's words, which know what was meant and how to repair it. A module that is not imported is told of once.
 */
export function onePerMistake({ syntax, names, types = [], others = [] }: FoundInFile): readonly Diagnostic[] {
  const misread = new Map(syntax.filter(isMisreading).map((warning) => [warning.span.start, warning]));
  const told = new Set<Diagnostic>();
  const fromNames = names.map((found) => {
    const warning = isUnknownName(found) ? misread.get(found.span.start) : undefined;
    if (warning === undefined) return found;
    told.add(warning);
    return found.finding === "names.foreign-word" ? { ...warning, code: found.code, severity: found.severity } : found;
  });
  const all = [...others, ...syntax.filter((found) => !told.has(found)), ...fromNames, ...types];
  return withoutRepeated(all.sort((a, b) => compareSpans(a.span, b.span)));
}

/** An import that is missing is one mistake, told where its name stands first. */
function withoutRepeated(all: readonly Diagnostic[]): readonly Diagnostic[] {
  const forgotten = new Set<unknown>();
  return all.filter((found) => {
    if (found.finding !== "names.module-not-imported") return true;
    const { module } = found.arguments;
    const isFirst = !forgotten.has(module);
    forgotten.add(module);
    return isFirst;
  });
}

function isMisreading({ code, severity }: Diagnostic): boolean {
  return code === "X0003" && severity !== "error";
}

function isUnknownName({ code, severity }: Diagnostic): boolean {
  return severity === "error" && (code === "E1001" || code === "E1013");
}

function compareSpans(a: Span, b: Span): number {
  return a.start - b.start || a.end - b.end;
}
