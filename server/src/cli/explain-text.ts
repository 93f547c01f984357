// An explanation for people: title, description, the failing example and the corrected one, and what to do.

import type { Explanation } from "../language/diagnostics/explanations/explain.ts";
import type { Words } from "./messages/words.ts";

export function explainText(explanation: Explanation, words: Words): string {
  const { code, severity, category, title, description, example, corrected, help } = explanation;
  return [
    `${severity} [${code}] ${title} (${category})`,
    "",
    description,
    "",
    words.example,
    indented(example),
    "",
    words.corrected,
    indented(corrected),
    "",
    words.help(help),
    "",
  ].join("\n");
}

function indented(text: string): string {
  return text
    .trimEnd()
    .split("\n")
    .map((line) => (line === "" ? "" : `    ${line}`))
    .join("\n");
}
