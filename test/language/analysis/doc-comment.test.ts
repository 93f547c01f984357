// Comments above definitions, and what is taken of them.
import { expect, test } from "vitest";
import { docCommentAbove, fileComment } from "../../../server/src/language/analysis/doc-comment.ts";

test.each<readonly [what: string, source: string, expected: string]>([
  ["one line", "// Adds.\nDEF", "Adds."],
  ["several lines, and blanks before the marks", "a = 1\n  // Adds.\n  //\n  //   two\n  DEF", "Adds.\n\n  two"],
  ["more marks", "/// Adds.\n//! Well.\nDEF", "Adds.\nWell."],
  ["CRLF", "// Adds.\r\n// Well.\r\nDEF", "Adds.\nWell."],
  ["a block", "/* Adds. */\nDEF", "Adds."],
  ["a block over lines", "/**\n * Adds.\n *\n * Well. */\nDEF", "Adds.\n\nWell."],
  ["nested blocks", "/* a /* b */ c */\nDEF", "a /* b */ c"],
  ["not over an empty line", "// Adds.\n\nDEF", ""],
  ["not behind code", "a = 1 // Adds.\nDEF", ""],
  ["not a block behind code", "a = 1 /* Adds. */\nDEF", ""],
  ["not of what stands before it on the line", "// Adds.\na = 1; DEF", ""],
  ["nothing", "DEF", ""],
  ["the end of a block that begins nowhere", "*/\nDEF", ""],
])("%s", (_, source, expected) => {
  expect(docCommentAbove(source, source.indexOf("DEF"))).toBe(expected);
});

test.each<readonly [what: string, source: string, expected: string]>([
  ["before an import", "// The shapes.\n// All.\nuse std.io\n", "The shapes.\nAll."],
  ["before an empty line", "// The shapes.\n\na = 1\n", "The shapes."],
  ["a block", "/* The\n * shapes. */\n\na = 1\n", "The\nshapes."],
  ["behind a byte order mark and a shebang", "\ufeff#!/usr/bin/yx\n// The shapes.\n\n", "The shapes."],
  ["a definition's comment is not the file's", "// Adds.\nadd = 1\n", ""],
  ["a file of nothing else", "// The shapes.", "The shapes."],
  ["an open block", "/* The shapes.\n", ""],
  ["nothing", "", ""],
])("of a file: %s", (_, source, expected) => {
  expect(fileComment(source)).toBe(expected);
});
