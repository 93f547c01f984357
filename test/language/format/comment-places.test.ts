// The check of comments' places bites where a comment goes to another construct, and only there.

import { describe, expect, it } from "vitest";
import { movedComments } from "./comment-places.ts";

describe("a comment may pass", () => {
  it.each([
    ["an operator", "x = a // r\n    + b\n", "x = a + // r\n    b\n"],
    ["a comma", "f(a /* r */, b)\n", "f(a, /* r */ b)\n"],
    ["an opening bracket", "f( // r\n  a)\n", "f(\n    // r\n    a,\n)\n"],
    ["else", "if a { b } // r\nelse { c }\n", "if a { b } else { // r\n    c\n}\n"],
  ])("%s", (_what, source, result) => {
    expect(movedComments(source, result)).toEqual([]);
  });
});

describe("a comment may not pass", () => {
  it.each([
    ["a name", "x = a // r\n", "// r\nx = a\n"],
    ["a literal", 'f(/* r */ "s")\n', 'f("s" /* r */)\n'],
    ["a keyword", "f = {\n    return // r\n}\n", "f = {\n    // r\n    return\n}\n"],
    ["the end of a block", "f = {\n    a\n    // r\n}\n", "f = {\n    a\n}\n// r\n"],
    ["another comment", "a\n// r\n// s\n", "a\n// s\n// r\n"],
  ])("%s", (_what, source, result) => {
    expect(movedComments(source, result)).not.toEqual([]);
  });
});
