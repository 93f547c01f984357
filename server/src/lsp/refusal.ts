// How a request is refused.

import { LSPErrorCodes, ResponseError } from "vscode-languageserver/node";

/** What a request is refused with that can't be done as it is asked. */
export function refusal(message: string): ResponseError<void> {
  return new ResponseError(LSPErrorCodes.RequestFailed, message);
}
