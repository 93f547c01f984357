// What the server under test can do, as it has said to whoever started the editor.

import type { ServerCapabilities } from "vscode-languageclient/node";
import { Skipped } from "./examples.ts";

interface Abilities {
  readonly capabilities: ServerCapabilities;
  readonly modes: readonly string[];
}

const abilities: Abilities = JSON.parse(process.env["YAOXIANG_TEST_ABILITIES"] ?? '{ "capabilities": {}, "modes": [] }');

/** Skips the example where the program does not have this mode. */
export function needsMode(mode: string): void {
  if (!abilities.modes.includes(mode)) throw new Skipped(`the program has no mode ${mode} yet`);
}

/** Skips the example where the server does not answer this kind of request. */
export function needs(capability: keyof ServerCapabilities): void {
  const value = abilities.capabilities[capability];
  if (value === undefined || value === false) throw new Skipped(`the server has no ${capability} yet`);
}
