// The tool `explain_diagnostic`: what a diagnostic code means, with an example and its repair.

import * as z from "zod";
import { explain, parseLanguage, readCode } from "../../server/src/api.ts";
import { toolError } from "./errors.ts";
import { defineTool } from "./tool.ts";

export const explainDiagnostic = defineTool({
  name: "explain_diagnostic",
  title: "Explain a diagnostic code",
  description: "What a YaoXiang diagnostic code means: a failing example, the same program corrected, what to do.",
  example: { arguments: { code: "E1001" }, gives: '`title: "Name not found"` and the rest.' },
  input: z.strictObject({
    code: z.string().meta({ description: "The code, in any case.", examples: ["E0011"] }),
    lang: z
      .string()
      .optional()
      .meta({ description: "`en` or `zh`; else the server's language.", examples: ["zh"] }),
  }),
  data: {
    code: z.string(),
    severity: z.string(),
    category: z.string(),
    title: z.string(),
    description: z.string(),
    example: z.string(),
    corrected: z.string(),
    help: z.string(),
  },
  run({ code, lang }, { language, words }) {
    const named = readCode(code);
    if (!named.ok) {
      const shown = code.length > SHOWN_LENGTH ? `${code.slice(0, SHOWN_LENGTH)}…` : code;
      return toolError("MCP-INVALID-INPUT", words.noSuchCode(JSON.stringify(shown), named.nearest));
    }
    const chosen = (lang === undefined ? null : parseLanguage(lang)) ?? language;
    return { ok: true, data: JSON.stringify(explain(named.code, chosen)) };
  },
});

/** Of a text that is no code. */
const SHOWN_LENGTH = 40;
