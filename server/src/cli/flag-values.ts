// What the parser of flags gives to a mode.

/** Flags as Node's `parseArgs` gives them. */
export type FlagValues = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;
