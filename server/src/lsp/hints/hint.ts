// How a kind of inlay hints is written down: a function from a node of the tree to what stands beside its text.

import type { InlayHint } from "vscode-languageserver/node";
import type { Statement, SyntaxNode } from "../../language/syntax/nodes.ts";
import type { Document } from "../document.ts";
import type { Workbench } from "../workbench.ts";

/** The statement of the top level that a node is in. */
export interface HintPlace {
  readonly bench: Workbench;
  readonly document: Document;
  readonly statement: Statement;
}

export interface PlacedHint {
  /** Where it stands: a UTF-16 offset. */
  readonly offset: number;
  readonly hint: Omit<InlayHint, "position">;
}

export type HintMaker = (node: SyntaxNode, place: HintPlace) => readonly PlacedHint[];
