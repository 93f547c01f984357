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

/** Kinds that can't end an expression: a line after one of them goes on with it. `return` is decided apart. */
export const CONTINUES_AFTER = kindsIn(
  "+ - * / % = == != < <= > >= ! & &mut :: .. ... ( [ , : | . -> => =>arm ^ << >> <op=> ⏎( ⏎[ ⏎- ⏎+ ⏎* ⏎& (=> ⏎(=> (-> pub use spawn ref mut if match while for in as and or <f{>",
);
/** Kinds that go on with the expression of the line before when they start a line. */
export const CONTINUES_BEFORE = kindsIn("/ % == != < <= > >= and or .. = as => -> . ) ] , | ^ << >> <op=> else in : ::");
