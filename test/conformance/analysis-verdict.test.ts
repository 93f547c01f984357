// The rule of the sets of names: what agrees, what differs, what doesn't count.

import { describe, expect, it } from "vitest";
import { judgeNames, judgeNamesOfAccepted } from "./analysis-verdict.ts";
import type { RecordedResult } from "./cases.ts";
import type { Answer } from "./verdict.ts";

const accepted: RecordedResult = { syntax: "ok", verdict: "ok", first: null, all: [] };

function rejected(...codes: readonly string[]): RecordedResult {
  const all = codes.map((code, index) => ({ code, severity: "error", at: [index + 1, 1, index + 1, 2] as const }));
  return { syntax: "ok", verdict: "type-error", first: all[0] ?? null, all };
}

/** `E1001 2`, `E2010! 3`: a code and its line; with `!` it is a warning. */
function answers(...written: readonly string[]): readonly Answer[] {
  return written.map((each) => {
    const [code = "", line = ""] = each.split(" ");
    const severity = code.endsWith("!") ? ("warning" as const) : ("error" as const);
    return { code: code.replace("!", ""), severity, line: Number(line), column: 1, finding: "names.some" };
  });
}

describe("a program", () => {
  it("that the reference accepts has no error of names; warnings and other codes don't matter", () => {
    expect(judgeNames(accepted, answers("E2010! 1", "W1003! 2", "E1002 3")).kind).toBe("agrees");
    expect(judgeNames(accepted, answers("E1001 1")).kind).toBe("differs");
  });

  it("on which the reference reports names has the same codes on the same lines", () => {
    expect(judgeNames(rejected("E1001", "E1002"), answers("E1001 1")).kind).toBe("agrees");
    expect(judgeNames(rejected("E1001"), answers("E1001 2")).kind).toBe("differs");
    expect(judgeNames(rejected("E1001"), answers("E1001! 1")).kind).toBe("differs");
    expect(judgeNames(rejected("E1001"), answers("E1001 1", "E2002 1")).kind).toBe("differs");
  });

  it("without a recorded place is compared by its code", () => {
    const all = [{ code: "E2013", severity: "error", at: null }];
    expect(judgeNames({ ...rejected("E2013"), all }, answers("E2013 7")).kind).toBe("agrees");
  });

  it("on which the reference reports other things has no error of names", () => {
    expect(judgeNames(rejected("E1002"), answers()).kind).toBe("not-counted");
    expect(judgeNames(rejected("E1002"), answers("E1001 1")).kind).toBe("differs");
  });

  it("with a documented answer has one of its codes", () => {
    const documented = { accept: ["E2002", "error"] };
    expect(judgeNames({ ...accepted, documented }, answers("E2002! 1")).kind).toBe("agrees");
    expect(judgeNames({ ...rejected("E2010"), documented }, answers("E2002! 1")).kind).toBe("differs");
    expect(judgeNames({ ...accepted, documented: { accept: ["W1003"] } }, answers("W1003! 1")).kind).toBe("agrees");
    expect(judgeNames({ ...rejected("E2010"), documented: { accept: ["ok"] } }, answers("E2010 1")).kind).toBe("differs");
  });

  it("doesn't count where it is open, could not be parsed, or asks for what is not of names", () => {
    expect(judgeNames({ ...accepted, documented: "open" }, answers("E1001 1")).kind).toBe("not-counted");
    expect(judgeNames({ ...accepted, syntax: "parse-error" }, answers("E1001 1")).kind).toBe("not-counted");
    expect(judgeNames({ ...accepted, documented: { accept: ["E1002"] } }, answers("E1001 1")).kind).toBe("not-counted");
  });

  it("recorded for its syntax counts only where it was accepted", () => {
    expect(judgeNamesOfAccepted(accepted, answers("E1001 1")).kind).toBe("differs");
    expect(judgeNamesOfAccepted(rejected("E1001"), answers()).kind).toBe("not-counted");
  });
});
