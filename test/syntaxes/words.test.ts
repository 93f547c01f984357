// The words of the language and the grammar's: each reserved word and each built-in name has a scope of its own, and what was made of the
// sources is what lies in the repository.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { BUILTIN_CONSTRUCTORS, builtinTypeNames } from "../../server/src/language/std/builtins.ts";
import { KEYWORDS } from "../../server/src/language/syntax/kinds.ts";
import { GRAMMAR_FILES } from "../../syntaxes/source/files.ts";
import { yaoxiang } from "../../syntaxes/source/yaoxiang.ts";
import { tokenize } from "./tokenize.ts";

/** The innermost scope of the first token with this text. */
function scopeIn(source: string, text: string): string {
  const token = tokenize(source)
    .lines.flat()
    .find((each) => each.text === text);
  return token?.scopes.at(-1) ?? "";
}

test.each(KEYWORDS)("%s is reserved", (word) => {
  expect(scopeIn(`x = ${word}`, word)).toMatch(
    /^(?:keyword\.control|storage\.modifier|keyword\.operator\.(?:wordlike|cast)|constant\.language)\b/,
  );
  expect(scopeIn(`${word}s = x`, `${word}s`)).toBe("variable.other.readwrite");
});

test.each([...builtinTypeNames()])("%s is a built-in type", (name) => {
  expect(scopeIn(`x: ${name} = y`, name)).toBe("support.type");
});

test.each([...BUILTIN_CONSTRUCTORS.keys()])("%s is a constructor", (name) => {
  expect(scopeIn(`x = ${name}(y)`, name)).toBe("support.function.constructor");
});

// Names of the language's first grammar that it does not have (any more).
test.each(["Some", "Ok", "Err", "Maybe", "not", "let", "fn"])("%s is no word of the language", (name) => {
  expect(scopeIn(`x = ${name} + y`, name)).toMatch(/^(?:variable\.other\.readwrite|entity\.name\.type)$/);
});

describe("the grammar", () => {
  test.each(Object.entries(GRAMMAR_FILES))("%s is what its source makes (npm run build:syntaxes)", (name, text) => {
    expect(readFileSync(join(import.meta.dirname, "../../syntaxes", name), "utf8")).toBe(text);
  });

  test("includes sections that are there, and each of them", () => {
    const text = JSON.stringify([yaoxiang.patterns, yaoxiang.repository]);
    const included = [...text.matchAll(/"include":"#([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(included)).toEqual(new Set(Object.keys(yaoxiang.repository)));
  });
});
