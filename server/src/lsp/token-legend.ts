// The words in which semantic tokens are told: themes know them by their place, so that nothing is ever put between them.

import type { SemanticTokensLegend } from "vscode-languageserver/node";

/** The types that the language's own server has, in its order; ours stand behind them. */
const TYPES = [
  ...["function", "type", "variable", "property", "method", "namespace"],
  ...["parameter", "typeParameter", "keyword", "string", "number", "enumMember"],
  "interface",
] as const;

const MODIFIERS = ["declaration", "readonly", "modification", "public", "generic", "defaultLibrary"] as const;

export type TokenType = (typeof TYPES)[number];
export type TokenModifier = (typeof MODIFIERS)[number];

export const TOKEN_LEGEND: SemanticTokensLegend = { tokenTypes: [...TYPES], tokenModifiers: [...MODIFIERS] };

export function typeNumber(type: TokenType): number {
  return TYPES.indexOf(type);
}

/** Each modifier is one bit. */
export function modifierBits(modifiers: readonly TokenModifier[]): number {
  return modifiers.reduce((bits, modifier) => bits | (1 << MODIFIERS.indexOf(modifier)), 0);
}
