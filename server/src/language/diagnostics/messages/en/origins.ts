// What explanations say in English about who reports a code.

import type { ExampleOrigin } from "../../explanations/example.ts";

export const ORIGIN_WORDS: Readonly<Record<ExampleOrigin, string>> = {
  check: "",
  format: "The formatter reports it.",
  rename: "A rename reports it.",
  described: "The example describes the file, as no text can show it.",
  reserved: "Nothing reports it at present.",
  compiler: "The code belongs to the compiler's registry; these tools do not report it.",
};
