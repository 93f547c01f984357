// What a tool is: a record that says everything that clients are told about it, and the function that does its work.

import * as z from "zod";
import type { Language, RootRequest } from "../../server/src/api.ts";
import { type DataText, SCHEMA_VERSION } from "./envelope.ts";
import { type ToolError, toolError } from "./errors.ts";
import type { Words } from "./messages/words.ts";
import { describeMisfit } from "./misfit.ts";
import type { ReportProgress } from "./progress.ts";
import type { Projects } from "./projects.ts";

/** What a call depends on besides its arguments. */
export interface ToolContext {
  /** The language of messages. */
  readonly language: Language;
  /** What the server says in it. */
  readonly words: Words;
  /** The projects on disk: for tools that say which one they mean, with `project`. */
  readonly projects: Projects;
  /** Told after each step by a tool whose work can take long. */
  readonly onProgress: ReportProgress;
}

/** What came of a call: the data, or the reason why there is none. A bug of ours is thrown. */
export type ToolOutcome = { readonly ok: true; readonly data: DataText } | ToolError;

/** The tool as `tools/list` shows it. */
export interface ToolListing {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: ObjectSchema;
  readonly outputSchema: ObjectSchema;
  readonly annotations: ToolAnnotations;
}

/** JSON Schema of an object. */
export interface ObjectSchema {
  readonly type: "object";
  readonly [keyword: string]: unknown;
}

interface ToolAnnotations {
  readonly readOnlyHint: boolean;
  readonly openWorldHint: boolean;
  readonly idempotentHint: boolean;
}

/** A tool whose types of input and data are no longer told apart, so that all tools fit in one list. */
export interface Tool {
  readonly name: string;
  /** Arguments that its description shows. */
  readonly example: unknown;
  /** All that holds of `structuredContent`; the published schema is a sketch of it. */
  readonly answer: z.ZodObject;
  listing(): ToolListing;
  /** Why the arguments don't fit the tool's schema, or null. Asked before a call leaves the main thread: what fits can cross to a worker. */
  misfit(callArguments: unknown, words: Words): ToolError | null;
  /** The project that a call works on, as its arguments name it; null for a tool that reads no files. */
  projectOf(callArguments: unknown): RootRequest | null;
  call(callArguments: unknown, context: ToolContext): ToolOutcome;
}

interface ToolDefinition<Input extends z.ZodObject, Data extends z.ZodRawShape> {
  readonly name: string;
  readonly title: string;
  /** What it is for and where it ends; the example call is added. */
  readonly description: string;
  /** Arguments of an example call, and in words what the call gives. */
  readonly example: { readonly arguments: z.input<Input>; readonly gives: string };
  readonly input: Input;
  /** The fields of the data, which `run` writes as JSON text. */
  readonly data: Data;
  /** Of a tool that reads files: the project that the arguments mean. */
  project?(input: z.output<Input>): RootRequest;
  run(input: z.output<Input>, context: ToolContext): ToolOutcome;
}

/** All tools only read, answer the same each time, and reach nothing outside. */
const annotations: ToolAnnotations = { readOnlyHint: true, openWorldHint: false, idempotentHint: true };

export function defineTool<Input extends z.ZodObject, Data extends z.ZodRawShape>(definition: ToolDefinition<Input, Data>): Tool {
  const { name, title, description, example, input, data, project, run } = definition;
  const answer = z.strictObject({ schemaVersion: z.literal(SCHEMA_VERSION), ...data });
  return {
    name,
    example: example.arguments,
    answer,
    listing: () => ({
      name,
      title,
      description: `${description}\nExample: ${name}(${JSON.stringify(example.arguments)}) gives ${example.gives}`,
      inputSchema: inputSchema(input),
      outputSchema: outputSchema(answer),
      annotations,
    }),
    misfit(callArguments, words) {
      const parsed = input.safeParse(callArguments, { reportInput: true });
      return parsed.success ? null : toolError("MCP-INVALID-INPUT", describeMisfit(parsed.error, name, input, words));
    },
    projectOf: (callArguments) => (project === undefined ? null : project(input.parse(callArguments))),
    call(callArguments, context) {
      return run(input.parse(callArguments), context);
    },
  };
}

/** JSON Schema without `$ref` and without the bounds that every safe integer has. */
function inputSchema(schema: z.ZodObject): ObjectSchema {
  return jsonSchema(schema, "input", (node) => {
    if (node.maximum === Number.MAX_SAFE_INTEGER) delete node.maximum;
    if (node.minimum === Number.MIN_SAFE_INTEGER) delete node.minimum;
  });
}

/**
 * What an answer is made of, and no more: the list of tools has little room, and who reads an answer need not know what can't be in it.
 * What is left out here the tests hold answers to all the same.
 */
function outputSchema(schema: z.ZodObject): ObjectSchema {
  return jsonSchema(schema, "output", (node, isInner) => {
    delete node.maximum;
    delete node.minimum;
    delete node.minItems;
    delete node.maxItems;
    if (node.additionalProperties === false) delete node.additionalProperties;
    if (node.const !== undefined || node.enum !== undefined) delete node.type;
    if (isInner) delete node.required;
  });
}

type Trim = (node: z.core.JSONSchema.BaseSchema, isInner: boolean) => void;

function jsonSchema(schema: z.ZodObject, io: "input" | "output", trim: Trim): ObjectSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    reused: "inline",
    cycles: "throw",
    override: ({ jsonSchema: node, path }) => trim(node, path.length > 0),
  });
  return { ...rest, type: "object" };
}
