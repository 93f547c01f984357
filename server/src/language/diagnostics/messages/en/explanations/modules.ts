// Explanations of the codes of modules and unused code in English.

import type { CodeId } from "../../../codes.ts";
import type { ExplanationWords } from "../../catalogue.ts";

export const MODULE_EXPLANATIONS = {
  E5001: {
    description:
      "An import names a module that is neither a file of the project nor a part of the standard library. `use a.b` means `a/b.yx` or `a/b/mod.yx`.",
    help: "Correct the path, or create the file.",
  },
  E5002: {
    description: "An import can mean two files, and nothing says which one.",
    help: "Rename or remove one of the files.",
  },
  E5003: {
    description: "An import names something that the module does not export.",
    help: "Correct the name, or define it in that module.",
  },
  E5004: {
    description: "Modules import each other in a circle, so that none can be loaded first.",
    help: "Move what both need into a module of its own.",
  },
  E5005: {
    description: "The path of a module is not made of names with dots between them.",
    help: "Write a path such as `std.io`.",
  },
  E5006: {
    description: "The same thing is imported twice. The second import changes nothing.",
    help: "Remove one of the imports.",
  },
  E5007: {
    description: "Lists what a module exports, beside another message about an import.",
    help: "Choose one of the listed names.",
  },
  W1001: {
    description: "Nothing that the program runs leads to this function.",
    help: "Remove it, or call it.",
  },
  W1002: {
    description: "Nothing that the program runs leads to this type.",
    help: "Remove it, or use it.",
  },
  W1003: {
    description: "Nothing in the file uses what is imported.",
    help: "Remove the import.",
  },
  W1004: {
    description: "Nothing that the program runs reads this variable of the module.",
    help: "Remove it, or use it.",
  },
  W1005: {
    description: "Nothing that the program runs calls this method.",
    help: "Remove it, or call it.",
  },
} as const satisfies Partial<Record<CodeId, ExplanationWords>>;
