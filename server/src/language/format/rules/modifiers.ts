// `pub` and `mut`, kept in the order in which they were written.

import type { Modifier } from "../../syntax/nodes.ts";
import { concatAll, type Doc } from "../document/doc.ts";
import type { Emitter } from "../emitter.ts";

/** The modifiers in front of something, each with a blank behind it. */
export function modifiers(nodes: readonly Modifier[], emitter: Emitter): Doc {
  if (nodes.length === 0) return "";
  return concatAll(nodes.flatMap((node) => [emitter.offset === node.start ? emitter.take(["pub", "mut"]) : emitter.derail(), " "]));
}

/** The modifiers behind a name, each with a blank before it. */
export function modifiersBehind(nodes: readonly Modifier[], emitter: Emitter): Doc {
  if (nodes.length === 0) return "";
  return concatAll(nodes.flatMap((node) => [" ", emitter.offset === node.start ? emitter.take(["pub", "mut"]) : emitter.derail()]));
}
