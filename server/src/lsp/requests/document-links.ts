// `textDocument/documentLink`: the paths of imports, which lead to the files that they name.

import { type DocumentLink, DocumentLinkRequest } from "vscode-languageserver/node";
import { stdUri } from "../symbol-locations.ts";
import { defineRequest } from "./request.ts";

export const documentLinks = defineRequest({
  type: DocumentLinkRequest.type,
  capabilities: () => ({ documentLinkProvider: { resolveProvider: false } }),
  run(bench, { textDocument }): DocumentLink[] {
    const document = bench.document(textDocument.uri);
    if (document === null) return [];
    const { project, file, positions } = document;
    return project.snapshot.importsOf(file).flatMap(({ path, pathSpan, target }): DocumentLink[] => {
      const range = positions.range(pathSpan);
      if (target.kind === "file") return [{ range, target: bench.documentOf(project, target.file).uri }];
      return target.kind === "std" && path !== null && bench.client.readsServerDocuments ? [{ range, target: stdUri(path.join(".")) }] : [];
    });
  },
});
