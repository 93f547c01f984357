// The check of comments' places bites where a comment goes to another construct, and only there.

import { describe, expect, it } from "vitest";
import { movedComments } from "./comment-places.ts";

describe("a comment may pass", () => {
  it.each([
    ["an operator", "x = a // r\n    + b\n", "x = a + // r\n    b\n"],
    ["an operator that is a word", "x = a // r\n    and b\n", "x = a and // r\n    b\n"],
    ["a comma", "f(a /* r */, b)\n", "f(a, /* r */ b)\n"],
    ["an opening bracket", "f( // r\n  a)\n", "f(\n    // r\n    a,\n)\n"],
    ["else", "if a { b }\n// r\nelse { c }\n", "if a { b } else\n// r\n{ c }\n"],
    ["the brace of the block that it heads", "if a // r\n{\n    b\n}\n", "if a { // r\n    b\n}\n"],
    ["the rest of what became its line", "x = // r\n    f(a, { b })\n", "x = f(a, { b }) // r\n"],
    ["the rest of its line, as a block comment", "x = /* r */\n    a\n", "x = a /* r */\n"],
    ["the rest of its line, below another", "x = // r\n    // s\n    a\ny = b\n", "x = a // r\n// s\ny = b\n"],
  ])("%s", (_what, source, result) => {
    expect(movedComments(source, result)).toEqual([]);
  });
});

describe("a comment may not pass", () => {
  it.each([
    ["a name", "x = a // r\n", "// r\nx = a\n", '"// r" moved up over x a'],
    ["a literal", 'f(/* r */ "s")\n', 'f("s" /* r */)\n', '"/* r */" moved down over "s"'],
    ["what is on several lines", "x = // r\n    f(a, b)\n", "x = f(\n    a,\n    b\n) // r\n", '"// r" moved down over f a b'],
    ["a name, where it did not end its line", "x = /* r */ a\n", "x = a /* r */\n", '"/* r */" moved down over a'],
    ["its line, alone", "x = // r\n    a\ny = b\n", "x = a\n// r\ny = b\n", '"// r" moved down over a'],
    ["a statement", "x = // r\n    a\ny = b\n", "x = a\ny = b // r\n", '"// r" moved down over a y b'],
    ["the end of a block", "f = {\n    a\n    // r\n}\n", "f = {\n    a\n}\n// r\n", '"// r" moved down over }'],
    ["the end of a block on one line", "f = { // r\n}\n", "f = {} // r\n", '"// r" moved down over }'],
    ["the start of a block", "f = { // r\n    a\n}\n", "f = // r\n{\n    a\n}\n", '"// r" moved up over {'],
    ["much", "f(a, b, c, d, e, g) // r\n", "// r\nf(a, b, c, d, e, g)\n", '"// r" moved up over f a b c d …'],
  ])("%s", (_what, source, result, fault) => {
    expect(movedComments(source, result)).toEqual([fault]);
  });

  it("anything in turn with its like", () => {
    expect(movedComments("a // r\nb // r\n", "// r\na\nb // r\n")).toEqual(['"// r" moved up over a']);
  });
});
