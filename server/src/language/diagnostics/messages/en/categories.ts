// The names of the categories of codes in English.

import type { CodeCategory } from "../../codes.ts";

export const CATEGORIES: Readonly<Record<CodeCategory, string>> = {
  lexer: "Text",
  parser: "Syntax",
  "type-check": "Types and names",
  semantic: "Scopes and ownership",
  codegen: "Code generation",
  generic: "Generics, constants and proofs",
  module: "Modules",
  runtime: "Run time",
  io: "Input and output",
  internal: "Inside the compiler",
  unused: "Unused code",
  reading: "How a program is read",
  manifest: "Manifest",
  files: "Files",
  formatting: "Formatting",
  renaming: "Renaming",
};
