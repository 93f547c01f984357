// The extension under test.

import { strict as assert } from "node:assert";
import * as vscode from "vscode";

export const EXTENSION = "yaoxiang-tools.yaoxiang";

export function extension(): vscode.Extension<unknown> {
  const found = vscode.extensions.getExtension(EXTENSION);
  assert(found, `${EXTENSION} is not there`);
  return found;
}
