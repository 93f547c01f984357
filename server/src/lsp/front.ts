// The mode `lsp`: its flags, its help, and its start.

import paths from "node:path";
import type { ParseArgsConfig } from "node:util";
import {
  createConnection,
  createServerPipeTransport,
  createServerSocketTransport,
  IPCMessageReader,
  IPCMessageWriter,
  type MessageReader,
  type MessageWriter,
} from "vscode-languageserver/node";
import type { Language } from "../language/diagnostics/language.ts";
import { disk } from "../workspace/disk.ts";
import { userFilePath } from "../workspace/user-file.ts";
import { runSession } from "./session.ts";

export const usage = `yaoxiang-tools lsp [--stdio | --socket=PORT | --pipe=NAME | --node-ipc]

The language server, over stdin and stdout unless told otherwise.

  --stdio              over stdin and stdout
  --socket PORT        connects to this port of this machine
  --pipe NAME          connects to this pipe, or Unix socket
  --node-ipc           over the channel to the Node process that started this one
  --clientProcessId N  ends when this process does`;

export const options = {
  stdio: { type: "boolean" },
  socket: { type: "string" },
  pipe: { type: "string" },
  "node-ipc": { type: "boolean" },
  // read by the library, which looks at the command line itself
  clientProcessId: { type: "string" },
} as const satisfies ParseArgsConfig["options"];

export interface StartOptions {
  readonly version: string;
  readonly language: Language;
}

type Flags = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

/** Starts the server; gives what is wrong with the flags, in one line, when it can't. */
export async function start(flags: Flags, { version, language }: StartOptions): Promise<string | null> {
  const chosen = ["stdio", "socket", "pipe", "node-ipc"].filter((name) => flags[name] !== undefined);
  if (chosen.length > 1) return `--${chosen[0]} and --${chosen[1]} can't both be given`;
  const port = typeof flags.socket === "string" ? Number(flags.socket) : null;
  if (port !== null && !(Number.isInteger(port) && port > 0 && port < 65_536)) return "--socket must be the number of a port";
  if (flags["node-ipc"] === true && process.send === undefined) return "--node-ipc needs a parent process with a channel";
  const isLanguageChosen = flags.lang !== undefined || (process.env.YAOXIANG_LANG ?? "") !== "";
  const transport = transportOf(flags, port);
  const connection = transport === null ? createConnection(process.stdin, process.stdout) : createConnection(...transport);
  runSession(connection, { fileSystem: disk, paths, version, language, isLanguageChosen, userFile: userFilePath(process.env) });
  return null;
}

/** Null for stdin and stdout. */
function transportOf(flags: Flags, port: number | null): [MessageReader, MessageWriter] | null {
  if (port !== null) return createServerSocketTransport(port);
  if (typeof flags.pipe === "string") return createServerPipeTransport(flags.pipe);
  return flags["node-ipc"] === true ? [new IPCMessageReader(process), new IPCMessageWriter(process)] : null;
}
