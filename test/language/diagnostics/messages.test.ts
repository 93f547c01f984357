// The message catalogues: the same entries in every language, each with exactly the parameters that its finding, fix or note declares,
// in the house style. (That no entry is missing or left over, the compiler says as well; what holds of all catalogues is in test/catalogues.)
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { CODES } from "../../../server/src/language/diagnostics/codes.ts";
import type { WithParameters } from "../../../server/src/language/diagnostics/findings/facts.ts";
import { FIXES } from "../../../server/src/language/diagnostics/findings/fixes.ts";
import { NOTES } from "../../../server/src/language/diagnostics/findings/notes.ts";
import { TERMS } from "../../../server/src/language/diagnostics/findings/terms.ts";
import { FINDINGS } from "../../../server/src/language/diagnostics/findings.ts";
import { LANGUAGES, type Language } from "../../../server/src/language/diagnostics/language.ts";
import type { Catalogue } from "../../../server/src/language/diagnostics/messages/catalogue.ts";
import { EN } from "../../../server/src/language/diagnostics/messages/en.ts";
import { countedParameters, templateParameters } from "../../../server/src/language/diagnostics/messages/template.ts";
import { ZH } from "../../../server/src/language/diagnostics/messages/zh.ts";

const catalogues: Readonly<Record<Language, Catalogue>> = { en: EN, zh: ZH };

describe.each(LANGUAGES)("%s", (language) => {
  const catalogue = catalogues[language];
  const templates = allTemplates(catalogue);

  test("has every entry and no other", () => {
    expect(Object.keys(catalogue.codes).sort()).toEqual(Object.keys(CODES).sort());
    expect(Object.keys(catalogue.findings).sort()).toEqual(Object.keys(FINDINGS).sort());
    expect(Object.keys(catalogue.fixes).sort()).toEqual(Object.keys(FIXES).sort());
    expect(Object.keys(catalogue.notes).sort()).toEqual(Object.keys(NOTES).sort());
    expect(Object.keys(catalogue.terms).sort()).toEqual([...TERMS].sort());
  });

  test("uses exactly the declared parameters", () => {
    const declared: Readonly<Record<string, WithParameters>> = { ...FINDINGS, ...FIXES, ...NOTES };
    const complaints: string[] = [];
    for (const [id, entry] of Object.entries(templates)) {
      const used = new Set(entry.flatMap((template) => templateParameters(template)));
      const parameters = declared[id]?.parameters ?? [];
      for (const parameter of used)
        if (!parameters.includes(parameter)) complaints.push(`${id} uses {${parameter}}, which it is not given`);
      for (const parameter of parameters) if (!used.has(parameter)) complaints.push(`${id} does not use {${parameter}}`);
      for (const parameter of entry.flatMap((template) => countedParameters(template)))
        if (!declared[id]?.counts?.includes(parameter)) complaints.push(`${id} counts {${parameter}}, which may be no number`);
    }
    expect(complaints).toEqual([]);
  });

  test("has short, whole, balanced texts without a full stop at the end of a single sentence", () => {
    const complaints: string[] = [];
    for (const [id, entry] of Object.entries(templates))
      for (const template of entry) {
        if (template.trim() !== template || template === "") complaints.push(`${id}: space around, or nothing`);
        if (/[^.]\.$|。$/.test(template) && !/[.。] ?\S.*[.。]$/.test(template))
          complaints.push(`${id}: a full stop after a single sentence`);
        if (template.split("`").length % 2 === 0) complaints.push(`${id}: an odd number of backticks`);
        if (template.length > 160) complaints.push(`${id}: ${template.length} characters`);
        if (language === "en" && /^[a-z]/.test(template)) complaints.push(`${id}: begins with a small letter`);
      }
    expect(complaints).toEqual([]);
  });

  test("has no two findings of one code with the same words: they would be one finding", () => {
    const said = Object.entries(catalogue.findings).map(([id, words]) => ({
      id,
      words: [codeOf(id), words.message, words.help].join(" | "),
    }));
    expect(said.filter(({ words }, index) => said.findIndex((other) => other.words === words) !== index)).toEqual([]);
  });
});

test("both languages have a help for the same findings", () => {
  const without = (language: Language) =>
    Object.entries(catalogues[language].findings).flatMap(([id, words]) => (words.help === undefined ? [id] : []));
  expect(without("zh")).toEqual(without("en"));
});

/** Every template of a catalogue, by the id of its entry. */
function allTemplates(catalogue: Catalogue): Readonly<Record<string, readonly string[]>> {
  const findings = Object.entries(catalogue.findings).map(
    ([id, { message, help }]) => [id, help === undefined ? [message] : [message, help]] as const,
  );
  const single = [...Object.entries(catalogue.fixes), ...Object.entries(catalogue.notes)].map(([id, text]) => [id, [text]] as const);
  return Object.fromEntries([...findings, ...single]);
}

function codeOf(finding: string): string {
  return Object.entries(FINDINGS).find(([id]) => id === finding)?.[1].code ?? "";
}

test("every finding, fix, note and term is used by a pass", () => {
  const root = fileURLToPath(new URL("../../../server/src/", import.meta.url));
  const paths = readdirSync(root, { recursive: true, encoding: "utf8" }).map((path) => path.replaceAll("\\", "/"));
  const passes = paths.filter((path) => /\.(ts|peggy)$/.test(path) && !path.startsWith("language/diagnostics/"));
  const text = passes.map((path) => readFileSync(join(root, path), "utf8")).join("\n");
  const ids = [...Object.keys(FINDINGS), ...Object.keys(FIXES), ...Object.keys(NOTES)];
  expect(ids.filter((id) => !text.includes(`"${id}"`))).toEqual([]);
  // "space" is what template.ts itself makes of an argument that is a space.
  expect(TERMS.filter((term) => term !== "space" && !new RegExp(`\\bterm: [^}]*"${term}"`).test(text))).toEqual([]);
});
