// What is analysed again after an edit: the bodies that changed, the modules that import what changed, and nothing else; and that what is told
// after any number of edits is what a fresh look tells.

import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";
import { checkProject } from "../../server/src/workspace/check-project.ts";
import type { World } from "../../server/src/workspace/world.ts";
import { generateProject } from "../bench/generate-project.ts";
import { below, pick, type Random, seeded } from "../mutants/random.ts";
import { project } from "./projects.ts";

/** A project whose analyses are counted: `path: statements` for each. */
function counted(files: Readonly<Record<string, string>>) {
  const analysed: string[] = [];
  const { world, fileSystem } = project(files, { onAnalysis: (path, statements) => analysed.push(`${path}: ${statements}`) });
  return { look: () => diagnosticsOf(world), write: (path: string, text: string) => fileSystem.write(`/p/${path}`, text), analysed };
}

/** All that is told of a project, by file. */
function diagnosticsOf(world: World): Readonly<Record<string, readonly string[]>> {
  const snapshot = world.refresh();
  const check = checkProject(posix, snapshot);
  return Object.fromEntries(snapshot.files.map((file) => [file.path, check(file).map((found) => JSON.stringify(found))]));
}

const SHAPES = `Shape: Type = { side: Int }
Shape.area: (self: &Shape) -> Int = { return self.side * self.side }
half: (n: Int) -> Int = n / 2
`;
const MAIN = `use shapes.{Shape, half}
double: (n: Int) -> Int = n * 2
start = () => { return half(8) }
main = {
    shape = Shape(start())
    print(double(shape.area()))
}
`;

test("nothing is analysed twice where nothing changed", () => {
  const { look, analysed } = counted({ "shapes.yx": SHAPES, "main.yx": MAIN, "other.yx": "x: Int = 1\n" });
  look();
  expect(analysed.splice(0)).toEqual(["main.yx: 4", "other.yx: 1", "shapes.yx: 3"]);
  look();
  expect(analysed).toEqual([]);
});

test("an edit in a body looks at that body alone, however far the others move", () => {
  const { look, write, analysed } = counted({ "shapes.yx": SHAPES, "main.yx": MAIN });
  look();
  analysed.splice(0);
  write("shapes.yx", `// squares alone\n${SHAPES.replace("n / 2", "n / 2 + 0")}`);
  look();
  expect(analysed).toEqual(["shapes.yx: 1"]);
});

test("a signature that changes looks at the importers, and there at the statements that use the module", () => {
  const { look, write, analysed } = counted({ "shapes.yx": SHAPES, "main.yx": MAIN, "other.yx": "x: Int = 1\n" });
  expect(look()["main.yx"]).toEqual([]);
  analysed.splice(0);
  write("shapes.yx", SHAPES.replace("half: (n: Int) -> Int = n / 2", 'half: (n: Int) -> String = "half"'));
  expect(look()["main.yx"]?.join()).toContain("types.argument");
  expect(analysed).toEqual(["main.yx: 2", "shapes.yx: 3"]);
});

test("a function without a signature whose result changes looks at those that call it", () => {
  const { look, write, analysed } = counted({ "shapes.yx": SHAPES, "main.yx": MAIN });
  look();
  analysed.splice(0);
  write("main.yx", MAIN.replace("return half(8)", "return half(9)"));
  look();
  expect(analysed.splice(0)).toEqual(["main.yx: 1"]);
  write("main.yx", MAIN.replace("return half(8)", 'return "eight"'));
  expect(look()["main.yx"]?.join()).toContain("types.argument");
  expect(analysed.splice(0)).toEqual(["main.yx: 2"]);
});

test("in a project of 1,000 files an edited body is all that is looked at", () => {
  const files = Object.fromEntries(generateProject({ files: 1000, fileSize: 1500 }).map(({ path, text }) => [path, text]));
  const { look, write, analysed } = counted(files);
  look();
  expect(analysed.splice(0)).toHaveLength(1000);
  const [path, text] = Object.entries(files)[500] ?? ["", ""];
  const edited = text.replace("mut total = a\n", "mut total = a + 1\n");
  expect(edited).not.toBe(text);
  write(path, edited);
  look();
  expect(analysed).toEqual([`${path}: 1`]);
});

const LINES = [
  "    total = 1",
  '    name: Int = "s"',
  "}",
  "x = (1, 2",
  "    return 5",
  "helper: (n: Int) -> Int = n",
  "main = {",
  "use std.io",
];

/** One edit as people and tools make them: a line goes, comes, is doubled or moves, a number becomes a text, a name is misspelt. */
function editedText(random: Random, text: string): string {
  const lines = text.split("\n");
  const at = below(random, lines.length);
  const line = lines[at] ?? "";
  switch (below(random, 6)) {
    case 0:
      return lines.toSpliced(at, 1).join("\n");
    case 1:
      return lines.toSpliced(at, 0, pick(random, LINES)).join("\n");
    case 2:
      return lines.toSpliced(at, 0, line).join("\n");
    case 3:
      return lines.toSpliced(at, 1, line.replace(/\b\d+\b/, '"text"')).join("\n");
    case 4:
      return lines.toSpliced(at, 1, line.replace(/\b([a-z])(\w+)\b/, "$1x$2")).join("\n");
    default:
      return lines.toSpliced(at, 1, line.replace(/: (?:Int|String)/, ": Bool")).join("\n");
  }
}

function sample(name: string): Record<string, string> {
  const folder = join(process.cwd(), "samples", name);
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".yx"));
  return Object.fromEntries(paths.map((path) => [path.replaceAll("\\", "/"), readFileSync(join(folder, path), "utf8")]));
}

test.each(["library", "shapes", "calculator", "statistics", "containers"])("a storm of edits in %s ends as a fresh look", (name) => {
  const random = seeded(name.length);
  const original = sample(name);
  const texts = { ...original };
  const { look, write } = counted(texts);
  look();
  for (let round = 0; round < 80; round++) {
    const path = pick(random, Object.keys(texts));
    // now and then a file is as it was at first
    const text = random() < 0.15 ? (original[path] ?? "") : editedText(random, texts[path] ?? "");
    texts[path] = text;
    write(path, text);
    if (round % 3 === 0) expect(look()).toEqual(counted(texts).look());
  }
  expect(look()).toEqual(counted(texts).look());
});
