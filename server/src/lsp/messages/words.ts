// The shape of the language server's catalogue: one language's words for all that editors show besides diagnostics.

export interface Words {
  /** Why a document is not formatted: `place` is in a settings file, and `problem` is what is wrong there. */
  badFormatSettings(place: string, problem: string): string;
  /** For the log: a document stays as it is. */
  notFormatted(uri: string, problem: string): string;
  /** How often a function, a type or a method is named besides its definition. */
  references(count: number): string;
}
