// The commands that can be run without somebody who answers a dialog.

import { strict as assert } from "node:assert";
import * as vscode from "vscode";
import { codesOf, fileUri, open, replace } from "./editing.ts";
import { type Examples, eventually, Skipped } from "./examples.ts";

export const commands: Examples = {
  async "every command of the manifest is there"() {
    const known = await vscode.commands.getCommands(true);
    const named = [
      "restartServer",
      "showOutput",
      "explain",
      "checkProject",
      "formatProject",
      "copyMcpConfig",
      "showSyntaxTree",
      "showReferences",
    ];
    assert.deepEqual(
      named.filter((name) => !known.includes(`yaoxiang.${name}`)),
      [],
    );
  },

  async "each folder has a task that checks it; a task of one's own names paths"() {
    const tasks = await vscode.tasks.fetchTasks({ type: "yaoxiang" });
    const shown = tasks.map(({ name, scope, problemMatchers }) => [
      name,
      typeof scope === "object" ? scope.name : scope,
      problemMatchers.join(),
    ]);
    assert.deepEqual(shown.sort(), [
      ["check", "shop", "$yaoxiang-check"],
      ["check", "tools", "$yaoxiang-check"],
      ["only the prices", "shop", "$yaoxiang-check"],
    ]);
    const own = tasks.find(({ name }) => name === "only the prices");
    assert.deepEqual(own?.definition["paths"], ["src/price.yx"]);
  },

  async "check: the errors of files that are not open are in the list of problems"() {
    // its package brings terminals only as sources, and compiling them is more than this example is worth
    if (vscode.version.startsWith("1.103.")) throw new Skipped("this VS Code has no terminals here");
    await open("shop/src/main.yx");
    // a file that another example has shown counts as open for minutes
    const unread = fileUri("shop/src/unread.yx");
    const ended = new Promise<number | undefined>((resolve) => {
      const listener = vscode.tasks.onDidEndTaskProcess(({ exitCode }) => {
        listener.dispose();
        resolve(exitCode);
      });
    });
    await vscode.commands.executeCommand("yaoxiang.checkProject");
    assert.equal(await ended, 1);
    await eventually(() => assert.deepEqual(codesOf(unread), ["E1002"]));
    const [found] = vscode.languages.getDiagnostics(unread);
    assert.deepEqual([found?.range.start.line, found?.range.start.character, found?.severity], [0, 14, vscode.DiagnosticSeverity.Error]);
  },

  async "the syntax tree is shown beside the file, and follows its edits"() {
    const document = await open("shop/src/price.yx");
    await vscode.commands.executeCommand("yaoxiang.showSyntaxTree");
    const tree = (): string => vscode.workspace.textDocuments.find(({ uri }) => uri.scheme === "yaoxiang-syntax-tree")?.getText() ?? "";
    await eventually(() => assert.match(tree(), /^Module 1:1-3:1\n {2}Binding 2:1-2:59\n/));
    await replace(document, "price * count", "price * count * 7");
    await eventually(() => assert.match(tree(), /Literal 2:62-2:63 "7"/));
    await vscode.commands.executeCommand("workbench.action.files.revert");
    await vscode.commands.executeCommand("workbench.action.closeAllEditors");
  },

  async "explain opens a page"() {
    await vscode.commands.executeCommand("yaoxiang.explain", "E1002");
    const page = vscode.window.activeTextEditor?.document;
    assert.equal(page?.uri.scheme, "yaoxiang-explanation");
    assert.match(page?.getText() ?? "", /^# E1002: /);
    await vscode.commands.executeCommand("workbench.action.closeActiveEditor");
  },
};
