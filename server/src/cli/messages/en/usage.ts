// What `--help` prints, in English.

import type { UsageWords } from "../usage-words.ts";

export const USAGE_WORDS: UsageWords = {
  overview: (modes) => `yaoxiang-tools MODE [FLAG]...

Modes:
${modes}

  MODE --help        the flags of a mode
  --version          the version
  -h, --help         show this`,

  summaries: {
    mcp: "the MCP server, over stdio",
    lsp: "the language server, for editors",
    check: "all errors and warnings of files, folders or the project",
    format: "formats files, folders or stdin",
    explain: "what a diagnostic code means",
  },

  sharedFlags: `  --lang en|zh         the language of messages (else YAOXIANG_LANG, else [i18n] of the project's yaoxiang.toml, else
                       of the user's yaoxiang/config.toml, else the system's)
  --log-level LEVEL    what goes to stderr: error, warn (the default), info or debug
  --log-file FILE      append the same lines to this file
  -h, --help           show this`,

  check: `yaoxiang-tools check [PATH...] [FLAG]...

Prints all errors and warnings of files, of the .yx files below folders, or (no path) of the project of this folder: those of syntax,
names, imports and types.
Exit codes: 0 no errors, 1 errors, 2 something could not be done.

  --json               print one JSON object in place of text
  --exclude PATH       leave out a file or a folder; may be given several times
  --no-progress        print no counts on stderr
  --color auto|always|never
                       color the text (auto: on a terminal, unless NO_COLOR is set)`,

  format: `yaoxiang-tools format [PATH...|-] [FLAG]...

Formats YaoXiang files, and the .yx files below folders, and prints the result. A file with syntax errors is formatted as far as it can be
read. Settings come from [fmt] of the nearest yaoxiang.toml above each file, then from the user's yaoxiang/config.toml.
Exit codes: 0 done, 1 something would change (with -n), 2 something could not be done.

  -w, --write          rewrite the files that change
  -n, --dry-run, --check
                       print a unified diff, change nothing; exit code 1 when a file would change
  --stdout             print the result (the default)
  -                    format what comes from stdin
  --stdin-filepath P   the name of what comes from stdin: in messages, and to find yaoxiang.toml
  --line-width N       columns that a line should not pass (120)
  --indent N           columns of one level of indentation (4)
  --use-tabs           indent with tabs
  --no-verify          do not compare the result with the source`,

  explain: `yaoxiang-tools explain CODE [FLAG]...

Says what a diagnostic code means, with an example, the example repaired, and what to do. Upper and lower case are the same.
Exit codes: 0 done, 2 there is no such code, or the output cannot be written.

  --json               print one JSON object in place of text`,
};
