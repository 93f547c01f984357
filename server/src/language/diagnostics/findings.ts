// The table of findings (one exact situation each, with its code and what its message names), and the typed constructors
// for diagnostics, fixes and related places. Words are left to the message catalogues.

import type { Span, TextEdit } from "../text/span.ts";
import { CODES, type CodeId } from "./codes.ts";
import type { Diagnostic, Fix, RelatedPlace } from "./diagnostic.ts";
import type { ArgumentsOf, FindingFacts } from "./findings/facts.ts";
import { FILES_FINDINGS } from "./findings/files.ts";
import type { FIXES, FixId } from "./findings/fixes.ts";
import { FORMATTING_FINDINGS } from "./findings/formatting.ts";
import { MANIFEST_FINDINGS } from "./findings/manifest.ts";
import { MODULES_FINDINGS } from "./findings/modules.ts";
import { NAMES_FINDINGS } from "./findings/names.ts";
import type { NOTES, NoteId } from "./findings/notes.ts";
import { RENAME_FINDINGS } from "./findings/rename.ts";
import { SYNTAX_FINDINGS } from "./findings/syntax.ts";
import { TYPES_FINDINGS } from "./findings/types.ts";

export const FINDINGS = {
  ...SYNTAX_FINDINGS,
  ...NAMES_FINDINGS,
  ...TYPES_FINDINGS,
  ...MODULES_FINDINGS,
  ...MANIFEST_FINDINGS,
  ...FILES_FINDINGS,
  ...FORMATTING_FINDINGS,
  ...RENAME_FINDINGS,
} as const;

export type FindingId = keyof typeof FINDINGS;

export interface DiagnosticExtra {
  /** One of the finding's other codes, where the situation has that one. */
  readonly code?: CodeId;
  readonly related?: readonly RelatedPlace[];
  readonly fixes?: readonly Fix[];
}

/** The facts of a finding. */
export function findingFacts(finding: FindingId): FindingFacts {
  return FINDINGS[finding];
}

/** A diagnostic of `finding` at `span` (UTF-16 offsets), with exactly the arguments that its message names. */
export function diagnostic<Id extends FindingId>(
  finding: Id,
  span: Span,
  args: ArgumentsOf<typeof FINDINGS, Id>,
  extra: DiagnosticExtra = {},
): Diagnostic {
  const facts = findingFacts(finding);
  const code = extra.code ?? facts.code;
  return { finding, severity: facts.severity ?? CODES[code].severity, span, arguments: args, ...extra, code };
}

/** A place that helps to understand a diagnostic; `file` only where it is another file than the diagnostic's. */
export function relatedPlace<Id extends NoteId>(note: Id, span: Span, args: ArgumentsOf<typeof NOTES, Id>, file?: string): RelatedPlace {
  return { span, finding: note, arguments: args, ...(file === undefined ? {} : { file }) };
}

/** A repair whose `edits` (UTF-16 offsets in the diagnostic's file) don't overlap. */
export function fix<Id extends FixId>(id: Id, args: ArgumentsOf<typeof FIXES, Id>, edits: readonly TextEdit[]): Fix {
  return { finding: id, arguments: args, edits };
}
