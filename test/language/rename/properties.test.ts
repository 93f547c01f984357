// What holds of every rename, of any symbol of any program: to a name that is nowhere else and back gives the bytes from before; to any other
// name it is refused, or gives the same program but for that name. PROPERTY_RUNS and PROPERTY_SEED in the environment make longer or other runs.

import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { type SymbolId, symbolOf } from "../../../server/src/language/analysis/names/symbols.ts";
import { type Renamed, renameGroup } from "../../../server/src/language/rename/rename-in-source.ts";
import { isName } from "../../../server/src/language/rename/rename-request.ts";
import { modelOfSource, type RenamingModel } from "../../../server/src/language/rename/renaming-model.ts";
import { type SymbolGroup, symbolGroups } from "../../../server/src/language/rename/symbol-groups.ts";
import { treeFacts } from "../../../server/src/language/rename/tree-facts.ts";
import { isBuiltinType } from "../../../server/src/language/std/builtins.ts";
import type { SyntaxNode } from "../../../server/src/language/syntax/nodes.ts";
import { children } from "../../../server/src/language/syntax/walk.ts";
import { breakEvery, generateSource } from "../../bench/generate.ts";
import { generateProject } from "../../bench/generate-project.ts";
import { pick, type Random, seeded, seedOf } from "../../mutants/random.ts";

const seed = Number(process.env.PROPERTY_SEED ?? 5);
const runs = Number(process.env.PROPERTY_RUNS ?? 1500);

interface Program {
  readonly name: string;
  readonly source: string;
}

const samples = programsBelow("../../../samples/");
const recorded = programsBelow("../../conformance/cases/").filter(({ source }) => source.length < 5000);
const generated = generateProject({ files: 12, fileSize: 1500, seed }).flatMap(({ path, text }) =>
  path.endsWith(".yx") ? [{ name: path, source: text }] : [],
);

const broken = Array.from({ length: 40 }, (_, number) => ({
  name: `broken program ${number}`,
  source: breakEvery(generateSource({ size: 1500, seed: seed + number }), 3 + (number % 6)),
}));

test("each symbol of each sample gets another name, and its own one again", () => {
  const faults = samples.flatMap((program) => {
    const model = modelOfSource(program.source);
    return groupsOf(model).flatMap((group) => faultsOfRoundTrip(program, model, group));
  });
  expect(faults).toEqual([]);
}, 300_000);

test("a symbol of a generated module, of one that is broken, and of a recorded program", () => {
  const random = seeded(seed);
  const faults = Array.from({ length: runs / 2 }, () => pick(random, [...generated, ...broken, ...recorded])).flatMap((program) => {
    const model = modelOfSource(program.source);
    const groups = groupsOf(model);
    return groups.length === 0 ? [] : faultsOfRoundTrip(program, model, pick(random, groups));
  });
  expect(faults).toEqual([]);
}, 300_000);

test("to a name that the program has already: refused, or the same program", () => {
  let renamed = 0;
  const faults = Array.from({ length: runs }, (_, run) => {
    const random = seeded(seedOf("taken", seed + run));
    const program = pick(random, [...samples, ...generated, ...broken, ...recorded]);
    const model = modelOfSource(program.source);
    const groups = groupsOf(model);
    if (groups.length === 0) return [];
    const group = pick(random, groups);
    const result = rename(model, group, takenName(random, model));
    if (result.edits.length > 0) renamed += 1;
    return faultsOf(program, model, group, result);
  }).flat();
  expect(faults).toEqual([]);
  expect(renamed).toBeGreaterThan(runs / 20);
}, 300_000);

function programsBelow(folder: string): readonly Program[] {
  const root = fileURLToPath(new URL(folder, import.meta.url));
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yx") && statSync(root + name).size < 20_000)
    .sort()
    .map((name) => ({ name, source: readFileSync(root + name, "utf8") }));
}

function groupsOf(model: RenamingModel): readonly SymbolGroup[] {
  const names = new Set(model.names.symbols.map(({ name }) => name));
  // the parser knows this one by its letters, and it is refused before
  names.delete("Type");
  return [...names].flatMap((name) => symbolGroups(model, treeFacts(model.tree, name), name));
}

function firstOf(group: SymbolGroup): SymbolId {
  return Math.min(...group);
}

function rename(model: RenamingModel, group: SymbolGroup, newName: string): Renamed {
  const { name } = symbolOf(model.names, firstOf(group));
  return renameGroup({ model, facts: treeFacts(model.tree, name), group, newName }, modelOfSource);
}

function takenName(random: Random, model: RenamingModel): string {
  return pick(random, [...model.names.references, ...model.names.symbols]).name;
}

function isRefused({ diagnostics }: Renamed): boolean {
  return diagnostics.some(({ severity }) => severity === "error");
}

/** The round trip, which is refused only where the language gives the name, or the program has it twice in one place already. */
function faultsOfRoundTrip(program: Program, model: RenamingModel, group: SymbolGroup): readonly string[] {
  const { name, span } = symbolOf(model.names, firstOf(group));
  const newName = /^[A-Z]/.test(name) ? "Zq7" : "zq7";
  const result = rename(model, group, newName);
  const at = `${program.name}:${model.tree.source.slice(0, span.start).split("\n").length} ${name}`;
  const isSound = model.diagnostics.every(({ severity }) => severity !== "error");
  if (isRefused(result)) return isSound && !isBound(program, name) ? [`${at}: refused`] : [];
  const after = modelOfSource(result.text);
  const [now, ...others] = symbolGroups(after, treeFacts(after.tree, newName), newName);
  if (now === undefined || others.length > 0) return [`${at}: is ${others.length + 1} groups of symbols`];
  const back = rename(after, now, name);
  if (isRefused(back)) {
    const isTwice = model.names.symbols.some((each) => each.name === name && !group.has(each.id));
    if (!isTwice && !isBound(program, name)) return [`${at}: can't be undone: ${back.diagnostics[0]?.finding}`];
  } else if (back.text !== program.source && !isBound(program, name)) return [`${at}: undone, it is another text`];
  return faultsOf(program, model, group, result);
}

/**
 * Names of the language, names that are none, and three forms that hold a name fast: `x: x = 1` is a type of its own, `use m as` lacks one,
 * `use std.list as list` says it twice.
 */
function isBound({ name: file, source }: Program, name: string): boolean {
  const isForm = /(bind-self-reference-type|use-as-missing)\.yx$/.test(file) || source.includes(`${name} as ${name}`);
  return isBuiltinType(name) || !isName(name) || isForm;
}

/** What is wrong with a rename in itself, seen without the engine's own comparison. */
function faultsOf(program: Program, model: RenamingModel, group: SymbolGroup, { text, edits, diagnostics }: Renamed): readonly string[] {
  const { source } = program;
  const { name } = symbolOf(model.names, firstOf(group));
  const fault = (what: string): readonly string[] => [`${program.name} ${name}: ${what}`];
  if (diagnostics.some(({ severity }) => severity === "error")) {
    return text === source && edits.length === 0 ? [] : fault("refused, and changed");
  }
  let applied = "";
  let at = 0;
  for (const { span, newText } of edits) {
    if (span.start < at) return fault("edits overlap or are not in order");
    applied += source.slice(at, span.start) + newText;
    at = span.end;
  }
  if (applied + source.slice(at) !== text) return fault("the edits do not give the text");
  const isPlain = edits.every(({ span }) => source.slice(span.start, span.end) === name);
  if (!isPlain) return [];
  const after = modelOfSource(text);
  if (shape(after.tree.module) !== shape(model.tree.module)) return fault("another tree");
  const left = codes(model);
  const added = codes(after).filter((code) => !left.splice(left.indexOf(code) >>> 0, 1).includes(code));
  if (added.length > 0) return fault(`more diagnostics: ${added}`);
  // two things of one name may have been what was wrong
  return left.length === 0 || !isUnique(model, group) ? [] : fault(`fewer diagnostics: ${left}`);
}

/** The kinds of all nodes, nested. */
function shape(node: SyntaxNode): string {
  return `${node.kind}(${children(node).map(shape).join(",")})`;
}

function isUnique({ names }: RenamingModel, group: SymbolGroup): boolean {
  const { name } = symbolOf(names, firstOf(group));
  return isName(name) && names.symbols.every((each) => each.name !== name || group.has(each.id));
}

/** What is unused may change with names that are near to each other. */
function codes({ diagnostics }: RenamingModel): string[] {
  return diagnostics.flatMap(({ code }) => (code.startsWith("W") ? [] : [code]));
}
