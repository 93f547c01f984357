// The one door to the parser: any text to a tree, its tokens, and every problem of its syntax.

import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { diagnostic } from "../diagnostics/findings.ts";
import { withoutBodies } from "./bodies.ts";
import { ControlFlowBuilder } from "./builders/control-flow.ts";
import { ExpressionBuilder } from "./builders/expressions.ts";
import { ForeignDeclarationBuilder } from "./builders/foreign-declarations.ts";
import { ForeignTypeBuilder } from "./builders/foreign-types.ts";
import { FunctionTypeBuilder } from "./builders/function-types.ts";
import { GroupBuilder } from "./builders/groups.ts";
import { OperatorBuilder } from "./builders/operators.ts";
import { PatternBuilder } from "./builders/patterns.ts";
import { RecordTypeBuilder } from "./builders/record-types.ts";
import { StatementBuilder } from "./builders/statements.ts";
import { TypeBuilder } from "./builders/types.ts";
import { missingCloser } from "./closers.ts";
import { ParseContext } from "./context.ts";
import { type Builders, parseKinds } from "./generated/parser.js";
import { type Lexed, lex } from "./lexer.ts";
import type { Module, Statement } from "./nodes.ts";
import { visibleProblems } from "./problems.ts";
import { Lookahead } from "./recovery/lookahead.ts";
import { MissingBuilder } from "./recovery/missing.ts";
import { SkippedTokenBuilder } from "./recovery/skipped-tokens.ts";
import { WrongTokenBuilder } from "./recovery/wrong-tokens.ts";
import { TokenBuffer, type Tokens } from "./tokens.ts";

/** A tree and what it was made of. */
export interface SourceTree {
  readonly source: string;
  readonly module: Module;
  readonly tokens: Tokens;
}

export interface SyntaxTree extends SourceTree {
  /** In order of position. */
  readonly diagnostics: readonly Diagnostic[];
  /** Each bracket and interpolation is closed: what is between two statements concerns no other. */
  readonly isBalanced: boolean;
}

/** Parses any text: never throws, in time linear in its length. Offsets in the result are UTF-16 units of `source`. */
export function parse(source: string): SyntaxTree {
  const plain = lex(source, PLAIN);
  const isPlain = isClosed(plain);
  const lexed = isPlain ? plain : repaired(plain);
  const context = new ParseContext(lexed.tokens);
  const module = parseTokens(lexed.tokens, context);
  reportRepairs(lexed.repairs, context);
  const diagnostics = visibleProblems(source, lexed.problems, context);
  return { source, module, tokens: lexed.tokens, diagnostics, isBalanced: isPlain && !context.hasOpen };
}

/** What the end of a file comes to. */
export interface SourceEnd {
  readonly body: readonly Statement[];
  readonly diagnostics: readonly Diagnostic[];
}

/** The statements from offset `from` on, where one begins with its line; null where brackets or interpolations behind it don't close. */
export function parseEnd(source: string, from: number): SourceEnd | null {
  const lexed = lex(source, { ...PLAIN, from });
  if (!isClosed(lexed)) return null;
  const context = new ParseContext(lexed.tokens);
  const { body } = parseTokens(lexed.tokens, context);
  return context.hasOpen ? null : { body, diagnostics: visibleProblems(source, lexed.problems, context) };
}

/** The tree of a text whose statements are known; its tokens are read when someone asks for them. */
export function treeOfStatements(source: string, body: readonly Statement[], diagnostics: readonly Diagnostic[]): SyntaxTree {
  let tokens: Tokens | null = null;
  return {
    source,
    module: { kind: "Module", start: 0, end: source.length, anchor: 0, body },
    get tokens() {
      tokens ??= lexWithRepair(source).tokens;
      return tokens;
    },
    diagnostics,
    isBalanced: true,
  };
}

/**
 * The tree of a text in which bodies of functions may be empty: what it defines at the top level and what it imports is as `parse` has it,
 * for less than half the time. Nothing else may be asked of it.
 */
export function parseOutline(source: string): SourceTree {
  const lexed = lexWithRepair(source);
  // a mistake outside of all bodies, or a bracket without a partner, can reach into a body or out of one
  if (lexed.isBalanced && lexed.problems.length === 0 && lexed.repairs.length === 0) {
    const tokens = withoutBodies(lexed.tokens);
    const context = new ParseContext(tokens);
    const module = parseTokens(tokens, context);
    if (context.problems.length === 0 && !context.hasOpen) return { source, module, tokens };
  }
  return { source, module: parseTokens(lexed.tokens, new ParseContext(lexed.tokens)), tokens: lexed.tokens };
}

function lexWithRepair(source: string): Lexed {
  const plain = lex(source, PLAIN);
  return isClosed(plain) ? plain : repaired(plain);
}

const PLAIN = { repairsBrackets: false, closesInterpolations: false };

function isClosed({ isBalanced, hasOpenInterpolation }: Lexed): boolean {
  return isBalanced && !hasOpenInterpolation;
}

/** A source whose brackets or interpolations don't close is read again, with what closes them put in by indentation and line. */
function repaired({ tokens: { source }, hasOpenInterpolation }: Lexed): Lexed {
  const closed = hasOpenInterpolation ? lex(source, { repairsBrackets: false, closesInterpolations: true }) : null;
  return closed?.isBalanced ? closed : lex(source, { repairsBrackets: true, closesInterpolations: hasOpenInterpolation });
}

/** One report for each place where closing brackets were put in. */
function reportRepairs(repairs: Lexed["repairs"], context: ParseContext): void {
  let last = -1;
  for (const repair of repairs) {
    if (repair.previousEnd !== last) context.report(missingCloser(context.source, repair, context.repairedAs.get(repair.token)));
    last = repair.previousEnd;
  }
}

function buildersFor(context: ParseContext): Builders {
  const m = new MissingBuilder(context);
  return {
    s: new StatementBuilder(context),
    e: new ExpressionBuilder(context),
    o: new OperatorBuilder(context),
    g: new GroupBuilder(context),
    c: new ControlFlowBuilder(context),
    p: new PatternBuilder(context),
    t: new TypeBuilder(context),
    f: new FunctionTypeBuilder(context),
    d: new RecordTypeBuilder(context),
    xs: new ForeignDeclarationBuilder(context),
    xt: new ForeignTypeBuilder(context),
    m,
    w: new WrongTokenBuilder(context),
    r: new SkippedTokenBuilder(context, m),
    l: new Lookahead(context),
  };
}

/** Builders that stay, for the reason that KEPT_LEXER does. */
export const KEPT_BUILDERS: object = buildersFor(new ParseContext(new TokenBuffer("")));

function parseTokens(tokens: TokenBuffer, context: ParseContext): Module {
  try {
    return parseKinds(tokens.kindString(), buildersFor(context));
  } catch (error) {
    // the nesting guards leave a wide margin; should the stack be small all the same, the file is unreadable and the process lives
    if (!(error instanceof RangeError)) throw error;
    const end = tokens.source.length;
    context.report(diagnostic("syntax.too-deep-for-stack", { start: 0, end: Math.min(1, end) }, {}));
    return { kind: "Module", start: 0, end, anchor: 0, body: [{ kind: "Error", start: 0, end, anchor: 0, parts: [] }] };
  }
}
