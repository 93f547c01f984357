// What the language server offers besides diagnostics, asked for through the editor as its own views ask.

import { strict as assert } from "node:assert";
import * as vscode from "vscode";
import { fileUri, hasCodes, inside, open, rangeOf, replace } from "./editing.ts";
import { type Examples, eventually } from "./examples.ts";

type Found = vscode.Location | vscode.LocationLink;

const revert = () => vscode.commands.executeCommand("workbench.action.files.revert");

export const features: Examples = {
  async "the outline has what a file defines"() {
    const document = await open("shop/src/price.yx");
    await eventually(async () => {
      const symbols = await vscode.commands.executeCommand<vscode.DocumentSymbol[]>("vscode.executeDocumentSymbolProvider", document.uri);
      assert.deepEqual(
        symbols?.map(({ name }) => name),
        ["total"],
      );
    });
  },

  async "hover shows a signature and its comment"() {
    const document = await open("shop/src/main.yx");
    await eventually(async () => {
      const at = inside(document, "total(3, 4)").translate(0, -4);
      const hovers = await vscode.commands.executeCommand<vscode.Hover[]>("vscode.executeHoverProvider", document.uri, at);
      const text = hovers.flatMap(({ contents }) => contents.map((each) => (typeof each === "string" ? each : each.value))).join("\n");
      assert.match(text, /price: Int, count: Int/);
      assert.match(text, /What `count` pieces cost/);
    });
  },

  async "completion knows the names of the file"() {
    const document = await open("shop/src/main.yx");
    await replace(document, "io.println(sum)", "io.println(su)");
    const at = rangeOf(document, "io.println(su").end;
    await eventually(async () => {
      const list = await vscode.commands.executeCommand<vscode.CompletionList>("vscode.executeCompletionItemProvider", document.uri, at);
      const labels = list.items.map(({ label }) => (typeof label === "string" ? label : label.label));
      assert(labels.includes("sum"), labels.slice(0, 20).join(", "));
    });
    await revert();
  },

  async "a definition is found across files"() {
    const document = await open("shop/src/main.yx");
    const at = inside(document, "total(3, 4)").translate(0, -4);
    await eventually(async () => {
      const places = await vscode.commands.executeCommand<Found[]>("vscode.executeDefinitionProvider", document.uri, at);
      const uris = places.map((place) => ("uri" in place ? place.uri : place.targetUri).toString());
      assert.deepEqual(uris, [fileUri("shop/src/price.yx").toString()]);
    });
  },

  async "a definition in the standard library is a page that can be read"() {
    const document = await open("shop/src/main.yx");
    const at = inside(document, "println");
    const [place] = await eventually(() => vscode.commands.executeCommand<Found[]>("vscode.executeDefinitionProvider", document.uri, at));
    assert(place !== undefined);
    const page = await vscode.workspace.openTextDocument("uri" in place ? place.uri : place.targetUri);
    assert.equal(page.languageId, "yaoxiang");
    assert.match(page.getText(), /println: /);
  },

  async "a code lens counts references, and shows them"() {
    const document = await open("shop/src/price.yx");
    const lens = await eventually(async () => {
      const lenses = await vscode.commands.executeCommand<vscode.CodeLens[]>("vscode.executeCodeLensProvider", document.uri, 10);
      const [first] = lenses;
      assert.equal(first?.command?.title, "2 references");
      return first;
    });
    assert.equal(lens.command?.command, "yaoxiang.showReferences");
    await vscode.commands.executeCommand("yaoxiang.showReferences", ...(lens.command.arguments ?? []));
    await vscode.commands.executeCommand("closeReferenceSearch");
  },

  async "a rename changes all files"() {
    const document = await open("shop/src/main.yx");
    const at = inside(document, "total(3, 4)").translate(0, -4);
    const edit = await eventually(() =>
      vscode.commands.executeCommand<vscode.WorkspaceEdit>("vscode.executeDocumentRenameProvider", document.uri, at, "cost"),
    );
    const changed = edit.entries().map(([uri, edits]) => `${uri.path.split("/").at(-1)} ${edits.length}`);
    assert.deepEqual(changed.sort(), ["main.yx 2", "price.yx 1"]);
  },

  async "a file is formatted when it is saved"() {
    const settings = vscode.workspace.getConfiguration("editor", { languageId: "yaoxiang" });
    await settings.update("formatOnSave", true, vscode.ConfigurationTarget.Workspace, true);
    const document = await open("tools/src/main.yx");
    const before = document.getText();
    await replace(document, "value * 2", "value*2");
    await document.save();
    assert.equal(document.getText(), before);
    await settings.update("formatOnSave", undefined, vscode.ConfigurationTarget.Workspace, true);
  },

  async "a quick fix mends what it is offered for"() {
    const document = await open("tools/src/main.yx");
    await replace(document, "print(twice(21))", "ready = true && false");
    await hasCodes(document.uri, ["E0012"]);
    const range = rangeOf(document, "&&");
    const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
      "vscode.executeCodeActionProvider",
      document.uri,
      range,
      vscode.CodeActionKind.QuickFix.value,
      1,
    );
    const edit = actions.find((action) => action.edit !== undefined)?.edit;
    assert(edit !== undefined, actions.map(({ title }) => title).join(", "));
    await vscode.workspace.applyEdit(edit);
    assert.match(document.getText(), /true and false/);
    await revert();
  },

  async "names have semantic tokens"() {
    const document = await open("shop/src/main.yx");
    await eventually(async () => {
      const tokens = await vscode.commands.executeCommand<vscode.SemanticTokens>("vscode.provideDocumentSemanticTokens", document.uri);
      assert(tokens.data.length >= 5);
    });
  },

  async "inlay hints show types, and a setting switches them off"() {
    const document = await open("shop/src/main.yx");
    const hints = async (): Promise<string> => {
      const range = new vscode.Range(0, 0, document.lineCount, 0);
      const found = await vscode.commands.executeCommand<vscode.InlayHint[]>("vscode.executeInlayHintProvider", document.uri, range);
      return found.map(({ label }) => (typeof label === "string" ? label : label.map(({ value }) => value).join(""))).join(" ");
    };
    await eventually(async () => assert.match(await hints(), /Int/));
    const settings = vscode.workspace.getConfiguration("yaoxiang");
    await settings.update("inlayHints.types", false, vscode.ConfigurationTarget.Workspace);
    await eventually(async () => assert.doesNotMatch(await hints(), /Int/));
    await settings.update("inlayHints.types", undefined, vscode.ConfigurationTarget.Workspace);
  },
};
