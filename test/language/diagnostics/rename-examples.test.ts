// Each finding about a rename by its example: the one thing that is said, and its words in both languages under the source
// (fixtures/rename-messages.txt, to be read like prose).

import { expect, test } from "vitest";
import type { Diagnostic } from "../../../server/src/language/diagnostics/diagnostic.ts";
import { renameInSource } from "../../../server/src/language/rename/rename-in-source.ts";
import { readOldName, readScope } from "../../../server/src/language/rename/rename-request.ts";
import { drawn } from "./drawn.ts";
import { RENAME_EXAMPLES, type RenameExample } from "./rename-examples.ts";

const examples = Object.entries(RENAME_EXAMPLES);

function said({ source, oldName, newName, scope }: RenameExample): readonly Diagnostic[] {
  return renameInSource(source, { ...readOldName(oldName), newName, scope: readScope(scope) ?? { kind: "anywhere" } }).diagnostics;
}

test.each(examples)("%s is what is said of its example", (finding, example) => {
  expect(said(example).map((diagnostic) => diagnostic.finding)).toEqual([finding]);
});

test("the words, as a reader sees them", async () => {
  const pages = examples.map(([, example]) => {
    const { source, oldName, newName, scope } = example;
    const asked = `${oldName} -> ${newName}${scope === undefined ? "" : ` in ${scope}`}`;
    return [asked, ...said(example).map((diagnostic) => drawn(source, diagnostic))].join("\n");
  });
  await expect(`${pages.join("\n\n")}\n`).toMatchFileSnapshot("fixtures/rename-messages.txt");
});
