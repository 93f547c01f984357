// Inputs that have made parsers slow: each gives a text of roughly `size` characters. They are parsed for their time, not for their meaning.

import { breakEvery, generateSource } from "../../bench/generate.ts";
import { pick, seeded } from "../../mutants/random.ts";
import { PUNCTUATION_AND_WORDS } from "./soup.ts";

export interface HostileSource {
  readonly name: string;
  readonly source: (size: number) => string;
}

function repeated(name: string, piece: string): HostileSource {
  return { name, source: (size) => piece.repeat(Math.ceil(size / piece.length)) };
}

function spoiled(name: string, spoil: (source: string) => string): HostileSource {
  return { name, source: (size) => spoil(generateSource({ size })) };
}

const exchanged: Readonly<Record<string, string>> = { "{": "}", "}": "{", "(": ")", ")": "(" };

export const hostileSources: readonly HostileSource[] = [
  spoiled("a valid program", (source) => source),
  spoiled("a program broken every 50 lines", (source) => breakEvery(source, 50)),
  spoiled("a program broken every 2 lines", (source) => breakEvery(source, 2)),
  { name: "random tokens", source: (size) => randomTokens(size, " ") },
  { name: "random tokens, one a line", source: (size) => randomTokens(size, "\n") },
  { name: "random characters", source: randomCharacters },
  spoiled("all commas removed", (source) => source.replaceAll(",", "")),
  spoiled("all closing braces removed", (source) => source.replaceAll("}", "")),
  spoiled("all opening braces removed", (source) => source.replaceAll("{", "")),
  spoiled("all closing parentheses removed", (source) => source.replaceAll(")", "")),
  spoiled("all opening parentheses removed", (source) => source.replaceAll("(", "")),
  spoiled("braces exchanged", (source) => source.replace(/[{}]/g, (brace) => exchanged[brace] ?? brace)),
  spoiled("parentheses exchanged", (source) => source.replace(/[()]/g, (bracket) => exchanged[bracket] ?? bracket)),
  spoiled("all line ends removed", (source) => source.replace(/\/\/.*/g, "").replaceAll("\n", " ")),
  spoiled("all indentation removed and braces open", (source) => source.replace(/^ +/gm, "").replace(/^\}/gm, "")),
  spoiled("every colon an equals sign", (source) => source.replaceAll(":", "=")),
  repeated("only (", "("),
  repeated("only )", ")"),
  repeated("only {", "{"),
  repeated("only }", "}"),
  repeated("only [", "["),
  repeated("unclosed calls over lines", "f(\n"),
  repeated("unclosed blocks, ever deeper", "if a {\n  "),
  repeated("unclosed blocks, none indented", "f = {\n"),
  repeated("closers that fit nothing", "a = 1 ) ] }\n"),
  { name: "f(a b c …)", source: (size) => `x = f(${"a ".repeat(size / 2)})\n` },
  { name: "[a, b c, …]", source: (size) => `x = [${"a, b c, ".repeat(size / 8)}]\n` },
  { name: "a dict without commas", source: (size) => `x = { ${'"a": 1 '.repeat(size / 7)} }\n` },
  { name: "a match with broken arms", source: (size) => `x = match y {\n${"  some(a b) -> c;\n".repeat(size / 19)}}\n` },
  { name: "matches without braces in a body", source: (size) => `f: () -> Int = { ${"match ".repeat(size / 6)} }\n` },
  { name: "matches of calls in a body", source: (size) => `f: () -> Int = { ${"match g(a, b) { _ => 1 } ".repeat(size / 25)} }\n` },
  repeated("bodies in a row", "f: () -> Int = { match g(a) { _ => 1 } }\n"),
  { name: "a record type with broken fields", source: (size) => `X: Type = {\n${"  a Int b: = ,\n".repeat(size / 15)}}\n` },
  repeated("open calls in a row", "(a, (a, "),
  repeated("lambda heads or not", "(a) (a, b) => ("),
  repeated("arrows without a left side", ") => ) -> "),
  repeated("colons", "x: "),
  repeated("equals signs", "a = = "),
  repeated("operators", "+ * / == "),
  repeated("less-than signs", "List<List<"),
  repeated("dots at line ends", "a.\n"),
  repeated("keywords: if", "if "),
  repeated("keywords: else", "else "),
  repeated("keywords: match", "match { "),
  repeated("keywords: for", "for in "),
  repeated("keywords: use", "use . { "),
  repeated("commas", ", "),
  repeated("semicolons", "; "),
  repeated("unterminated strings", 'x = "abc\n'),
  repeated("unterminated f-strings", 'x = f"a {b\n'),
  repeated("f-strings in f-strings, open", 'f"{'),
  repeated("empty interpolations", 'x = f"{}{:}{a b}"\n'),
  repeated("unterminated comments", "/* a "),
  repeated("unterminated characters", "x = 'a\n"),
  repeated("quotes", '"'),
  repeated("triple quotes", '"""a"""" '),
  repeated("backslashes", "\\"),
  repeated("characters of no token", "#$`~"),
  repeated("casts in a row", "as Int "),
  repeated("typographic quotes, never closed", "“"),
  repeated("wide brackets, never closed", "f（【"),
  repeated("increments", "x++\n"),
  repeated("declarations before blocks", "f: Int {\n"),
  repeated("keywords of other languages", "loop { "),
  repeated("wide punctuation", "x：Int＝（1，2）\n"),
  repeated("lone carriage returns", "a = 1\r"),
  repeated("halves of surrogate pairs", "\ud83d x"),
  repeated("numbers in a row", "1.5e 0x 99999999999999999999999999999999999999999 "),
  { name: "one long name", source: (size) => "a".repeat(size) },
  { name: "one long number", source: (size) => `x = ${"9".repeat(size)}` },
  { name: "one long string", source: (size) => `x = "${"\\n".repeat(size / 2)}"` },
  { name: "one long f-string", source: (size) => `x = f"${"{a} ".repeat(size / 4)}"` },
];

/** Without openers of block comments, after which nothing would be left to parse; on one line also without what swallows the line. */
function randomTokens(size: number, between: string): string {
  const random = seeded(3);
  const swallows = between === "\n" ? /^\/\*$/ : /^(\/\*|#|f?["']\W*\w*)$/;
  const tokens = PUNCTUATION_AND_WORDS.filter((token) => !swallows.test(token));
  let text = "";
  while (text.length < size) text += pick(random, tokens) + between;
  return text;
}

function randomCharacters(size: number): string {
  const random = seeded(4);
  const codes = Array.from({ length: size }, () => (random() < 0.9 ? 0x20 + Math.floor(random() * 0x5f) : Math.floor(random() * 0x1_0000)));
  const text = codes.map((code) => String.fromCharCode(code)).join("");
  return text.replaceAll("/*", "/ ").replace(/["'].{0,40}/g, (quoted) => `${quoted}\n`);
}
