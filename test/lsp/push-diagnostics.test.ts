// Diagnostics that are sent: once an editor is quiet for as long as the setting says, the last text's alone, and only where they changed.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PublishDiagnosticsParams } from "vscode-languageserver/node";
import { createDiagnosticsPusher } from "../../server/src/lsp/push-diagnostics.ts";
import { DEFAULT_SETTINGS } from "../../server/src/lsp/settings.ts";
import { editor } from "./editor.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An editor on one file, and what it is sent, as `version: codes`. */
function pushing(source: string) {
  const { bench, uri } = editor(source, { client: { pullsDiagnostics: false } });
  const sent: string[] = [];
  const sendDiagnostics = async ({ version, diagnostics }: PublishDiagnosticsParams): Promise<void> => {
    sent.push(`${version}: ${diagnostics.map(({ code }) => code).join(" ")}`);
  };
  return { bench, sent, main: uri("main.yx"), pusher: createDiagnosticsPusher({ sendDiagnostics }, bench) };
}

test.each([0, 150, 4000])("with a delay of %d ms, they are sent then and no sooner", (diagnosticsDelay) => {
  const { bench, sent, pusher } = pushing('x: Int = "a"\n');
  bench.settings = { ...DEFAULT_SETTINGS, diagnosticsDelay };
  pusher.schedule();
  vi.advanceTimersByTime(Math.max(0, diagnosticsDelay - 1));
  expect(sent).toEqual(diagnosticsDelay === 0 ? ["1: E1002"] : []);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual(["1: E1002"]);
});

test("an edit in the meantime starts the delay anew, and what has not changed is not sent again", () => {
  const { bench, sent, main, pusher } = pushing('x: Int = "a"\n');
  bench.settings = { ...DEFAULT_SETTINGS, diagnosticsDelay: 100 };
  pusher.schedule();
  vi.advanceTimersByTime(99);
  bench.open(main, 2, "x: Int = 1\n");
  pusher.schedule();
  vi.advanceTimersByTime(99);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual(["2: "]);
  vi.runAllTimers();
  pusher.schedule();
  vi.runAllTimers();
  expect(sent).toEqual(["2: "]);
});

test("nothing is sent after the end", () => {
  const { sent, pusher } = pushing('x: Int = "a"\n');
  pusher.schedule();
  pusher.stop();
  vi.runAllTimers();
  expect(sent).toEqual([]);
});
