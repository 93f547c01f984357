// All requests that the server answers.

import { documentSymbols } from "./requests/document-symbols.ts";
import { pullDiagnostics } from "./requests/pull-diagnostics.ts";
import { prepareRename, rename } from "./requests/rename.ts";
import type { ServerRequest } from "./requests/request.ts";
import { willRenameFiles } from "./requests/will-rename-files.ts";

export const REQUESTS: readonly ServerRequest[] = [documentSymbols, pullDiagnostics, prepareRename, rename, willRenameFiles];
