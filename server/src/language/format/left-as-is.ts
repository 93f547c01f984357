// What of a text the formatter left as it was, said where no other diagnostic does: nothing stays as it was in silence.

import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { diagnostic } from "../diagnostics/findings.ts";
import type { SyntaxTree } from "../syntax/parse.ts";
import type { Span } from "../text/span.ts";

/** A piece of the source that stands in the result as it was. */
export interface LeftAsIs extends Span {
  /** `unseparated`: nothing tells the statements of its lines apart. `unprintable`: no layout of it is known to be the same program. */
  readonly reason: "unseparated" | "unprintable";
}

const FINDINGS = { unseparated: "formatting.unseparated", unprintable: "formatting.unprintable" } as const;

/** The file's diagnostics with a note for each piece that none of them is in, and for each `fmt:` comment outside of `regions`, in order. */
export function withNotes(tree: SyntaxTree, left: readonly LeftAsIs[], regions: readonly Span[]): readonly Diagnostic[] {
  const { diagnostics } = tree;
  const explanationOf = left.length === 0 ? () => null : explanations(diagnostics);
  const notes = [...left.filter((piece) => explanationOf(piece) === null).map(noteOf), ...switchNotes(tree, regions)];
  return notes.length === 0 ? diagnostics : [...diagnostics, ...notes].sort((a, b) => a.span.start - b.span.start);
}

/** A way to the first diagnostic in a piece of the text, or about one: what is not closed is opened in it. */
export function explanations(diagnostics: readonly Diagnostic[]): (piece: Span) => Diagnostic | null {
  const places = diagnostics
    .flatMap((each) =>
      [each.span, ...(each.related ?? []).flatMap(({ file, span }) => (file === undefined ? [span] : []))].map((span) => ({
        start: span.start,
        each,
      })),
    )
    .sort((a, b) => a.start - b.start);
  return ({ start, end }) => {
    let low = 0;
    let high = places.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((places[middle]?.start ?? 0) < start) low = middle + 1;
      else high = middle;
    }
    const found = places[low];
    // what is missing at the end of a line is reported there
    return found !== undefined && found.start <= end ? found.each : null;
  };
}

function noteOf({ start, end, reason }: LeftAsIs): Diagnostic {
  return diagnostic(FINDINGS[reason], { start, end }, {});
}

/** Comments that look as if they switched the formatter off or on. */
const SWITCH = /\/\/+[ \t]*fmt[ \t]*:[ \t]*(?:off|on|skip|ignore)\b.*/gi;

function switchNotes({ source, tokens }: SyntaxTree, regions: readonly Span[]): readonly Diagnostic[] {
  const notes: Diagnostic[] = [];
  let passed = 0;
  for (const match of source.matchAll(SWITCH)) {
    const start = match.index;
    while ((regions[passed]?.end ?? start) < start) passed += 1;
    if ((regions[passed]?.start ?? source.length) <= start) continue;
    const comment = match[0].trimEnd();
    const span = { start, end: start + comment.length };
    const before = tokens.indexAt(start);
    const next = tokens.start(before) > start ? before : Math.min(before + 1, tokens.count - 1);
    if (tokens.trivia(next).some((piece) => piece.kind === "line-comment" && piece.start === start))
      notes.push(diagnostic("formatting.switch-without-effect", span, { comment }));
  }
  return notes;
}
