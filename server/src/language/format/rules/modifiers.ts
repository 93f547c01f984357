// `pub` and `mut`, kept in the order in which they were written.

import type { Modifier } from "../../syntax/nodes.ts";
import { concatAll, type Doc } from "../document/doc.ts";
import type { Emitter } from "../emitter.ts";

/** The modifiers in front of something, each with a blank behind it. */
export function modifiers(nodes: readonly Modifier[], emitter: Emitter): Doc {
  if (nodes.length === 0) return "";
  return concatAll(nodes.flatMap((node) => [emitter.offset === node.start ? emitter.take(["pub", "mut"]) : emitter.derail(), " "]));
}

/** Those before `offset`, where a name begins, each with a blank behind it. */
export function modifiersBefore(nodes: readonly Modifier[], offset: number, emitter: Emitter): Doc {
  return modifiers(
    nodes.filter(({ start }) => start < offset),
    emitter,
  );
}

/** Those behind `offset`, where a name begins, each with a blank before it. */
export function modifiersBehind(nodes: readonly Modifier[], offset: number, emitter: Emitter): Doc {
  const behind = nodes.filter(({ start }) => start > offset);
  if (behind.length === 0) return "";
  return concatAll(behind.flatMap((node) => [" ", emitter.offset === node.start ? emitter.take(["pub", "mut"]) : emitter.derail()]));
}
