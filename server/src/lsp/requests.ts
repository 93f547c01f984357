// All requests that the server answers.

import { documentSymbols } from "./requests/document-symbols.ts";
import { pullDiagnostics } from "./requests/pull-diagnostics.ts";
import type { ServerRequest } from "./requests/request.ts";
import { syntaxTree } from "./requests/syntax-tree.ts";

export const REQUESTS: readonly ServerRequest[] = [documentSymbols, pullDiagnostics, syntaxTree];
