// The mutation operators: each turns one place of a program into one mistake that a person could make there.
// Places are enumerated without building any text; text is made by `mutate` for the mutants that are looked at.

import { below, seeded, seedOf } from "./random.ts";
import type { Unit, UnitSequence } from "./units.ts";

export const operatorNames = ["delete", "duplicate", "swap", "misspell", "wrong literal", "drop bracket"] as const;
export type OperatorName = (typeof operatorNames)[number];

/** One mistake at one place: `[start, end)` of the program is replaced. */
export interface Mutation {
  readonly operator: OperatorName;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** What was done, with names and literals reduced to their role: mutants of one kind say the same. */
  readonly deed: string;
  /** No grammar of the language can accept the result, whatever our parser says: an odd bracket, a malformed literal. */
  readonly certainlyWrong: boolean;
}

export interface Mutant {
  readonly text: string;
  /** The changed text within `text`: empty where something was deleted. */
  readonly changed: { readonly start: number; readonly end: number };
}

export const seed = 20260101;

/** Every mutation of a program, in order of operator and place. `programId` only varies the misspellings. */
export function mutationsOf(programId: string, source: string, sequences: readonly UnitSequence[]): readonly Mutation[] {
  const units = sequences.flat();
  return [
    ...units.filter((unit) => !isBracket(unit)).map((unit) => removal("delete", source, unit)),
    ...units.filter((unit) => unit.role !== "interpolation-bracket").map((unit) => duplicate(source, unit)),
    ...sequences.flatMap((sequence) => swaps(source, sequence)),
    ...units.flatMap((unit) => misspellings(programId, source, unit)),
    ...units.flatMap((unit) => wrongLiterals(source, unit)),
    ...units.filter(isBracket).map((unit) => removal("drop bracket", source, unit)),
  ];
}

export function mutate(source: string, mutation: Mutation): Mutant {
  const { start, end, replacement } = mutation;
  const text = source.slice(0, start) + replacement + source.slice(end);
  const inserted = replacement.trim() === "" ? 0 : replacement.length;
  return { text, changed: { start, end: start + inserted } };
}

function isBracket(unit: Unit): boolean {
  return unit.role === "bracket" || unit.role === "interpolation-bracket";
}

/** An odd bracket is certainly wrong, but for an interpolation's `{`: without it, `f"x}"` is plain text. */
function removal(operator: "delete" | "drop bracket", source: string, unit: Unit): Mutation {
  const isOfText = unit.role === "interpolation-bracket";
  const certainlyWrong = operator === "drop bracket" && !(isOfText && unit.text === "{");
  const mutation = replace(operator, source, unit, "", `${operator} ${roleName(unit)}`, certainlyWrong);
  return isOfText ? { ...mutation, replacement: "" } : mutation;
}

/** The copy stands behind a space, so that it is the same token again and not the first half of another one. */
function duplicate(source: string, unit: Unit): Mutation {
  return replace("duplicate", source, unit, `${unit.text} ${unit.text}`, `duplicate ${roleName(unit)}`, false);
}

/** Neighbours on one line that differ; what stands between them stays between them. */
function swaps(source: string, sequence: UnitSequence): readonly Mutation[] {
  return sequence.flatMap((left, index) => {
    const right = sequence[index + 1];
    if (right === undefined || left.text === right.text) return [];
    const between = source.slice(left.end, right.start);
    if (between.includes("\n")) return [];
    const middle = between === "" && wouldMerge(right.text, left.text) ? " " : between;
    const both = { ...left, end: right.end };
    return [replace("swap", source, both, right.text + middle + left.text, `swap ${roleName(left)} ${roleName(right)}`, false)];
  });
}

/** Two letters exchanged, one lost, one typed twice: of a reserved word or of an operator of several characters. */
function misspellings(programId: string, source: string, unit: Unit): readonly Mutation[] {
  const isWord = unit.role === "keyword";
  if (!isWord && !(unit.role === "punctuation" && unit.text.length > 1)) return [];
  const random = seeded(seedOf(`${programId}:${unit.start}`, seed));
  const at = below(random, unit.text.length);
  const pair = below(random, unit.text.length - 1);
  const exchanged = unit.text.slice(0, pair) + unit.text[pair + 1] + unit.text[pair] + unit.text.slice(pair + 2);
  const lost = unit.text.slice(0, at) + unit.text.slice(at + 1);
  const twice = unit.text.slice(0, at + 1) + unit.text.slice(at);
  const typed = new Set(isWord ? [exchanged, lost, twice] : [exchanged, lost]);
  typed.delete(unit.text);
  return [...typed].map((text) => replace("misspell", source, unit, text, `misspell ${roleName(unit)}`, false));
}

/** Literals that the language's lexical rules exclude, made from the one that stands there. */
function wrongLiterals(source: string, unit: Unit): readonly Mutation[] {
  return malformed(unit).map(([what, text]) => replace("wrong literal", source, unit, text, `${unit.role}: ${what}`, true));
}

function malformed(unit: Unit): readonly (readonly [what: string, text: string])[] {
  const { text } = unit;
  switch (unit.role) {
    case "int":
      return [
        ["no digits after 0x", "0x"],
        ["empty exponent", `${/^\d+$/.test(text) ? text : "1"}e`],
        ["too large", "9".repeat(40)],
      ];
    case "float":
      return [
        ["underscore at the end", "1.5_"],
        ["empty exponent", "1.5e"],
      ];
    case "string":
      return [
        ["unterminated", text.slice(0, -1)],
        ["unknown escape", `"\\q${text.slice(1)}`],
        ["bad hex escape", `"\\xg${text.slice(1)}`],
      ];
    case "char":
      return [
        ["unterminated", text.slice(0, -1)],
        ["empty", "''"],
      ];
    case "triple-string":
      return [["unterminated", text.slice(0, -3)]];
    case "f-string":
      return [
        ["unterminated", text.slice(0, -1)],
        ["unknown escape", `f"\\q${text.slice(2)}`],
      ];
    default:
      return [];
  }
}

/** Replaces a unit, with a space wherever the new neighbours would otherwise become one token. */
function replace(
  operator: OperatorName,
  source: string,
  { start, end }: Pick<Unit, "start" | "end">,
  text: string,
  deed: string,
  certainlyWrong: boolean,
): Mutation {
  const before = source.slice(Math.max(0, start - 1), start);
  const after = source.slice(end, end + 1);
  let replacement = text;
  if (text === "") {
    if (wouldMerge(before, after)) replacement = " ";
  } else {
    if (wouldMerge(text, after) && !source.startsWith("\n", end)) replacement = `${replacement} `;
    if (wouldMerge(before, text)) replacement = ` ${replacement}`;
  }
  return { operator, start, end, replacement, deed, certainlyWrong };
}

function wouldMerge(left: string, right: string): boolean {
  const [last, first] = [left.at(-1), right.at(0)];
  if (last === undefined || first === undefined) return false;
  if (/\de$/.test(left) && /[+-]/.test(first)) return true;
  if (last === "." || first === ".") return /[.\d]/.test(last) && /[.\d]/.test(first);
  const [word, sign] = [/[\w"'\\]/, /[-+*/%=!<>&|:?^]/];
  return (word.test(last) && word.test(first)) || (sign.test(last) && sign.test(first)) || (last === "&" && first === "m");
}

function roleName(unit: Unit): string {
  switch (unit.role) {
    case "keyword":
    case "bracket":
    case "punctuation":
      return `\`${unit.text}\``;
    case "interpolation-bracket":
      return `interpolation's \`${unit.text}\``;
    default:
      return unit.role;
  }
}
