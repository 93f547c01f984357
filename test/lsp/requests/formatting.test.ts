// Formatting: what the text is after the edits, and how small those are.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { FormattingOptions, TextEdit } from "vscode-languageserver/node";
import { format } from "../../../server/src/language/format/format.ts";
import { formatting, onTypeFormatting, rangeFormatting } from "../../../server/src/lsp/requests/formatting.ts";
import { applyEdits } from "../../language/format/edits.ts";
import { type Editor, type EditorOptions, editor } from "../editor.ts";

const FOUR_SPACES: FormattingOptions = { tabSize: 4, insertSpaces: true };

/** The text after the edits of an answer; null where there is none. */
function after({ bench, text }: Editor, uri: string, edits: readonly TextEdit[] | null): string | null {
  const positions = bench.document(uri)?.positions;
  if (edits === null || positions === undefined) return null;
  return applyEdits(
    text(uri),
    edits.map(({ range, newText }) => ({ span: positions.span(range), newText })),
  );
}

interface Asked extends EditorOptions {
  readonly options?: FormattingOptions;
}

function formatted(files: string | Readonly<Record<string, string>>, { options = FOUR_SPACES, ...rest }: Asked = {}): string | null {
  const opened = editor(files, rest);
  const uri = opened.uri("main.yx");
  return after(opened, uri, opened.ask(formatting, { textDocument: { uri }, options }));
}

test("a document in the language's style", () => {
  expect(formatted("main = {\n  a=1\n\n\n  b   = f( a,2 )\n}")).toBe("main = {\n    a = 1\n\n    b = f(a, 2)\n}\n");
});

test("edits are small: only what changes of each line", () => {
  const opened = editor("a = 1\nb=2\nc = 3\n\n\n\nd = f(1,2)\n");
  const uri = opened.uri("main.yx");
  const edits = opened.ask(formatting, { textDocument: { uri }, options: FOUR_SPACES });
  expect(edits?.map(({ range, newText }) => `${opened.shown(uri, range).replaceAll("\n", "⏎")}→${newText.replaceAll("\n", "⏎")}`)).toEqual([
    "main.yx:2:2 =→ = ",
    "main.yx:5:1 ⏎⏎→",
    "main.yx:7:9 → ",
  ]);
});

test("text in style gets no edits", () => {
  const { ask, uri } = editor("a = 1\n");
  expect(ask(formatting, { textDocument: { uri: uri("main.yx") }, options: FOUR_SPACES })).toEqual([]);
});

test("every fixture of the formatter, in each encoding and with both line ends", () => {
  const folder = join(import.meta.dirname, "../../language/format/fixtures");
  const sources = readdirSync(folder).filter((name) => name.endsWith(".yx"));
  expect(sources.length).toBeGreaterThan(20);
  for (const name of sources) {
    const written = readFileSync(join(folder, name), "utf8");
    for (const source of [written, written.replaceAll("\n", "\r\n")]) {
      for (const encoding of ["utf-16", "utf-8"] as const) {
        const opened = editor({ "main.yx": "" }, { client: { encoding } });
        const uri = opened.uri("main.yx");
        opened.bench.open(uri, 2, source);
        const edits = opened.ask(formatting, { textDocument: { uri }, options: FOUR_SPACES });
        expect(after(opened, uri, edits), name).toBe(format(source).text);
      }
    }
  }
});

test("the project's settings come before the editor's, each for itself", () => {
  const source = "main = {\na\n}\n";
  expect(formatted(source, { options: { tabSize: 2, insertSpaces: true } })).toBe("main = {\n  a\n}\n");
  expect(formatted(source, { options: { tabSize: 2, insertSpaces: false } })).toBe("main = {\n\ta\n}\n");
  const files = { "yaoxiang.toml": "[fmt]\nindent_width = 3\n", "main.yx": source };
  expect(formatted(files, { options: { tabSize: 2, insertSpaces: true } })).toBe("main = {\n   a\n}\n");
  expect(formatted(source, { options: { tabSize: 0, insertSpaces: true } })).toBe("main = {\n    a\n}\n");
});

test("settings with errors are refused, in the user's language", () => {
  const files = { "yaoxiang.toml": "[fmt]\nindent_width = true\n", "main.yx": "a=1" };
  expect(() => formatted(files)).toThrow(
    /^not formatted, as the settings can't be relied on: \/project\/yaoxiang.toml:2:16: .*indent_width/,
  );
  expect(() => formatted(files, { language: "zh" })).toThrow(/^未格式化，因为设置有误：/);
  const { ask, uri } = editor({ ...files, "main.yx": "f = {\n\n" });
  const typed = { textDocument: { uri: uri("main.yx") }, position: { line: 1, character: 0 }, ch: "\n", options: FOUR_SPACES };
  expect(ask(onTypeFormatting, typed)).toEqual([]);
});

test("what can't be read stays, and the rest is formatted", () => {
  expect(formatted("a=1\nb = = (\nc=2\n")).toBe("a = 1\nb = = (\nc = 2\n");
});

test("CRLF and a byte order mark are kept, characters of any width counted", () => {
  expect(formatted("\uFEFFa=1\r\nb=2\r\n")).toBe("\uFEFFa = 1\r\nb = 2\r\n");
  const source = 's = "😀中";t=1\nu = "😀中"+"😀"\n';
  for (const encoding of ["utf-8", "utf-16", "utf-32"] as const) {
    expect(formatted(source, { client: { encoding } })).toBe('s = "😀中"\nt = 1\nu = "😀中" + "😀"\n');
  }
});

test("a range: the whole statements that it touches, in small edits", () => {
  const opened = editor("a=1\nmain = {\n    b<|=2\n  c|>=3\n}\nd=4\n");
  const { uri, range } = opened.mark;
  const edits = opened.ask(rangeFormatting, { textDocument: { uri }, range, options: FOUR_SPACES });
  expect(after(opened, uri, edits)).toBe("a=1\nmain = {\n    b = 2\n    c = 3\n}\nd=4\n");
  expect(edits?.every(({ range: { start, end } }) => start.line === end.line)).toBe(true);
});

test("a closing bracket and a new line are indented as they are typed", () => {
  const typed = (source: string, ch: string, options = FOUR_SPACES): string | null => {
    const opened = editor(source);
    const { uri, position } = opened.mark;
    return after(opened, uri, opened.ask(onTypeFormatting, { textDocument: { uri }, position, ch, options }));
  };
  expect(typed("main = {\n    a = 1\n    }<|>\n", "}")).toBe("main = {\n    a = 1\n}\n");
  expect(typed("main = {\n  a = { x }<|>\n}\n", "}")).toBe("main = {\n  a = { x }\n}\n");
  expect(typed("main = {\n<|>", "\n")).toBe("main = {\n    ");
  expect(typed("main = {\n<|>\n}\n", "\n", { tabSize: 4, insertSpaces: false })).toBe("main = {\n\t\n}\n");
  expect(typed('a = """\n<|>\n"""\n', "\n")).toBe('a = """\n\n"""\n');
});

test("no such document", () => {
  const { ask, uri } = editor("");
  expect(ask(formatting, { textDocument: { uri: uri("gone.yx") }, options: FOUR_SPACES })).toBeNull();
});
