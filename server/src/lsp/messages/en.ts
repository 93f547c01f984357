// What the language server says, in English.

import type { Words } from "./words.ts";

export const EN: Words = {
  badFormatSettings: (place, problem) => `not formatted, as the settings can't be relied on: ${place}: ${problem}`,
  notFormatted: (uri, problem) => `${uri} is left as it is: ${problem}`,
  references: (count) => (count === 1 ? "1 reference" : `${count} references`),
};
