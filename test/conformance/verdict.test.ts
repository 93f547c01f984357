// The rules of agreement, each shown by a recorded result and answers that do or don't agree with it.

import { describe, expect, it } from "vitest";
import type { RecordedResult } from "./cases.ts";
import { type Answer, judgeSyntax, judgeSyntaxOfTyped } from "./verdict.ts";

const accepted: RecordedResult = { syntax: "ok", verdict: "ok", first: null, all: [] };
const illTyped: RecordedResult = { ...accepted, verdict: "type-error" };
const badToken: RecordedResult = {
  syntax: "lex-error",
  verdict: "lex-error",
  first: { code: "E0012", severity: "error", at: null },
  all: [],
};

function parseError(code: string, line: number | null): RecordedResult {
  const at = line === null ? null : ([line, 1, line, 2] as const);
  return { syntax: "parse-error", verdict: "parse-error", first: { code, severity: "error", at }, all: [] };
}

/** `E0010@3`, or `X0002@1 warning`. */
function answers(...texts: readonly string[]): readonly Answer[] {
  return texts.map((text) => {
    const [, code = "", line, severity = "error"] = /^(\w+)@(\d+)(?: (error|warning|note))?$/.exec(text) ?? [];
    if (line === undefined) throw new Error(`not an answer: ${text}`);
    return { code, line: Number(line), severity: severity as Answer["severity"], column: 1, finding: "test" };
  });
}

function judged(recorded: RecordedResult, ...texts: readonly string[]): string {
  return judgeSyntax(recorded, answers(...texts)).kind;
}

describe("the verdict on syntax", () => {
  it("asks for no syntax error where the reference parsed the program, whatever it thought of the types", () => {
    expect(judged(accepted)).toBe("agrees");
    expect(judged(illTyped)).toBe("agrees");
    expect(judged(accepted, "E0010@1")).toBe("differs");
    expect(judged(accepted, "X0001@1")).toBe("differs");
  });

  it("ignores warnings and what is not about syntax", () => {
    expect(judged(accepted, "X0002@1 warning", "E1001@2")).toBe("agrees");
    expect(judged(parseError("E0010", 2), "X0002@1 warning", "E1001@1", "E0010@2")).toBe("agrees");
  });

  it("asks for any E00xx error where the reference's lexer gave up", () => {
    expect(judged(badToken, "E0002@7")).toBe("agrees");
    expect(judged(badToken, "X0001@1", "E0001@1")).toBe("agrees");
    expect(judged(badToken, "X0001@1")).toBe("differs");
    expect(judged(badToken)).toBe("differs");
  });

  it("asks for the code and line of the first error where the reference's parser gave up", () => {
    expect(judged(parseError("E0010", 3), "E0010@3", "E0011@9")).toBe("agrees");
    expect(judged(parseError("E0010", 3), "E0010@4")).toBe("differs");
    expect(judged(parseError("E0010", 3), "E0011@3")).toBe("differs");
    expect(judged(parseError("E0010", 3), "E0011@2", "E0010@3")).toBe("differs");
    expect(judged(parseError("E0012", null), "E0012@8")).toBe("agrees");
  });
});

describe("a documented answer", () => {
  it("wins over the recorded one", () => {
    expect(judged({ ...parseError("E0010", 3), documented: { accept: ["ok"] } })).toBe("agrees");
    expect(judged({ ...parseError("E0010", 3), documented: { accept: ["ok"] } }, "E0010@3")).toBe("differs");
    expect(judged({ ...accepted, documented: "open" }, "E0010@3")).toBe("not-counted");
  });

  it("is a code on any line, as an error or, where the reference ran the program, as a warning", () => {
    expect(judged({ ...accepted, documented: { accept: ["E0004"] } }, "E0004@9 warning")).toBe("agrees");
    expect(judged({ ...badToken, documented: { accept: ["E0004"] } }, "E0004@9 warning")).toBe("differs");
    expect(judged({ ...badToken, documented: { accept: ["E0004"] } }, "E0010@1", "E0004@9")).toBe("agrees");
  });

  it("may be a warning without an error, or any error, and one of several is enough", () => {
    expect(judged({ ...accepted, documented: { accept: ["W1003"] } }, "W1003@1 warning")).toBe("agrees");
    expect(judged({ ...accepted, documented: { accept: ["W1003"] } }, "W1003@1 warning", "E1001@1")).toBe("differs");
    expect(judged({ ...accepted, documented: { accept: ["error"] } }, "E4016@1")).toBe("agrees");
    expect(judged({ ...accepted, documented: { accept: ["E0004", "E0005"] } }, "E0005@1")).toBe("agrees");
  });
});

describe("the verdict on the syntax of a typed program", () => {
  it("allows no syntax error but the documented one", () => {
    const documented: RecordedResult = { ...accepted, documented: { accept: ["E0019"] } };
    expect(judgeSyntaxOfTyped(documented, answers()).kind).toBe("agrees");
    expect(judgeSyntaxOfTyped(documented, answers("E0019@1")).kind).toBe("agrees");
    expect(judgeSyntaxOfTyped(documented, answers("E0010@1")).kind).toBe("differs");
  });

  it("asks for the recorded code and line where the reference could not parse, whatever is documented", () => {
    const refused = parseError("E0010", 3);
    expect(judgeSyntaxOfTyped(refused, answers("E0010@3")).kind).toBe("agrees");
    expect(judgeSyntaxOfTyped(refused, answers()).kind).toBe("differs");
    expect(judgeSyntaxOfTyped({ ...refused, documented: { accept: ["ok"] } }, answers("E0010@3")).kind).toBe("agrees");
    expect(judgeSyntaxOfTyped({ ...refused, documented: "open" }, answers()).kind).toBe("not-counted");
  });
});
