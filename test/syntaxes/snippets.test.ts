// Each snippet, with what it proposes for its places, is a program without errors, laid out as the formatter does it.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { format } from "../../server/src/language/format/format.ts";
import { parse } from "../../server/src/language/syntax/parse.ts";

const shape = z.record(
  z.string(),
  z.strictObject({
    prefix: z.union([z.string(), z.array(z.string())]),
    body: z.union([z.string(), z.array(z.string())]),
    description: z.string().min(10),
  }),
);

const snippets = shape.parse(JSON.parse(readFileSync(join(import.meta.dirname, "../../syntaxes/snippets.json"), "utf8")));

/** The text with the proposals put in, and a statement where a line is left to the user. */
function filledIn(body: string | readonly string[]): string {
  const text = [body]
    .flat()
    .join("\n")
    .replace(/^( *)\$\d$/gm, "$1go()");
  const proposals = new Map([...text.matchAll(/\$\{(\d+):([^$}]*)\}/g)].map(({ 1: place = "", 2: proposal = "" }) => [place, proposal]));
  const fill = (part: string): string =>
    part
      .replace(/\$\{(\d+):((?:[^$}]|\$\d)*)\}/g, (_, __, proposal: string) => fill(proposal))
      .replace(/\$\{?(\d+)\}?/g, (_, place: string) => proposals.get(place) ?? "");
  return fill(text);
}

describe.each(Object.entries(snippets))("%s", (_, { body }) => {
  const source = filledIn(body);

  test("is a program", () => {
    expect(parse(source).diagnostics).toEqual([]);
  });

  test("is formatted", () => {
    expect(format(source).text.trimEnd()).toBe(source);
  });
});

test("every prefix is one snippet's", () => {
  const prefixes = Object.values(snippets).flatMap(({ prefix }) => prefix);
  expect(prefixes).toEqual([...new Set(prefixes)]);
});
