// Which values no arm of a match takes, and which arms take none: the algorithm of L. Maranget, "Warnings for pattern matching" (2007), with
// all rows looked at in one pass. It knows shapes and spaces of values, and neither the tree nor types. In doubt it reports nothing.

import { type Bucket, bucketsOf, type Row, type Work } from "./pattern-buckets.ts";
import { type Shape, type Space, UNKNOWN_SPACE, type Variant } from "./pattern-space.ts";
import { push, pushAll, type Stack, take } from "./stack.ts";

export interface MatchRow {
  readonly shape: Shape;
  /** It may let a value pass that its shape takes. */
  readonly isGuarded: boolean;
}

export interface MatchReport {
  /** Values that no row takes, as patterns: at most three examples. */
  readonly missing: readonly string[];
  /** Indexes of the rows that no value comes to, in order. */
  readonly unreachable: readonly number[];
  /** How much was looked at. */
  readonly steps: number;
}

const MOST_EXAMPLES = 3;
/** Far more than programs need, and an end to those that are made to take exponential time. */
const MOST_STEPS = 400_000;
/** Columns, one after the other or inside each other. */
const DEEPEST = 1000;

/** Analyses the rows of a match over a value of `space`. Of what would take too many steps, or nests too deep, nothing is reported. */
export function analyseMatch(rows: readonly MatchRow[], space: Space): MatchReport {
  const analysis: Analysis = { steps: 0, limit: MOST_STEPS, reached: rows.map(() => false) };
  const matrix = rows.map(({ shape, isGuarded }, index) => ({ index, isGuarded, isCertain: true, shapes: push(shape, null) }));
  const examples = analyse(matrix, push(space, null), 0, analysis);
  if (isTooMuch(analysis)) return { missing: [], unreachable: [], steps: analysis.steps };
  return {
    missing: examples.map((example) => example?.head ?? "_"),
    unreachable: [...rows.keys()].filter((index) => analysis.reached[index] === false),
    steps: analysis.steps,
  };
}

interface Analysis extends Work {
  /** By index of row. */
  readonly reached: boolean[];
}

function isTooMuch({ steps, limit }: Work): boolean {
  return steps > limit;
}

/** A value that no row takes: a pattern for each column. */
type Example = Stack<string>;

/** Marks the rows that are reached and gives examples of what none takes. */
function analyse(rows: readonly Row[], columns: Stack<Space>, depth: number, analysis: Analysis): readonly Example[] {
  if (columns === null) return analyseEnd(rows, analysis);
  if (depth > DEEPEST) analysis.steps = analysis.limit + 1;
  const { head: space, tail } = columns;
  const variants = variantsOf(space, analysis);
  const { buckets, rest } = bucketsOf({ rows, variants, isLast: tail === null }, analysis);
  if (isTooMuch(analysis)) return [];

  const examples: Example[] = [];
  const add = (found: readonly Example[]): void => {
    examples.push(...found.slice(0, MOST_EXAMPLES - examples.length));
  };
  for (const bucket of buckets) {
    const found = analyse(bucket.rows, pushAll(partsOf(bucket, variants), tail), depth + 1, analysis);
    add(found.map((example) => showBucket(bucket, example)));
  }
  const absent = absentFrom(variants, buckets);
  if (variants !== null && variants.size > 0 && absent.length === 0) return examples;

  const others = analyse(rest, tail, depth + 1, analysis);
  // what is named of an unknown type may be all of it, and a type without values has none to miss
  if (variants?.size === 0 || (space.kind === "unknown" && buckets.length > 0)) return examples;
  // where nothing is named, `_` says it shorter, but the whole value is worth its variants
  const listsAbsent = buckets.length > 0 || (depth === 0 && absent.length > 1);
  for (const pattern of listsAbsent && absent.length > 0 ? absent.slice(0, MOST_EXAMPLES).map(showAbsent) : ["_"]) {
    add(others.map((example) => push(pattern, example)));
  }
  return examples;
}

/** All columns are behind: the first row takes the value, and the next ones what it may let pass. */
function analyseEnd(rows: readonly Row[], analysis: Analysis): readonly Example[] {
  let isMissing = true;
  for (const { index, isGuarded, isCertain } of rows) {
    analysis.steps += 1;
    analysis.reached[index] = true;
    if (isGuarded) continue;
    isMissing = false;
    if (isCertain) break;
  }
  return isMissing ? [null] : [];
}

/** By key; null of a type whose values are not listed. */
function variantsOf(space: Space, work: Work): ReadonlyMap<string, Variant> | null {
  if (space.kind !== "closed") return null;
  const variants = space.constructors();
  work.steps += variants.length;
  return new Map(variants.map((variant) => [variant.constructor.key, variant]));
}

/** The columns that a bucket's rows have instead of the one that was sorted. Of what is not listed, the parts are unknown. */
function partsOf({ key, arity }: Bucket, variants: ReadonlyMap<string, Variant> | null): readonly Space[] {
  return variants?.get(key)?.parts ?? Array<Space>(arity).fill(UNKNOWN_SPACE);
}

function absentFrom(variants: ReadonlyMap<string, Variant> | null, buckets: readonly Bucket[]): readonly Variant[] {
  if (variants === null) return [];
  const named = new Set(buckets.map(({ key }) => key));
  return [...variants.values()].filter((variant) => !named.has(variant.constructor.key));
}

function showBucket({ arity, show }: Bucket, example: Example): Example {
  const { items, rest } = take(example, arity);
  return push(show(items), rest);
}

function showAbsent(variant: Variant): string {
  const { show, arity } = variant.constructor;
  return show(Array<string>(arity).fill("_"));
}
