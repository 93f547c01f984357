// The page of a code under docs/diagnostics, in both languages, and the list of these pages, as Markdown.

import { CODES, type CodeId, isCodeId } from "../codes.ts";
import type { Language } from "../language.ts";
import { explain } from "./explain.ts";

export function explanationPage(code: CodeId): string {
  const [first, second] = [section(code, "en"), section(code, "zh")];
  return `${first}\n## 中文\n\n${second.replace(/^# /, "### ")}`;
}

/** All pages in the order of the registry, with their titles in both languages. */
export function explanationIndex(): string {
  const rows = Object.keys(CODES)
    .filter(isCodeId)
    .map((code) => `| [${code}](${code}.md) | ${cell(explain(code, "en").title)} | ${cell(explain(code, "zh").title)} |`);
  return `# Diagnostic codes\n\nWritten by \`npm run docs\`.\n\n| code | meaning | 含义 |\n|---|---|---|\n${rows.join("\n")}\n`;
}

const LABELS: Readonly<Record<Language, { readonly example: string; readonly corrected: string; readonly help: string }>> = {
  en: { example: "Example", corrected: "Corrected", help: "What to do" },
  zh: { example: "示例", corrected: "改正后", help: "怎么办" },
};

function section(code: CodeId, language: Language): string {
  const { category, title, description, example, corrected, help } = explain(code, language);
  const labels = LABELS[language];
  const fenced = (text: string): string => `\`\`\`text\n${text.trimEnd()}\n\`\`\``;
  return [
    `# ${code}: ${title}`,
    `*${category}*`,
    description,
    `**${labels.example}**`,
    fenced(example),
    `**${labels.corrected}**`,
    fenced(corrected),
    `**${labels.help}**`,
    `${help}\n`,
  ].join("\n\n");
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|");
}
