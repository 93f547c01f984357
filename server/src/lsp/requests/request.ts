// How a request is written down: its type, what the server announces for it, and what it answers.

import {
  CancellationToken,
  type Connection,
  ErrorCodes,
  type ProtocolRequestType,
  ResponseError,
  type ServerCapabilities,
} from "vscode-languageserver/node";
import type { ClientFacts } from "../client-facts.ts";
import type { Workbench } from "../workbench.ts";

/** A request as the session takes it, whatever it asks and answers. */
export interface ServerRequest {
  readonly method: string;
  /** What is announced for it; null where this client gets no such answer. */
  capabilities(client: ClientFacts): ServerCapabilities | null;
  /** Answers it from now on. `guarded` gives the workbench, or throws while there is none. */
  listen(connection: Connection, guarded: () => Workbench): void;
}

export interface AnsweredRequest<Params, Answer> extends ServerRequest {
  /** The answer, from how things stand now. Throws `ResponseError` to refuse. */
  run(bench: Workbench, params: Params): Answer;
}

interface RequestDefinition<Params, Answer, Given extends Answer, Part, Failure, Registration> {
  readonly type: ProtocolRequestType<Params, Answer, Part, Failure, Registration>;
  readonly capabilities: (client: ClientFacts) => ServerCapabilities | null;
  readonly run: (bench: Workbench, params: Params) => Given;
}

/** Of what the protocol allows as an answer, `Given` is what this request gives. */
export function defineRequest<Params, Answer, Given extends Answer, Part, Failure, Registration>(
  definition: RequestDefinition<Params, Answer, Given, Part, Failure, Registration>,
): AnsweredRequest<Params, Given> {
  const { type, capabilities, run } = definition;
  return {
    method: type.method,
    capabilities,
    run,
    listen(connection, guarded) {
      connection.onRequest<unknown, void>(type.method, (params: Params) => {
        const bench = guarded();
        const wrong = wrongPart(params);
        if (wrong === null) return run(bench, params);
        return new ResponseError(ErrorCodes.InvalidParams, `${type.method}: ${wrong} is missing or of another type`);
      });
    },
  };
}

/** The part of the parameters that can't be so, whatever the request is; the library looks at none of it. */
function wrongPart(params: unknown): string | null {
  // without params, the library gives the handler what else it has for it
  if (typeof params !== "object" || params === null || CancellationToken.is(params)) return "params";
  const document: unknown = "textDocument" in params ? params.textDocument : { uri: "" };
  const isDocument = typeof document === "object" && document !== null && "uri" in document && typeof document.uri === "string";
  return isDocument ? null : "textDocument.uri";
}
