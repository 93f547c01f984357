// No words for users outside of catalogues: a text of several words in a source stands where models, clients' programmers or we
// ourselves read it, or nowhere. Short texts of one word are not seen by this.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/** What may have words of its own: what stands before the text, on its line or at the end of the line before. */
const ALLOWED: readonly (readonly [before: RegExp, whose: string])[] = [
  [/\b(?:title|description|gives):\s*$/, "what models read of a tool"],
  [/\bINSTRUCTIONS =\s*$/, "what models read of the server"],
  [/\bnew Error\(\s*$/, "a bug of ours"],
  [/\bnew ProtocolError\(\s*JSON_RPC\.\w+,\s*$/, "who writes a client"],
  [/\bJSON_RPC\.\w+, message:\s*$/, "who writes a client"],
  [/\bnew ResponseError\(\s*ErrorCodes\.\w+,\s*$/, "who writes a client"],
  [/\bArray\.isArray\(value\)\s*\?\s*(?:"[^"]*"\s*:\s*)?$/, "who writes a client (transport/stdio.ts)"],
  [/\b(?:text|newText):\s*$/, "source text that a fix writes"],
  [/\bSymbol\(\s*$/, "a symbol"],
  [/\bexamples: .*$/, "an example of a schema"],
];

/** Catalogues; and example programs, with the pages that are made of them. */
const OTHERS = ["/messages/", "/diagnostics/explanations/"];

/** Of main.ts: the last resort, when even the language can't be told. */
const LAST_RESORT = "internal error: ";

test("sources have no words for users", () => {
  const folders = ["cli", "lsp", "workspace", "language/analysis", "language/diagnostics", "language/format"].map(
    (name) => `server/src/${name}`,
  );
  const files = ["main", "flag-problem", "command-language"].map((name) => `server/src/${name}.ts`);
  const paths = [...folders.flatMap(sourcesBelow), ...files, ...sourcesBelow("mcp/src")];
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.flatMap((path) => wordsIn(readFileSync(join(root, path), "utf8")).map((words) => `${path}: ${words}`))).toEqual([]);
});

describe("what is found", () => {
  test.each([
    ['return toolError("MCP-INVALID-INPUT", "there is no such file");', ["there is no such file"]],
    ["log(`the session ends: ${problem}`);", ["the session ends: …"]],
    ["report(isBad ? `${name} is bad` : `${name}: is not so good`);", ["… is bad", "…: is not so good"]],
    ['description: "What models read.",', []],
    ['throw new Error("a bug of ours");', []],
    ['const mode = "check-only"; // words in a comment', []],
    ['write(`"span":${spanText(span, positions)},"file":"${file}"`);', []],
    ["log(`${name}${count === 1 ? ' is the only one' : ''}`);", [" is the only one"]],
    ['return "ask for detail \\"fit\\", or less";', ['ask for detail \\"fit\\", or less']],
    ["return value.replace(/not a text/, '');", []],
  ])("%s", (source, found) => {
    expect(wordsIn(source)).toEqual(found);
  });
});

/** The texts of several words in a source, with `…` for what is put into them. */
function wordsIn(source: string): readonly string[] {
  const found: string[] = [];
  for (const { text, start } of literalsIn(source)) {
    const { plain, holes } = taken(text);
    found.push(...holes.flatMap(wordsIn));
    const isCode = /":|[{}[\]]/.test(plain);
    const isText = /[A-Za-z]{2,}[,;:]? [a-z]{2,}|… [a-z]{2,} [a-z]{2,}/.test(plain);
    const before = source.slice(Math.max(0, start - 200), start);
    if (isText && !isCode && !plain.includes(LAST_RESORT) && !ALLOWED.some(([pattern]) => pattern.test(before))) found.push(plain);
  }
  return found;
}

/** A template apart: its words, with `…` for each `${…}`, and what stands in these. */
function taken(text: string): { readonly plain: string; readonly holes: readonly string[] } {
  let plain = "";
  let depth = 0;
  const holes: string[] = [];
  for (let index = 0; index < text.length; index += 1) {
    if (text.startsWith("${", index)) {
      if (depth === 0) {
        plain += "…";
        holes.push("");
      }
      depth += 1;
      index += 1;
    } else if (depth > 0) {
      depth += text[index] === "{" ? 1 : text[index] === "}" ? -1 : 0;
      holes.push((holes.pop() ?? "") + text[index]);
    } else {
      plain += text[index];
    }
  }
  return { plain, holes };
}

interface Literal {
  readonly text: string;
  readonly start: number;
}

/** The strings and templates of a source, without their quotes; those inside of a template belong to it. */
function literalsIn(source: string): readonly Literal[] {
  const found: Literal[] = [];
  const token = /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`|\/\*[\s\S]*?\*\/|\/\/[^\n]*|(?<=[(,=:]\s*)\/(?:[^/\\\n]|\\.)+\//g;
  for (let match = token.exec(source); match !== null; match = token.exec(source)) {
    const text = match[0] === "`" ? templateAt(source, token.lastIndex) : (match[1] ?? match[2]);
    if (match[0] === "`" && text !== undefined) token.lastIndex += text.length + 1;
    if (text !== undefined) found.push({ text, start: match.index });
  }
  return found;
}

/** The text of the template that begins at `start`, to the backtick that ends it. */
function templateAt(source: string, start: number): string {
  let depth = 0;
  for (let index = start; index < source.length; index += 1) {
    if (source[index] === "\\") index += 1;
    else if (source.startsWith("${", index)) depth += 1;
    else if (depth > 0 && source[index] === "`") index += templateAt(source, index + 1).length + 1;
    else if (depth > 0 && source[index] === "}") depth -= 1;
    else if (depth === 0 && source[index] === "`") return source.slice(start, index);
  }
  return source.slice(start);
}

function sourcesBelow(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
    .filter((path) => path.endsWith(".ts") && !OTHERS.some((folder) => path.includes(folder)));
}
