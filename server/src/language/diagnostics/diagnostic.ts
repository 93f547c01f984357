// A problem found in a program, as a fact without words: a finding, where it is, and what its message will name.

import type { Span, TextEdit } from "../text/span.ts";
import type { CodeId } from "./codes.ts";
import type { FixId } from "./findings/fixes.ts";
import type { NoteId } from "./findings/notes.ts";
import type { TermId } from "./findings/terms.ts";
import type { FindingId } from "./findings.ts";

export type Severity = "error" | "warning" | "note";

/** A kind of thing (`an expression`, `the end of the file`); the catalogues have its words. */
export interface Term {
  readonly term: TermId;
}

/** What a message names: a string is source text and shown as code, a number is shown as it is, a term in words. */
export type ArgumentValue = string | number | Term;

/** What a message names, by parameter name. */
export type MessageArguments = Readonly<Record<string, ArgumentValue>>;

/** A place that helps to understand a diagnostic, in the same file unless `file` says otherwise. */
export interface RelatedPlace {
  readonly span: Span;
  readonly finding: NoteId;
  readonly arguments: MessageArguments;
  readonly file?: string;
}

/** A mechanical repair; its title is looked up like a message. */
export interface Fix {
  readonly finding: FixId;
  readonly arguments: MessageArguments;
  readonly edits: readonly TextEdit[];
}

/**
 * One problem. `finding` names the exact situation (`syntax.missing-close`); its code and severity come from the
 * table of findings, its words from the message catalogues.
 */
export interface Diagnostic {
  readonly finding: FindingId;
  readonly code: CodeId;
  readonly severity: Severity;
  readonly span: Span;
  readonly arguments: MessageArguments;
  readonly related?: readonly RelatedPlace[];
  readonly fixes?: readonly Fix[];
}
