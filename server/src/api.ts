// The door through which other folders use the server: exactly what they need, and nothing else.

export { diffLines, type Hunk } from "./diff/line-diff.ts";
export { resolveNames } from "./language/analysis/names/resolve-names.ts";
export type { Diagnostic } from "./language/diagnostics/diagnostic.ts";
export { LANGUAGES, type Language, parseLanguage } from "./language/diagnostics/language.ts";
export { renderDiagnostic } from "./language/diagnostics/render.ts";
export { type Formatted, format } from "./language/format/format.ts";
export { DEFAULT_FORMAT_OPTIONS, type FormatOptions } from "./language/format/options.ts";
export type * from "./language/syntax/nodes.ts";
export { parse, type SyntaxTree } from "./language/syntax/parse.ts";
export { type CodePointSpan, createPositions, type Positions } from "./language/text/positions.ts";
export type { Span } from "./language/text/span.ts";
export { checkImports } from "./workspace/check-imports.ts";
export { disk } from "./workspace/disk.ts";
export type { FileSystem } from "./workspace/file-system.ts";
export { importedModules } from "./workspace/imported-modules.ts";
export { nearestName } from "./workspace/nearest-name.ts";
export type { ProjectFile } from "./workspace/project-file.ts";
export { findProjectRoot, type ProjectRoot, type RootRequest } from "./workspace/project-roots.ts";
export { resolvePath } from "./workspace/resolve-path.ts";
export type { ResolvedImport } from "./workspace/resolved-import.ts";
export type { Snapshot } from "./workspace/snapshot.ts";
export { SOURCE_EXTENSION } from "./workspace/source-files.ts";
export { createWorld, type World } from "./workspace/world.ts";
