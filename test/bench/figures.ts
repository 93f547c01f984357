// Figures that are the same on every machine: sizes of what is shipped and of answers, and how much is looked at again after an edit.

import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { TOOLS } from "../../mcp/src/tools.ts";
import { format } from "../../server/src/language/format/format.ts";
import { parse } from "../../server/src/language/syntax/parse.ts";
import { checkProject } from "../../server/src/workspace/check-project.ts";
import { project } from "../workspace/projects.ts";
import { breakEvery, generateSource } from "./generate.ts";
import { generateProject } from "./generate-project.ts";

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: "bytes" | "characters" | "count";
  /** What it may never exceed, however it was before. */
  readonly limit?: number;
}

/** What has to be built first: the bundles, below `root`. */
export function measureFigures(root: string): readonly Figure[] {
  return [...bundleSizes(root), ...listingSize(), ...ofSource(), ...ofProject()];
}

const BUNDLES = [
  { path: "server/out/main.js", limit: 1_500_000 },
  { path: "client/out/extension.js", limit: 600_000 },
] as const;

function bundleSizes(root: string): readonly Figure[] {
  return BUNDLES.map(({ path, limit }) => ({ name: path, value: readFileSync(join(root, path)).length, unit: "bytes", limit }));
}

function listingSize(): readonly Figure[] {
  const tools = TOOLS.map((tool) => tool.listing());
  return [{ name: "tools/list", value: JSON.stringify({ tools }).length, unit: "characters", limit: 16_000 }];
}

function ofSource(): readonly Figure[] {
  const source = generateSource({ size: 100_000 });
  const broken = breakEvery(source, 50);
  const mistakes = Math.floor(broken.split("\n").length / 50);
  return [
    { name: "diagnostics of a valid source", value: parse(source).diagnostics.length, unit: "count", limit: 0 },
    // one mistake, one diagnostic
    { name: "diagnostics of a mistake", value: parse(broken).diagnostics.length / mistakes, unit: "count" },
    { name: "statements left unformatted, a mistake", value: format(broken).left.length / mistakes, unit: "count" },
  ];
}

function ofProject(): readonly Figure[] {
  let analysed = 0;
  const files = generateProject({ files: 100, fileSize: 1500 });
  const { world, fileSystem } = project(Object.fromEntries(files.map(({ path, text }) => [path, text])), {
    onAnalysis: (_, statements) => {
      analysed += statements;
    },
  });
  const analysedNow = (): number => {
    const snapshot = world.refresh();
    const check = checkProject(posix, snapshot);
    analysed = 0;
    for (const file of snapshot.files) check(file);
    return analysed;
  };
  const edit = ({ path, text }: { path: string; text: string }): void => fileSystem.write(`/p/${path}`, text);
  const name = "statements analysed, 100 files";
  const [file] = files.slice(50);
  if (file === undefined) throw new Error("the project has no such file");
  const first = analysedNow();
  edit({ ...file, text: file.text.replace("mut total = a\n", "mut total = a + 1\n") });
  const afterBody = analysedNow();
  edit({ ...file, text: `${file.text}\nadded: (a: Int) -> Int = a\n` });
  return [
    { name, value: first, unit: "count" },
    { name: `${name}, a body edited`, value: afterBody, unit: "count", limit: 1 },
    { name: `${name}, a function added`, value: analysedNow(), unit: "count" },
  ];
}
