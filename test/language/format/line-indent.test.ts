// The indentation of the line that is being typed: the line with ⟦⟧ in it gets the one that is expected.

import { describe, expect, it } from "vitest";
import { indentLine } from "../../../server/src/language/format/line-indent.ts";
import { DEFAULT_FORMAT_OPTIONS, type FormatOptions } from "../../../server/src/language/format/options.ts";
import { applyEdits } from "./edits.ts";

function check(marked: string, expected: string, options: Partial<FormatOptions> = {}): void {
  const offset = marked.indexOf("⟦⟧");
  if (offset < 0) throw new Error("mark the cursor with ⟦⟧");
  const source = marked.replace("⟦⟧", "");
  const edit = indentLine(source, offset, { ...DEFAULT_FORMAT_OPTIONS, ...options });
  expect(edit === null ? source : applyEdits(source, [edit])).toBe(expected);
}

describe("the line that is typed", () => {
  it("is indented in a block that is still open", () => check("main = {\n⟦⟧", "main = {\n    "));
  it("is indented in a block that is closed", () => check("main = {\na⟦⟧ = 1\n}\n", "main = {\n    a = 1\n}\n"));
  it("stands under what it closes", () => check("main = {\n    a = 1\n    }⟦⟧", "main = {\n    a = 1\n}"));
  it("closes two brackets of one line with one step", () => check("f({\n    a\n    })⟦⟧", "f({\n    a\n})"));
  it("stands at the margin outside of everything", () => check("a = 1\n   b⟦⟧ = 2\n", "a = 1\nb = 2\n"));
  it("goes on one level deeper behind an operator", () => check("a = 1 +\n2⟦⟧\n", "a = 1 +\n    2\n"));
  it("goes on one level deeper with a dot", () => check("main = {\n    a = b\n    .c⟦⟧()\n}\n", "main = {\n    a = b\n        .c()\n}\n"));
  it("is indented in brackets", () => check("f(\n1⟦⟧,\n)\n", "f(\n    1,\n)\n"));
  it("keeps an else under its if", () => check("if a {\n    b\n}\n    else⟦⟧ {\n}\n", "if a {\n    b\n}\nelse {\n}\n"));
  it("is left alone inside a string", () => check('a = """x\n  y⟦⟧\n"""\n', 'a = """x\n  y\n"""\n'));
  it("is left alone inside a comment", () => check("/* x\n   y⟦⟧\n*/\n", "/* x\n   y\n*/\n"));
  it("is indented by tabs where those are wanted", () => check("main = {\na⟦⟧\n}\n", "main = {\n\ta\n}\n", { useTabs: true }));
  it("is indented as a comment is", () => check("main = {\n// c⟦⟧\n}\n", "main = {\n    // c\n}\n"));
});
