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
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [join(root, "server/out/main.js"), "mcp"] }));
  try {
    for (const file of files) {
      const source = readFileSync(file, "utf8");
      const answer = await client.callTool({ name: "parse_source", arguments: { source, detail: "outline" } });
      console.log(`\n${relative(process.cwd(), resolve(file))}`);
      if (answer.isError) throw new Error(JSON.stringify(answer.content));
      const { ast, diagnostics } = /** @type {{ ast: Node, diagnostics: Diagnostic[] }} */ (answer.structuredContent);
      printNode(ast, 1);
      printDiagnostics(diagnostics, source);
    }
  } finally {
    await client.close();
  }
}

/** One line a node, `kind name … line`, children indented below. @param {Node} node @param {number} depth */
function printNode(node, depth) {
  const label = `${"  ".repeat(depth)}${node.kind}${nameOf(node)}`;
  console.log(`${label.padEnd(48)} line ${node.span[0]}`);
  for (const child of Object.values(node).flat()) if (isNode(child) && !isName(child)) printNode(child, depth + 1);
}

/** @param {Node} node */
function nameOf(node) {
  const { name } = node;
  if (typeof name === "string") return ` ${name}`;
  return isNode(name) && typeof name.name === "string" ? ` ${name.name}` : "";
}

/** @param {unknown} value @returns {value is Node} */
function isNode(value) {
  return typeof value === "object" && value !== null && "kind" in value && "span" in value;
}

/** A name has been printed with the node that it names. @param {Node} node */
function isName(node) {
  return node.kind === "Name";
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
