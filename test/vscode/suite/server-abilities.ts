// What the server under test can do, as it has said to whoever started the editor.

import type { ServerCapabilities } from "vscode-languageclient/node";

interface Abilities {
  readonly capabilities: ServerCapabilities;
  readonly modes: readonly string[];
}

const abilities: Abilities = JSON.parse(process.env["YAOXIANG_TEST_ABILITIES"] ?? '{ "capabilities": {}, "modes": [] }');

export function hasMode(mode: string): boolean {
  return abilities.modes.includes(mode);
}

/** Whether the server answers a kind of request; if not, why an example that needs it is skipped. */
export function lacks(capability: keyof ServerCapabilities): string | undefined {
  const value = abilities.capabilities[capability];
  return value === undefined || value === false ? `the server has no ${capability} yet` : undefined;
}
