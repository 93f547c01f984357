// docs/language-support.md is honest: the codes that it says are the compiler's alone are those that no check of ours gives.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CODES, isCodeId } from "../../server/src/language/diagnostics/codes.ts";
import { EXAMPLES } from "../../server/src/language/diagnostics/explanations/examples.ts";

const page = readFileSync(join(import.meta.dirname, "../../docs/language-support.md"), "utf8");

test("the codes that only the compiler reports", () => {
  const [, list = ""] = page.split("## Codes that are explained");
  const listed = [...list.matchAll(/\[(\w+)\]/g)].map((match) => match[1]);
  const codes = Object.keys(CODES).filter(isCodeId);
  expect(listed).toEqual(codes.filter((code) => EXAMPLES[code].origin === "compiler"));
});
