// When what we tell of a project's files agrees with what is to be told: a pure function without files and without the World.

import type { ExpectedOfProject, FileAnswers } from "./project-cases.ts";
import { differs, type Judgement } from "./verdict.ts";

/**
 * The rule of the `projects` set. Each file that is named has an error with one of its codes (a beginning such as `E00` stands for a family)
 * and no error with another; no other file has an error. Warnings never matter.
 */
export function judgeProject(expected: ExpectedOfProject, files: readonly FileAnswers[]): Judgement {
  if (expected === "open") return { kind: "not-counted" };
  const wanted = expected === "clean" ? {} : expected;
  const unlike = Object.keys(wanted).filter((path) => !files.some((file) => file.path === path));
  for (const { path, answers } of files) {
    const codes = wanted[path] ?? [];
    const errors = answers.filter(({ severity }) => severity === "error");
    const isTold = (code: string): boolean => codes.some((each) => code.startsWith(each));
    const isRight = errors.every(({ code }) => isTold(code)) && (codes.length === 0 || errors.length > 0);
    if (!isRight) unlike.push(path);
  }
  if (unlike.length === 0) return { kind: "agrees" };
  const sentence = unlike.map((path) => `${path}: ${wanted[path]?.join(" or ") ?? "no error"}`).join("; ");
  return differs(
    sentence,
    files.filter(({ path }) => unlike.includes(path)).flatMap(({ answers }) => answers),
  );
}
