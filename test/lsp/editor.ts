// An editor without a connection: files in memory, some of them open, and the server's workbench over them. Requests are run on it as the
// session does it.

import { posix } from "node:path";
import type { Position, Range } from "vscode-languageserver/node";
import type { Language } from "../../server/src/language/diagnostics/language.ts";
import type { Span } from "../../server/src/language/text/span.ts";
import type { ClientFacts } from "../../server/src/lsp/client-facts.ts";
import type { AnsweredRequest } from "../../server/src/lsp/requests/request.ts";
import { Workbench } from "../../server/src/lsp/workbench.ts";
import { memoryFileSystem } from "../workspace/memory-file-system.ts";
import { markedText } from "./marked-text.ts";

/** A client that can do everything. */
export const ABLE_CLIENT: ClientFacts = {
  encoding: "utf-16",
  locale: null,
  folders: ["file:///project"],
  pullsDiagnostics: true,
  refreshesDiagnostics: true,
  showsRelated: true,
  showsTags: true,
  hasCodeDescriptions: true,
  rendersMarkdown: true,
  hasSnippets: true,
  insertsOrReplaces: true,
  hasHierarchicalSymbols: true,
  hasLocationLinks: true,
  hasVersionedEdits: true,
  hasLiteralCodeActions: true,
  resolvesCodeActions: true,
  answersConfiguration: true,
  registersWatchers: true,
  registersConfiguration: true,
  changesFolders: true,
  showsProgress: true,
  refreshesSemanticTokens: true,
  refreshesInlayHints: true,
  refreshesCodeLenses: true,
  readsServerDocuments: true,
  foldsLines: false,
};

export interface EditorOptions {
  readonly client?: Partial<ClientFacts>;
  readonly language?: Language;
}

export interface Mark {
  readonly uri: string;
  readonly span: Span;
  readonly range: Range;
  readonly position: Position;
}

export interface Editor {
  readonly bench: Workbench;
  /** The URI of a file by its path from the project's root. */
  uri(path: string): string;
  /** The marks of all files, in the order of the files. */
  readonly marks: readonly Mark[];
  /** The first mark. */
  readonly mark: Mark;
  ask<Params, Answer>(request: AnsweredRequest<Params, Answer>, params: Params): Answer;
  /** `path:line:column` and the text of a range, for expectations. */
  shown(uri: string, range: Range): string;
  /** The text of an open or closed file as it is now. */
  text(uri: string): string;
}

/** Opens an editor on files with marks (by their paths from the root `/project`), all of them open; a text alone is `main.yx`. */
export function editor(files: string | Readonly<Record<string, string>>, { client = {}, language = "en" }: EditorOptions = {}): Editor {
  const sources = Object.entries(typeof files === "string" ? { "main.yx": files } : files).map(
    ([path, source]) => [path, markedText(source)] as const,
  );
  const uri = (path: string): string => `file:///project/${path}`;
  const fileSystem = memoryFileSystem({
    "/project/yaoxiang.toml": "",
    ...Object.fromEntries(sources.map(([path, { text }]) => [`/project/${path}`, text])),
  });
  const bench = new Workbench({ fileSystem, paths: posix, client: { ...ABLE_CLIENT, ...client }, language });
  for (const [path, { text }] of sources) if (path.endsWith(".yx")) bench.open(uri(path), 1, text);
  const document = (of: string) => {
    const found = bench.document(of);
    if (found === null) throw new Error(`there is no document ${of}`);
    return found;
  };
  const marks = sources.flatMap(([path, { marks: spans }]) =>
    spans.map((span): Mark => {
      const range = document(uri(path)).positions.range(span);
      return { uri: uri(path), span, range, position: range.start };
    }),
  );
  const [first] = marks;
  return {
    bench,
    uri,
    marks,
    get mark() {
      if (first === undefined) throw new Error("the files have no mark");
      return first;
    },
    ask: (request, params) => request.run(bench, params),
    shown(of, range) {
      const { text, positions } = document(of);
      const { start, end } = positions.span(range);
      return `${of.replace(/^.*\/project\//, "")}:${range.start.line + 1}:${range.start.character + 1} ${text.slice(start, end)}`;
    },
    text: (of) => document(of).text,
  };
}
