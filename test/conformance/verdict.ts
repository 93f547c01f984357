// When our diagnostics agree with a recorded result, as far as syntax goes: pure functions without files and without the parser.
// Warnings never change a verdict; codes above the syntax family are the analysis's and are ignored here.

import type { RecordedResult } from "./cases.ts";

/** One of our diagnostics: what the comparison looks at, and its column and finding for the reader of a report. */
export interface Answer {
  readonly code: string;
  readonly severity: "error" | "warning" | "note";
  /** From 1, as the reference counts. */
  readonly line: number;
  readonly column: number;
  readonly finding: string;
}

export type Judgement =
  | { readonly kind: "not-counted" }
  | { readonly kind: "agrees" }
  | { readonly kind: "differs"; readonly expected: string; readonly got: string };

const shownAnswers = 6;
const notCounted: Judgement = { kind: "not-counted" };
const agrees: Judgement = { kind: "agrees" };

/**
 * The rule of the `syntax` set. `answers` are in order of position. A documented answer wins over the recorded one;
 * a lexer error asks for any E00xx error; a parse error asks for the recorded code, and its line where there is one, on our
 * first syntax error; anything else asks for no syntax error.
 */
export function judgeSyntax(recorded: RecordedResult, answers: readonly Answer[]): Judgement {
  if (recorded.documented === "open") return notCounted;
  if (recorded.documented !== undefined) {
    const { accept } = recorded.documented;
    const accepted = accept.some((wanted) => isAccepted(wanted, recorded, answers));
    return accepted ? agrees : differs(`documented: ${accept.join(" or ")}`, answers);
  }
  return judgeRecordedSyntax(recorded, answers);
}

/**
 * The rule of the `types` set for the verdict on syntax alone. Where the reference could not parse, its code and line count, also
 * against a documented answer: a form that it refuses is an error wherever it stands, and the `syntax` set holds the exceptions.
 * Where it could, there is no syntax error here, except one that the documented answer names.
 */
export function judgeSyntaxOfTyped(recorded: RecordedResult, answers: readonly Answer[]): Judgement {
  if (recorded.documented === "open") return notCounted;
  if (recorded.syntax !== "ok") return judgeRecordedSyntax(recorded, answers);
  const accepted = recorded.documented?.accept ?? [];
  const unexpected = answers.filter((answer) => isSyntaxError(answer) && !accepted.includes(answer.code));
  return unexpected.length === 0 ? agrees : differs("no syntax error", answers);
}

/** An error of the E00xx family, or one of our own codes (X…) where it is an error. */
export function isSyntaxError(answer: Answer): boolean {
  return answer.severity === "error" && /^(E00\d\d|X\d{4})$/.test(answer.code);
}

function judgeRecordedSyntax(recorded: RecordedResult, answers: readonly Answer[]): Judgement {
  const first = answers.find(isSyntaxError);
  switch (recorded.syntax) {
    case "ok":
      return first === undefined ? agrees : differs("no syntax error", answers);
    case "lex-error": {
      const lexical = answers.some((answer) => answer.severity === "error" && /^E00\d\d$/.test(answer.code));
      return lexical ? agrees : differs("an E00xx error", answers);
    }
    case "parse-error": {
      if (recorded.first === null) throw new Error("a recorded parse error has no first error");
      const { code, at } = recorded.first;
      const line = at === null ? null : at[0];
      const same = first !== undefined && first.code === code && (line === null || first.line === line);
      return same ? agrees : differs(line === null ? `${code} first` : `${code} first, on line ${line}`, answers);
    }
  }
}

function isAccepted(wanted: string, recorded: RecordedResult, answers: readonly Answer[]): boolean {
  const errors = answers.filter((answer) => answer.severity === "error");
  if (wanted === "ok") return !errors.some(isSyntaxError);
  if (wanted === "error") return errors.length > 0;
  if (wanted.startsWith("W")) return errors.length === 0 && answers.some((answer) => answer.code === wanted);
  const candidates = recorded.verdict === "ok" ? answers : errors;
  return candidates.some((answer) => answer.code === wanted);
}

/** A disagreement, as a report shows it. */
export function differs(expected: string, answers: readonly Answer[]): Judgement {
  const shown = answers.slice(0, shownAnswers).map(({ code, severity, line, column, finding }) => {
    return `${severity === "error" ? code : `${code} (${severity})`} ${line}:${column} ${finding}`;
  });
  if (answers.length > shownAnswers) shown.push(`and ${answers.length - shownAnswers} more`);
  return { kind: "differs", expected, got: shown.length === 0 ? "nothing" : shown.join(", ") };
}
