// What a code lens of the server runs: shows the references that came with it. LSP's places are turned into VS Code's.

import * as vscode from "vscode";
import type { Location, Position, Range } from "vscode-languageclient/node";

export async function showReferences(uri: string, position: Position, locations: readonly Location[]): Promise<void> {
  const found = locations.map((each) => new vscode.Location(vscode.Uri.parse(each.uri), rangeOf(each.range)));
  await vscode.commands.executeCommand("editor.action.showReferences", vscode.Uri.parse(uri), positionOf(position), found);
}

function positionOf({ line, character }: Position): vscode.Position {
  return new vscode.Position(line, character);
}

function rangeOf({ start, end }: Range): vscode.Range {
  return new vscode.Range(positionOf(start), positionOf(end));
}
