// The texts that tokens of a kind usually have: most tokens need not be cut out of the source.

import { KIND, SPELLINGS } from "../syntax/kinds.ts";

/** By the code of the kind; absent for names, literals and pieces of f-strings. A token may be written differently: `&&` for `and`. */
export const USUAL_TEXTS = usualTexts();

function usualTexts(): readonly (string | undefined)[] {
  const texts: (string | undefined)[] = [];
  for (const spelling of SPELLINGS) {
    const bare = spelling.replace(/^⏎/, "");
    const bracket = /^[({]/.exec(bare)?.[0];
    if (!/^<[a-z]/.test(bare)) texts[KIND[spelling]] = bracket ?? bare;
  }
  return texts;
}
