// What is not laid out stands as it stood, what is around it is laid out, and a diagnostic says so: the text's own, or a note of the formatter.

import { describe, expect, it } from "vitest";
import { format } from "../../../server/src/language/format/format.ts";
import { checkFormatting } from "./checks.ts";

interface Example {
  readonly source: string;
  /** Null where nothing changes. */
  readonly text: string | null;
  /** Findings with their lines. */
  readonly said: readonly string[];
}

const unseparated = (line: number): string => `formatting.unseparated ${line}`;
const ineffective = (line: number): string => `formatting.switch-without-effect ${line}`;

const lines: Readonly<Record<string, Example>> = {
  "a word and a string": { source: 'io.println   "x"\na   =   1\n', text: 'io.println   "x"\na = 1\n', said: [unseparated(1)] },
  "an import as in Python": { source: "from x import   y\n", text: null, said: [unseparated(1)] },
  "a macro as in Rust": { source: 'main = {\n  println!( "x" )\n}\n', text: 'main = {\n    println!( "x" )\n}\n', said: [unseparated(2)] },
  "an exception as in JavaScript": {
    source: "try {\n  a( )\n} catch (e) {\n  b( )\n}\n",
    text: null,
    said: ["syntax.block-keyword 1"],
  },
  "a word before a call": { source: "await   f( )\n", text: null, said: [unseparated(1)] },
  "three words": { source: "a b   c\n", text: null, said: [unseparated(1)] },
  "two values": { source: "a = 1   2\n", text: null, said: [unseparated(1)] },
};

const bodies: Readonly<Record<string, Example>> = {
  "below an if without braces": {
    source: "if x > 3\n    y   =   1\n    z = 2\nw   =   3\n",
    text: "if x > 3\n    y   =   1\n    z = 2\nw = 3\n",
    said: ["syntax.missing-block 1"],
  },
  "indented with a tab as far as with blanks": {
    source: "main = {\n\tif x > 3\n    y   =   1\n}\n",
    text: "main = {\n    if x > 3\n    y = 1\n}\n",
    said: ["syntax.missing-block 2"],
  },
  "below a colon, in a function": {
    source: "main = {\n  for i in xs:\n      y   =   1\n      z = 2\n  w   =   3\n}\n",
    text: "main = {\n    for i in xs:\n        y   =   1\n        z = 2\n    w = 3\n}\n",
    said: ["syntax.missing-block 2"],
  },
};

const explained: Readonly<Record<string, Example>> = {
  "by what is missing behind it": { source: "main = {\n    y=(\n}\n", text: null, said: ["syntax.missing-close 3"] },
  "by what is missing in it": { source: "a   = f(1\nb   =   1\n", text: "a   = f(1\nb = 1\n", said: ["syntax.missing-close 2"] },
};

const switches: Readonly<Record<string, Example>> = {
  "inside a list": {
    source: "a = [\n    // fmt: off\n    1,   2,\n]\n",
    text: "a = [\n    // fmt: off\n    1,\n    2,\n]\n",
    said: [ineffective(2)],
  },
  "behind a statement": { source: "a   =   1 // fmt: off\nb   =   2\n", text: "a = 1 // fmt: off\nb = 2\n", said: [ineffective(1)] },
  "spelled in other ways": {
    source: "//fmt:skip\na = 1\n// FMT: OFF\nb = 1\n",
    text: null,
    said: [ineffective(1), ineffective(3)],
  },
  "on, where nothing is off": { source: "a = 1\n// fmt: on\nb = 1\n", text: null, said: [ineffective(2)] },
  "as it should be": { source: "// fmt: off\na   =   1\n// fmt: on\nb = 2\n", text: null, said: [] },
  "in a string": { source: 'a = "// fmt: off"\n', text: null, said: [] },
};

describe.each([
  ["statements on one line with nothing between them", lines],
  ["what stands deeper, below what cannot be read", bodies],
  ["what an error explains gets no note", explained],
  ["comments for the formatter", switches],
])("%s", (_name, examples) => {
  it.each(Object.entries(examples))("%s", (_example, { source, text, said }) => {
    const formatted = format(source);
    expect(formatted.text).toBe(text ?? source);
    const lineOf = (offset: number): number => source.slice(0, offset).split("\n").length;
    expect(formatted.diagnostics.map(({ finding, span }) => `${finding} ${lineOf(span.start)}`)).toEqual(said);
    expect(checkFormatting(source).faults).toEqual([]);
  });
});

describe("a body without braces stays on its line", () => {
  it.each([
    ["while x > 3\n  f( x )\n", "while x > 3\n    f(x)\n"],
    ["for x in xs  f( x )\n", "for x in xs f(x)\n"],
    ["main = {\nfor x in xs\nf( x )\ng( )\n}\n", "main = {\n    for x in xs\n        f(x)\n    g()\n}\n"],
    ["if a { b() } else\n c( )\n", "if a { b() } else\n    c()\n"],
    ["if a { b() } else  c( )\n", "if a { b() } else c()\n"],
  ])("%j", (source, text) => {
    expect(format(source)).toMatchObject({ text, diagnostics: [] });
    expect(checkFormatting(source).faults).toEqual([]);
  });
});

describe("several statements on one line are laid out where each does something", () => {
  it.each([
    ["a = 1 b = 2 print(a)", "a = 1\nb = 2\nprint(a)\n"],
    ["if a { b() } c", "if a { b() }\nc\n"],
    ["a; b; c", "a\nb\nc\n"],
    ["f(a) return b", "f(a)\nreturn b\n"],
  ])("%s", (source, text) => {
    expect(format(source)).toMatchObject({ text, diagnostics: [] });
  });
});
