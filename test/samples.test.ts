// The sample projects are what their README says: there are enough of them, each is listed, and our tools find nothing in them to say or
// to move. The two lone files beside them, tour.yx and broken.yx, are the demo's.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { format } from "../server/src/language/format/format.ts";
import { MANIFEST_NAME } from "../server/src/workspace/manifest-name.ts";
import { projectAnswers } from "./conformance/project-cases.ts";

const folder = join(import.meta.dirname, "../samples");
const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

test("there are at least 25, and README lists each with a line", () => {
  const readme = readFileSync(join(folder, "README.md"), "utf8");
  const listed = [...readme.matchAll(/^\| \[(.+?)\]\(\1\) \|/gm)].map((match) => match[1]);
  expect(names.length).toBeGreaterThanOrEqual(25);
  expect(listed).toEqual(names);
});

describe.each(names)("%s", (name) => {
  const root = join(folder, name);
  const files = projectAnswers(root);
  const sources = files.filter(({ path }) => path.endsWith(".yx"));

  test("is a project with a main file and a program's length", () => {
    const lines = sources.reduce((sum, { text }) => sum + text.split("\n").length - 1, 0);
    expect(existsSync(join(root, MANIFEST_NAME))).toBe(true);
    expect(sources.map(({ path }) => path)).toContain("src/main.yx");
    expect(lines).toBeGreaterThanOrEqual(50);
  });

  test("is clean", () => {
    const told = files.flatMap(({ path, answers }) => answers.map(({ line, code, finding }) => `${path}:${line} ${code} ${finding}`));
    expect(told).toEqual([]);
  });

  test("is formatted", () => {
    expect(sources.filter(({ text }) => format(text).text !== text).map(({ path }) => path)).toEqual([]);
  });
});
