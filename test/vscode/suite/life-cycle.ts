// Starting, restarting, and settings that take effect.

import { strict as assert } from "node:assert";
import { mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as vscode from "vscode";
import { hasCodes, open } from "./editing.ts";
import { type Examples, eventually } from "./examples.ts";
import { extension } from "./extension.ts";
import { programOf, serversOf } from "./processes.ts";

export const lifeCycle: Examples = {
  async "a project activates the extension, and a server runs"() {
    await eventually(() => assert(extension().isActive));
    await eventually(() => assert.equal(serversOf("lsp").length, 1));
  },

  async "a restart, and two at once, leave one server"() {
    const [first] = serversOf("lsp");
    await vscode.commands.executeCommand("yaoxiang.restartServer");
    const [second, ...none] = serversOf("lsp");
    assert.notEqual(second, first);
    assert.deepEqual(none, []);
    const restart = () => vscode.commands.executeCommand("yaoxiang.restartServer");
    await Promise.all([restart(), restart()]);
    await eventually(() => assert.equal(serversOf("lsp").length, 1));
    assert.notEqual(serversOf("lsp")[0], second);
    const document = await open("shop/src/wrong.yx");
    await hasCodes(document.uri, ["E1002"]);
  },

  async "a server that is killed comes back"() {
    const [server] = serversOf("lsp");
    assert(server !== undefined);
    process.kill(server, "SIGKILL");
    await eventually(() => {
      const [next, ...none] = serversOf("lsp");
      assert(next !== undefined && next !== server);
      assert.deepEqual(none, []);
    });
  },

  async "another Node runs the server when the setting says so"() {
    const other = join(mkdtempSync(join(tmpdir(), "yaoxiang-node-")), "other-node");
    symlinkSync(process.execPath, other);
    const settings = vscode.workspace.getConfiguration("yaoxiang");
    const running = () => serversOf("lsp").map(programOf);
    await settings.update("server.nodePath", other, vscode.ConfigurationTarget.Global);
    await eventually(() => assert.deepEqual(running(), [other]));
    await settings.update("server.nodePath", undefined, vscode.ConfigurationTarget.Global);
    await eventually(() => assert.deepEqual(running(), [process.execPath]));
  },

  async "the setting of the language takes effect at once"() {
    const document = await open("shop/src/wrong.yx");
    const message = () => vscode.languages.getDiagnostics(document.uri)[0]?.message ?? "";
    await eventually(() => assert.match(message(), /^Expected `Int`/));
    const settings = vscode.workspace.getConfiguration("yaoxiang");
    await settings.update("lang", "zh", vscode.ConfigurationTarget.Workspace);
    await eventually(() => assert.match(message(), /[\u4e00-\u9fff]/));
    await settings.update("lang", undefined, vscode.ConfigurationTarget.Workspace);
    await eventually(() => assert.match(message(), /^Expected `Int`/));
    assert.equal(serversOf("lsp").length, 1);
  },
};
