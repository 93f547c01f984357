// Every form of the language with the scopes that it gets: fixtures/NAME.yx are the programs, fixtures/NAME.scopes.txt shows below each line
// the scope of each piece. `npm run test:update` draws them anew.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { draw } from "./draw.ts";

const folder = join(import.meta.dirname, "fixtures");
const programs = readdirSync(folder).filter((name) => name.endsWith(".yx"));

test.each(programs)("%s", async (name) => {
  const source = readFileSync(join(folder, name), "utf8");
  await expect(draw(source)).toMatchFileSnapshot(join(folder, name.replace(/\.yx$/, ".scopes.txt")));
});
