// The sets that agreement is counted on: how each loads its cases and judges our answer. A set is added here when what it compares exists.

import { moduleShape } from "../../server/src/language/analysis/names/module-shape.ts";
import { resolveNames } from "../../server/src/language/analysis/names/resolve-names.ts";
import { checkModule } from "../../server/src/language/analysis/types/check-module.ts";
import { stdDeclarations } from "../../server/src/language/analysis/types/std-types.ts";
import { onePerMistake } from "../../server/src/language/diagnostics/one-per-mistake.ts";
import { format } from "../../server/src/language/format/format.ts";
import { stdModule } from "../../server/src/language/std/std-imports.ts";
import { parse } from "../../server/src/language/syntax/parse.ts";
import { judgeNames, judgeNamesOfAccepted, judgeTypes } from "./analysis-verdict.ts";
import { answersOf } from "./answers.ts";
import { hasSet, loadPrograms, type ProgramCase, type RecordedResult } from "./cases.ts";
import { loadFormatCases } from "./format-cases.ts";
import { judgeFormat } from "./format-verdict.ts";
import { type FileAnswers, loadProjects, projectAnswers } from "./project-cases.ts";
import { judgeProject } from "./project-verdict.ts";
import { type Answer, type Judgement, judgeSyntax, judgeSyntaxOfTyped } from "./verdict.ts";

export interface CaseResult {
  readonly id: string;
  /** The row of the set's table that the case belongs to. */
  readonly group: string;
  readonly judgement: Judgement;
  readonly source: string;
}

export interface ConformanceSet {
  readonly name: string;
  /** What agreement means, for the table's head. */
  readonly compares: string;
  isIn(casesFolder: string): boolean;
  judgeAll(casesFolder: string): readonly CaseResult[];
}

export const conformanceSets: readonly ConformanceSet[] = [
  programSet("syntax", "syntax", "verdict on syntax; code and line of the first error", judgeSyntax, syntaxAnswers),
  programSet("types-syntax", "types", "verdict on syntax only", judgeSyntaxOfTyped, syntaxAnswers),
  programSet("names", "types", "codes and lines of names; no such error on what is accepted", judgeNames, namesAnswers),
  programSet("types", "types", "codes and lines of names and types; no such error on what is accepted", judgeTypes, typesAnswers),
  programSet("syntax-names", "syntax", "no error of names on what is accepted", judgeNamesOfAccepted, namesAnswers),
  projectSet(),
  formatSet(),
];

function programSet(
  name: string,
  folder: string,
  compares: string,
  judge: (recorded: RecordedResult, answers: readonly Answer[]) => Judgement,
  answersTo: (source: string) => readonly Answer[],
): ConformanceSet {
  return {
    name,
    compares,
    isIn: (casesFolder) => hasSet(casesFolder, folder),
    judgeAll: (casesFolder) =>
      loadPrograms(casesFolder, folder).map((program) => ({
        id: program.id,
        group: groupOf(program),
        judgement: judgedOrCrashed(() => judge(program.recorded, answersTo(program.source))),
        source: program.source,
      })),
  };
}

function formatSet(): ConformanceSet {
  return {
    name: "format",
    compares: "the recorded text, or no damage; stable",
    isIn: (casesFolder) => hasSet(casesFolder, "format"),
    judgeAll: (casesFolder) =>
      loadFormatCases(casesFolder).map((formatCase) => ({
        id: formatCase.id,
        group: formatCase.use,
        judgement: judgedOrCrashed(() => judgeFormat(formatCase, format)),
        source: formatCase.source,
      })),
  };
}

function projectSet(): ConformanceSet {
  return {
    name: "projects",
    compares: "codes in the files that have them, no error elsewhere",
    isIn: (casesFolder) => hasSet(casesFolder, "projects"),
    judgeAll: (casesFolder) =>
      loadProjects(casesFolder).map(({ id, folder, expect }) => {
        let files: readonly FileAnswers[] = [];
        const judgement = judgedOrCrashed(() => {
          files = projectAnswers(folder);
          return judgeProject(expect, files);
        });
        const source = files.map(({ path, text }) => `// ${path}\n${text}`).join("\n");
        return { id, group: typeof expect === "string" ? expect : "codes", judgement, source };
      }),
  };
}

/** A crash is a disagreement of its case and doesn't keep the others from being counted. */
function judgedOrCrashed(judge: () => Judgement): Judgement {
  try {
    return judge();
  } catch (error) {
    const where = error instanceof Error ? (error.stack ?? error.message).split("\n").slice(0, 3).join("\n               ") : String(error);
    return { kind: "differs", expected: "an answer", got: `a crash: ${where}` };
  }
}

function groupOf(program: ProgramCase): string {
  return program.recorded.documented === undefined ? program.recorded.syntax : "documented";
}

/** What the parser alone says about a program. */
export function syntaxAnswers(source: string): readonly Answer[] {
  return answersOf(source, parse(source).diagnostics);
}

/** What the analysis of names says about a program that stands alone: it can import the standard library only. */
export function namesAnswers(source: string): readonly Answer[] {
  return answersOf(source, resolveNames(parse(source), stdModule).diagnostics);
}

/** What the parser and the analyses of names and types say together about a program that stands alone. */
export function typesAnswers(source: string): readonly Answer[] {
  const tree = parse(source);
  const module = { module: "", shape: moduleShape(tree), importedModule: stdModule };
  const { names, types } = checkModule(tree, module, { declarationsOf: stdDeclarations });
  return answersOf(source, onePerMistake({ syntax: tree.diagnostics, names, types }));
}
