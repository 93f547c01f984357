// When what the analyses of names and types find agrees with a recorded result: pure functions without files and without the analyses.

import type { RecordedResult } from "./cases.ts";
import { type Answer, differs, type Judgement } from "./verdict.ts";

const NAME_CODES = /^(?:E1001|E1013|E2002|E2010|E2013|E5\d{3}|W100\d)$/;

/** Those of names, and those of types: all but ownership, flow and predicates on values. */
const TYPE_CODES = /^(?:E1\d{3}|E2001|E2002|E2010|E2013|E40(?:0\d|1[0-4])|E5\d{3}|W\d{4})$/;

/** The rule of the `names` set: `judge` on the codes of names. */
export function judgeNames(recorded: RecordedResult, answers: readonly Answer[]): Judgement {
  return judge(recorded, answers, NAME_CODES);
}

/** The rule of the `types` set: `judge` on the codes of names and types. */
export function judgeTypes(recorded: RecordedResult, answers: readonly Answer[]): Judgement {
  return judge(recorded, answers, TYPE_CODES);
}

/**
 * A program that the reference accepts has none of these errors. Of others, those count on which the reference or the documents say something
 * with such a code: a documented answer wants one of its codes; else each recorded code is there as an error on its line, and no other. Where
 * the reference could not parse, nothing counts.
 */
function judge(recorded: RecordedResult, answers: readonly Answer[], codes: RegExp): Judgement {
  const { syntax, verdict, documented, all, first } = recorded;
  if (syntax !== "ok" || documented === "open") return { kind: "not-counted" };
  const ours = answers.filter(({ code }) => codes.test(code));
  const errors = ours.filter(({ severity }) => severity === "error");
  const noErrors: Judgement = errors.length === 0 ? { kind: "agrees" } : differs("no such error", ours);
  if (documented !== undefined) {
    const { accept } = documented;
    const wanted = accept.filter((code) => codes.test(code));
    if (wanted.length > 0) {
      const candidates = verdict === "ok" ? ours : ours.filter(({ severity, code }) => severity === "error" || code.startsWith("W"));
      const isThere = candidates.some(({ code }) => wanted.includes(code));
      return isThere ? { kind: "agrees" } : differs(`documented: ${accept.join(" or ")}`, ours);
    }
    if (accept.includes("ok")) return noErrors;
    return { kind: "not-counted" };
  }
  if (verdict === "ok") return noErrors;
  const reported = (all.length > 0 || first === null ? all : [first]).filter(({ code }) => codes.test(code));
  if (reported.length === 0) return errors.length === 0 ? { kind: "not-counted" } : differs("no such error", ours);
  const expected = new Set(reported.map(({ code, at }) => (at === null ? code : `${code} ${at[0]}`)));
  const isLineKnown = (code: string): boolean => reported.some((error) => error.code === code && error.at !== null);
  const got = new Set(errors.map(({ code, line }) => (isLineKnown(code) ? `${code} ${line}` : code)));
  const same = got.size === expected.size && [...got].every((each) => expected.has(each));
  return same ? { kind: "agrees" } : differs([...expected].join(", "), ours);
}

/** The rule for programs that were recorded for their syntax: those that the reference accepts have no error of names. */
export function judgeNamesOfAccepted(recorded: RecordedResult, answers: readonly Answer[]): Judgement {
  return recorded.verdict === "ok" && recorded.documented === undefined ? judgeNames(recorded, answers) : { kind: "not-counted" };
}
