// Makes the codes of diagnostics links that explain them.

import * as vscode from "vscode";
import type { Middleware } from "vscode-languageclient/node";
import { COMMANDS } from "./names.ts";

/** For what the server is asked for, and for what it sends by itself. */
export const linkCodes: Middleware = {
  async provideDiagnostics(document, previousResultId, token, next) {
    const report = await next(document, previousResultId, token);
    if (report && "items" in report) for (const each of report.items) link(each);
    return report;
  },
  handleDiagnostics(uri, diagnostics, next) {
    for (const each of diagnostics) link(each);
    next(uri, diagnostics);
  },
};

function link(diagnostic: vscode.Diagnostic): void {
  const { code } = diagnostic;
  if (typeof code !== "string") return;
  const target = vscode.Uri.parse(`command:${COMMANDS.explain}?${encodeURIComponent(JSON.stringify([code]))}`);
  diagnostic.code = { value: code, target };
}

/** The code of a diagnostic, linked or not. */
export function codeOf({ code }: vscode.Diagnostic): string | null {
  if (code === undefined) return null;
  return String(typeof code === "object" ? code.value : code);
}
