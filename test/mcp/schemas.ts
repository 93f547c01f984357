// Checks JSON against the schemas that the server publishes, with the validator that clients use, and answers against all that they leave out.

import { AjvJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/ajv";
import { expect } from "vitest";
import { TOOLS } from "../../mcp/src/tools.ts";
import type { ServerProcess } from "./server-process.ts";

/** A tool as `tools/list` publishes it. */
export interface PublishedTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: Schema;
  readonly outputSchema: Schema;
  readonly annotations: Readonly<Record<string, unknown>>;
}

export interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly [keyword: string]: unknown;
}

export async function publishedTools(server: ServerProcess): Promise<readonly PublishedTool[]> {
  const { result } = await server.request("tools/list");
  const tools = result?.["tools"];
  if (!Array.isArray(tools)) throw new Error("no tools");
  return tools;
}

export function expectFits(value: unknown, schema: Schema, what: string): void {
  const { valid, errorMessage } = new AjvJsonSchemaValidator().getValidator({ ...schema })(value);
  expect(valid ? "fits" : errorMessage, what).toBe("fits");
}

/** An answer fits what its tool publishes, and what the tool knows of it beyond that: no other fields, all that must be there, bounds. */
export function expectAnswerFits(structuredContent: unknown, { name, outputSchema }: PublishedTool): void {
  expectFits(structuredContent, outputSchema, name);
  const parsed = TOOLS.find((tool) => tool.name === name)?.answer.safeParse(structuredContent);
  expect(parsed?.success === true ? "fits" : parsed?.error.message, name).toBe("fits");
}

/** A schema and all schemas inside it. */
export function allSchemas(schema: Schema): readonly Schema[] {
  const inside = [...Object.values(schema.properties ?? {}), schema.items, schema.additionalProperties];
  return [schema, ...inside.flatMap((inner) => (typeof inner === "object" ? allSchemas(inner) : []))];
}
