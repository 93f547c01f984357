// The one door to the formatter: any text to the same program in the language's style. Nothing leaves it that is another program, or that a
// second run would change.

import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { FORMATTING_FINDINGS } from "../diagnostics/findings/formatting.ts";
import { diagnostic } from "../diagnostics/findings.ts";
import type { Statement } from "../syntax/nodes.ts";
import { parse, type SyntaxTree } from "../syntax/parse.ts";
import type { Span } from "../text/span.ts";
import type { PrintScope } from "./emitter.ts";
import { type Difference, differenceBetween } from "./guard.ts";
import { withNotes } from "./left-as-is.ts";
import { DEFAULT_FORMAT_OPTIONS, type FormatOptions } from "./options.ts";
import { type Printed, print } from "./print.ts";
import { statementsWithSameLines } from "./same-lines.ts";
import { sharedLine } from "./shared-lines.ts";

type Refusal = keyof typeof FORMATTING_FINDINGS;

const REFUSALS = {
  tokens: "formatting.tokens-differ",
  comments: "formatting.comments-differ",
  tree: "formatting.tree-differs",
} as const satisfies Readonly<Record<Difference, Refusal>>;

export interface Formatted {
  /** The formatted text; the source itself where `isRefused`. */
  readonly text: string;
  /**
   * The source's syntax diagnostics in order of position, and notes on what stays as it was without one. First of all the one that says why
   * the text was left as it is.
   */
  readonly diagnostics: readonly Diagnostic[];
  /** The result did not pass the comparison with the source, and was thrown away. */
  readonly isRefused: boolean;
  /** Statements that could not be read or laid out stand in the text as they stood in the source: where, in order. */
  readonly left: readonly Span[];
}

/** Formats any text: never throws, in time linear in its length. Offsets in the diagnostics are UTF-16 units of `source`. */
export function format(source: string, options: FormatOptions = DEFAULT_FORMAT_OPTIONS): Formatted {
  return formatTree(parse(source), options);
}

/** The same for a text that has been parsed. */
export function formatTree(tree: SyntaxTree, options: FormatOptions): Formatted {
  const { source, diagnostics } = tree;
  const first = attempt(tree, options, null);
  // a second try keeps more of the text as it is: one statement must not cost the others their layout
  const result = typeof first === "string" ? attempt(tree, options, textsToKeep(tree, options)) : first;
  if (typeof result !== "string") {
    const { text, left, regions } = result;
    return { text, left, diagnostics: withNotes(tree, left, regions), isRefused: false };
  }
  const refusal = diagnostic(result, { start: 0, end: Math.min(1, source.length) }, {});
  return { text: source, diagnostics: [refusal, ...diagnostics], isRefused: true, left: [] };
}

/** The formatted text, or why it can't be used: it differs from the source in more than layout, or a second run would change it. */
function attempt(tree: SyntaxTree, options: FormatOptions, kept: ReadonlySet<string> | null): Printed | Refusal {
  const printed = printOrNull(tree, options, { kept, known: new Set() });
  if (printed === null) return "formatting.too-deep";
  const { text, left } = printed;
  if (!options.verify || text === tree.source) return printed;
  const again = parse(text);
  const difference = differenceBetween(tree, again);
  if (difference !== null) return REFUSALS[difference];
  const known: ReadonlySet<Statement> = left.length > 0 ? new Set() : statementsWithSameLines(tree, again);
  return printOrNull(again, options, { kept, known })?.text === text ? printed : "formatting.not-stable";
}

/** The texts of the file's statements, those that share a line as one, that have an error in them or can't be formatted by themselves. */
function textsToKeep({ source, module, diagnostics }: SyntaxTree, options: FormatOptions): ReadonlySet<string> {
  const kept = new Set<string>();
  const errors = diagnostics.filter(isError);
  let passed = 0;
  for (let index = 0; index < module.body.length; ) {
    const line = sharedLine(module.body, index, source);
    if (line === null) break;
    const text = source.slice(line.start, line.end);
    while ((errors[passed]?.span.end ?? line.start) < line.start) passed += 1;
    const hasError = (errors[passed]?.span.start ?? Number.POSITIVE_INFINITY) <= line.end;
    if (hasError || typeof attempt(parse(text), options, null) === "string") kept.add(text);
    index += line.count;
  }
  return kept;
}

/** Null where the tree is deeper than the stack, which the parser's limit of nesting makes unlikely. */
function printOrNull(tree: SyntaxTree, options: FormatOptions, scope: PrintScope): Printed | null {
  try {
    return print(tree, options, scope);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return null;
  }
}

function isError({ severity }: Diagnostic): boolean {
  return severity === "error";
}
