// The shape of a message catalogue: one language's words for every code, finding, fix, note and term, with none missing and none left over.
// In a template `{name}` stands for an argument; what shows an argument is template.ts.

import type { CodeCategory, CodeId } from "../codes.ts";
import type { ExampleOrigin } from "../explanations/example.ts";
import type { FILES_FINDINGS } from "../findings/files.ts";
import type { FixId } from "../findings/fixes.ts";
import type { FORMATTING_FINDINGS } from "../findings/formatting.ts";
import type { MANIFEST_FINDINGS } from "../findings/manifest.ts";
import type { MODULES_FINDINGS } from "../findings/modules.ts";
import type { NAMES_FINDINGS } from "../findings/names.ts";
import type { NoteId } from "../findings/notes.ts";
import type { RENAME_FINDINGS } from "../findings/rename.ts";
import type { SYNTAX_FINDINGS } from "../findings/syntax.ts";
import type { TermId } from "../findings/terms.ts";
import type { TYPES_FINDINGS } from "../findings/types.ts";
import type { FindingId } from "../findings.ts";

export interface CodeWords {
  /** Names the kind of problem in a few words, without naming anything of the program. */
  readonly title: string;
}

export interface ExplanationWords {
  /** What the code means and why the rule is there: one to four sentences. */
  readonly description: string;
  /** What to do about it. */
  readonly help: string;
}

export interface FindingWords {
  /** What is wrong, naming the things at fault: one sentence without a full stop. */
  readonly message: string;
  /** What to do about it, in the imperative. */
  readonly help?: string;
}

/** The part of a catalogue that belongs to the lexer and the parser. */
export type SyntaxWords = Readonly<Record<keyof typeof SYNTAX_FINDINGS, FindingWords>>;

/** The part of a catalogue that belongs to the analysis of names. */
export type NamesWords = Readonly<Record<keyof typeof NAMES_FINDINGS, FindingWords>>;

/** The part of a catalogue that belongs to the analysis of types. */
export type TypesWords = Readonly<Record<keyof typeof TYPES_FINDINGS, FindingWords>>;

/** The part of a catalogue that belongs to where imports lead. */
export type ModulesWords = Readonly<Record<keyof typeof MODULES_FINDINGS, FindingWords>>;

/** The part of a catalogue that belongs to `yaoxiang.toml` and the user's file. */
export type ManifestWords = Readonly<Record<keyof typeof MANIFEST_FINDINGS, FindingWords>>;

/** The part of a catalogue that belongs to files as such. */
export type FilesWords = Readonly<Record<keyof typeof FILES_FINDINGS, FindingWords>>;

/** The part of a catalogue that belongs to the formatter. */
export type FormattingWords = Readonly<Record<keyof typeof FORMATTING_FINDINGS, FindingWords>>;

/** The part of a catalogue that belongs to renaming. */
export type RenameWords = Readonly<Record<keyof typeof RENAME_FINDINGS, FindingWords>>;

export interface Catalogue {
  readonly categories: Readonly<Record<CodeCategory, string>>;
  readonly codes: Readonly<Record<CodeId, CodeWords>>;
  readonly explanations: Readonly<Record<CodeId, ExplanationWords>>;
  /** What an explanation adds about who reports the code: a sentence, or nothing. */
  readonly origins: Readonly<Record<ExampleOrigin, string>>;
  readonly findings: Readonly<Record<FindingId, FindingWords>>;
  /** Each says what the repair does, in the imperative. */
  readonly fixes: Readonly<Record<FixId, string>>;
  /** Each says what is at the related place. */
  readonly notes: Readonly<Record<NoteId, string>>;
  /** Each fits into a sentence as an object or a subject (`an expression`). */
  readonly terms: Readonly<Record<TermId, string>>;
}
