// Makes a project of many files as people write them: modules in folders that import each other, types, methods, functions with branches,
// loops and matches. Every name is defined, so that nothing is to be reported; the same seed gives the same bytes.

import { below, pick, type Random, seeded } from "../mutants/random.ts";

export interface ProjectOptions {
  readonly files: number;
  /** Roughly how many UTF-16 units each file has; its last function is written to its end. */
  readonly fileSize: number;
  readonly seed?: number;
}

export interface GeneratedFile {
  /** From the root, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** What a module offers to those that come after it. */
interface Module {
  /** Its path as it is imported from the project's folder. */
  readonly path: string;
  readonly type: string;
  readonly functions: readonly string[];
}

const packages = ["billing", "catalog", "delivery", "reports", "storage", "support"];
const subjects = ["account", "basket", "customer", "invoice", "ledger", "order", "parcel", "price", "stock", "voucher"];
const verbs = ["add", "check", "count", "find", "merge", "reduce", "scale", "split", "update", "weigh"];
const locals = ["amount", "bound", "copied", "first", "height", "level", "offset", "rate", "rest", "share", "step", "weight"];
const remarks = ["Keeps the running total.", "The caller checks the range.", "Empty input gives zero.", "See the notes on rounding."];
const chineseRemarks = ["先检查边界，再计算总数。", "空的输入得到零。"];

/** The files of a project, its manifest and `src/main.yx` among them. */
export function generateProject({ files, fileSize, seed = 1 }: ProjectOptions): readonly GeneratedFile[] {
  const random = seeded(seed);
  const modules: Module[] = [];
  const made: GeneratedFile[] = [{ path: "yaoxiang.toml", text: '[package]\nname = "measured"\nversion = "0.1.0"\n' }];
  for (let number = 1; number < files; number++) {
    const name = `${pick(random, subjects)}_${number}`;
    const path = `src.${pick(random, packages)}.${name}`;
    const { text, functions, type } = moduleText(random, number, modules, fileSize);
    made.push({ path: `${path.replaceAll(".", "/")}.yx`, text });
    modules.push({ path, type, functions });
  }
  made.push({ path: "src/main.yx", text: mainText(modules) });
  return made;
}

function mainText(modules: readonly Module[]): string {
  const used = modules.slice(-5).flatMap(({ path, functions: [first] }) => (first === undefined ? [] : [{ path, first }]));
  const imports = used.map(({ path, first }) => `use ${path}.{${first}}\n`).join("");
  const calls = used.map(({ first }) => `    io.println(${first}(1, 2))\n`).join("");
  return `use std.io\n${imports}\nmain = {\n${calls}}\n`;
}

function moduleText(
  random: Random,
  number: number,
  modules: readonly Module[],
  size: number,
): Omit<Module, "path"> & { readonly text: string } {
  const type = `Entry${number}`;
  const imported = new Set(modules.length === 0 ? [] : Array.from({ length: 2 + below(random, 4) }, () => pick(random, modules)));
  const known = [...imported].flatMap(({ functions: [first, second] }) => [first, second].filter((name) => name !== undefined));
  const uses = [...imported].map(({ path, type: other, functions }) => `use ${path}.{${[other, ...functions.slice(0, 2)].join(", ")}}\n`);
  const holders = [...imported].map((module) => `    ${module.type.toLowerCase()}: Option(${module.type}),\n`);
  const isChinese = random() < 0.1;
  const parts = [
    `// ${pick(random, isChinese ? chineseRemarks : remarks)}\nuse std.io\n${uses.join("")}\n`,
    `${type}: Type = {\n    amount: Int,\n    label: String,\n    isOpen: Bool,\n}\n\n`,
    `Links${number}: Type = {\n${holders.join("")}}\n\n`,
    `Page${number}: (T: Type) -> Type = { items: List(T), next: Option(T) }\n\n`,
    `limit_${number}: Int = ${below(random, 1000)}\n\n`,
    `${type}.total: (self: &${type}, by: Int) -> Int = {\n    return self.amount * by + limit_${number}\n}\n\n`,
  ];
  const functions: string[] = [];
  let length = parts.join("").length;
  while (length < size) {
    const name = `${pick(random, verbs)}_${number}_${functions.length}`;
    const text = functionText(random, name, {
      type,
      calls: [...known, ...functions.slice(-4)],
      constant: `limit_${number}`,
      isChinese,
      names: { made: 0 },
    });
    functions.push(name);
    parts.push(text);
    length += text.length;
  }
  return { type, functions, text: parts.join("") };
}

/** What the body of a function can name. */
interface Around {
  readonly type: string;
  readonly calls: readonly string[];
  readonly constant: string;
  readonly isChinese: boolean;
  readonly names: { made: number };
}

function functionText(random: Random, name: string, around: Around): string {
  const remark = random() < 0.4 ? `// ${pick(random, around.isChinese ? chineseRemarks : remarks)}\n` : "";
  const visible = ["a", "b", around.constant, "total"];
  const body = statements(random, around, visible, 1, 4 + below(random, 4));
  return `${remark}${name}: (a: Int, b: Int) -> Int = {\n    mut total = a\n${body}    return total + ${number(random, around, visible, 1)}\n}\n\n`;
}

/** `visible` are the whole numbers that can be named; what the statements define is added, and forgotten by who asked. */
function statements(random: Random, around: Around, visible: string[], depth: number, count: number): string {
  let text = "";
  for (let index = 0; index < count; index++) text += statement(random, around, visible, depth);
  return text;
}

function statement(random: Random, around: Around, visible: string[], depth: number): string {
  const pad = "    ".repeat(depth);
  const roll = random();
  const block = (own: readonly string[] = []): string =>
    `{\n${statements(random, around, [...visible, ...own], depth + 1, 1 + below(random, 2))}${pad}}`;
  const value = (): string => number(random, around, visible, 2);
  const compared = (): string => `${value()} ${pick(random, ["<", ">", "==", "!="])} ${value()}`;
  if (roll < 0.35 || depth > 3) {
    const name = newName(random, around);
    const text = `${pad}${name}${random() < 0.3 ? ": Int" : ""} = ${value()}\n`;
    visible.push(name);
    return text;
  }
  if (roll < 0.5) return `${pad}total = total ${pick(random, ["+", "-", "*"])} ${value()}\n`;
  if (roll < 0.58) return `${pad}io.println(f"total: {total} of {${pick(random, visible)} + 1}")\n`;
  if (roll < 0.66) {
    const name = newName(random, around);
    return `${pad}${name} = ${around.type}(${value()}, "${pick(random, subjects)}", true)\n${pad}total = total + ${name}.amount\n`;
  }
  if (roll < 0.78) return `${pad}if ${compared()} ${block()}${random() < 0.5 ? ` else ${block()}` : ""}\n`;
  if (roll < 0.84) {
    const name = newName(random, around);
    return `${pad}for ${name} in 0..${value()} ${block([name])}\n`;
  }
  if (roll < 0.94) {
    const name = newName(random, around);
    const arms = [0, 1].map((each) => `${pad}    ${each} => ${value()},\n`).join("");
    const text = `${pad}${name} = match ${pick(random, visible)} {\n${arms}${pad}    _ => ${value()},\n${pad}}\n`;
    visible.push(name);
    return text;
  }
  return `${pad}while ${compared()} {\n${pad}    total = total + 1\n${pad}}\n`;
}

/** A name that nothing else in the function has. */
function newName(random: Random, { names }: Around): string {
  names.made += 1;
  return `${pick(random, locals)}_${names.made}`;
}

function number(random: Random, around: Around, visible: readonly string[], depth: number): string {
  const roll = random();
  if (depth <= 0 || roll < 0.4) return pick(random, visible);
  if (roll < 0.55) return String(below(random, 1000));
  const inner = (): string => number(random, around, visible, depth - 1);
  if (roll < 0.8) return `${inner()} ${pick(random, ["+", "-", "*", "/"])} ${inner()}`;
  if (roll < 0.88) return `(${inner()} - ${inner()})`;
  return around.calls.length === 0 ? inner() : `${pick(random, around.calls)}(${inner()}, ${inner()})`;
}
