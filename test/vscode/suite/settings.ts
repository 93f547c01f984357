// Every setting of the manifest takes effect in the editor, without a restart. Those that start the server anew are in life-cycle.ts, that of
// the log in lone-file.ts.

import { strict as assert } from "node:assert";
import * as vscode from "vscode";
import { open, rangeOf, replace } from "./editing.ts";
import { type Examples, eventually } from "./examples.ts";
import { extension } from "./extension.ts";

/** What the editor shows, with the setting at `true`, holds the text; at `false`, it does not. */
interface Switch {
  readonly text: string;
  readonly shown: () => Promise<string>;
}

const SWITCHES: Readonly<Record<string, Switch>> = {
  "yaoxiang.inlayHints.types": { text: ": Int", shown: hints },
  "yaoxiang.inlayHints.parameterNames": { text: "price", shown: hints },
  "yaoxiang.inlayHints.mutability": { text: "mut", shown: hints },
  "yaoxiang.inlayHints.constants": { text: "= 24", shown: hints },
  "yaoxiang.codeLens.references": { text: "2 references", shown: lenses },
  "yaoxiang.completion.autoImport": { text: "triple", shown: completions },
};

const ELSEWHERE = ["yaoxiang.lang", "yaoxiang.server.nodePath", "yaoxiang.trace.server"];

/** Is about editors that are sent diagnostics; VS Code asks for them, with a delay of its own. test/lsp shows its effect. */
const WITHOUT_EFFECT_HERE = ["yaoxiang.diagnostics.delay"];

export const settings: Examples = {
  async "every setting has an example"() {
    const named = Object.keys(extension().packageJSON.contributes.configuration.properties);
    assert.deepEqual([...Object.keys(SWITCHES), ...ELSEWHERE, ...WITHOUT_EFFECT_HERE].sort(), named.sort());
  },
  ...Object.fromEntries(Object.entries(SWITCHES).map(([name, each]) => [`${name} switches`, () => switches(name, each)])),
};

async function switches(name: string, { text, shown }: Switch): Promise<void> {
  const change = (value: boolean | undefined) =>
    vscode.workspace.getConfiguration().update(name, value, vscode.ConfigurationTarget.Workspace);
  for (const value of [true, false, true]) {
    await change(value);
    await eventually(async () => {
      const found = await shown();
      assert.equal(found.includes(text), value, `${text} with ${name} at ${value}: ${found.slice(0, 300)}`);
    });
  }
  await change(undefined);
}

async function hints(): Promise<string> {
  const { uri, lineCount } = await open("tools/src/hints.yx");
  const range = new vscode.Range(0, 0, lineCount, 0);
  const found = await vscode.commands.executeCommand<vscode.InlayHint[]>("vscode.executeInlayHintProvider", uri, range);
  return found.map(({ label }) => (typeof label === "string" ? label : label.map(({ value }) => value).join(""))).join(" | ");
}

async function lenses(): Promise<string> {
  const { uri } = await open("shop/src/price.yx");
  const found = await vscode.commands.executeCommand<vscode.CodeLens[]>("vscode.executeCodeLensProvider", uri, 10);
  return found.map(({ command }) => command?.title).join(" | ");
}

async function completions(): Promise<string> {
  const document = await open("tools/src/hints.yx");
  await replace(document, "= total(3", "= trip");
  const at = rangeOf(document, "= trip").end;
  const { items } = await vscode.commands.executeCommand<vscode.CompletionList>("vscode.executeCompletionItemProvider", document.uri, at);
  await vscode.commands.executeCommand("workbench.action.files.revert");
  return items.map(({ label }) => (typeof label === "string" ? label : label.label)).join(" | ");
}
