// Explains a diagnostic code in a language: the registry's facts, the catalogue's words and the examples put together.

import { editDistance } from "../../text/edit-distance.ts";
import { CODES, type CodeId, codeFacts, isCodeId } from "../codes.ts";
import type { Severity } from "../diagnostic.ts";
import type { Language } from "../language.ts";
import { categoryName, codeTitle, explanationWords, originWords } from "../render.ts";
import { exampleText } from "./example.ts";
import { EXAMPLES } from "./examples.ts";

export interface Explanation {
  readonly code: CodeId;
  readonly severity: Severity;
  /** The readable name. */
  readonly category: string;
  readonly title: string;
  /** What the code means; says so where these tools do not report it. */
  readonly description: string;
  /** A program with the problem, and the same program repaired. */
  readonly example: string;
  readonly corrected: string;
  readonly help: string;
}

export function explain(code: CodeId, language: Language): Explanation {
  const { category, severity } = codeFacts(code);
  const { description, help } = explanationWords(code, language);
  const { origin, failing, corrected } = EXAMPLES[code];
  const remark = originWords(origin, language);
  const gap = language === "en" ? " " : "";
  return {
    code,
    severity,
    category: categoryName(category, language),
    title: codeTitle(code, language),
    description: remark === "" ? description : `${description}${gap}${remark}`,
    example: exampleText(failing),
    corrected: exampleText(corrected),
    help,
  };
}

/** The code that a text names, in any case and between spaces; or the registered code that is nearest to it. */
export type NamedCode = { readonly ok: true; readonly code: CodeId } | { readonly ok: false; readonly nearest: CodeId };

export function readCode(text: string): NamedCode {
  const name = text.trim().toUpperCase();
  return isCodeId(name) ? { ok: true, code: name } : { ok: false, nearest: nearestCode(name) };
}

/** Of equally near codes the first. */
function nearestCode(name: string): CodeId {
  let nearest: CodeId = "E0001";
  let least = name.length + nearest.length;
  for (const code of Object.keys(CODES).filter(isCodeId)) {
    const distance = editDistance(name, code, least);
    if (distance >= least) continue;
    nearest = code;
    least = distance;
  }
  return nearest;
}
