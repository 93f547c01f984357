// f-strings: their text stays, the expressions in them are printed on one line.

import type { FString, Interpolation } from "../../syntax/nodes.ts";
import { concatAll, type Doc } from "../document/doc.ts";
import { flatText } from "../document/flat-text.ts";
import type { Emitter } from "../emitter.ts";
import { expression } from "./expressions.ts";

export function fString(node: FString, emitter: Emitter): Doc {
  if (!node.segments.some((segment) => segment.kind === "Interpolation" && canPrint(segment, emitter))) return verbatim(node, emitter);
  const start = emitter.take("<f>");
  const segments = node.segments.map((segment) => {
    if (segment.kind === "FStringText" || !canPrint(segment, emitter)) return verbatim(segment, emitter);
    const opener = emitter.take("<f{>");
    const value = flatText(expression(segment.expression, emitter)) ?? emitter.derail();
    const spec = segment.spec === null ? "" : verbatim(segment.spec, emitter);
    return concatAll([opener, value, spec, emitter.take("<f}>")]);
  });
  // one text: nothing may come between its pieces
  const text = flatText(concatAll(segments)) ?? emitter.derail();
  return concatAll([start, text, emitter.take("<f-end>")]);
}

/**
 * Whether the expression may be printed anew. Not where it has lines or comments, where its braces would meet the interpolation's
 * (`{{` is text), or where it has a `:`, since the compiler looks for the format's by its surroundings (syntax.md §1.7).
 */
function canPrint({ start, end, spec }: Interpolation, emitter: Emitter): boolean {
  const text = emitter.source.slice(start + 1, spec?.start ?? end - 1).trim();
  return !/[\n\r:]|\/[/*]|^\{|\}$/.test(text);
}

function verbatim({ start, end }: { readonly start: number; readonly end: number }, emitter: Emitter): Doc {
  if (emitter.offset !== start) return emitter.derail();
  return emitter.takeVerbatim(end, null);
}
