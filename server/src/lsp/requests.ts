// All requests that the server answers.

import { documentSymbols } from "./requests/document-symbols.ts";
import { pullDiagnostics } from "./requests/pull-diagnostics.ts";
import type { ServerRequest } from "./requests/request.ts";
import { semanticTokens, semanticTokensDelta, semanticTokensRange } from "./requests/semantic-tokens.ts";

export const REQUESTS: readonly ServerRequest[] = [
  documentSymbols,
  pullDiagnostics,
  semanticTokens,
  semanticTokensDelta,
  semanticTokensRange,
];
