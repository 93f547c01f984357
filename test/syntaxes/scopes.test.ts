// Every form of the language with the scopes that it gets: fixtures/NAME.yx are the programs, fixtures/NAME.scopes.txt shows below each line
// the scope of each piece. `npm run test:update` draws them anew.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "../../server/src/language/syntax/parse.ts";
import { draw } from "./draw.ts";

const folder = join(import.meta.dirname, "fixtures");
const programs = readdirSync(folder).filter((name) => name.endsWith(".yx"));

describe.each(programs)("%s", (name) => {
  const source = readFileSync(join(folder, name), "utf8");

  test("is in the language", () => {
    expect(parse(source).diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  test("has its scopes", async () => {
    await expect(draw(source)).toMatchFileSnapshot(join(folder, name.replace(/\.yx$/, ".scopes.txt")));
  });
});
