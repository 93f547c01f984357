// Makes large YaoXiang sources of realistic code, the same for the same seed: valid, or with a mistake every so many lines.
// Statements lean on the forms that programs are mostly made of; every form is one that the compiler accepts.

import { below, pick, type Random, seeded } from "../mutants/random.ts";

export interface SourceOptions {
  /** Roughly how many UTF-16 units; the last function is written to its end. */
  readonly size: number;
  readonly seed?: number;
}

const words = [
  "account",
  "amount",
  "buffer",
  "count",
  "customer",
  "entry",
  "index",
  "item",
  "ledger",
  "limit",
  "message",
  "offset",
  "order",
];
const moreWords = [
  "parser",
  "price",
  "queue",
  "rate",
  "record",
  "result",
  "row",
  "score",
  "state",
  "step",
  "total",
  "value",
  "weight",
  "width",
];
const names = [...words, ...moreWords];
const functions = [
  "combine",
  "scale",
  "distance",
  "parse_row",
  "load_entry",
  "first_of",
  "checked",
  "clamp",
  "describe",
  "render",
  "visit",
];
const typeNames = [
  "Int",
  "Int",
  "Float",
  "String",
  "Bool",
  "Point",
  "List(Int)",
  "List(String)",
  "Option(Int)",
  "Result(Int, String)",
  "&Point",
];
const remarks = [
  "keep the running total",
  "the caller checks the range",
  "先检查边界",
  "see the note on rounding ✓",
  "empty input gives zero",
];
const texts = ["ready", "no such entry", "done\\n", "价格", 'a \\"quoted\\" word', "x = {y}", "total: "];
const arithmetic = ["+", "-", "*", "/", "%"];
const comparisons = ["==", "!=", "<", "<=", ">", ">="];

/** A valid program. */
export function generateSource({ size, seed = 1 }: SourceOptions): string {
  const random = seeded(seed);
  const parts = ["// Generated for measurements.\nuse std.io\nuse std.math.{abs, max as largest}\nuse std.list as list\n\n"];
  let length = 0;
  for (let number = 0; length < size; number++) {
    const part = declaration(random, number);
    parts.push(part);
    length += part.length;
  }
  return parts.join("");
}

/** Whole lines of the program that `breakEvery` spoils, each with a mistake of the kinds that people make while typing. */
const mistakes: readonly ((line: string) => string)[] = [
  (line) => line.replace(/\)(?!.*\))/, ""),
  (line) => line.replace("(", ""),
  (line) => line.replace("=", "= ="),
  (line) => line.replace(",", ",,"),
  (line) => line.replace(/"(?!.*")/, ""),
  (line) => `${line} )`,
  (line) => line.replace(/(\w+) = /, "$1 := "),
  (line) => `${line} +`,
  (line) => line.replace(/\{$/, ""),
  (line) => line.replace(/ in | => | -> /, " "),
];

/** The same program with one mistake in (nearly) every group of `every` lines: where the chosen mistake has no place, the next line gets it. */
export function breakEvery(source: string, every: number): string {
  const lines = source.split("\n");
  for (let at = every - 1, kind = 0; at < lines.length; at += every, kind++) {
    const mistake = mistakes[kind % mistakes.length] as (line: string) => string;
    for (let near = at; near < Math.min(at + every, lines.length); near++) {
      const line = lines[near] as string;
      const broken = isCode(line) ? mistake(line) : line;
      if (broken === line) continue;
      lines[near] = broken;
      break;
    }
  }
  return lines.join("\n");
}

function isCode(line: string): boolean {
  return line.trim() !== "" && !/^\s*(\/\/|\/\*|\*)/.test(line);
}

function declaration(random: Random, number: number): string {
  const roll = random();
  const name = `${pick(random, names)}_${number}`;
  const head = `/* ${pick(random, remarks)}\n   ${pick(random, remarks)} */\n`;
  if (roll < 0.1) return `// ${pick(random, remarks)}\n${typeName(name)}: Type = {\n${fields(random)}}\n\n`;
  if (roll < 0.16) return `${name}: ${pick(random, typeNames)} = ${expression(random, 2)}\n`;
  if (roll < 0.22) return `${typeName(name)}: (T: Type) -> Type = { value: T, next: Option(T) }\n\n`;
  if (roll < 0.28) return `${name}: (T: Type) -> (f: (T) -> T, x: T) -> T = (f, x) => f(f(x))\n\n`;
  if (roll < 0.36) return `pub ${name}: (a: Int, b: Int) -> Int = ${expression(random, 3)}\n\n`;
  if (roll < 0.42) return `Point.${name}: (self: &Point, by: Int) -> Int = {\n${body(random, 1, 2)}    return self.x * by\n}\n\n`;
  const parameters = `a: Int, b: ${pick(random, typeNames)}, mut rest: List(Int)`;
  const signature = `${chance(random, 0.3) ? "pub " : ""}${name}: (${parameters}) -> ${pick(random, typeNames)}`;
  return `${chance(random, 0.5) ? head : ""}${signature} = {\n${body(random, 1, 3)}${body(random, 1, 2)}    return ${expression(random, 2)}\n}\n\n`;
}

function fields(random: Random): string {
  const lines = names.slice(0, 2 + below(random, 4)).map((name) => {
    const start = chance(random, 0.2) ? " = 0" : "";
    return `    ${name}${chance(random, 0.2) ? " mut" : ""}: ${start === "" ? pick(random, typeNames) : "Int"}${start},\n`;
  });
  return `${lines.join("")}    total = sum_of[0],\n`;
}

function typeName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replace("_", "");
}

function body(random: Random, indent: number, depth: number): string {
  let text = "";
  for (let count = 1 + below(random, 3); count > 0; count--) text += statement(random, indent, depth);
  return text;
}

function statement(random: Random, indent: number, depth: number): string {
  const pad = "    ".repeat(indent);
  const roll = random();
  const inner = (): string => `{\n${body(random, indent + 1, depth - 1)}${pad}}`;
  if (chance(random, 0.1)) return `${pad}// ${pick(random, remarks)}\n${statement(random, indent, depth)}`;
  if (roll < 0.3 || depth <= 0) return `${pad}${chance(random, 0.25) ? "mut " : ""}${binding(random)}\n`;
  if (roll < 0.45) return `${pad}${pick(random, names)} = ${expression(random, 3)}\n`;
  if (roll < 0.55) return `${pad}io.println(${fString(random)})\n`;
  if (roll < 0.6) return `${pad}${pick(random, names)}.${pick(random, names)} = ${expression(random, 2)}\n`;
  if (roll < 0.7) {
    const middle = chance(random, 0.3) ? ` else if ${condition(random)} ${inner()}` : "";
    return `${pad}if ${condition(random)} ${inner()}${middle}${chance(random, 0.4) ? ` else ${inner()}` : ""}\n`;
  }
  if (roll < 0.75) return `${pad}while ${condition(random)} ${inner()}\n`;
  if (roll < 0.83) return `${pad}for ${pick(random, names)} in ${chance(random, 0.5) ? "0..limit" : atom(random)} ${inner()}\n`;
  if (roll < 0.9) return `${pad}${pick(random, names)} = match ${pick(random, names)} {\n${arms(random, pad)}${pad}}\n`;
  if (roll < 0.94) return `${pad}(${pick(random, names)}, ${pick(random, names)}) = pair_of(${argumentsOf(random, 1)})\n`;
  if (roll < 0.97) return `${pad}tasks = spawn {\n${body(random, indent + 1, 0)}${pad}}\n`;
  return `${pad}return ${expression(random, 2)};\n`;
}

function binding(random: Random): string {
  const annotation = chance(random, 0.3) ? `: ${pick(random, typeNames)}` : "";
  return `${pick(random, names)}${annotation} = ${expression(random, 2)}`;
}

function arms(random: Random, pad: string): string {
  const patterns = ["0", "1", '"none"', "(first, _)", "(some(found))", "'x'", "true"];
  const count = 2 + below(random, 3);
  const lines = Array.from({ length: count }, () => `${pad}    ${pick(random, patterns)} => ${expression(random, 1)},\n`);
  return `${lines.join("")}${pad}    _ => {\n${pad}        return ${expression(random, 1)}\n${pad}    }\n`;
}

function condition(random: Random): string {
  const compared = `${atom(random)} ${pick(random, comparisons)} ${atom(random)}`;
  if (chance(random, 0.3)) return `${compared} ${pick(random, ["and", "or"])} !${pick(random, names)}.${pick(random, functions)}()`;
  return compared;
}

function expression(random: Random, depth: number): string {
  if (depth <= 0 || chance(random, 0.2)) return atom(random);
  const roll = random();
  const inner = (): string => expression(random, depth - 1);
  if (roll < 0.35) return `${inner()} ${pick(random, arithmetic)} ${inner()}`;
  if (roll < 0.55) return `${pick(random, functions)}(${argumentsOf(random, depth - 1)})`;
  if (roll < 0.68) return `${pick(random, names)}.${pick(random, functions)}(${argumentsOf(random, depth - 1)})`;
  if (roll < 0.74) return `${pick(random, names)}[${inner()}]`;
  if (roll < 0.79) return `(${inner()} ${pick(random, comparisons)} ${inner()})`;
  if (roll < 0.83) return `[${argumentsOf(random, depth - 1)}]`;
  if (roll < 0.87) return `(left, right) => ${inner()}`;
  if (roll < 0.9) return `${pick(random, names)} as Float`;
  if (roll < 0.92) return `-${atom(random)}`;
  if (roll < 0.94) return `${pick(random, functions)}(&${pick(random, names)})?`;
  if (roll < 0.96) return `[n * 2 for n in ${pick(random, names)}]`;
  if (roll < 0.98) return `${pick(random, functions)}({ "key": ${inner()}, "other": ${atom(random)} })`;
  return fString(random);
}

function argumentsOf(random: Random, depth: number): string {
  const list: string[] = [];
  for (let count = below(random, 4); count > 0; count--) {
    const name = chance(random, 0.1) ? `${pick(random, names)}=` : "";
    list.push(name + expression(random, depth));
  }
  return list.join(", ");
}

function atom(random: Random): string {
  const roll = random();
  if (roll < 0.55) return pick(random, names);
  if (roll < 0.65) return `${pick(random, names)}.${pick(random, names)}`;
  if (roll < 0.82) return String(below(random, 1000));
  if (roll < 0.87) return (random() * 100).toFixed(2);
  if (roll < 0.96) return `"${pick(random, texts)}"`;
  return pick(random, ["true", "false", "'c'", "0xFF", "1_000"]);
}

function fString(random: Random): string {
  const name = pick(random, names);
  return pick(random, [
    `f"${pick(random, functions)}: {${name}}"`,
    `f"{${name}.${pick(random, names)}:>8} of {${pick(random, names)} + 1}"`,
    `f"{${pick(random, functions)}(${name}, 2):.2f} ${pick(random, ["€", "items", "行"])}"`,
  ]);
}

function chance(random: Random, probability: number): boolean {
  return random() < probability;
}

/** A valid program of at most `lines` lines, and nearly as many: whole declarations only. */
export function generateLines(lines: number, seed: number): string {
  const all = generateSource({ size: lines * 40, seed }).split("\n");
  let end = Math.min(lines, all.length);
  while (end > 0 && all[end - 1] !== "") end--;
  return `${all.slice(0, end).join("\n")}\n`;
}
