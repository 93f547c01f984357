// A page of a list of diagnostics: as many as fit in an answer.

import type { Language } from "../../server/src/api.ts";
import { writeDiagnostic } from "./diagnostics-json.ts";
import { ENVELOPE_CHARACTERS } from "./envelope.ts";
import { DEFAULT_ANSWER_CHARACTERS } from "./limits.ts";
import { wordsOf } from "./messages/words-of.ts";
import type { FoundDiagnostic, PositionTable } from "./project-diagnostics.ts";

export interface DiagnosticPage {
  /** The JSON of the first ones, in order. */
  readonly entries: readonly string[];
  /** What of these is not shown as a whole, in words; nothing where all of them are. */
  readonly cut: readonly string[];
}

/** The first of these that fit. One that no answer has room for is shown without what is long in it: its fixes and related places. */
export function writeDiagnosticPage(found: readonly FoundDiagnostic[], positions: PositionTable, language: Language): DiagnosticPage {
  const most = DEFAULT_ANSWER_CHARACTERS - ENVELOPE_CHARACTERS - FRAME_CHARACTERS;
  const entries: string[] = [];
  let room = most;
  let briefs = 0;
  for (const { at, diagnostic } of found) {
    const places = { file: at.path, positions: positions.ofText(at), positionsOf: positions.ofPath };
    const whole = writeDiagnostic(diagnostic, places, language);
    const isBrief = whole.length >= most;
    const entry = isBrief ? writeDiagnostic({ ...diagnostic, related: [], fixes: [] }, places, language) : whole;
    room -= entry.length + ",".length;
    if (room < 0) break;
    entries.push(entry);
    if (isBrief) briefs += 1;
  }
  return { entries, cut: briefs === 0 ? [] : [wordsOf(language).briefDiagnostics(briefs)] };
}

/** What the data has besides the entries, at most. */
const FRAME_CHARACTERS = 4000;
