// The page of a code, from what `explain CODE --json` prints.

import { expect, test } from "vitest";
import { explanationPage } from "../../client/src/explanation-page.ts";

test("all that is given, as Markdown", () => {
  const given = {
    code: "E1002",
    category: "types",
    title: "Type mismatch",
    description: "A value has another type.",
    example: "x: Int = 1.5\n",
    help: "Convert it.",
    corrected: "x: Float = 1.5\n",
  };
  expect(explanationPage(JSON.stringify(given))).toBe(
    "# E1002: Type mismatch\n\n*types*\n\nA value has another type.\n\n```yaoxiang\nx: Int = 1.5\n```\n\nConvert it.\n\n```yaoxiang\nx: Float = 1.5\n```\n",
  );
});

test("what is not there is left out", () => {
  expect(explanationPage('{ "code": "E1", "title": "One", "help": null }')).toBe("# E1: One\n");
});

test("what is no explanation", () => {
  for (const text of ["", "{", "[]", "null", "{}", '{ "code": 1 }']) expect(explanationPage(text)).toBeNull();
});
