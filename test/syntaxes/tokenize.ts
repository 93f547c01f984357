// Tokenises texts as an editor does it: with the grammars as they are shipped, and the engine that VS Code uses.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createOnigScanner, createOnigString, loadWASM } from "vscode-oniguruma";
import { type IGrammar, INITIAL, parseRawGrammar, Registry } from "vscode-textmate";

export interface Token {
  readonly text: string;
  /** Offset in its line. */
  readonly start: number;
  /** From the outermost to the innermost, without the grammar's own and without the language's name at their ends. */
  readonly scopes: readonly string[];
}

export interface Tokenized {
  readonly lines: readonly (readonly Token[])[];
  /** How many regions are still open behind the last line. */
  readonly open: number;
}

const syntaxes = join(import.meta.dirname, "../../syntaxes");
const markdownStandIn = { scopeName: "text.html.markdown", patterns: [] };

const engine = loadWASM({ data: readFileSync(createRequire(import.meta.url).resolve("vscode-oniguruma/release/onig.wasm")) });

const registry = new Registry({
  onigLib: engine.then(() => ({ createOnigScanner, createOnigString })),
  getInjections: (scope) => (scope === "text.html.markdown" ? ["markdown.yaoxiang.codeblock"] : []),
  loadGrammar: async (scope) => {
    if (scope === "text.html.markdown") return parseRawGrammar(JSON.stringify(markdownStandIn), "markdown.json");
    const name = { "source.yaoxiang": "yaoxiang", "markdown.yaoxiang.codeblock": "markdown-codeblock" }[scope];
    if (name === undefined) return null;
    const path = join(syntaxes, `${name}.tmLanguage.json`);
    return parseRawGrammar(readFileSync(path, "utf8"), path);
  },
});

async function load(scope: string): Promise<IGrammar> {
  const grammar = await registry.loadGrammar(scope);
  if (grammar === null) throw new Error(`no grammar ${scope}`);
  return grammar;
}

const yaoxiang = await load("source.yaoxiang");
const markdown = await load("text.html.markdown");

/** The tokens of a program. */
export function tokenize(source: string): Tokenized {
  return tokenizeWith(yaoxiang, source);
}

/** Goes over a program as an editor does that only wants colours; for its time. */
export function scan(source: string): void {
  let state = INITIAL;
  for (const line of source.split("\n")) state = yaoxiang.tokenizeLine2(line, state).ruleStack;
}

/** The tokens of a Markdown text: those that the injected grammar makes, as no rules of Markdown's own are there. */
export function tokenizeMarkdown(source: string): Tokenized {
  return tokenizeWith(markdown, source);
}

function tokenizeWith(grammar: IGrammar, source: string): Tokenized {
  let state = INITIAL;
  const lines = source.split(/\r?\n/).map((line) => {
    const { tokens, ruleStack } = grammar.tokenizeLine(line, state);
    state = ruleStack;
    return tokens.map(({ startIndex, endIndex, scopes }) => ({
      text: line.slice(startIndex, endIndex),
      start: startIndex,
      scopes: scopes.slice(1).map((scope) => scope.replace(/\.yaoxiang$/, "")),
    }));
  });
  return { lines, open: state.depth - 1 };
}
