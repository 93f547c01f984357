// The project that is measured is what it says: of the wanted size, the same each time, its imports followed and nothing wrong in it.

import { posix } from "node:path";
import { expect, test } from "vitest";
import { checkProject } from "../../server/src/workspace/check-project.ts";
import { project } from "../workspace/projects.ts";
import { generateProject } from "./generate-project.ts";

const options = { files: 60, fileSize: 5_000 };
const files = generateProject(options);

test("the files, their number and their size", () => {
  const sources = files.filter(({ path }) => path.endsWith(".yx"));
  expect(sources.length).toBe(60);
  const size = sources.reduce((sum, { text }) => sum + text.length, 0);
  expect(size / 60).toBeGreaterThan(4_900);
  expect(size / 60).toBeLessThan(6_000);
  expect(generateProject(options)).toEqual(files);
  expect(generateProject({ ...options, seed: 2 })).not.toEqual(files);
});

test("files import each other, and nothing is wrong in them", () => {
  const snapshot = project(Object.fromEntries(files.map(({ path, text }) => [path, text]))).world.refresh();
  const check = checkProject(posix, snapshot);
  const told = snapshot.files.flatMap((file) =>
    check(file)
      .filter(({ severity }) => severity === "error")
      .map(({ finding, span }) => `${file.path} ${finding} ${file.text.slice(span.start, span.end)}`),
  );
  expect(told).toEqual([]);
  const followed = snapshot.files.flatMap((file) => snapshot.importsOf(file)).filter(({ target }) => target.kind === "file");
  expect(followed.length).toBeGreaterThan(120);
});
