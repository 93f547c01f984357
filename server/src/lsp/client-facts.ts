// What a client says of itself when it starts, as far as our answers depend on it.

import { type InitializeParams, MarkupKind, PositionEncodingKind } from "vscode-languageserver/node";

export type Encoding = "utf-8" | "utf-16" | "utf-32";

export interface ClientFacts {
  /** In what unit `character` counts. */
  readonly encoding: Encoding;
  readonly locale: string | null;
  /** Absolute URIs of the folders that are open. */
  readonly folders: readonly string[];
  /** Asks for diagnostics itself. Then they are not sent as well. */
  readonly pullsDiagnostics: boolean;
  readonly refreshesDiagnostics: boolean;
  readonly showsRelated: boolean;
  readonly showsTags: boolean;
  readonly hasCodeDescriptions: boolean;
  readonly rendersMarkdown: boolean;
  readonly hasSnippets: boolean;
  /** Asks its user whether what follows the cursor is to be replaced. */
  readonly insertsOrReplaces: boolean;
  readonly hasHierarchicalSymbols: boolean;
  readonly hasLocationLinks: boolean;
  /** Takes edits with the version of the document that they are for. */
  readonly hasVersionedEdits: boolean;
  readonly hasLiteralCodeActions: boolean;
  readonly resolvesCodeActions: boolean;
  readonly answersConfiguration: boolean;
  readonly registersWatchers: boolean;
  readonly registersConfiguration: boolean;
  readonly changesFolders: boolean;
  readonly showsProgress: boolean;
  readonly refreshesSemanticTokens: boolean;
  readonly refreshesInlayHints: boolean;
  readonly refreshesCodeLenses: boolean;
  /** Shows documents whose text comes from the server: pages of the standard library. */
  readonly readsServerDocuments: boolean;
  /** Folds whole lines only. */
  readonly foldsLines: boolean;
}

/** Of the encodings that a client has, the one that costs the least here. */
export function clientFacts({ capabilities, locale, workspaceFolders, rootUri }: InitializeParams): ClientFacts {
  const { general, textDocument, workspace, window } = capabilities;
  const folders = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri === null ? [] : [rootUri]);
  const publish = textDocument?.publishDiagnostics;
  const pull = textDocument?.diagnostic;
  return {
    encoding: chooseEncoding(general?.positionEncodings ?? []),
    locale: locale ?? null,
    folders,
    pullsDiagnostics: pull !== undefined,
    refreshesDiagnostics: workspace?.diagnostics?.refreshSupport === true,
    showsRelated: (pull?.relatedInformation ?? publish?.relatedInformation) === true,
    showsTags: (pull?.tagSupport ?? publish?.tagSupport) !== undefined,
    hasCodeDescriptions: (pull?.codeDescriptionSupport ?? publish?.codeDescriptionSupport) === true,
    rendersMarkdown: (textDocument?.hover?.contentFormat ?? []).includes(MarkupKind.Markdown),
    hasSnippets: textDocument?.completion?.completionItem?.snippetSupport === true,
    insertsOrReplaces: textDocument?.completion?.completionItem?.insertReplaceSupport === true,
    hasHierarchicalSymbols: textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport === true,
    hasLocationLinks: textDocument?.definition?.linkSupport === true,
    hasVersionedEdits: workspace?.workspaceEdit?.documentChanges === true,
    hasLiteralCodeActions: textDocument?.codeAction?.codeActionLiteralSupport !== undefined,
    resolvesCodeActions: textDocument?.codeAction?.resolveSupport?.properties.includes("edit") === true,
    answersConfiguration: workspace?.configuration === true,
    registersWatchers: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
    registersConfiguration: workspace?.didChangeConfiguration?.dynamicRegistration === true,
    changesFolders: workspace?.workspaceFolders === true,
    showsProgress: window?.workDoneProgress === true,
    refreshesSemanticTokens: workspace?.semanticTokens?.refreshSupport === true,
    refreshesInlayHints: workspace?.inlayHint?.refreshSupport === true,
    refreshesCodeLenses: workspace?.codeLens?.refreshSupport === true,
    readsServerDocuments: workspace?.textDocumentContent !== undefined,
    foldsLines: textDocument?.foldingRange?.lineFoldingOnly === true,
  };
}

/** UTF-16 where it is offered or nothing is: offsets are that already. Else the client's first choice. */
function chooseEncoding(offered: readonly PositionEncodingKind[]): Encoding {
  if (offered.length === 0 || offered.includes(PositionEncodingKind.UTF16)) return "utf-16";
  for (const each of offered) if (each === "utf-8" || each === "utf-32") return each;
  return "utf-16";
}
