// What a client tells its model about this server as a whole: which tool is for what.

export const INSTRUCTIONS = `Tools for YaoXiang (爻象), a statically typed programming language; its files end in .yx.

parse_source: every syntax error and warning of a program's text at once, each with its place, what to do about it and often a ready fix, and the syntax tree. Use it whenever you have written YaoXiang code. \`detail: "outline"\` is short: imports and signatures.

format_source: a program's text in the language's style. Use it before you save code, and write \`formatted\` as it is.

rename_symbol: a program's text with a symbol renamed wherever it is meant. Use it instead of replacing text.

lookup_symbol: place, signature and comment of what is defined under a name or a part of one; \`std.io.\` lists a module of the standard library. Use it before you write a call.

find_references: every place that names a function, type, field or module. Use it before you change or remove one.

typecheck: all errors and warnings of saved files, or (\`file_paths: []\`) of the whole project. Use it after each change, until there are no errors.

explain_diagnostic: what a code means, with an example and its repair.

list_imports: which files a file imports, and which of its imports do not work.

lookup_symbol, find_references, typecheck and list_imports read the project's files as they are on disk now. Paths are relative to the project's root: the folder with yaoxiang.toml, or else the folder that the server runs in. \`workspace_root\` (in typecheck and list_imports \`project_root\`) names another project.

Positions are [line, column, endLine, endColumn], counted from 1, end exclusive, columns in Unicode code points. To apply a fix, apply all of its edits, the last one first. An answer with \`complete: false\` says in \`reason\` what was left out and how to get it. No tool changes a file.`;
