// What a client tells its model about this server as a whole: which tool is for what.

export const INSTRUCTIONS = `Tools for YaoXiang (爻象), a statically typed programming language; its files end in .yx.

parse_source: whenever you have written or changed YaoXiang code, pass the whole text of the file. It gives every syntax error and warning at once, each with its place, what to do about it and often a ready fix, and the syntax tree. \`detail: "outline"\` is short: imports and declarations with their signatures.

format_source: gives a program's whole text in the language's style. Use it before you save code, and write \`formatted\` as it is.

lookup_symbol: where something is defined, how its signature reads and what its comment says, from a name or a part of one; \`std.io.\` lists what a module of the standard library has. Use it before you write a call.

find_references: every place that names a function, type, field or module of the project, by name. Use it before you change or remove one.

list_imports: which files a file of the project imports, and which of its imports do not work, as the files are on disk now.

typecheck: all errors and warnings of saved files, or (\`file_paths: []\`) of the whole project, as the files are on disk now. Use it after each change, until it gives none.

These four read the project's files. Paths are relative to the project's root: the folder with yaoxiang.toml, or else the folder that the server runs in. \`workspace_root\` (in list_imports and typecheck \`project_root\`) names another project.

Positions are [line, column, endLine, endColumn], counted from 1, end exclusive, columns in Unicode code points. To apply a fix, apply all of its edits, the last one first. An answer with \`complete: false\` says in \`reason\` what was left out and how to get it. No tool changes a file.`;
