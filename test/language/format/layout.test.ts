// The layout of every construct and the place of every comment, as goldens: fixtures/NAME.yx becomes fixtures/NAME.formatted.yx. Each fixture
// also passes five checks: nothing damaged, the same diagnostics, comments in place, stable, the same with CRLF and a byte order mark.
// `npm run test:update` writes the goldens; read their diff like prose before you commit it.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { format } from "../../../server/src/language/format/format.ts";
import { parse } from "../../../server/src/language/syntax/parse.ts";
import { allFaults, checkFormatting } from "./checks.ts";
import { movedComments } from "./comment-places.ts";
import { difference } from "./difference.ts";
import { fixtureOptions } from "./fixture-options.ts";
import { lineFaults } from "./line-rules.ts";

const folder = join(import.meta.dirname, "fixtures");
const ending = ".yx";
const formattedEnding = ".formatted.yx";

const files = readdirSync(folder).sort();
const names = files.filter((file) => file.endsWith(ending) && !file.endsWith(formattedEnding)).map((file) => file.slice(0, -ending.length));

it("every golden belongs to a fixture", () => {
  expect(names.length).toBeGreaterThan(30);
  const goldens = files.filter((file) => file.endsWith(formattedEnding)).map((file) => file.slice(0, -formattedEnding.length));
  expect(goldens.filter((name) => !names.includes(name))).toEqual([]);
});

describe.each(names)("%s", (name) => {
  const source = readFileSync(join(folder, `${name}${ending}`), "utf8");
  const options = fixtureOptions(source);
  const text = format(source, options).text;
  const isValid = parse(source).diagnostics.length === 0;

  it("has the layout of its golden", async () => {
    const golden = join(folder, `${name}${formattedEnding}`);
    if (!existsSync(golden) && !isUpdating()) throw new Error(`${golden} is missing: npm run test:update writes it`);
    await expect(text).toMatchFileSnapshot(golden);
  });

  it("is not damaged, and a second run changes nothing", () => {
    expect(allFaults(checkFormatting(source, options))).toEqual([]);
  });

  it("has the same diagnostics as before", () => {
    expect(findings(text)).toEqual(findings(source));
  });

  it("has its comments where they were", () => {
    expect(movedComments(source, format(source, { ...options, sortImports: false }).text)).toEqual([]);
  });

  it("is the same with CRLF line ends, and with a byte order mark", () => {
    expect(difference(crlf(text), format(crlf(source), options).text)).toBe("");
    expect(difference(`\ufeff${text}`, format(`\ufeff${source}`, options).text)).toBe("");
  });

  // what is broken on purpose stays as it is
  if (isValid)
    it("is formatted whole", () => {
      expect(format(source, options).left).toEqual([]);
    });

  // lines that stand as they are keep no rules
  if (isValid && !source.includes("fmt: off"))
    it("has lines that keep the rules", () => {
      expect(lineFaults(text, options)).toEqual([]);
    });
});

/** In any order: sorted imports take theirs along. */
function findings(text: string): readonly string[] {
  return parse(text)
    .diagnostics.map(({ code, finding }) => `${code} ${finding}`)
    .sort();
}

function crlf(text: string): string {
  return text.replaceAll("\n", "\r\n");
}

function isUpdating(): boolean {
  return expect.getState().snapshotState.snapshotUpdateState === "all";
}
