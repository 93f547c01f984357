// Diagnostics in the editor: they come, they go, and they belong to the project that the file is in.

import { strict as assert } from "node:assert";
import * as vscode from "vscode";
import { codesOf, hasCodes, open, replace } from "./editing.ts";
import { type Examples, eventually } from "./examples.ts";

export const diagnostics: Examples = {
  async "diagnostics appear, and vanish after the fix"() {
    const document = await open("shop/src/main.yx");
    await hasCodes(document.uri, []);
    await replace(document, "total(3, 4)", 'total(3, "4")');
    await hasCodes(document.uri, ["E1002"]);
    const [found] = vscode.languages.getDiagnostics(document.uri);
    assert.equal(document.getText(found?.range), '"4"');
    await replace(document, 'total(3, "4")', "total(3, 4)");
    await hasCodes(document.uri, []);
  },

  async "a change in one file is seen in the file that imports it"() {
    const main = await open("shop/src/main.yx");
    const price = await open("shop/src/price.yx");
    await replace(price, "total: (price: Int", "total: (price: String");
    await vscode.window.showTextDocument(main);
    await vscode.window.showTextDocument(price, vscode.ViewColumn.Beside);
    await hasCodes(main.uri, ["E1002"]);
    await vscode.commands.executeCommand("workbench.action.files.revert");
    await hasCodes(main.uri, []);
    await vscode.commands.executeCommand("workbench.action.closeAllEditors");
  },

  async "each of two folders is a project of its own"() {
    const tools = await open("tools/src/main.yx");
    await replace(tools, "twice(21)", "twice(total(1, 2))");
    await hasCodes(tools.uri, ["E1013"]);
    await replace(tools, "twice(total(1, 2))", "twice(21)");
    await hasCodes(tools.uri, []);
  },

  async "a code is a link to its explanation"() {
    const document = await open("shop/src/wrong.yx");
    await hasCodes(document.uri, ["E1002"]);
    const code = vscode.languages.getDiagnostics(document.uri)[0]?.code;
    assert(typeof code === "object");
    assert.equal(code.target.toString(true), 'command:yaoxiang.explain?["E1002"]');
    await vscode.commands.executeCommand("workbench.action.closeActiveEditor");
  },

  async "a file that was never saved has diagnostics, too"() {
    const document = await vscode.workspace.openTextDocument({ language: "yaoxiang", content: "x = (1 +\n" });
    await vscode.window.showTextDocument(document);
    const { uri } = document;
    await eventually(() => assert.notDeepEqual(codesOf(uri), []));
    await vscode.commands.executeCommand("workbench.action.revertAndCloseActiveEditor");
  },
};
