// The door through which other folders use the server: exactly what they need, and nothing else.

export { diffLines, type Hunk } from "./diff/line-diff.ts";
export type { Diagnostic } from "./language/diagnostics/diagnostic.ts";
export { LANGUAGES, type Language, parseLanguage } from "./language/diagnostics/language.ts";
export { renderDiagnostic } from "./language/diagnostics/render.ts";
export { type Formatted, format } from "./language/format/format.ts";
export { DEFAULT_FORMAT_OPTIONS, type FormatOptions } from "./language/format/options.ts";
export type * from "./language/syntax/nodes.ts";
export { parse, type SyntaxTree } from "./language/syntax/parse.ts";
export { type CodePointSpan, createPositions, type Positions } from "./language/text/positions.ts";
export type { Span } from "./language/text/span.ts";
