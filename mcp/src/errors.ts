// The ways in which a call does not succeed: a tool error that the model reads and acts on, or an error of the protocol.

/** Which of the four kinds of tool error it is; clients switch on it. */
export type ToolErrorCode = "MCP-INVALID-INPUT" | "MCP-PROJECT-NOT-FOUND" | "MCP-PATH-OUTSIDE-PROJECT" | "MCP-INTERNAL";

/** A call that was understood and could not be done. `message` says what happened and what to do. */
export interface ToolError {
  readonly ok: false;
  readonly code: ToolErrorCode;
  readonly message: string;
}

export function toolError(code: ToolErrorCode, message: string): ToolError {
  return { ok: false, code, message };
}

/** The JSON-RPC error codes in use here. */
export const JSON_RPC = { invalidRequest: -32600, methodNotFound: -32601, invalidParams: -32602, internalError: -32603 } as const;

/** Thrown by a request handler to answer its request with a JSON-RPC error. */
export class ProtocolError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.name = "ProtocolError";
    this.code = code;
  }
}
