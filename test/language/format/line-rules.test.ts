// The rules for lines bite: each is shown a text that breaks it, and texts that look like it and are fine.

import { describe, expect, it } from "vitest";
import { lineFaults } from "./line-rules.ts";

const options = { lineWidth: 20, indentWidth: 4, useTabs: false };

function faults(text: string): readonly string[] {
  return lineFaults(text, options);
}

describe("white space is at fault", () => {
  it.each([
    ["a blank line at the start", "\na = 1\n", "the text begins with a blank line"],
    ["no line end", "a = 1", "the text does not end with one line end"],
    ["a blank line at the end", "a = 1\n\n", "the text does not end with one line end"],
    ["two blank lines", "a = 1\n\n\nb = 1\n", "line 2 () is one blank line too many"],
    ["a blank at a line's end", "a = 1 \nb = 1\n", "line 1 (a = 1) ends with white space"],
    ["a blank after a comment", "a = 1 // c \n", "line 1 (a = 1 // c) ends with white space"],
    ["two blanks", "a =  1\n", 'line 1 (a =  1) holds "  "'],
    ["a tab", "f = {\n\ta\n}\n", 'line 2 (a) holds "\\t"'],
    ["a semicolon", "a = 1;\n", "line 1 (a = 1;) holds a ;"],
  ])("%s", (_what, text, fault) => {
    expect(faults(text)).toEqual([fault]);
  });

  it("nowhere else", () => {
    expect(faults('x = match a {\n    1  => """a  \n\n\n;""",\n    10 => 3,\n}\n\n// a;  b\nc = 1 /* x  \n */\n')).toEqual([]);
    expect(faults("")).toEqual([]);
    expect(faults("P: Type = {  }\n")).toEqual([]);
    expect(lineFaults("f = {\n\ta\n}\n", { ...options, useTabs: true })).toEqual([]);
  });
});

describe("operators and brackets are at fault", () => {
  it.each([
    ["an operator at the start", "x = (a\n    + b)\n", "line 2 (+ b)) begins with +"],
    ["a word at the start", "x = a\n    and b\n", "line 2 (and b) begins with and"],
    ["a call after a broken call", "x = f(\n    a,\n    b,\n)(c)\n", "line 4 ()(c)): ( follows a bracket over several lines"],
    ["an index after a broken list", "x = [\n    a,\n    b,\n][0]\n", "line 4 (][0]): [ follows a bracket over several lines"],
    ["a ? after a broken call", "x = f(\n    a,\n)?\n", "line 3 ()?): ? follows a bracket over several lines"],
  ])("%s", (_what, text, fault) => {
    expect(faults(text)).toEqual([fault]);
  });

  it("nowhere else", () => {
    expect(faults("x = a +\n    -b\n")).toEqual([]);
    expect(faults("f = {\n    a\n    &b\n}\n").filter((fault) => fault.includes("begins"))).toEqual([]);
    expect(faults("x = f(\n    a,\n    b,\n).c(d)\n")).toEqual([]);
    expect(faults("x = f(\n    a, // c\n)?\n")).toEqual([]);
    expect(faults("x = f(\n    a, /* c */\n)?\n")).toEqual([]);
    expect(faults("x = f(\n    /* c */ a,\n)?\n")).toHaveLength(1);
    expect(faults("x = f((a) => {\n    b = 1\n    b\n})?\n")).toEqual([]);
  });
});

describe("a line is too long", () => {
  it.each([
    ["with several arguments", "x = first(aaaa, bbbb)\n", "x = first("],
    ["with several items", "xs = [aaaa, bbbb, cc]\n", "xs = ["],
    ["with several entries", 'd = { "a": 1, "b": 2 }\n', "d = {"],
    ["with several members", "P: Type = { x: I, y: I }\n", "P: Type = {"],
    ["with several parameters", "f: (a: I, b: I) -> I = a\n", "f: ("],
    ["with several imports", "use a.b.{ccccc, ddddd}\n", "use a.b.{"],
    ["with an operator", "total = aaaaaaaa + bbbbbbb\n", "total = aaaaaaaa +"],
    ["with a chain of calls", "x = a.bbbb().cccc().dddd()\n", "x = a.bbbb()"],
    ["with wide characters", 'x = f("价格价格价格", a)\n', "x = f("],
    ["with a value of one piece", 'title = "a long string"\n', "title ="],
    ["with fields", "a.b = cccc.dddd.eeee.ffff\n", "a.b ="],
    ["in a nested bracket", "x = f(g(aaaaaaa, bbbbb))\n", "x = f(g("],
  ])("%s", (_what, text, before) => {
    expect(faults(text)).toEqual([expect.stringMatching(/^line 1 is \d+ wide and could end after /)]);
    expect(faults(text)[0]).toContain(`could end after ${JSON.stringify(before)}`);
  });

  it("but not where nothing could end it", () => {
    const fine = [
      'x = f("a very long string")\n',
      "use aaaaaaaa.bbbbbbbbb.cccccccc\n",
      'g(f"{f(a, b)} and {c + d}")\n',
      "x = f(aaaaaaaa, bbbbbbbb)(c)\n",
      "x = table[aaaaaaaa + bbbbbbbbb]\n",
      "a_name_that_is_too_long = f(a, b)\n",
      "a = f(b, c) // with a long remark\n",
      "for row in 0..first_of_them {\n    a\n}\n",
      'x = """a very long first line, f(a, b)\n"""\n',
      "/* a very long first line\n*/ x = f(a, b) /* and\n more */\n",
    ];
    for (const text of fine) expect(faults(text), text).toEqual([]);
    expect(lineFaults("if a {\n\tx = f(aaaa, bbb)\n}\n", { ...options, useTabs: true, indentWidth: 8 })).toHaveLength(1);
  });
});
