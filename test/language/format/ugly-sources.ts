// Any program, printed as ugly as the language allows.

import fc from "fast-check";
import { programs } from "./programs.ts";
import { uglyPrint } from "./ugly-print.ts";

/** What an ugly print chooses, one number a place. */
export const choices = fc.array(fc.nat(1000), { maxLength: 80 });

/** Sources of valid programs, with comments between all of their tokens or without any. */
export function uglySources(comments: boolean): fc.Arbitrary<string> {
  return fc.tuple(programs(), choices).map(([pieces, chosen]) => uglyPrint(pieces, { choices: chosen, comments }));
}
