// A bracket with `(`, `[` or `?` behind it stays on one line: where it can't, its statement stays as it was and the others are formatted.

import { expect, it } from "vitest";
import { format } from "../../../server/src/language/format/format.ts";

it.each(["f(x => { c(); d() })?", "f(match k { 1 => 2 })(3)", "[x => { c(); d() }][0]", "(x => { c(); d() })(1)"])("%s", (expression) => {
  const { text, diagnostics } = format(`a   =   ${expression}\nb   =   1\n`);
  expect(text).toBe(`a   =   ${expression}\nb = 1\n`);
  expect(diagnostics.map(({ finding }) => finding)).toEqual(["formatting.unprintable"]);
});

it("keeps the lines that such a bracket has already", () => {
  expect(format("a   =   f(x => {\n  c()\n  d()\n})?\n").text).toBe("a = f(x => {\n    c()\n    d()\n})?\n");
});
