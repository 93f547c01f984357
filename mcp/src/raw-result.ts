// A JSON-RPC result that exists as JSON text. A transport that knows of it writes the text as it is; for any other one
// `JSON.stringify` gives the same JSON.

/** What the SDK passes through as a request's result. */
export type RawResult = Readonly<Record<string, unknown>>;

const texts = new WeakMap<object, string>();

/** The result whose JSON is `text`, an object. */
export function rawResult(text: string): RawResult {
  const result = { toJSON: (): unknown => JSON.parse(text) };
  texts.set(result, text);
  return result;
}

/** The JSON text of `result`, without writing it anew where it is a raw result. */
export function resultText(result: object): string {
  return texts.get(result) ?? JSON.stringify(result);
}
