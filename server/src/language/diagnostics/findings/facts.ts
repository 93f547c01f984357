// The shape of an entry in the tables of findings, fixes and notes, and the argument types that follow from it.

import type { CodeId } from "../codes.ts";
import type { ArgumentValue, Severity } from "../diagnostic.ts";

/** What a message can name. */
export interface WithParameters {
  readonly parameters: readonly string[];
  /** Those of them that are numbers of things, which a template may say as one or many. */
  readonly counts?: readonly string[];
}

/** One exact situation: the code that it has, and its severity where that is not the code's own. */
export interface FindingFacts extends WithParameters {
  readonly code: CodeId;
  readonly severity?: Severity;
  /** Further codes that the same mistake has in other surroundings (syntax.md §7.2). */
  readonly otherCodes?: readonly CodeId[];
}

/** The arguments for the entry `Id` of a table: exactly its parameters, and a number for each that counts. */
export type ArgumentsOf<Table extends Readonly<Record<string, WithParameters>>, Id extends keyof Table> = Id extends keyof Table
  ? [Table[Id]["parameters"][number]] extends [never]
    ? Readonly<Record<string, never>>
    : { readonly [Parameter in Table[Id]["parameters"][number]]: Parameter extends CountsOf<Table[Id]> ? number : ArgumentValue }
  : never;

type CountsOf<Entry extends WithParameters> = Entry extends { readonly counts: readonly (infer Parameter)[] } ? Parameter : never;
