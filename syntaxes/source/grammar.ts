// What a TextMate grammar is made of, as we write it: scopes without the language's name behind them, captures as a table from number to
// scope. `toTextMate` makes the form that editors read.

/** By the number of a capturing group the scope of its text. */
export type Captures = Readonly<Record<number, string>>;

/** Text on one line. */
export interface Match {
  readonly match: string;
  readonly name?: string;
  readonly captures?: Captures;
}

/** Text from `begin` to `end`, over lines; `end` is tried before `patterns`. */
export interface Region {
  readonly begin: string;
  readonly end: string;
  readonly name?: string;
  readonly contentName?: string;
  readonly beginCaptures?: Captures;
  readonly endCaptures?: Captures;
  readonly patterns?: readonly Rule[];
}

/** Text from `begin` on, as long as each further line begins with `while`. */
export interface WhileRegion {
  readonly begin: string;
  readonly while: string;
  readonly contentName?: string;
  readonly patterns?: readonly Rule[];
}

export interface Include {
  readonly include: string;
}

export type Rule = Match | Region | WhileRegion | Include;

export interface Grammar {
  readonly name: string;
  readonly scopeName: string;
  /** Where the rules are tried in addition to those of other grammars. */
  readonly injectionSelector?: string;
  /** What is put behind every scope. */
  readonly suffix: string;
  readonly patterns: readonly Rule[];
  readonly repository: Readonly<Record<string, readonly Rule[]>>;
}

/** A regular expression of Oniguruma's, the engine of TextMate grammars; `${…}` puts in a part. */
export const regex = String.raw;

/** The words as alternatives, to be put between word boundaries. */
export function anyOf(words: Iterable<string>): string {
  return `(?:${[...words].join("|")})`;
}

/** The sections of the repository, in the order in which they are tried. */
export function include(...sections: readonly string[]): readonly Include[] {
  return sections.map((section) => ({ include: `#${section}` }));
}

/** The grammar as a plain object, to be written as JSON. */
export function toTextMate({ name, scopeName, injectionSelector, suffix, patterns, repository }: Grammar): object {
  const scope = (scopes: string) => scopes.replace(/\S+/g, (one) => `${one}.${suffix}`);
  const captures = (table: Captures) =>
    Object.fromEntries(Object.entries(table).map(([group, scopes]) => [group, { name: scope(scopes) }]));
  const write = (rule: Rule): object => {
    if ("include" in rule) return rule;
    return Object.fromEntries(
      Object.entries(rule).map(([key, value]) => {
        if (typeof value === "string") return [key, key === "name" || key === "contentName" ? scope(value) : value];
        return [key, Array.isArray(value) ? value.map(write) : captures(value)];
      }),
    );
  };
  return {
    name,
    scopeName,
    ...(injectionSelector === undefined ? {} : { injectionSelector }),
    patterns: patterns.map(write),
    repository: Object.fromEntries(Object.entries(repository).map(([section, rules]) => [section, { patterns: rules.map(write) }])),
  };
}
