// The reference of the MCP tools as Markdown, from what `tools/list` publishes: what each is for, takes and gives.

import type { PublishedTool, Schema } from "../mcp/schemas.ts";

const HEAD = `# The tools of the MCP server

What \`tools/list\` tells clients, to be read by people; \`npm run docs\` writes this page. [mcp.md](mcp.md) has what holds for all answers, how
projects are found, and the rules of each tool. Every answer also has \`schemaVersion\`. No tool writes to the disk.
`;

/** The whole page. */
export function toolReference(tools: readonly PublishedTool[]): string {
  const list = tools.map(({ name, title }) => `- [\`${name}\`](#${name}): ${title}`).join("\n");
  return [HEAD, `${list}\n`, ...tools.map(section)].join("\n");
}

function section({ name, description, inputSchema, outputSchema }: PublishedTool): string {
  const [purpose = "", example = ""] = description.split("\nExample: ");
  const parts = [
    `## ${name}`,
    purpose.trim(),
    example === ""
      ? ""
      : `Example: \`${example
          .trim()
          .replace(/ gives /, "` gives ")
          .replace(/\.?$/, ".")}`,
    `| takes | type | |\n|---|---|---|\n${inputRows(inputSchema).join("\n")}`,
    `| gives | type |\n|---|---|\n${outputRows(outputSchema).join("\n")}`,
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function inputRows(schema: Schema): readonly string[] {
  const required = namesOf(schema["required"]);
  return Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const what = cell([field.description ?? "", limits(field)].filter((part) => part !== "").join(" "));
    return `| \`${name}\`${required.includes(name) ? "" : ", optional"} | ${typeOf(field)} | ${what} |`;
  });
}

function outputRows(schema: Schema): readonly string[] {
  const required = namesOf(schema["required"]);
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => name !== "schemaVersion")
    .map(([name, field]) => `| \`${name}\`${required.includes(name) ? "" : ", not always"} | ${typeOf(field)} |`);
}

function limits(field: Schema): string {
  const said: string[] = [];
  if (field["default"] !== undefined) said.push(`Default: \`${JSON.stringify(field["default"])}\`.`);
  if (typeof field["minimum"] === "number" && typeof field["maximum"] === "number")
    said.push(`From ${field["minimum"]} to ${field["maximum"]}.`);
  return said.join(" ");
}

/** A type in a few words: `string`, `"a" or "b"`, `list of { x, y }`. */
function typeOf(schema: Schema): string {
  const choices: unknown = schema["enum"];
  if (Array.isArray(choices)) return choices.map((each) => `\`${JSON.stringify(each)}\``).join(" or ");
  if (schema["const"] !== undefined) return `\`${JSON.stringify(schema["const"])}\``;
  if (schema.type === "array") return `list of ${typeOf(schema.items ?? {})}`;
  const inner = Object.keys(schema.properties ?? {});
  return inner.length === 0 ? (schema.type ?? "anything") : `{ ${inner.map((name) => `\`${name}\``).join(", ")} }`;
}

function namesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}
