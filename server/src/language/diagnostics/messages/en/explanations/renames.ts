// Explanations in English of the codes that a rename has.

import type { ExplanationWords } from "../../catalogue.ts";

export const RENAME_EXPLANATIONS = {
  X0401: {
    description: "What is to be renamed is nowhere in the text, or not in the scope that was named. Nothing is renamed.",
    help: "Look at the spelling and at the scope: `module`, `function:NAME` or none.",
  },
  X0402: {
    description:
      "Several symbols have the name, and nothing says which one is meant. Renaming one of them by chance would be worse than renaming none.",
    help: "Name the one that is meant, as the related places say it: by its function or type, by a scope, or by a line (`amount@2`).",
  },
  X0403: {
    description:
      "Under the new name the program would be another one: two things would have one name, a place would mean something else, or there would be a problem that is not there now. Nothing is renamed.",
    help: "Choose a name that is free where the symbol is used.",
  },
  X0404: {
    description:
      "Names of the language and of its library are given from outside, and stay as they are; and nothing else can have the name of one of the language's types or constructors.",
    help: "Import a name of the library with an alias, and rename the alias.",
  },
  X0405: {
    description:
      "The name also stands where it is not known what it means: behind a value of unknown type, or in text that could not be read. These places are left as they are.",
    help: "Look at each of the places, and write the types or correct the text; then rename again.",
  },
  X0406: {
    description: "The text has errors of syntax. What could be read is renamed; the rest is as it was.",
    help: "Correct the errors first, if the rest matters.",
  },
  X0407: {
    description: "What was renamed is seen from outside of this text: it is public, or it is the function that a program begins with.",
    help: "Rename it in the files that use it, too; an editor does that by itself.",
  },
} as const satisfies Readonly<Record<string, ExplanationWords>>;
