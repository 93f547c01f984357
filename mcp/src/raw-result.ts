// A JSON-RPC result that exists as JSON text. A transport that knows of it writes the text as it is; for any other one
// `JSON.stringify` gives the same JSON.

const TEXT = Symbol("JSON text");

/** What the SDK passes through as a request's result. The text hangs on the object itself, so that both are garbage once it is written. */
export interface RawResult {
  readonly [key: string]: unknown;
  readonly [TEXT]: string;
}

/** The result whose JSON is `text`, an object. */
export function rawResult(text: string): RawResult {
  return { toJSON: (): unknown => JSON.parse(text), [TEXT]: text };
}

/** The JSON text of `result`, without writing it anew where it is a raw result. */
export function resultText(result: object): string {
  return isRaw(result) ? result[TEXT] : JSON.stringify(result);
}

function isRaw(result: object): result is RawResult {
  return TEXT in result;
}
