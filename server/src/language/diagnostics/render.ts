// Puts a diagnostic into words: the only place where findings, fixes and notes meet the message catalogues.

import type { Span, TextEdit } from "../text/span.ts";
import type { CodeCategory, CodeId } from "./codes.ts";
import type { Diagnostic } from "./diagnostic.ts";
import type { ExampleOrigin } from "./explanations/example.ts";
import type { Language } from "./language.ts";
import type { Catalogue, ExplanationWords } from "./messages/catalogue.ts";
import { EN } from "./messages/en.ts";
import { fillTemplate } from "./messages/template.ts";
import { ZH } from "./messages/zh.ts";

/** A diagnostic's words in one language; its code, severity and span stay in the diagnostic. Spans are UTF-16 offsets. */
export interface RenderedDiagnostic {
  readonly message: string;
  readonly help?: string;
  readonly related: readonly RenderedPlace[];
  readonly fixes: readonly RenderedFix[];
}

export interface RenderedPlace {
  readonly span: Span;
  readonly message: string;
  /** Absent when the place is in the diagnostic's own file. */
  readonly file?: string;
}

export interface RenderedFix {
  readonly title: string;
  readonly edits: readonly TextEdit[];
}

const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en: EN, zh: ZH };

/** The words of a diagnostic, its related places and its fixes, in the order in which the diagnostic has them. */
export function renderDiagnostic(diagnostic: Diagnostic, language: Language): RenderedDiagnostic {
  const { findings, notes, fixes, terms } = CATALOGUES[language];
  const words = findings[diagnostic.finding];
  return {
    message: fillTemplate(words.message, diagnostic.arguments, terms),
    ...(words.help === undefined ? {} : { help: fillTemplate(words.help, diagnostic.arguments, terms) }),
    related: (diagnostic.related ?? []).map(({ span, finding, arguments: args, file }) => ({
      span,
      message: fillTemplate(notes[finding], args, terms),
      ...(file === undefined ? {} : { file }),
    })),
    fixes: (diagnostic.fixes ?? []).map(({ finding, arguments: args, edits }) => ({
      title: fillTemplate(fixes[finding], args, terms),
      edits,
    })),
  };
}

/** A code's title: the kind of problem in a few words. */
export function codeTitle(code: CodeId, language: Language): string {
  return CATALOGUES[language].codes[code].title;
}

/** The name of a category of codes. */
export function categoryName(category: CodeCategory, language: Language): string {
  return CATALOGUES[language].categories[category];
}

/** What a code means and what to do about it. */
export function explanationWords(code: CodeId, language: Language): ExplanationWords {
  return CATALOGUES[language].explanations[code];
}

/** What is to be said about who reports a code; empty where that is as usual. */
export function originWords(origin: ExampleOrigin, language: Language): string {
  return CATALOGUES[language].origins[origin];
}
