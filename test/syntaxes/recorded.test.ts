// The grammar over all programs that we have: the one comes out that the parser reads, as far as the grammar can tell. Comments, strings,
// numbers and reserved words are where the lexer finds them, in every program without errors of syntax; and such a program leaves nothing
// open at its end, so that no colour runs on into what is written below it.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { KEYWORDS } from "../../server/src/language/syntax/kinds.ts";
import { parse } from "../../server/src/language/syntax/parse.ts";
import type { Tokens } from "../../server/src/language/syntax/tokens.ts";
import { type Tokenized, tokenize } from "./tokenize.ts";

const root = join(import.meta.dirname, "../..");

interface Program {
  readonly path: string;
  readonly tokens: Tokens;
  readonly tokenized: Tokenized;
}

const programs: readonly Program[] = ["test/conformance/cases", "samples"]
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)))
  .filter((path) => path.endsWith(".yx"))
  .flatMap((path) => {
    const source = readFileSync(join(root, path), "utf8").replaceAll("\r\n", "\n");
    const { tokens, diagnostics } = parse(source);
    return diagnostics.some(({ severity }) => severity === "error") ? [] : [{ path, tokens, tokenized: tokenize(source) }];
  });

/** Mistakes that the parser understands and only warns about. */
const EXCEPTIONS: ReadonlySet<string> = new Set([
  // `(1, 2).0` is a number to the compiler
  "test/conformance/cases/format/279-tuple-field-split.yx",
  // `b"raw"` is a name and a string to the compiler
  "test/conformance/cases/syntax/str-bytes-prefix.yx",
]);

type Sort = "comment" | "string" | "number" | "keyword" | "other";

const KEYWORD_SET: ReadonlySet<string> = new Set(KEYWORDS);

/** What the lexer makes of each character. */
function sortsOfLexer(tokens: Tokens): readonly Sort[] {
  const sorts = new Array<Sort>(tokens.source.length).fill("other");
  for (let index = 0; index < tokens.count; index++) {
    for (const { kind, start, end } of tokens.trivia(index)) if (/comment|shebang/.test(kind)) sorts.fill("comment", start, end);
    const kind = tokens.kindName(index);
    sorts.fill(sortOfKind(kind), tokens.start(index), tokens.end(index));
    if (kind === "&mut") sorts.fill("keyword", tokens.start(index) + 1, tokens.end(index));
  }
  return sorts;
}

function sortOfKind(kind: string): Sort {
  if (/^<(?:string|triple|char|f|f-text|f-end)>$/.test(kind)) return "string";
  if (kind === "<int>" || kind === "<float>") return "number";
  return KEYWORD_SET.has(kind.replace(/⏎$/, "")) ? "keyword" : "other";
}

/** What the grammar makes of each character. */
function sortsOfScopes({ lines }: Tokenized): readonly Sort[] {
  return lines.flatMap((line, index) => [
    ...line.flatMap(({ text, scopes }) => new Array<Sort>(text.length).fill(sortOfScopes(scopes))),
    ...(index < lines.length - 1 ? (["other"] as const) : []),
  ]);
}

function sortOfScopes(scopes: readonly string[]): Sort {
  const inner = scopes.slice(scopes.lastIndexOf("meta.embedded.expression") + 1).join(" ");
  if (/\bcomment\./.test(inner)) return "comment";
  if (/\bstring\./.test(inner)) return "string";
  if (/\bconstant\.numeric\./.test(inner)) return "number";
  return /\bkeyword\.control|storage\.modifier|keyword\.operator\.(?:wordlike|cast)|constant\.language/.test(inner) ? "keyword" : "other";
}

describe("programs without errors of syntax", () => {
  test("are many", () => {
    expect(programs.length).toBeGreaterThan(1000);
  });

  test("leave nothing open", () => {
    expect(programs.filter(({ tokenized }) => tokenized.open > 0).map(({ path }) => path)).toEqual([]);
  });

  test("have their comments, strings, numbers and reserved words where the lexer finds them", () => {
    const told: string[] = [];
    for (const { path, tokens, tokenized } of programs) {
      const { source } = tokens;
      const [expected, found] = [sortsOfLexer(tokens), sortsOfScopes(tokenized)];
      // blanks in a string over lines belong to it or not, nobody sees it
      const at = expected.findIndex((sort, index) => sort !== found[index] && /\S/.test(source.charAt(index)));
      if (at < 0 || EXCEPTIONS.has(path)) continue;
      const line = source.slice(source.lastIndexOf("\n", at - 1) + 1).split("\n", 1)[0];
      told.push(`${path}: ${source.slice(at, at + 12)} is ${expected[at]}, not ${found[at]}, in ${line}`);
    }
    expect(told).toEqual([]);
  });
});
