// All requests that the server answers.

import { codeLens, codeLensResolve } from "./requests/code-lens.ts";
import { documentSymbols } from "./requests/document-symbols.ts";
import { foldingRanges } from "./requests/folding-ranges.ts";
import { formatting, onTypeFormatting, rangeFormatting } from "./requests/formatting.ts";
import { inlayHints } from "./requests/inlay-hints.ts";
import { linkedEditingRanges } from "./requests/linked-editing-ranges.ts";
import { pullDiagnostics } from "./requests/pull-diagnostics.ts";
import { prepareRename, rename } from "./requests/rename.ts";
import type { ServerRequest } from "./requests/request.ts";
import { selectionRanges } from "./requests/selection-ranges.ts";
import { semanticTokens, semanticTokensDelta, semanticTokensRange } from "./requests/semantic-tokens.ts";
import { willRenameFiles } from "./requests/will-rename-files.ts";

export const REQUESTS: readonly ServerRequest[] = [
  codeLens,
  codeLensResolve,
  documentSymbols,
  foldingRanges,
  formatting,
  inlayHints,
  linkedEditingRanges,
  onTypeFormatting,
  pullDiagnostics,
  prepareRename,
  rangeFormatting,
  rename,
  selectionRanges,
  semanticTokens,
  semanticTokensDelta,
  semanticTokensRange,
  willRenameFiles,
];
