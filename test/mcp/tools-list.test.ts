// What clients are told about the tools: the golden list, and the rules that keep every host able to read it.
import { join } from "node:path";
import { expect, test } from "vitest";
import { TOOLS } from "../../mcp/src/tools.ts";
import { allSchemas, expectAnswerFits, expectFits, publishedTools } from "./schemas.ts";
import { shareSession } from "./server-process.ts";

/** A project in which the examples of descriptions are what they say. */
const folder = join(import.meta.dirname, "../fixtures/mcp/project");
const server = shareSession({ folder });
const golden = "../fixtures/mcp/tools-list.json";

test("the list is the golden one (`npm run test:update` takes a change into it), and short", async () => {
  const tools = await publishedTools(server());
  await expect(`${JSON.stringify(tools, null, 2)}\n`).toMatchFileSnapshot(golden);
  expect(JSON.stringify({ tools }).length).toBeLessThanOrEqual(16_000);
});

test("every tool says what hosts need", async () => {
  for (const tool of await publishedTools(server())) {
    expect(tool.name).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(tool.title.length).toBeGreaterThan(0);
    expect(tool.annotations).toEqual({ readOnlyHint: true, openWorldHint: false, idempotentHint: true });
    expect(tool.inputSchema).toMatchObject({ type: "object", additionalProperties: false });
    expect(tool.outputSchema).toMatchObject({ type: "object", properties: { schemaVersion: { const: "1.0" } } });
  }
});

test("schemas have nothing that makes tools disappear in a host: references, unions with null, arrays of anything, odd names", async () => {
  for (const tool of await publishedTools(server())) {
    for (const schema of [...allSchemas(tool.inputSchema), ...allSchemas(tool.outputSchema)]) {
      const text = JSON.stringify(schema);
      for (const keyword of ["$ref", "$defs", "$schema", "anyOf", "oneOf", "allOf", "prefixItems"])
        expect(Object.keys(schema), text).not.toContain(keyword);
      expect(text).not.toContain('"null"');
      if (schema.type === "array") expect(Object.keys(schema.items ?? {}).length, text).toBeGreaterThan(0);
      for (const name of Object.keys(schema.properties ?? {})) expect(name).toMatch(/^[A-Za-z0-9_.-]{1,64}$/);
    }
  }
});

test("every input field has a description and examples that fit it", async () => {
  for (const tool of await publishedTools(server())) {
    for (const [name, field] of Object.entries(tool.inputSchema.properties ?? {})) {
      const what = `${tool.name}.${name}`;
      expect(field.description?.length ?? 0, what).toBeGreaterThan(10);
      expect(field.examples?.length ?? 0, what).toBeGreaterThan(0);
      for (const example of field.examples ?? []) expectFits(example, field, `${what}: ${JSON.stringify(example)}`);
    }
  }
});

test("the example in a description fits the schema, and gives what the description says", async () => {
  for (const tool of await publishedTools(server())) {
    const [, text = ""] = /\nExample: \w+\((.*)\) gives /.exec(tool.description) ?? [];
    const example: unknown = JSON.parse(text);
    expectFits(example, tool.inputSchema, tool.description);
    const answer = await server().call(tool.name, example);
    expect(answer.isError).toBe(false);
    expectAnswerFits(answer.structuredContent, tool);
  }
  const { structuredContent } = await server().call("parse_source", TOOLS.find(({ name }) => name === "parse_source")?.example);
  expect(structuredContent?.diagnostics).toMatchObject([{ code: "E0010", message: "Missing `)`", span: [1, 6, 1, 7] }]);
  const formatted = await server().call("format_source", TOOLS.find(({ name }) => name === "format_source")?.example);
  expect(formatted.structuredContent).toMatchObject({ diagnostics: [], formatted: "x = 1 + 2\n" });
  const symbols = await server().call("lookup_symbol", TOOLS.find(({ name }) => name === "lookup_symbol")?.example);
  expect(symbols.structuredContent).toMatchObject({
    symbols: [{ kind: "function", signature: "twice: (n: Int) -> Int", file: "src/helper.yx" }],
  });
  const references = await server().call("find_references", TOOLS.find(({ name }) => name === "find_references")?.example);
  expect(references.structuredContent).toMatchObject({
    locations: [
      { file: "src/helper.yx", role: "definition" },
      { file: "src/main.yx", role: "import" },
      { file: "src/main.yx", role: "call" },
    ],
  });
  const imports = await server().call("list_imports", TOOLS.find(({ name }) => name === "list_imports")?.example);
  expect(imports.structuredContent).toMatchObject({
    imports: [{ module: "std.io" }, { module: "helper", items: [{ name: "twice" }], source_file: "src/helper.yx" }],
  });
  const checked = await server().call("typecheck", TOOLS.find(({ name }) => name === "typecheck")?.example);
  expect(checked.structuredContent).toMatchObject({ summary: { files: 1, errors: 0 }, diagnostics: [] });
});
