// Asks the bundle what it can do: which modes it has, and what its language server announces to an editor.
import { spawn, spawnSync } from "node:child_process";

/** @param {string} script the bundle @returns {Promise<{ readonly capabilities: object, readonly modes: readonly string[] }>} */
export async function serverAbilities(script) {
  const help = spawnSync(process.execPath, [script, "--help"], { encoding: "utf8" }).stdout;
  const modes = [...help.matchAll(/^ {2}([a-z]+) {2,}/gm)].map((match) => match[1] ?? "");
  return { capabilities: await capabilitiesOf(script), modes };
}

/** @param {string} script @returns {Promise<object>} */
function capabilitiesOf(script) {
  const dynamic = { dynamicRegistration: false };
  const features = ["hover", "completion", "definition", "rename", "formatting", "semanticTokens", "inlayHint", "codeLens"];
  const textDocument = {
    ...Object.fromEntries(features.map((name) => [name, dynamic])),
    codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ["quickfix"] } } },
    diagnostic: dynamic,
  };
  const params = { processId: process.pid, rootUri: null, capabilities: { textDocument } };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params });
  const server = spawn(process.execPath, [script, "lsp", "--stdio"], { stdio: ["pipe", "pipe", "inherit"] });
  server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  return new Promise((resolve, reject) => {
    let text = "";
    server.stdout.on("data", (/** @type {Buffer} */ data) => {
      text += data.toString();
      const [, answer] = text.split("\r\n\r\n");
      if (answer === undefined || !answer.endsWith("}}")) return;
      server.stdin.end();
      resolve(JSON.parse(answer).result.capabilities);
    });
    server.once("exit", () => reject(new Error("the language server ended before it answered")));
  });
}
