// What `--help` prints. What the modes `mcp` and `lsp` print is in those fronts' own catalogues.

/** The modes of the command line, in the order in which lists show them. */
export type ModeName = "mcp" | "lsp" | "check" | "format" | "explain";

export interface UsageWords {
  /** The modes, each in a line of its own that is ready. */
  overview(modes: string): string;
  /** Each mode in a few words. */
  readonly summaries: Readonly<Record<ModeName, string>>;
  /** The flags that all modes share, behind those of a mode. */
  readonly sharedFlags: string;
  readonly check: string;
  readonly format: string;
  readonly explain: string;
}
