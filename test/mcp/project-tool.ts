// What the tests of tools that work on a project share: a server in a folder, an answer checked against what is published, an error by its code.

import { expect } from "vitest";
import { expectAnswerFits, publishedTools } from "./schemas.ts";
import { type Result, type ServerProcess, startSession } from "./server-process.ts";

export const MANIFEST = '[package]\nname = "app"\nversion = "0.1.0"\n';

export function serverIn(folder: string, ...flags: readonly string[]): Promise<ServerProcess> {
  return startSession({ folder, args: ["mcp", "--lang", "en", ...flags] });
}

/** The data of a successful call as JSON text, checked against the published schema, the same in both places, and short enough. */
export async function callProjectTool(server: ServerProcess, name: string, input: object): Promise<string> {
  const answer = await server.call(name, input);
  const tool = (await publishedTools(server)).find((each) => each.name === name);
  if (tool === undefined) throw new Error(`no ${name}`);
  expect(answer.isError, answer.content?.[0]?.text).toBe(false);
  expectAnswerFits(answer.structuredContent, tool);
  const text = answer.content?.[0]?.text ?? "";
  expect(JSON.parse(text)).toEqual(answer.structuredContent);
  expect(text.length).toBeLessThan(50_000);
  return text;
}

export function expectError(answer: Result, code: string, text: string): void {
  expect(Object.keys(answer)).toEqual(["schemaVersion", "isError", "errorCode", "content"]);
  expect(answer).toMatchObject({ schemaVersion: "1.0", isError: true, errorCode: code });
  expect(answer.content?.[0]?.text).toContain(`${code}: ${text}`);
}
