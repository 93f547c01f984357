// The mode `lsp`: its flags, its help, and its start.

import paths from "node:path";
import type { ParseArgsConfig } from "node:util";
import { setFlagsFromString } from "node:v8";
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
import { chooseLanguage, systemLocale } from "../workspace/choose-language.ts";
import { disk } from "../workspace/disk.ts";
import { userFilePath } from "../workspace/user-file.ts";
import { wordsOf } from "./messages/words-of.ts";
import { runSession } from "./session.ts";

/** What `lsp --help` prints, but for the flags that all modes share. */
export function usage(language: Language): string {
  return wordsOf(language).usage;
}

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
  /** Of what is wrong with the flags. */
  readonly language: Language;
}

type Flags = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

/** Starts the server; gives what is wrong with the flags, in one line, when it can't. */
export async function start(flags: Flags, { version, language }: StartOptions): Promise<string | null> {
  const words = wordsOf(language);
  const [first, second] = ["stdio", "socket", "pipe", "node-ipc"].filter((name) => flags[name] !== undefined);
  if (first !== undefined && second !== undefined) return words.twoTransports(`--${first}`, `--${second}`);
  const port = typeof flags["socket"] === "string" ? Number(flags["socket"]) : null;
  if (port !== null && !(Number.isInteger(port) && port > 0 && port < 65_536)) return words.badPort;
  if (flags["node-ipc"] === true && process.send === undefined) return words.noChannel;
  const transport = transportOf(flags, port);
  const connection = transport === null ? createConnection(process.stdin, process.stdout) : createConnection(...transport);
  const { env } = process;
  growYoungGeneration(false);
  runSession(connection, {
    fileSystem: disk,
    paths,
    version,
    userFile: userFilePath(env),
    onLoaded: () => growYoungGeneration(true),
    languageFor: (locale, folder) =>
      chooseLanguage({
        flag: typeof flags["lang"] === "string" ? flags["lang"] : undefined,
        variable: env["YAOXIANG_LANG"],
        locale: locale ?? systemLocale(env),
        userFile: userFilePath(env),
        roots: { fileSystem: disk, paths, workingFolder: folder ?? process.cwd(), allowed: [] },
      }),
  });
  return null;
}

/** Null for stdin and stdout. */
function transportOf(flags: Flags, port: number | null): [MessageReader, MessageWriter] | null {
  if (port !== null) return createServerSocketTransport(port);
  if (typeof flags["pipe"] === "string") return createServerPipeTransport(flags["pipe"]);
  return flags["node-ipc"] === true ? [new IPCMessageReader(process), new IPCMessageWriter(process)] : null;
}

/**
 * Whether V8 may make the young generation larger: while a project is read it would, by more than a hundred megabytes that are kept from then
 * on, for texts and outlines that live anyway; for trees of long files, which are edited later, it is worth it.
 */
function growYoungGeneration(mayGrow: boolean): void {
  setFlagsFromString(`--semi-space-growth-factor=${mayGrow ? 2 : 1}`);
}
