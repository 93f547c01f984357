// The entry of the run in a folder without a project, in an editor that has no MCP interface, beside extensions that go by the names of the
// language's own and of Even Better TOML. The interface is taken away from what the extension gets as `vscode`, its messages are noted, its
// log is read along, and its start is timed, by looking in on how its code is loaded.

import { strict as assert } from "node:assert";
import Module from "node:module";
import * as vscode from "vscode";
import { fileUri, hasCodes, open } from "./editing.ts";
import { type Examples, eventually, runExamples } from "./examples.ts";
import { extension } from "./extension.ts";
import { serversOf } from "./processes.ts";

/** Milliseconds; null until it has been loaded, or activated. */
const times: { load: number | null; activate: number | null } = { load: null, activate: null };

/** What the extension has warned of. */
const warnings: string[] = [];

/** What it has asked, and was answered by the first button. */
const questions: string[] = [];

/** What it has logged. */
const logged: string[] = [];

const examples: Examples = {
  async "a file activates the extension; nothing has before"() {
    assert(!extension().isActive);
    watchLoading();
    const document = await open("lone-file/lone.yx");
    await eventually(() => assert(extension().isActive));
    await hasCodes(document.uri, ["E0011"]);
  },

  async "activation takes at most 150 ms"() {
    assert(times.load !== null && times.activate !== null);
    const taken = times.load + times.activate;
    assert(taken <= 150, `${taken} ms`);
    return `VS Code ${vscode.version}: ${times.load.toFixed(1)} ms to load, ${times.activate.toFixed(1)} ms to activate`;
  },

  async "without the editor's MCP interface there are no tools, and all else works"() {
    assert.equal(vscode.lm.tools.filter(({ name }) => name.endsWith("lookup_symbol")).length, 0);
    await vscode.commands.executeCommand("yaoxiang.restartServer");
    assert.equal(serversOf("lsp").length, 1);
  },

  async "of the language's own extension beside it a user hears once"() {
    await eventually(() =>
      assert.deepEqual(
        warnings.map((text) => text.includes("this one and The Other One")),
        [true],
      ),
    );
  },

  async "Even Better TOML gets the schema of yaoxiang.toml, when the user agrees, who is asked once"() {
    const manifest = fileUri("lone-file/below/yaoxiang.toml");
    const associations = () =>
      Object.entries(vscode.workspace.getConfiguration("evenBetterToml.schema").get<Record<string, string>>("associations", {}));
    assert.deepEqual(associations(), []);
    await vscode.workspace.openTextDocument(manifest);
    const [pattern = "", address = ""] = await eventually(() => {
      const [first, ...none] = associations();
      assert(first !== undefined);
      assert.deepEqual(none, []);
      return first;
    });
    assert.match(manifest.toString(), new RegExp(pattern));
    assert.doesNotMatch(manifest.toString().replace("yaoxiang", "cargo"), new RegExp(pattern));
    // what is at the address is the schema, at a place that an update of the extension leaves as it is
    assert.match(address, /^file:/);
    assert(!vscode.Uri.parse(address).path.startsWith(extension().extensionUri.path));
    const shipped = vscode.Uri.joinPath(extension().extensionUri, "client/schemas/yaoxiang.schema.json");
    assert.equal(await textOf(vscode.Uri.parse(address)), await textOf(shipped));
    assert.deepEqual(
      questions.map((text) => text.includes("Even Better TOML")),
      [true],
    );
  },

  async "the setting of the log takes effect at once"() {
    const document = await open("lone-file/lone.yx");
    const settings = vscode.workspace.getConfiguration("yaoxiang");
    /** What is logged when something is asked. */
    const traced = async (): Promise<string> => {
      logged.length = 0;
      await vscode.commands.executeCommand("vscode.executeHoverProvider", document.uri, new vscode.Position(0, 1));
      return logged.join("\n");
    };
    assert.match(await traced(), /textDocument\/hover/);
    assert.doesNotMatch(await traced(), /Params:/);
    await settings.update("trace.server", "verbose", vscode.ConfigurationTarget.Workspace);
    await eventually(async () => assert.match(await traced(), /textDocument\/hover[^]*Params:/));
    await settings.update("trace.server", undefined, vscode.ConfigurationTarget.Workspace);
  },
};

async function textOf(uri: vscode.Uri): Promise<string> {
  return new TextDecoder().decode(await vscode.workspace.fs.readFile(uri));
}

export const run = (): Promise<void> => runExamples(examples);

/** Node's own loader, which its types keep to themselves. */
type Load = (request: string, parent: { readonly filename?: string } | null, isMain: boolean) => unknown;

function watchLoading(): void {
  const load: Load = Reflect.get(Module, "_load");
  const { path } = extension().extensionUri;
  const watched: Load = (request, parent, isMain) => {
    const start = performance.now();
    const loaded = load.call(Module, request, parent, isMain);
    if (request === "vscode" && parent?.filename?.startsWith(path) === true && isObject(loaded))
      return { ...loaded, lm: {}, window: listenedTo(vscode.window) };
    if (!request.endsWith("/client/out/extension.js") || !isObject(loaded)) return loaded;
    times.load = performance.now() - start;
    const { activate } = loaded;
    if (typeof activate !== "function") return loaded;
    const timed = (...args: readonly unknown[]): unknown => {
      const begin = performance.now();
      const result: unknown = Reflect.apply(activate, undefined, args);
      times.activate = performance.now() - begin;
      return result;
    };
    return { ...loaded, activate: timed };
  };
  Reflect.set(Module, "_load", watched);
}

/** The same, but messages are noted in place of being shown, and answered where they ask; its log goes to the list, too. */
function listenedTo(window: typeof vscode.window): object {
  const showWarningMessage = async (text: string): Promise<undefined> => {
    warnings.push(text);
  };
  const showInformationMessage = async (text: string, ...buttons: readonly unknown[]): Promise<unknown> => {
    questions.push(text);
    return buttons[0];
  };
  const createOutputChannel = (name: string, options: { readonly log: true }): vscode.LogOutputChannel =>
    readAlong(window.createOutputChannel(name, options));
  return Object.create(window, {
    showWarningMessage: { value: showWarningMessage },
    showInformationMessage: { value: showInformationMessage },
    createOutputChannel: { value: createOutputChannel },
  });
}

/** At the level of the most talkative, which a user chooses by a command of the editor. */
function readAlong(channel: vscode.LogOutputChannel): vscode.LogOutputChannel {
  return new Proxy(channel, {
    get(target, key) {
      if (key === "logLevel") return vscode.LogLevel.Trace;
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== "function") return value;
      return (...args: readonly unknown[]): unknown => {
        logged.push(args.join(" "));
        return Reflect.apply(value, target, args);
      };
    },
  });
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
