// `workspace/symbol`: symbols of all open projects by what somebody typed of their names.

import { type SymbolInformation, WorkspaceSymbolRequest } from "vscode-languageserver/node";
import { describeSymbol } from "../../workspace/symbols/describe-symbol.ts";
import { matchingSymbols } from "../../workspace/symbols/matching-symbols.ts";
import { readNamePath } from "../../workspace/symbols/name-path.ts";
import { isLocal } from "../../workspace/symbols/project-symbol.ts";
import { lspSymbolKind } from "../symbol-kinds.ts";
import { defineRequest } from "./request.ts";

/** Nobody reads more; who types on gets others. */
const MOST_SYMBOLS = 256;

export const workspaceSymbols = defineRequest({
  type: WorkspaceSymbolRequest.type,
  capabilities: () => ({ workspaceSymbolProvider: true }),
  run(bench, { query }): SymbolInformation[] {
    return bench.projects.all().flatMap((project) => {
      const own = matchingSymbols(project.names, { parts: readNamePath(query), kinds: [] }).filter(
        (symbol) => symbol.origin === "file" && symbol.symbol.imported === null && !isLocal(symbol),
      );
      return own.slice(0, MOST_SYMBOLS).flatMap((symbol): SymbolInformation[] => {
        if (symbol.origin !== "file") return [];
        const { uri, positions } = bench.documentOf(project, symbol.file);
        const { name, kind, container, span } = describeSymbol(project.snapshot, symbol, bench.language);
        const containerName = container === null ? {} : { containerName: container };
        return [{ name, kind: lspSymbolKind(kind), location: { uri, range: positions.range(span) }, ...containerName }];
      });
    });
  },
});
