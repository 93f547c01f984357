// The rule of the set of projects: what agrees, what differs, what doesn't count.

import { expect, test } from "vitest";
import type { ExpectedOfProject } from "./project-cases.ts";
import { judgeProject } from "./project-verdict.ts";
import type { Answer } from "./verdict.ts";

/** `E1001`, or with `!` a warning. */
function answer(written: string): Answer {
  const severity = written.endsWith("!") ? "warning" : "error";
  return { code: written.replace("!", ""), severity, line: 1, column: 1, finding: "names.some" };
}

function judged(expected: ExpectedOfProject, files: Readonly<Record<string, readonly string[]>>): string {
  const answers = Object.entries(files).map(([path, codes]) => ({ path, text: "", answers: codes.map(answer) }));
  return judgeProject(expected, answers).kind;
}

test.each<[ExpectedOfProject, Readonly<Record<string, readonly string[]>>, string]>([
  ["clean", { "a.yx": [], "b.yx": ["W1003!", "E5006!"] }, "agrees"],
  ["clean", { "a.yx": [], "b.yx": ["E1001"] }, "differs"],
  [{ "a.yx": ["E1001", "E1002"] }, { "a.yx": ["E1002", "W1003!"], "b.yx": [] }, "agrees"],
  [{ "a.yx": ["E1001", "E1002"] }, { "a.yx": ["E1002", "E1002", "E1001"] }, "agrees"],
  [{ "a.yx": ["E1001"] }, { "a.yx": ["E1001!"] }, "differs"],
  [{ "a.yx": ["E1001"] }, { "a.yx": [] }, "differs"],
  [{ "a.yx": ["E1001"] }, { "a.yx": ["E1001", "E1003"] }, "differs"],
  [{ "a.yx": ["E1001"] }, { "a.yx": ["E1001"], "b.yx": ["E1001"] }, "differs"],
  [{ "a.yx": ["E1001"] }, { "b.yx": [] }, "differs"],
  [{ "yaoxiang.toml": ["X01"] }, { "yaoxiang.toml": ["X0101"], "a.yx": [] }, "agrees"],
  ["open", { "a.yx": ["E1001"] }, "not-counted"],
])("%j of %j: %s", (expected, files, verdict) => {
  expect(judged(expected, files)).toBe(verdict);
});
