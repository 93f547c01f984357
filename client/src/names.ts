// The names that the code shares with the manifest (package.json) and with the server.

export const LANGUAGE = "yaoxiang";

/** The section of all settings. */
export const SECTION = "yaoxiang";

/** Says for each of its settings which take effect only when the server starts. */
export const START_SETTINGS = ["yaoxiang.server.nodePath", "yaoxiang.lang"] as const;

export const COMMANDS = {
  restartServer: "yaoxiang.restartServer",
  showOutput: "yaoxiang.showOutput",
  explain: "yaoxiang.explain",
  checkProject: "yaoxiang.checkProject",
  formatProject: "yaoxiang.formatProject",
  copyMcpConfig: "yaoxiang.copyMcpConfig",
  showSyntaxTree: "yaoxiang.showSyntaxTree",
} as const;

/** What the server's code lenses run; nobody picks it from a list. */
export const SHOW_REFERENCES = "yaoxiang.showReferences";

export const MCP_PROVIDER = "yaoxiang.mcp";

export const TASK_TYPE = "yaoxiang";

/** The server's request for the syntax tree of a document as text. */
export const SYNTAX_TREE_REQUEST = "yaoxiang/syntaxTree";
