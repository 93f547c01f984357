// The entry of the run in a folder without a project, in an editor that has no MCP interface, and beside an extension that goes by the name of
// the language's own. The interface is taken away from what the extension gets as `vscode`, its warnings are noted, and its start is timed, by
// looking in on how its code is loaded.

import { strict as assert } from "node:assert";
import Module from "node:module";
import * as vscode from "vscode";
import { hasCodes, open } from "./editing.ts";
import { type Examples, eventually, runExamples } from "./examples.ts";
import { extension } from "./extension.ts";
import { serversOf } from "./processes.ts";

/** Milliseconds; null until it has been loaded, or activated. */
const times: { load: number | null; activate: number | null } = { load: null, activate: null };

/** What the extension has warned of. */
const warnings: string[] = [];

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
};

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

/** The same, but for warnings: nobody would answer them. */
function listenedTo(window: object): object {
  const showWarningMessage = async (text: string): Promise<undefined> => {
    warnings.push(text);
  };
  return Object.create(window, { showWarningMessage: { value: showWarningMessage } });
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
