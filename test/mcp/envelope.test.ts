// The wire form of answers, byte for byte.
import { expect, test } from "vitest";
import { ENVELOPE_CHARACTERS, errorResult, structuredContent, successResult } from "../../mcp/src/envelope.ts";
import { toolError } from "../../mcp/src/errors.ts";
import { rawResult, resultText } from "../../mcp/src/raw-result.ts";

test("a success carries its data twice: as structured content and as the same JSON in a text block", () => {
  expect(successResult('{"total":0}', "text")).toBe(
    '{"schemaVersion":"1.0","isError":false,"structuredContent":{"schemaVersion":"1.0","total":0},' +
      '"content":[{"type":"text","text":"{\\"schemaVersion\\":\\"1.0\\",\\"total\\":0}"}]}',
  );
});

test("with the content style json, the block holds the data itself", () => {
  expect(successResult('{"total":0}', "json")).toBe(
    '{"schemaVersion":"1.0","isError":false,"structuredContent":{"schemaVersion":"1.0","total":0},' +
      '"content":[{"type":"json","json":{"schemaVersion":"1.0","total":0}}]}',
  );
});

test("a tool error has its code in a field and in the text, and no structured content", () => {
  expect(errorResult(toolError("MCP-INVALID-INPUT", "`source` is missing"))).toBe(
    '{"schemaVersion":"1.0","isError":true,"errorCode":"MCP-INVALID-INPUT","content":[{"type":"text","text":"MCP-INVALID-INPUT: `source` is missing"}]}',
  );
});

test("data without fields, and what the envelope adds to the data's length", () => {
  expect(structuredContent("{}")).toBe('{"schemaVersion":"1.0"}');
  expect(structuredContent('{"total":0}').length).toBe('{"total":0}'.length + ENVELOPE_CHARACTERS);
});

test("a raw result reads the same for a transport that only knows JSON.stringify", () => {
  const result = rawResult('{"a": [1, 2]}');
  expect(resultText(result)).toBe('{"a": [1, 2]}');
  expect(JSON.stringify({ result })).toBe('{"result":{"a":[1,2]}}');
});
