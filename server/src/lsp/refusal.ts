// How a request is refused that was understood and can't be done.

import { LSPErrorCodes, ResponseError } from "vscode-languageserver/node";

/** Thrown by a request; editors show the message. */
export function refusal(message: string): ResponseError<void> {
  return new ResponseError(LSPErrorCodes.RequestFailed, message);
}
