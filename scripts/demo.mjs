// What the project does, on real programs: starts `server/out/main.js mcp`, has the official MCP client call parse_source over stdio, and
// prints each program's outline and its diagnostics. `node scripts/demo.mjs [FILE.yx…]`; without files, the two samples.
import { readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";

/**
 * @typedef {{ kind: string, span: Span, [child: string]: unknown }} Node
 * @typedef {readonly [line: number, column: number, endLine: number, endColumn: number]} Span
 * @typedef {{ code: string, severity: string, message: string, span: Span, help?: string }} Diagnostic
 */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const files = process.argv.length > 2 ? process.argv.slice(2) : ["samples/tour.yx", "samples/broken.yx"].map((name) => join(root, name));

async function main() {
  const client = new Client({ name: "demo", version: "1.0.0" });
  // Closing the transport closes the server's stdin, and with that the server ends.
  const command = { command: process.execPath, args: [join(root, "server/out/main.js"), "mcp"] };
  const env = /** @type {Record<string, string>} */ (process.env); // the language of messages is chosen by it
  await client.connect(new StdioClientTransport({ ...command, env }));
  try {
    for (const file of files) {
      const source = readFileSync(file, "utf8");
      const answer = await client.callTool({ name: "parse_source", arguments: { source, detail: "outline" } });
      console.log(`\n${relative(process.cwd(), resolve(file))}`);
      if (answer.isError) throw new Error(JSON.stringify(answer.content));
      const { ast, diagnostics } = /** @type {{ ast: Node, diagnostics: Diagnostic[] }} */ (answer.structuredContent);
      printOutline(ast, source, 1);
      printDiagnostics(diagnostics, source);
    }
  } finally {
    await client.close();
  }
}

/**
 * One line for each thing that is declared: its kind, what it is called and its type as written, and where. Its members are indented below.
 * @param {Node} node @param {string} source @param {number} depth
 */
function printOutline(node, source, depth) {
  const name = node.target ?? node.name ?? (node.kind === "Use" ? node : null);
  if (isNode(name)) {
    const type = node.annotation ?? node.type;
    const text = textAt(isNode(type) ? [name.span[0], name.span[1], type.span[2], type.span[3]] : name.span, source);
    console.log(`${"  ".repeat(depth)}${node.kind.padEnd(14)}${text.padEnd(60 - 2 * depth)} line ${node.span[0]}`);
    if (isNode(node.value)) printOutline(node.value, source, depth + 1);
    return;
  }
  for (const child of Object.values(node).flat()) if (isNode(child)) printOutline(child, source, depth);
}

/** @param {unknown} value @returns {value is Node} */
function isNode(value) {
  return typeof value === "object" && value !== null && "kind" in value && "span" in value;
}

/** The source between two places; of several lines, the first. @param {Span} span @param {string} source */
function textAt([line, column, endLine, endColumn], source) {
  const points = Array.from(source.split("\n")[line - 1] ?? ""); // columns count code points
  return endLine === line ? points.slice(column - 1, endColumn - 1).join("") : `${points.slice(column - 1).join("")} …`;
}

/** @param {Diagnostic[]} diagnostics @param {string} source */
function printDiagnostics(diagnostics, source) {
  const lines = source.split("\n");
  for (const { code, severity, message, span, help } of diagnostics) {
    const [line, column, endLine, endColumn] = span;
    const text = lines[line - 1] ?? "";
    const points = Array.from(text); // columns count code points
    const end = endLine === line ? endColumn : points.length + 1;
    const before = points.slice(0, column - 1).map((point) => (point === "\t" ? "\t" : " "));
    const gutter = `${line}`.padStart(6);
    console.log(`\n  ${severity} ${code}: ${message}`);
    console.log(`${gutter} | ${text}`);
    console.log(`${" ".repeat(gutter.length)} | ${before.join("")}${"^".repeat(Math.max(1, end - column))}`);
    if (help !== undefined) console.log(`${" ".repeat(gutter.length)} = ${help}`);
  }
  console.log(diagnostics.length === 0 ? "  no diagnostics" : `\n  ${diagnostics.length} diagnostics`);
}

await main();
