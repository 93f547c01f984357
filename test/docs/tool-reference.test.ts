// docs/mcp-tools.md is what the server publishes of its tools: `npm run docs` writes it.

import { join } from "node:path";
import { expect, test } from "vitest";
import { publishedTools } from "../mcp/schemas.ts";
import { shareSession } from "../mcp/server-process.ts";
import { toolReference } from "./tool-reference.ts";

const server = shareSession({ folder: join(import.meta.dirname, "../fixtures/mcp/project") });

test("the reference is made of the schemas as they are", async () => {
  const page = toolReference(await publishedTools(server()));
  expect(page).toContain("| `source` | string |");
  await expect(page).toMatchFileSnapshot(join(import.meta.dirname, "../../docs/mcp-tools.md"));
});
