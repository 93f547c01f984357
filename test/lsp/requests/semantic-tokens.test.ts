// Semantic tokens: each name with its type and modifiers, by what it is bound to. Of a token is shown `name type modifiers`.

import { expect, test } from "vitest";
import type { Range } from "vscode-languageserver/node";
import { semanticTokens, semanticTokensDelta, semanticTokensRange } from "../../../server/src/lsp/requests/semantic-tokens.ts";
import { TOKEN_LEGEND } from "../../../server/src/lsp/token-legend.ts";
import { type Editor, editor } from "../editor.ts";

/** Tokens as lines of text; throws where they overlap or are out of order. */
function shown({ bench }: Editor, uri: string, data: readonly number[]): readonly string[] {
  const document = bench.document(uri);
  if (document === null) throw new Error("no document");
  const lines: string[][] = [];
  let [line, character, end] = [0, 0, 0];
  for (let at = 0; at < data.length; at += 5) {
    const [down = 0, right = 0, length = 0, type = 0, bits = 0] = data.slice(at, at + 5);
    if (length === 0 || (down === 0 && at > 0 && character + right < end)) throw new Error("tokens overlap");
    character = down > 0 ? right : character + right;
    line += down;
    end = character + length;
    const range: Range = { start: { line, character }, end: { line, character: end } };
    const { start, end: stop } = document.positions.span(range);
    const modifiers = TOKEN_LEGEND.tokenModifiers.filter((_, bit) => (bits & (1 << bit)) !== 0);
    lines[line] = [...(lines[line] ?? []), [document.text.slice(start, stop), TOKEN_LEGEND.tokenTypes[type], ...modifiers].join(" ")];
  }
  return lines.filter((each) => each !== undefined).map((each) => each.join(" | "));
}

function tokensOf(files: string | Readonly<Record<string, string>>, options: Parameters<typeof editor>[1] = {}, path = "main.yx") {
  const opened = editor(files, options);
  const uri = opened.uri(path);
  return shown(opened, uri, opened.ask(semanticTokens, { textDocument: { uri } })?.data ?? []);
}

test("the legend begins as that of the language's own server", () => {
  expect(TOKEN_LEGEND.tokenTypes.slice(0, 12)).toEqual(
    "function type variable property method namespace parameter typeParameter keyword string number enumMember".split(" "),
  );
  expect(TOKEN_LEGEND.tokenModifiers.slice(0, 5)).toEqual("declaration readonly modification public generic".split(" "));
});

test("functions, types, methods and parameters", () => {
  expect(
    tokensOf(`
pub first: (T: Type) -> (xs: List(T)) -> T = xs[0]
Spot: Type = { x: Int, y: Int }
Spot.sum: (self: &Spot) -> Int = self.x + self.y
Show: Type = { show: (self: Show) -> String }
`),
  ).toMatchInlineSnapshot(`
    [
      "first function declaration public generic | T typeParameter declaration | Type type defaultLibrary | xs parameter declaration | List type defaultLibrary | T typeParameter | T typeParameter | xs parameter",
      "Spot type declaration | Type type defaultLibrary | x property declaration | Int type defaultLibrary | y property declaration | Int type defaultLibrary",
      "Spot type | sum method declaration | self parameter declaration | Spot type | Int type defaultLibrary | self parameter | x property | self parameter | y property",
      "Show interface declaration | Type type defaultLibrary | show property declaration | Show interface | String type defaultLibrary",
    ]
  `);
});

test("variables: what is changed, what never is", () => {
  expect(
    tokensOf(`
limit: Int = 3
main = {
    mut total = limit
    total = total + 1
    fixed = total
    for step in 0..fixed { total = step }
}
`),
  ).toMatchInlineSnapshot(`
    [
      "limit variable declaration readonly | Int type defaultLibrary",
      "main function declaration",
      "total variable declaration | limit variable readonly",
      "total variable modification | total variable",
      "fixed variable declaration readonly | total variable",
      "step variable declaration readonly | fixed variable readonly | total variable modification | step variable readonly",
    ]
  `);
});

test("what is imported has the kind of what defines it; named arguments are the parameters and fields that they name", () => {
  expect(
    tokensOf(
      {
        "src/core.yx":
          "pub Point: Type = { x: Int, y: Int }\npub add: (a: Int, b: Int) -> Int = a + b\npub limit: Int = 3\npub Point.sum: (self: &Point) -> Int = self.x",
        "src/main.yx": `use std.io
use src.core.{add, Point as P, limit}
main = {
    p = P(x = 1, y = 2)
    io.println(add(a = 1, b = limit))
    p.x = p.sum()
}
`,
      },
      {},
      "src/main.yx",
    ),
  ).toMatchInlineSnapshot(`
    [
      "io namespace defaultLibrary",
      "core namespace | add function | Point type | P type declaration | limit variable readonly",
      "main function declaration",
      "p variable declaration readonly | P type | x property | y property",
      "io namespace defaultLibrary | println function defaultLibrary | add function | a parameter | b parameter | limit variable readonly",
      "p variable readonly | x property modification | p variable readonly | sum method",
    ]
  `);
});

test("members of what only the types know are properties, called ones methods; builtin names belong to the library", () => {
  expect(
    tokensOf(`
main = (unknown) => {
    unknown.field = unknown.method(1).other
    print(f"{unknown.field} {unknown.method()}")
    match some(1) {
        some(v) => v,
        _ => 0,
    }
}
`),
  ).toMatchInlineSnapshot(`
    [
      "main function declaration | unknown parameter declaration",
      "unknown parameter | field property modification | unknown parameter | method method | other property",
      "print function defaultLibrary | unknown parameter | field property | unknown parameter | method method",
      "some enumMember defaultLibrary",
      "some enumMember | v variable declaration readonly | v variable readonly",
    ]
  `);
});

test("names in f-strings, behind characters of any width, in each encoding", () => {
  const source = `main = (名: Int) => {
    n = 1
    t = "😀中"; print(f"😀 {n:>3} 中 {n}")
}
`;
  const all = tokensOf(source);
  expect(all).toMatchInlineSnapshot(`
    [
      "main function declaration | 名 parameter declaration | Int type defaultLibrary",
      "n variable declaration readonly",
      "t variable declaration readonly | print function defaultLibrary | n variable readonly | n variable readonly",
    ]
  `);
  expect(tokensOf(source, { client: { encoding: "utf-8" } })).toEqual(all);
  expect(tokensOf(source, { client: { encoding: "utf-32" } })).toEqual(all);
});

test("a mistake in one function leaves the others' tokens alone", () => {
  const good = "a: (x: Int) -> Int = x\nb: (y: Int) -> Int = y\n";
  const broken = "bad = { foo( }\n";
  expect(tokensOf(good + broken).slice(0, 2)).toEqual(tokensOf(good));
});

test("a range gets the tokens in it", () => {
  const opened = editor("a = 1\n<|b = a\nc|> = b\nd = c\n");
  const { uri, range } = opened.mark;
  const { data } = opened.ask(semanticTokensRange, { textDocument: { uri }, range }) ?? { data: [] };
  expect(shown(opened, uri, data)).toEqual(["b variable declaration readonly | a variable readonly", "c variable declaration readonly"]);
});

test("a delta is one edit of whole tokens; without the last answer everything is told", () => {
  const opened = editor("a = 1\nb = a\nc = b\n");
  const uri = opened.uri("main.yx");
  const textDocument = { uri };
  const first = opened.ask(semanticTokens, { textDocument });
  const { resultId = "", data = [] } = first ?? {};
  expect(opened.ask(semanticTokensDelta, { textDocument, previousResultId: resultId })).toEqual({ resultId: "2", edits: [] });

  opened.bench.open(uri, 2, "a = 1\nb = a\nnew = a\nc = b\n");
  const delta = opened.ask(semanticTokensDelta, { textDocument, previousResultId: "2" });
  if (delta === null || !("edits" in delta)) throw new Error("a delta was expected");
  expect(delta.edits).toHaveLength(1);
  const [{ start, deleteCount, data: inserted = [] } = { start: 0, deleteCount: 0 }] = delta.edits;
  expect([start % 5, deleteCount % 5, inserted.length]).toEqual([0, 0, 10]);
  const patched = [...data.slice(0, start), ...inserted, ...data.slice(start + deleteCount)];
  expect(patched).toEqual(opened.ask(semanticTokens, { textDocument })?.data);

  const unknown = opened.ask(semanticTokensDelta, { textDocument, previousResultId: "nobody's" });
  expect(unknown).toHaveProperty("data");
});

test("no such document", () => {
  const { ask, uri } = editor("a = 1");
  expect(ask(semanticTokens, { textDocument: { uri: uri("gone.yx") } })).toBeNull();
});
