// What the language server says, in English.

import type { Words } from "./words.ts";

export const EN: Words = {
  usage: `yaoxiang-tools lsp [--stdio | --socket=PORT | --pipe=NAME | --node-ipc]

The language server, over stdin and stdout unless told otherwise.

  --stdio              over stdin and stdout
  --socket PORT        connect to this port of this machine
  --pipe NAME          connect to this pipe, or Unix socket
  --node-ipc           over the channel to the process that started this one
  --clientProcessId N  end when this process does`,
  twoTransports: (first, second) => `${first} and ${second} can't both be given`,
  badPort: "--socket must be the number of a port",
  noChannel: "--node-ipc needs a parent process with a channel",
  keywordAsName: (name) => `${name} is a keyword, which can't be a name`,
  notAName: (name) => `${name} is no name: one has the letters A-Z and a-z, digits and \`_\`, and begins with no digit`,
  loading: "Reading the project",
  badFormatSettings: (place, problem) => `not formatted, as the settings can't be relied on: ${place}: ${problem}`,
  notFormatted: (uri, problem) => `${uri} is left as it is: ${problem}`,
  references: (count) => (count === 1 ? "1 reference" : `${count} references`),
  fixAll: "Fix all that can be fixed in one way",
  removeUnused: "Remove unused imports",
  addImport: (use) => `Add \`${use}\``,
  extractVariable: (name) => `Extract into the variable \`${name}\``,
  inlineVariable: (name) => `Inline \`${name}\``,
};
