// All requests that the server answers.

import { incomingCalls, outgoingCalls, prepareCallHierarchy } from "./requests/call-hierarchy.ts";
import { codeActions } from "./requests/code-actions.ts";
import { codeLens, codeLensResolve } from "./requests/code-lens.ts";
import { completion, completionResolve } from "./requests/completion.ts";
import { definition, stdDocument } from "./requests/definition.ts";
import { documentLinks } from "./requests/document-links.ts";
import { documentSymbols } from "./requests/document-symbols.ts";
import { foldingRanges } from "./requests/folding-ranges.ts";
import { formatting, onTypeFormatting, rangeFormatting } from "./requests/formatting.ts";
import { hover } from "./requests/hover.ts";
import { inlayHints } from "./requests/inlay-hints.ts";
import { linkedEditingRanges } from "./requests/linked-editing-ranges.ts";
import { pullDiagnostics } from "./requests/pull-diagnostics.ts";
import { documentHighlight, references } from "./requests/references.ts";
import { prepareRename, rename } from "./requests/rename.ts";
import type { ServerRequest } from "./requests/request.ts";
import { selectionRanges } from "./requests/selection-ranges.ts";
import { semanticTokens, semanticTokensDelta, semanticTokensRange } from "./requests/semantic-tokens.ts";
import { signatureHelp } from "./requests/signature-help.ts";
import { syntaxTree } from "./requests/syntax-tree.ts";
import { implementation, typeDefinition } from "./requests/type-definition.ts";
import { willRenameFiles } from "./requests/will-rename-files.ts";
import { workspaceSymbols } from "./requests/workspace-symbols.ts";

export const REQUESTS: readonly ServerRequest[] = [
  // what stands where
  documentSymbols,
  workspaceSymbols,
  hover,
  signatureHelp,
  // from one place to others
  definition,
  typeDefinition,
  implementation,
  references,
  documentHighlight,
  documentLinks,
  prepareCallHierarchy,
  incomingCalls,
  outgoingCalls,
  stdDocument,
  // what is shown beside the text
  pullDiagnostics,
  semanticTokens,
  semanticTokensDelta,
  semanticTokensRange,
  inlayHints,
  codeLens,
  codeLensResolve,
  foldingRanges,
  syntaxTree,
  // what changes it
  completion,
  completionResolve,
  codeActions,
  selectionRanges,
  linkedEditingRanges,
  formatting,
  rangeFormatting,
  onTypeFormatting,
  prepareRename,
  rename,
  willRenameFiles,
];
