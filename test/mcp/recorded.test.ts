// Recorded sessions: the lines that a client sends (`> `) and the lines that come back (`< `), byte for byte. To add a session, write
// its `> ` lines to a new file and run `npm run test:update`, which puts in the answers; read them before you keep them.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startServer } from "./server-process.ts";

const folder = join(import.meta.dirname, "../fixtures/mcp");
const sessions = readdirSync(folder).filter((name) => name.endsWith(".jsonl"));

test("there are recorded sessions", () => {
  expect(sessions.length).toBeGreaterThan(2);
});

test.each(sessions)("%s", async (name) => {
  const path = join(folder, name);
  const sent = readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.startsWith("> "))
    .map((line) => line.slice(2));
  await expect(await replay(sent)).toMatchFileSnapshot(path);
});

/** The session in which these lines are sent, each after what came back for the one before. */
async function replay(sent: readonly string[]): Promise<string> {
  const server = startServer();
  const transcript: string[] = [];
  for (const line of sent) {
    const before = server.lines.length;
    server.sendBytes(`${line}\n`);
    // What is no request is answered at once or not at all; the ping shows that its time is over. A session that has ended fails both.
    const id = requestId(line);
    await (id === null ? server.request("ping") : server.answerTo(id)).catch(() => {});
    const answers = server.lines.slice(before).filter((answer) => !isOwnPing(answer));
    transcript.push(`> ${line}`, ...answers.map((answer) => `< ${withoutVersion(answer)}`));
  }
  server.endInput();
  const { code } = await server.exit;
  return `${transcript.join("\n")}\nexit code ${code}\n`;
}

function requestId(line: string): string | number | null {
  try {
    const { id, method, jsonrpc }: { id?: unknown; method?: unknown; jsonrpc?: unknown } = JSON.parse(line);
    const isRequest = jsonrpc === "2.0" && typeof method === "string";
    return isRequest && (typeof id === "string" || typeof id === "number") ? id : null;
  } catch {
    return null;
  }
}

/** The answer to a ping that is no part of the record: the ids there are small. */
function isOwnPing(answer: string): boolean {
  return /^\{"jsonrpc":"2.0","id":1\d\d\d,"result":\{\}\}$/.test(answer);
}

function withoutVersion(answer: string): string {
  return answer.replace(/("serverInfo":\{"name":"yaoxiang","version":)"[^"]*"/, '$1"…"');
}
