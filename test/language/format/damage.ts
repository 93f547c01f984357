// What a formatter broke: compares a source with its formatted text through the parser alone, and knows nothing of the formatter's own guard.
// Not damage: white space and what looks like it, `;`, trailing commas, commas after match arms, and, where imports are sorted, the order of
// whole imports.

import type { Statement, SyntaxNode } from "../../../server/src/language/syntax/nodes.ts";
import { parse, type SyntaxTree } from "../../../server/src/language/syntax/parse.ts";
import { children } from "../../../server/src/language/syntax/walk.ts";

export interface DamageOptions {
  /** Imports of the file may stand in another order, and before the other statements. */
  readonly sortImports: boolean;
}

/** Everything that was lost, added or changed, one sentence each and the most telling first; empty where nothing was. */
export function damage(source: string, result: string, { sortImports }: DamageOptions): readonly string[] {
  if (source === result) return [];
  const before = parse(source);
  const after = parse(result);
  return [
    ...commentDamage(commentsOf(before), commentsOf(after)),
    ...sequenceDamage("tokens", tokensOf(before, sortImports), tokensOf(after, sortImports)),
    ...sequenceDamage("tree", outlineOf(before, sortImports), outlineOf(after, sortImports)),
    ...diagnosticDamage(before, after),
  ];
}

// ---------------------------------------------------------------- comments

/** Comments, a byte order mark and a `#!` line. White space at line ends is no text, and neither are invisible characters between tokens. */
function commentsOf({ source, tokens }: SyntaxTree): readonly string[] {
  const found: string[] = [];
  for (let index = 0; index < tokens.count; index++) {
    for (const { kind, start, end } of tokens.trivia(index)) {
      const isBlank = kind === "whitespace" || kind === "newline" || kind === "invisible";
      if (!isBlank) found.push(source.slice(start, end).replace(/[ \t\r]+(?=\n|$)/g, ""));
    }
  }
  return found;
}

function commentDamage(before: readonly string[], after: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const comment of before) counts.set(comment, (counts.get(comment) ?? 0) + 1);
  for (const comment of after) counts.set(comment, (counts.get(comment) ?? 0) - 1);
  return [...counts].flatMap(([comment, count]) => {
    if (count === 0) return [];
    const times = Math.abs(count) === 1 ? "" : `, ${Math.abs(count)} times`;
    return [`comments: ${JSON.stringify(comment)} ${count > 0 ? "is lost" : "is new"}${times}`];
  });
}

// ---------------------------------------------------------------- tokens

/** The texts of all tokens that mean something; the imports, each as one, stand behind them in a fixed order where they may be sorted. */
function tokensOf(tree: SyntaxTree, sortImports: boolean): readonly string[] {
  const { tokens, module } = tree;
  const optional = optionalCommas(tree);
  const imports = sortImports ? module.body.filter(({ kind }) => kind === "Use") : [];
  const texts: string[] = [];
  const importTexts = imports.map((): string[] => []);
  let next = 0;
  for (let index = 0; index < tokens.count; index++) {
    if (tokens.kindName(index) === "<eof>" || tokens.isVirtual(index) || tokens.text(index) === ";" || optional.has(index)) continue;
    const at = tokens.start(index);
    while (next < imports.length && at >= (imports[next]?.end ?? 0)) next++;
    const isImport = next < imports.length && at >= (imports[next]?.start ?? 0);
    (isImport ? (importTexts[next] ?? texts) : texts).push(tokens.text(index));
  }
  return [...texts, ...importTexts.map((words) => words.join(" ")).sort()];
}

/** Indexes of the commas before a closing bracket and of those after the arms of a match. */
function optionalCommas({ module, tokens }: SyntaxTree): ReadonlySet<number> {
  const armEnds = new Set<number>();
  const stack: SyntaxNode[] = [module];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.kind === "MatchArm") armEnds.add(node.end);
    for (const child of children(node)) stack.push(child);
  }
  const found = new Set<number>();
  let previousEnd = -1;
  for (let index = 0; index < tokens.count; index++) {
    const isComma = tokens.kindName(index) === ",";
    if (isComma && (armEnds.has(previousEnd) || closers.has(nextKind(tokens, index)))) found.add(index);
    if (!tokens.isVirtual(index)) previousEnd = tokens.end(index);
  }
  return found;
}

/** Also those that are written as wide characters, which the parser flags and understands. */
const closers: ReadonlySet<string> = new Set([")", "]", "}"]);

function nextKind(tokens: SyntaxTree["tokens"], index: number): string {
  let next = index + 1;
  while (next < tokens.count - 1 && (tokens.isVirtual(next) || tokens.text(next) === ";")) next++;
  return tokens.kindName(next);
}

// ---------------------------------------------------------------- tree

/** Where a node lies, which a formatter may change. */
const positions = new Set(["kind", "start", "end", "anchor", "at", "arrow"]);
const spelled: ReadonlySet<string> = new Set(["Name", "Literal", "IntType", "FStringText", "FormatSpec"]);

/** The tree without positions, one line a node or property; imports come last, in a fixed order, where they may be sorted. */
function outlineOf({ source, module }: SyntaxTree, sortImports: boolean): readonly string[] {
  const isSorted = (statement: Statement): boolean => sortImports && statement.kind === "Use";
  const lines = module.body.filter((statement) => !isSorted(statement)).flatMap((statement) => outline(statement, source));
  const imports = module.body.filter(isSorted).map((statement) => outline(statement, source).join(" "));
  return [...lines, ...imports.sort()];
}

/** Recurses no deeper than the parser lets brackets nest. */
function outline(node: SyntaxNode, source: string): readonly string[] {
  const lines: string[] = [];
  draw("", node, 0);
  return lines;

  function draw(name: string, value: unknown, depth: number): void {
    if (Array.isArray(value)) {
      lines.push(`${" ".repeat(depth)}${name}[${value.length}]`);
      for (const item of value) draw("", item, depth + 1);
    } else if (typeof value === "object" && value !== null) {
      lines.push(`${" ".repeat(depth)}${name} ${headOf(value)}`);
      for (const [key, inner] of Object.entries(value)) if (!positions.has(key)) draw(key, inner, depth + 1);
    } else if (value !== null) {
      lines.push(`${" ".repeat(depth)}${name} = ${String(value)}`);
    }
  }

  function headOf(value: object): string {
    if (!("kind" in value && "start" in value && "end" in value)) return "-";
    const { kind, start, end } = value;
    if (typeof kind !== "string" || typeof start !== "number" || typeof end !== "number") return "-";
    return spelled.has(kind) ? `${kind} ${source.slice(start, end)}` : kind;
  }
}

// ---------------------------------------------------------------- diagnostics

/** A text without complaints has none afterwards, and one without errors has no errors. What is wrong already may show differently. */
function diagnosticDamage(before: SyntaxTree, after: SyntaxTree): readonly string[] {
  const isError = ({ severity }: { readonly severity: string }): boolean => severity === "error";
  const fresh = before.diagnostics.length === 0 ? after.diagnostics : after.diagnostics.filter(isError);
  if (fresh.length === 0 || before.diagnostics.some(isError)) return [];
  return [`diagnostics: the result has ${fresh.map(({ code, finding }) => `${code} (${finding})`).join(", ")}`];
}

// ---------------------------------------------------------------- sequences

const context = 4;

/** The first difference of two sequences, with what stands around it. */
function sequenceDamage(what: string, before: readonly string[], after: readonly string[]): readonly string[] {
  const length = Math.max(before.length, after.length);
  let at = 0;
  while (at < length && before[at] === after[at]) at++;
  if (at === length) return [];
  const shown = (sequence: readonly string[]): string =>
    sequence
      .slice(Math.max(0, at - context), at + context)
      .map((item) => item.slice(0, 60))
      .join(" · ");
  return [`${what}: from number ${at} on\n      before: ${shown(before)}\n      after:  ${shown(after)}`];
}
