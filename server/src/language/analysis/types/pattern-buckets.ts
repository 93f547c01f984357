// One column of a matrix of patterns: its rows sorted by the values that they name there. The cost is one step for each row in each bucket.

import { ANY, type Constructor, type Shape, type Variant } from "./pattern-space.ts";
import { pushAll, type Stack } from "./stack.ts";

/** A row of the matrix: what is still to be looked at, column by column. Alternatives of one row are rows with one index. */
export interface Row {
  readonly index: number;
  readonly isGuarded: boolean;
  /** Nothing unreadable was in the columns before. */
  readonly isCertain: boolean;
  readonly shapes: Stack<Shape>;
}

/** The rows that take values of one constructor, or the integers of one stretch; its parts are their first columns. */
export interface Bucket {
  readonly key: string;
  readonly arity: number;
  readonly show: (parts: readonly string[]) => string;
  readonly rows: Row[];
}

export interface Buckets {
  /** In the order of the type's own constructors, or of the rows; integers in their order. */
  readonly buckets: readonly Bucket[];
  /** The rows that also take values which no row names. */
  readonly rest: readonly Row[];
}

/** The work that one analysis may do: it stops where `steps` is above `limit`. */
export interface Work {
  steps: number;
  readonly limit: number;
}

export interface Column {
  readonly rows: readonly Row[];
  /** The constructors of a type that has no others, by their keys; else null. */
  readonly variants: ReadonlyMap<string, Variant> | null;
  /** No column comes after this one. */
  readonly isLast: boolean;
}

/** A row without its first column, and what that column names. */
interface HeadedRow {
  readonly head: Exclude<Shape, { readonly kind: "or" | "unreadable" }>;
  readonly row: Row;
}

const ANY_HEAD: HeadedRow["head"] = { kind: "any" };

/** Sorts the rows of a matrix by its first column. */
export function bucketsOf(column: Column, work: Work): Buckets {
  const headed = headsOf(column, work);
  const named = new Map<string, Bucket>();
  for (const { head } of headed) if (head.kind === "constructor") open(named, head.constructor);
  const stretches = stretchesOf(headed);
  const buckets = [...inOrder(named, column.variants), ...stretches.buckets.filter((bucket) => bucket !== null)];
  const rest: Row[] = [];
  for (const { head, row } of headed) {
    if (work.steps > work.limit) break;
    switch (head.kind) {
      case "any":
        for (const { rows, arity } of buckets) rows.push(withParts(row, Array<Shape>(arity).fill(ANY), work));
        rest.push(row);
        break;
      case "constructor":
        named.get(bucketKey(head.constructor))?.rows.push(withParts(row, head.parts, work));
        break;
      case "range":
        for (const bucket of stretches.between(head.from, head.to)) bucket?.rows.push(withParts(row, [], work));
        break;
    }
  }
  return { buckets, rest };
}

/** The rows without their first column, one for each alternative there. */
function headsOf({ rows, variants, isLast }: Column, work: Work): readonly HeadedRow[] {
  const headed: HeadedRow[] = [];
  for (const row of rows) {
    const open: Shape[] = row.shapes === null ? [] : [row.shapes.head];
    const tail = row.shapes === null ? null : row.shapes.tail;
    for (let shape = open.pop(); shape !== undefined; shape = open.pop()) {
      work.steps += 1;
      if (shape.kind === "or") {
        for (const alternative of shape.alternatives.toReversed()) open.push(alternative);
        continue;
      }
      const head = shape.kind !== "unreadable" && fits(shape, variants) ? shape : null;
      const isCertain = row.isCertain && head !== null;
      headed.push({ head: head ?? ANY_HEAD, row: { ...row, isCertain, shapes: tail } });
      // nothing comes past a row that takes everything; without this, many such rows would each be put into every bucket
      if (isLast && shape.kind === "any" && isCertain && !row.isGuarded) return headed;
    }
  }
  return headed;
}

/** A shape that the type doesn't have is somebody else's to report. */
function fits(shape: HeadedRow["head"], variants: Column["variants"]): boolean {
  if (shape.kind === "constructor") {
    if (shape.parts.length !== shape.constructor.arity) return false;
    return variants === null || variants.get(shape.constructor.key)?.parts.length === shape.parts.length;
  }
  return shape.kind === "any" || variants === null;
}

function withParts(row: Row, parts: readonly Shape[], work: Work): Row {
  work.steps += 1 + parts.length;
  return parts.length === 0 ? row : { ...row, shapes: pushAll(parts, row.shapes) };
}

/** Of a type that isn't known, constructors of one name can differ in their parts. */
function bucketKey({ key, arity }: Pick<Constructor, "key" | "arity">): string {
  return `${arity} ${key}`;
}

function open(named: Map<string, Bucket>, { key, arity, show }: Constructor): void {
  const bucket = bucketKey({ key, arity });
  if (!named.has(bucket)) named.set(bucket, { key, arity, show, rows: [] });
}

function inOrder(named: ReadonlyMap<string, Bucket>, variants: Column["variants"]): readonly Bucket[] {
  if (variants === null) return [...named.values()];
  return [...variants.values()].map((variant) => named.get(bucketKey(variant.constructor))).filter((bucket) => bucket !== undefined);
}

interface Stretches {
  /** Between each boundary and the next; null where no row names the integers between. */
  readonly buckets: readonly (Bucket | null)[];
  readonly between: (from: bigint, to: bigint) => readonly (Bucket | null)[];
}

/** The integers cut where a range of the rows begins or ends. */
function stretchesOf(headed: readonly HeadedRow[]): Stretches {
  /** By boundary: how many more ranges cover what comes after it. */
  const change = new Map<bigint, number>();
  for (const { head } of headed) {
    if (head.kind !== "range" || head.from >= head.to) continue;
    change.set(head.from, (change.get(head.from) ?? 0) + 1);
    change.set(head.to, (change.get(head.to) ?? 0) - 1);
  }
  const boundaries = [...change.keys()].sort((a, b) => (a < b ? -1 : 1));
  const indexes = new Map(boundaries.map((boundary, index) => [boundary, index]));
  let covering = 0;
  const buckets = boundaries.map((from, index): Bucket | null => {
    covering += change.get(from) ?? 0;
    const to = boundaries[index + 1];
    return covering === 0 || to === undefined ? null : { key: `${from}..${to}`, arity: 0, show: () => showRange(from, to), rows: [] };
  });
  const between = (from: bigint, to: bigint) => (from < to ? buckets.slice(indexes.get(from) ?? 0, indexes.get(to) ?? 0) : []);
  return { buckets, between };
}

function showRange(from: bigint, to: bigint): string {
  return to - from === 1n ? String(from) : `${from}..${to}`;
}
