// TOML text to tables of values with their places. The library does the reading; what is here keeps its types and its errors to this file.

import { type AST, ParseError, parseTOML } from "toml-eslint-parser";
import type { Diagnostic } from "../language/diagnostics/diagnostic.ts";
import { diagnostic } from "../language/diagnostics/findings.ts";
import type { Span } from "../language/text/span.ts";

export interface TomlTable {
  readonly kind: "table";
  readonly span: Span;
  readonly entries: ReadonlyMap<string, TomlEntry>;
}

export interface TomlEntry {
  /** The place of the key where it is first written. */
  readonly key: Span;
  readonly value: TomlValue;
}

export type TomlValue = TomlTable | TomlNumber | TomlBoolean | TomlString | TomlList | TomlDate;

export interface TomlNumber {
  readonly kind: "integer" | "float";
  readonly span: Span;
  readonly value: number;
}

export interface TomlBoolean {
  readonly kind: "boolean";
  readonly span: Span;
  readonly value: boolean;
}

export interface TomlString {
  readonly kind: "string";
  readonly span: Span;
  readonly value: string;
}

/** `[[name]]` is a list too, of which no element is kept. */
export interface TomlList {
  readonly kind: "list";
  readonly span: Span;
  readonly elements: readonly TomlElement[];
}

/** Of an element only its kind is kept, and what a string says. */
export interface TomlElement {
  readonly kind: TomlValue["kind"];
  readonly span: Span;
  readonly text: string | null;
}

/** A value that no setting has: of it only the kind is kept. */
export interface TomlDate {
  readonly kind: "date";
  readonly span: Span;
}

/** The document's tables; or what is not TOML in it, which is one thing, as nothing behind it can be relied on. */
export type TomlOutcome = { readonly ok: true; readonly root: TomlTable } | { readonly ok: false; readonly diagnostic: Diagnostic };

/** Reads a document; offsets are UTF-16 units of `text`, which may begin with a byte order mark. */
export function readToml(text: string): TomlOutcome {
  const markLength = text.startsWith("\ufeff") ? 1 : 0;
  try {
    const document = parseTOML(text.slice(markLength));
    return { ok: true, root: tableOf(document, markLength) };
  } catch (error) {
    if (error instanceof ParseError) return { ok: false, diagnostic: describe(error, error.index + markLength, text) };
    // The library goes down into nested values without a guard.
    if (error instanceof RangeError) return { ok: false, diagnostic: diagnostic("manifest.too-deep", { start: 0, end: text.length }, {}) };
    throw error;
  }
}

/** The library tells its errors apart by their English words alone; what they are about is said here in ours. */
function describe({ message }: ParseError, offset: number, text: string): Diagnostic {
  if (/multiple times/.test(message)) {
    const key = /^[^=\]\r\n]*/.exec(text.slice(offset))?.[0].trimEnd() ?? "";
    return diagnostic("manifest.duplicate-key", { start: offset, end: offset + key.length }, { key });
  }
  // What is missing at the end of a line is noticed at what comes next, which may be many lines below and begins a line as it should.
  const written = text.slice(0, offset).trimEnd();
  const isMissing = /[\r\n]/.test(text.slice(written.length, offset)) && /^([\w"'[]|$)/.test(text.slice(offset));
  const start = isMissing ? written.length + text.slice(written.length).search(/[\r\n]/) : Math.min(offset, text.length);
  const found = /^(?:[\w.+-]+|[^])/u.exec(text.slice(start))?.[0] ?? "";
  const span = { start, end: start + found.length };
  if (found === "") return diagnostic("manifest.not-toml", span, { found: { term: "end-of-file" } });
  if (/[\r\n]/.test(found)) return diagnostic("manifest.not-toml", span, { found: { term: "end-of-line" } });
  return diagnostic("manifest.not-toml", span, { found });
}

interface OpenTable extends TomlTable {
  readonly entries: Map<string, { readonly key: Span; readonly value: OpenTable | Leaf }>;
}

type Leaf = Exclude<TomlValue, TomlTable>;
type Key = AST.TOMLBare | AST.TOMLQuoted;

/** The library has checked that no key is given twice; what is left is to put together what is written in several places. */
function tableOf({ body: [document] }: AST.TOMLProgram, shift: number): TomlTable {
  const spanOf = ({ range: [start, end] }: AST.TOMLNode): Span => ({ start: start + shift, end: end + shift });
  const root: OpenTable = { kind: "table", span: spanOf(document), entries: new Map() };
  // A list of what is still to do rather than recursion: inline tables can be nested. It grows while it is gone through.
  const pending: { readonly into: OpenTable; readonly nodes: readonly (AST.TOMLTable | AST.TOMLKeyValue)[] }[] = [
    { into: root, nodes: document.body },
  ];
  for (const { into, nodes } of pending) {
    for (const node of nodes) {
      const outer = tableAt(into, node.key.keys.slice(0, -1));
      const [last] = node.key.keys.slice(-1);
      if (outer === null || last === undefined) continue;
      if (node.type === "TOMLTable" && node.kind === "array") add(outer, last, { kind: "list", span: spanOf(node), elements: [] });
      else if (node.type === "TOMLTable") open(outer, last, node.body);
      else if (node.value.type === "TOMLInlineTable") open(outer, last, node.value.body);
      else add(outer, last, leafOf(node.value, spanOf));
    }
  }
  return root;

  function open(outer: OpenTable, key: Key, nodes: readonly AST.TOMLKeyValue[]): void {
    const into = tableAt(outer, [key]);
    if (into !== null) pending.push({ into, nodes });
  }

  /** The table at a dotted key, made where it isn't there yet; null inside a list of tables, of which nothing is kept. */
  function tableAt(table: OpenTable, keys: readonly Key[]): OpenTable | null {
    let current = table;
    for (const key of keys) {
      const there = current.entries.get(nameOf(key))?.value ?? add(current, key, { kind: "table", span: spanOf(key), entries: new Map() });
      if (there.kind !== "table") return null;
      current = there;
    }
    return current;
  }

  function add<Value extends OpenTable | Leaf>(table: OpenTable, key: Key, value: Value): Value {
    table.entries.set(nameOf(key), { key: spanOf(key), value });
    return value;
  }
}

function nameOf(key: Key): string {
  return key.type === "TOMLBare" ? key.name : key.value;
}

function leafOf(node: Exclude<AST.TOMLContentNode, AST.TOMLInlineTable>, spanOf: (node: AST.TOMLNode) => Span): Leaf {
  const span = spanOf(node);
  if (node.type === "TOMLArray") return { kind: "list", span, elements: node.elements.map((element) => elementOf(element, spanOf)) };
  switch (node.kind) {
    case "integer":
    case "float":
      return { kind: node.kind, span, value: node.value };
    case "boolean":
      return { kind: node.kind, span, value: node.value };
    case "string":
      return { kind: node.kind, span, value: node.value };
    case "offset-date-time":
    case "local-date-time":
    case "local-date":
    case "local-time":
      return { kind: "date", span };
  }
}

function elementOf(node: AST.TOMLContentNode, spanOf: (node: AST.TOMLNode) => Span): TomlElement {
  const span = spanOf(node);
  if (node.type === "TOMLArray") return { kind: "list", span, text: null };
  if (node.type === "TOMLInlineTable") return { kind: "table", span, text: null };
  const leaf = leafOf(node, spanOf);
  return { kind: leaf.kind, span, text: leaf.kind === "string" ? leaf.value : null };
}
