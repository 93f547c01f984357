// The result object of a tool call as text: the one place that knows how data and tool errors are wrapped for the wire.
// Text, because a large tree is written once, in a worker, and must not be parsed and written again on its way out.

import type { ToolError } from "./errors.ts";

/** The version of the answers' shape; it changes when a client that read the old shape could misread the new one. */
export const SCHEMA_VERSION = "1.0";

/** How the one content block carries the data: as JSON text, or as JSON (a block type that conforming clients reject). */
export type ContentStyle = (typeof CONTENT_STYLES)[number];

export const CONTENT_STYLES = ["text", "json"] as const;

/** A tool's data: a JSON object as text. */
export type DataText = string;

const opening = `{"schemaVersion":${JSON.stringify(SCHEMA_VERSION)}`;

/** `structuredContent`, and the text block: the data behind the version of its shape. */
export function structuredContent(data: DataText): string {
  return data === "{}" ? `${opening}}` : `${opening},${data.slice(1)}`;
}

/** How many characters `structuredContent` adds to the data. */
export const ENVELOPE_CHARACTERS = opening.length;

/** The result of a call that succeeded. */
export function successResult(data: DataText, style: ContentStyle): string {
  const structured = structuredContent(data);
  const block = style === "json" ? `{"type":"json","json":${structured}}` : `{"type":"text","text":${JSON.stringify(structured)}}`;
  return `${opening},"isError":false,"structuredContent":${structured},"content":[${block}]}`;
}

/** The result of a call that was understood and could not be done. */
export function errorResult({ code, message }: ToolError): string {
  const text = JSON.stringify(`${code}: ${message}`);
  return `${opening},"isError":true,"errorCode":${JSON.stringify(code)},"content":[{"type":"text","text":${text}}]}`;
}
