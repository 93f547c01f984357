// The shape of the language server's catalogue: one language's words for all that editors show besides diagnostics.

export interface Words {
  /** What `lsp --help` prints, but for the flags that all modes share. */
  readonly usage: string;
  /** Two ways to talk that were both given. */
  twoTransports(first: string, second: string): string;
  readonly badPort: string;
  readonly noChannel: string;
  /** A new name. */
  keywordAsName(name: string): string;
  notAName(name: string): string;
  /** What is going on while a project is read. */
  readonly loading: string;
  /** Why a document is not formatted: `place` is in a settings file, and `problem` is what is wrong there. */
  badFormatSettings(place: string, problem: string): string;
  /** For the log: a document stays as it is. */
  notFormatted(uri: string, problem: string): string;
  /** How often a function, a type or a method is named besides its definition. */
  references(count: number): string;
  /** Titles of code actions. */
  readonly fixAll: string;
  readonly removeUnused: string;
  addImport(use: string): string;
  extractVariable(name: string): string;
  inlineVariable(name: string): string;
}
