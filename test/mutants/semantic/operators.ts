// The operators of meaning by name: each makes mutants that parse and that the language's rules forbid, out of one file's facts.

import { addArgument, dropArgument, dropRequiredField, swapArguments } from "./argument-operators.ts";
import { removeArm, removeReturn, removeReturnWord } from "./body-operators.ts";
import { removeMut, removeUse, wrongAnnotation } from "./definition-operators.ts";
import type { SourceFacts } from "./facts.ts";
import { wrongLiteral } from "./literal-operators.ts";
import type { SemanticMutation } from "./mutation.ts";
import { misspellName, wrongField, wrongModuleMember } from "./name-operators.ts";

export const semanticOperators = {
  "drop argument": dropArgument,
  "add argument": addArgument,
  "swap arguments": swapArguments,
  "drop field": dropRequiredField,
  "wrong literal type": wrongLiteral,
  "misspell name": misspellName,
  "wrong field": wrongField,
  "wrong member": wrongModuleMember,
  "remove arm": removeArm,
  "remove return": removeReturn,
  "remove `return`": removeReturnWord,
  "remove mut": removeMut,
  "remove use": removeUse,
  "wrong annotation": wrongAnnotation,
} as const satisfies Readonly<Record<string, (facts: SourceFacts) => readonly SemanticMutation[]>>;

export type SemanticOperator = keyof typeof semanticOperators;

export const semanticOperatorNames = Object.keys(semanticOperators) as readonly SemanticOperator[];
