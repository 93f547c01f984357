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

const TYPE_NUMBERS: ReadonlyMap<TokenType, number> = new Map(TYPES.map((type, index) => [type, index]));
const MODIFIER_BITS: ReadonlyMap<TokenModifier, number> = new Map(MODIFIERS.map((modifier, index) => [modifier, 1 << index]));

export function typeNumber(type: TokenType): number {
  return TYPE_NUMBERS.get(type) ?? 0;
}

/** Each modifier is one bit. */
export function modifierBits(modifiers: readonly TokenModifier[]): number {
  let bits = 0;
  for (const modifier of modifiers) bits |= MODIFIER_BITS.get(modifier) ?? 0;
  return bits;
}
