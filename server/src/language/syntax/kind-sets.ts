// Where an operand can begin and end: sets of token kinds that more than one of the lexer's decisions asks for, and how such a set is written.

import { isSpelling, kindSet, type Spelling } from "./kinds.ts";

/** The set of the kinds that `spellings` lists, a space between each two. */
export function kindsIn(spellings: string): Uint8Array {
  return kindSet(...spellings.split(" ").map(checked));
}

function checked(spelling: string): Spelling {
  if (!isSpelling(spelling)) throw new Error(`no token kind ${spelling}`);
  return spelling;
}

/** Kinds that an expression can start with on the same line, so that a foreign word before them acts as a keyword. */
export const STARTS_OPERAND = kindsIn("<name> <int> <float> <string> <triple> <char> <f> true false void _ if match ! not");

export const ENDS_OPERAND = kindsIn("<name> <int> <float> <string> <triple> <char> <f-end> true false void _ ) ] } ?");
