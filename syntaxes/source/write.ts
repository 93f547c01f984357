// Writes the grammars that the editor loads: `npm run build:syntaxes`. They are kept in the repository, as other tools read them from there;
// a test says when one is behind its source.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { GRAMMAR_FILES } from "./files.ts";

for (const [name, text] of Object.entries(GRAMMAR_FILES)) writeFileSync(join(import.meta.dirname, "..", name), text);
