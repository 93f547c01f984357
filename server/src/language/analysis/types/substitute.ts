// Types with their parameters filled in.

import { mapParts, type Scheme, type Type, type TypeParameter } from "./type.ts";

/** By the parameters' ids. */
export type Substitution = ReadonlyMap<string, Type>;

/** `type` with each parameter in `by` replaced. */
export function substitute(type: Type, by: Substitution): Type {
  if (by.size === 0) return type;
  if (type.kind === "parameter") return by.get(type.id) ?? type;
  return mapParts(type, (part) => substitute(part, by));
}

/** Each parameter with the argument at its position; those without one with what `otherwise` gives. */
export function substitutionOf(
  parameters: readonly TypeParameter[],
  args: readonly Type[],
  otherwise: (parameter: TypeParameter) => Type,
): Substitution {
  return new Map(parameters.map((parameter, index) => [parameter.id, args[index] ?? otherwise(parameter)]));
}

/** The scheme's type with what `fresh` gives for each of its parameters. */
export function instantiate({ parameters, type }: Scheme, fresh: (parameter: TypeParameter) => Type): Type {
  return parameters.length === 0 ? type : substitute(type, substitutionOf(parameters, [], fresh));
}
