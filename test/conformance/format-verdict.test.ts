// The formatter's cases: which options their flags and manifests stand for, and which results agree with them.

import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DEFAULT_FORMAT_OPTIONS } from "../../server/src/language/format/options.ts";
import { type FormatCase, loadFormatCases, optionsOf } from "./format-cases.ts";
import { judgeFormat } from "./format-verdict.ts";

const exact: FormatCase = { id: "format/x", source: "a=1", use: "exact-text", options: DEFAULT_FORMAT_OPTIONS, expected: "a = 1\n" };
const harmless: FormatCase = { ...exact, use: "must-not-damage", expected: null };

/** How the case is judged where the formatter makes this text of everything. */
function judged(formatCase: FormatCase, text: string): string {
  return judgeFormat(formatCase, () => ({ text, diagnostics: [], isRefused: false, left: [] })).kind;
}

describe("a format case", () => {
  it("of exact text agrees with that text alone", () => {
    expect(judged(exact, "a = 1\n")).toBe("agrees");
    expect(judged(exact, "a  = 1\n")).toBe("differs");
    expect(judged({ ...exact, expected: "a = 2\n" }, "a = 2\n")).toBe("differs");
  });

  it("that must not be damaged agrees with any layout and nothing else", () => {
    expect(judged(harmless, "a   = 1")).toBe("agrees");
    expect(judged(harmless, "a = 2\n")).toBe("differs");
  });

  it("differs where the formatter throws, refuses or is not stable", () => {
    const throws = (): never => {
      throw new Error("no");
    };
    expect(judgeFormat(harmless, throws).kind).toBe("differs");
    const refused = judgeFormat(harmless, (text) => ({ text, diagnostics: [], isRefused: true, left: [] }));
    expect(refused).toMatchObject({ kind: "differs", got: "the guard threw the result away" });
    const grows = judgeFormat(harmless, (source) => ({ text: `${source}\n`, diagnostics: [], isRefused: false, left: [] }));
    expect(grows.kind).toBe("differs");
  });

  it("does not count where a flag is none of ours", () => {
    expect(judged({ ...exact, options: null }, "")).toBe("not-counted");
  });
});

describe("the options of a case", () => {
  const options = (changed: object): object => ({ ...DEFAULT_FORMAT_OPTIONS, ...changed });

  it("come from its flags", () => {
    expect(optionsOf("", [])).toEqual(options({}));
    expect(optionsOf("", ["--line-width", "40", "--use-tabs"])).toEqual(options({ lineWidth: 40, useTabs: true }));
    expect(optionsOf("", ["--indent", "0", "--no-verify"])).toEqual(options({ indentWidth: 0, verify: false }));
    expect(optionsOf("", ["--single-quote", "--no-verify"])).toBeNull();
    expect(() => optionsOf("", ["--indent", "wide"])).toThrow("--indent has no number: wide");
  });

  it("come from its manifest, and from the flags before that", () => {
    expect(optionsOf("[fmt]\nindent_width = 3\nline_width = 60\n", ["--indent", "2"])).toEqual(options({ indentWidth: 2, lineWidth: 60 }));
    expect(optionsOf("[fmt]\nsort_imports = false\nuse_tabs = true\n", [])).toEqual(options({ sortImports: false, useTabs: true }));
    expect(optionsOf("[fmt]\nwibble = 3\nindent_width = 2\n", [])).toEqual(options({ indentWidth: 2 }));
    expect(optionsOf("[fmt\nindent_width = 3\n", [])).toEqual(options({}));
  });

  it("are read for every recorded case", () => {
    const cases = loadFormatCases(join(process.cwd(), "test/conformance/cases"));
    expect(cases.filter(({ options: found }) => found === null).map(({ id }) => id)).toEqual(["format/253-opt-single-quote-char"]);
    expect(cases.filter(({ expected }) => expected !== null)).not.toEqual([]);
    for (const { use, expected } of cases) expect(expected === null).toBe(use === "must-not-damage");
  });
});
