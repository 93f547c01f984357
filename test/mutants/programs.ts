// The programs that are mutated: all recorded ones whose verdict is ok, and the formatter's inputs, where our parser finds nothing to
// say about them. What a mutant is told is then about the mutation alone.

import { parse } from "../../server/src/language/syntax/parse.ts";
import { hasSet, loadFormatInputs, loadPrograms } from "../conformance/cases.ts";
import { type Mutation, mutationsOf } from "./operators.ts";
import { unitSequences } from "./units.ts";

export interface Program {
  readonly id: string;
  readonly source: string;
  readonly mutations: readonly Mutation[];
}

export interface ProgramSelection {
  readonly programs: readonly Program[];
  /** Programs left out because our parser reports an error on them, or only warnings. */
  readonly withErrors: readonly string[];
  readonly withWarnings: readonly string[];
}

export function selectPrograms(casesFolder: string): ProgramSelection {
  const programs: Program[] = [];
  const withErrors: string[] = [];
  const withWarnings: string[] = [];
  const known = new Set<string>();
  for (const { id, source } of candidates(casesFolder)) {
    if (known.has(source)) continue;
    known.add(source);
    const tree = parse(source);
    if (tree.diagnostics.some((diagnostic) => diagnostic.severity === "error")) withErrors.push(id);
    else if (tree.diagnostics.length > 0) withWarnings.push(id);
    else programs.push({ id, source, mutations: mutationsOf(id, source, unitSequences(tree)) });
  }
  return { programs, withErrors, withWarnings };
}

function candidates(casesFolder: string): readonly { readonly id: string; readonly source: string }[] {
  const recorded = ["syntax", "types"]
    .filter((set) => hasSet(casesFolder, set))
    .flatMap((set) => loadPrograms(casesFolder, set))
    .filter((program) => program.recorded.verdict === "ok");
  return hasSet(casesFolder, "format") ? [...recorded, ...loadFormatInputs(casesFolder)] : recorded;
}
