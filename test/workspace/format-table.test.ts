// Reading `[fmt]`: both spellings, every value that does not fit with its place, and text that is no TOML.
import { describe, expect, test } from "vitest";
import { readFormatPart } from "../../server/src/workspace/format-table.ts";
import { withEdits } from "../language/diagnostics/edits.ts";
import { drawnSettings } from "./drawn-settings.ts";

const all = { lineWidth: 80, indentWidth: 2, useTabs: true, sortImports: false, rangeSpaces: true, collapseBlocks: true };

test.each([
  [
    "snake_case",
    "[fmt]\nline_width = 80\nindent_width = 2\nuse_tabs = true\nsort_imports = false\nrange_spaces = true\ncollapse_blocks = true\nsingle_quote = false\n",
  ],
  [
    "kebab-case",
    "[fmt]\nline-width = 80\nindent-width = 2\nuse-tabs = true\nsort-imports = false\nrange-spaces = true\ncollapse-blocks = true\nsingle-quote = false\n",
  ],
  [
    "both mixed, CRLF, comments, quoted keys",
    "# x\r\n[fmt]\r\nline_width = 8_0 # y\r\nindent-width = 0x2\r\n'use_tabs' = true\r\n\"sort-imports\" = false\r\nrange_spaces=true\r\ncollapse-blocks=true",
  ],
  [
    "an inline table",
    "fmt = { line_width = 80, indent-width = 2, use_tabs = true, sort_imports = false, range_spaces = true, collapse_blocks = true }",
  ],
  [
    "dotted keys",
    "fmt.line_width = 80\nfmt.indent-width = 2\nfmt.use_tabs = true\nfmt.sort_imports = false\nfmt.range_spaces = true\nfmt.collapse_blocks = true",
  ],
  [
    "a byte order mark in front",
    "\ufeff[fmt]\nline_width = 80\nindent_width = 2\nuse_tabs = true\nsort_imports = false\nrange_spaces = true\ncollapse_blocks = true",
  ],
])("%s", (_, text) => {
  expect(readFormatPart(text)).toEqual({ format: all, diagnostics: [] });
});

test("what is not there is not set, and other tables are nobody's business here", () => {
  const other =
    '[package]\nname = "a"\nversion = 1\n[[bin]]\nname = "b"\n[bin.more]\nx = 1\n[tool.fmt]\nline_width = "no"\n[i18n]\nlang = "zh"\n';
  for (const text of ["", "# nothing\n", "[fmt]\n", other, `${other}[fmt]\n`])
    expect(readFormatPart(text)).toEqual({ format: {}, diagnostics: [] });
});

test.each([
  ["[fmt]\nline_width = 0\nindent_width = 0\n", { lineWidth: 0, indentWidth: 0 }],
  ["[fmt]\nline_width = 10000\nindent_width = 16\n", { lineWidth: 10_000, indentWidth: 16 }],
])("the limits are allowed: %j", (text, format) => {
  expect(readFormatPart(text)).toEqual({ format, diagnostics: [] });
});

describe("what does not fit is told with its place", () => {
  test.each([
    ['[fmt]\nline_width = "80"\n', ["2:14-18 error X0102 `line_width` must be a whole number, not a string"]],
    ["[fmt]\nline_width = 80.0\n", ["2:14-18 error X0102 `line_width` must be a whole number, not a number with a fraction"]],
    ["[fmt]\nline-width = true\n", ["2:14-18 error X0102 `line-width` must be a whole number, not true or false"]],
    ["[fmt]\nline_width = [80]\n", ["2:14-18 error X0102 `line_width` must be a whole number, not a list"]],
    ["[fmt]\nline_width = {}\n", ["2:1-11 error X0102 `line_width` must be a whole number, not a table"]],
    ["[fmt]\nline_width = 2026-12-01\n", ["2:14-24 error X0102 `line_width` must be a whole number, not a date"]],
    ["[fmt]\nuse_tabs = 1\n", ["2:12-13 error X0102 `use_tabs` must be true or false, not a whole number"]],
    ["[fmt]\nsingle_quote = 'yes'\n", ["2:16-21 error X0102 `single_quote` must be true or false, not a string"]],
    ["[fmt]\nline_width = -1\n", ["2:14-16 error X0102 `line_width` must be from 0 to 10000, not -1"]],
    ["[fmt]\nindent_width = 17\n", ["2:16-18 error X0102 `indent_width` must be from 0 to 16, not 17"]],
    ["fmt = 3\n", ["1:1-4 error X0102 `fmt` must be a table, not a whole number"]],
    ["[[fmt]]\nline_width = 80\n", ["1:3-6 error X0102 `fmt` must be a table, not a list"]],
    ["[fmt]\n'文😀' = 1\n", ["2:1-5 warning X0103 There is no setting `文😀` in `[fmt]`"]],
    ["[fmt]\ncolour = true\n", ["2:1-7 warning X0103 There is no setting `colour` in `[fmt]`"]],
    ["[fmt]\nverify = false\n", ["2:1-7 warning X0103 There is no setting `verify` in `[fmt]`"]],
    ["[fmt]\ntoString = 1\n", ["2:1-9 warning X0103 There is no setting `toString` in `[fmt]`"]],
    ["[fmt.use_tabs]\na = 1\n", ["1:6-14 error X0102 `use_tabs` must be true or false, not a table"]],
    [
      "[fmt]\nsingle-quote = true\n",
      ["2:1-13 warning X0103 `single-quote` has no effect: in this language single quotes make characters, not strings"],
    ],
    ["[fmt]\nuse_tabs = true\nuse-tabs = true\n", ["3:1-9 error X0101 `use-tabs` is given twice"]],
    [
      "[fmt]\nindent_width = 99\nzzzzz = 1\nline_width = false\n",
      [
        "2:16-18 error X0102 `indent_width` must be from 0 to 16, not 99",
        "3:1-6 warning X0103 There is no setting `zzzzz` in `[fmt]`",
        "4:14-19 error X0102 `line_width` must be a whole number, not true or false",
      ],
    ],
  ])("%j", (text, expected) => {
    expect(told(text)).toEqual(expected);
  });
});

describe("what is no TOML is told where it is noticed", () => {
  test.each([
    ["[fmt]\nline_width = \n", "2:14-3:1 error X0101 In TOML, the end of the line cannot stand here"],
    ["[fmt\nline_width = 1\n", "1:5-2:1 error X0101 In TOML, the end of the line cannot stand here"],
    ["[fmt]\nline_width = # 80\n\n[x]\n", "2:18-3:1 error X0101 In TOML, the end of the line cannot stand here"],
    ["[fmt]\nline_width =", "2:13-13 error X0101 In TOML, the end of the file cannot stand here"],
    ["[fmt]\n= 3\n", "2:1-2 error X0101 In TOML, `=` cannot stand here"],
    ["[fmt]\nline_width = abc\n", "2:14-17 error X0101 In TOML, `abc` cannot stand here"],
    ["[fmt]\nx = 'a", "2:7-7 error X0101 In TOML, the end of the file cannot stand here"],
    ["[fmt]\n😀 = 1\n", "2:1-2 error X0101 In TOML, `😀` cannot stand here"],
    ["\ufeff[fmt]\nx = ]\n", "2:5-6 error X0101 In TOML, `]` cannot stand here"],
    ["[fmt]\nuse_tabs = true\nuse_tabs = true\n", "3:1-9 error X0101 `use_tabs` is given twice"],
    ["[fmt]\nx = 1\n[fmt]\n", "3:2-5 error X0101 `fmt` is given twice"],
    ["line_width: 80\n", "1:11-12 error X0101 In TOML, `:` cannot stand here"],
  ])("%j", (text, expected) => {
    expect(told(text)).toEqual([expected]);
    expect(readFormatPart(text).format).toEqual({});
  });
});

test("values nested without end", () => {
  const text = `x = ${"[".repeat(100_000)}${"]".repeat(100_000)}`;
  expect(readFormatPart(text).diagnostics.map(({ finding }) => finding)).toEqual(["manifest.too-deep"]);
});

test.each([
  ["[fmt]\nline_widht = 80\n", "[fmt]\nline_width = 80\n"],
  ["[fmt]\nlinewidth = 80\n", "[fmt]\nline_width = 80\n"],
  ["[fmt]\nline-widths = 80\n", "[fmt]\nline-width = 80\n"],
  ["[fmt]\nUSE_TABS = true\n", "[fmt]\nuse_tabs = true\n"],
  ["[fmt]\nindent = 2\n", "[fmt]\nindent = 2\n"],
])("the nearest setting is offered as a fix: %j", (text, mended) => {
  const edits = readFormatPart(text).diagnostics.flatMap(({ fixes }) => (fixes ?? []).flatMap((fix) => fix.edits));
  expect(withEdits(text, edits)).toBe(mended);
});

function told(text: string): string[] {
  return drawnSettings(text, readFormatPart(text).diagnostics);
}
