// The registry of diagnostic codes: what each is about and how severe it is, as facts. Titles are in the message catalogues;
// the exact situations that share a code are in the table of findings.

import type { Severity } from "./diagnostic.ts";

/** What a code is about. The last five have only codes of this project. */
export type CodeCategory =
  | "lexer"
  | "parser"
  | "type-check"
  | "semantic"
  | "codegen"
  | "generic"
  | "module"
  | "runtime"
  | "io"
  | "internal"
  | "unused"
  | "reading"
  | "manifest"
  | "files"
  | "formatting"
  | "renaming";

export interface CodeFacts {
  readonly category: CodeCategory;
  /** Of the findings that have the code, unless a finding says otherwise. */
  readonly severity: Severity;
  /** What the language's own registry lets a message of this code name. */
  readonly parameters: readonly string[];
}

/** Every code, in the order in which lists of codes are shown: the language's own, then those of this project (`X…`). */
export const CODES = {
  // E00xx: text and syntax
  E0001: { category: "lexer", severity: "error", parameters: ["char"] },
  E0002: { category: "lexer", severity: "error", parameters: ["literal"] },
  E0003: { category: "lexer", severity: "error", parameters: ["line"] },
  E0004: { category: "lexer", severity: "error", parameters: ["literal"] },
  E0010: { category: "parser", severity: "error", parameters: ["expected", "found"] },
  E0011: { category: "parser", severity: "error", parameters: ["token"] },
  E0012: { category: "parser", severity: "error", parameters: ["reason"] },
  E0013: { category: "parser", severity: "error", parameters: ["bracket_type", "open_line", "open_col"] },
  E0014: { category: "parser", severity: "error", parameters: ["statement"] },
  E0015: { category: "parser", severity: "error", parameters: ["name"] },
  E0016: { category: "parser", severity: "error", parameters: ["context"] },
  E0017: { category: "parser", severity: "error", parameters: ["old", "new"] },
  E0018: { category: "parser", severity: "error", parameters: ["keyword"] },
  E0019: { category: "parser", severity: "error", parameters: ["expected", "found"] },
  E0020: { category: "parser", severity: "error", parameters: ["position", "expected", "found"] },
  E0021: { category: "parser", severity: "error", parameters: ["token", "context"] },
  E0022: { category: "parser", severity: "error", parameters: [] },

  // E10xx: names, types, calls, patterns
  E1001: { category: "type-check", severity: "error", parameters: ["name"] },
  E1002: { category: "type-check", severity: "error", parameters: ["expected", "found"] },
  E1003: { category: "type-check", severity: "error", parameters: ["type"] },
  E1010: { category: "type-check", severity: "error", parameters: ["func", "expected", "found"] },
  E1011: { category: "type-check", severity: "error", parameters: ["expected", "found"] },
  E1012: { category: "type-check", severity: "error", parameters: ["expected", "found"] },
  E1013: { category: "type-check", severity: "error", parameters: ["func"] },
  E1020: { category: "type-check", severity: "error", parameters: ["expr"] },
  E1021: { category: "type-check", severity: "error", parameters: ["reason"] },
  E1030: { category: "type-check", severity: "error", parameters: ["patterns"] },
  E1031: { category: "type-check", severity: "error", parameters: ["pattern"] },
  E1040: { category: "type-check", severity: "error", parameters: ["type", "op"] },
  E1041: { category: "type-check", severity: "error", parameters: ["max", "index"] },
  E1042: { category: "type-check", severity: "error", parameters: ["field", "struct"] },
  E1050: { category: "type-check", severity: "error", parameters: ["left", "right"] },
  E1051: { category: "type-check", severity: "error", parameters: ["type"] },
  E1052: { category: "type-check", severity: "error", parameters: ["type"] },
  E1053: { category: "type-check", severity: "error", parameters: ["type"] },
  E1054: { category: "type-check", severity: "error", parameters: ["type"] },
  E1055: { category: "type-check", severity: "error", parameters: ["type"] },
  E1060: { category: "type-check", severity: "error", parameters: ["expected", "found"] },
  E1061: { category: "type-check", severity: "error", parameters: [] },
  E1062: { category: "type-check", severity: "error", parameters: ["constraint", "var", "value"] },
  W1063: { category: "type-check", severity: "warning", parameters: ["constraint", "var", "value"] },
  E1070: { category: "type-check", severity: "error", parameters: ["label"] },
  E1081: { category: "type-check", severity: "error", parameters: [] },
  E1082: { category: "type-check", severity: "error", parameters: [] },
  E1083: { category: "type-check", severity: "error", parameters: [] },
  E1090: { category: "type-check", severity: "error", parameters: [] },
  E1091: { category: "type-check", severity: "error", parameters: ["decl"] },
  E1092: { category: "type-check", severity: "error", parameters: ["name"] },
  E1093: { category: "type-check", severity: "error", parameters: ["name", "expected", "found"] },

  // E20xx: scopes, mutability, ownership
  E2001: { category: "semantic", severity: "error", parameters: ["name"] },
  E2002: { category: "semantic", severity: "error", parameters: ["name"] },
  E2003: { category: "semantic", severity: "error", parameters: ["reason"] },
  E2010: { category: "semantic", severity: "error", parameters: ["name"] },
  E2011: { category: "semantic", severity: "error", parameters: ["name"] },
  E2012: { category: "semantic", severity: "error", parameters: [] },
  E2013: { category: "semantic", severity: "error", parameters: ["name"] },
  E2014: { category: "semantic", severity: "error", parameters: ["name"] },
  E2015: { category: "semantic", severity: "error", parameters: ["name"] },
  E2016: { category: "semantic", severity: "error", parameters: ["name"] },
  E2017: { category: "semantic", severity: "error", parameters: ["name"] },
  E2018: { category: "semantic", severity: "error", parameters: ["name"] },
  E2019: { category: "semantic", severity: "error", parameters: ["name"] },
  E2020: { category: "semantic", severity: "error", parameters: ["name"] },
  E2021: { category: "semantic", severity: "error", parameters: ["name"] },
  E2022: { category: "semantic", severity: "error", parameters: ["name", "method"] },
  E2023: { category: "semantic", severity: "error", parameters: ["field", "struct_name"] },
  E2024: { category: "semantic", severity: "error", parameters: ["name"] },
  E2025: { category: "semantic", severity: "error", parameters: ["name"] },
  E2026: { category: "semantic", severity: "error", parameters: ["name"] },
  E2027: { category: "semantic", severity: "error", parameters: [] },
  E2028: { category: "semantic", severity: "error", parameters: ["name"] },
  E2029: { category: "semantic", severity: "error", parameters: ["path"] },
  E2090: { category: "semantic", severity: "error", parameters: ["reason"] },
  E2091: { category: "semantic", severity: "error", parameters: ["type_name"] },
  E2092: { category: "semantic", severity: "error", parameters: [] },
  E2093: { category: "semantic", severity: "error", parameters: ["name"] },
  E2094: { category: "semantic", severity: "error", parameters: ["name"] },
  E2095: { category: "semantic", severity: "error", parameters: ["name"] },

  // E30xx: code generation
  E3001: { category: "codegen", severity: "error", parameters: ["expr_type"] },
  E3002: { category: "codegen", severity: "error", parameters: ["stmt_type"] },
  E3003: { category: "codegen", severity: "error", parameters: ["reason"] },
  E3004: { category: "codegen", severity: "error", parameters: ["iter_type"] },
  E3005: { category: "codegen", severity: "error", parameters: ["message"] },
  E3010: { category: "codegen", severity: "error", parameters: ["expr_type"] },
  E3011: { category: "codegen", severity: "error", parameters: ["stmt_type"] },
  E3012: { category: "codegen", severity: "error", parameters: ["call_type"] },
  E3013: { category: "codegen", severity: "error", parameters: ["name"] },
  E3014: { category: "codegen", severity: "error", parameters: ["id", "limit"] },
  E3015: { category: "codegen", severity: "error", parameters: ["reason"] },
  E3016: { category: "codegen", severity: "error", parameters: ["expected", "found"] },
  E3017: { category: "codegen", severity: "error", parameters: ["reason"] },
  E3018: { category: "codegen", severity: "error", parameters: ["message"] },

  // E40xx: traits, constants, proofs
  E4001: { category: "generic", severity: "error", parameters: ["type", "trait"] },
  E4002: { category: "generic", severity: "error", parameters: ["trait"] },
  E4003: { category: "generic", severity: "error", parameters: ["type", "trait"] },
  E4004: { category: "generic", severity: "error", parameters: ["trait"] },
  E4005: { category: "generic", severity: "error", parameters: ["assoc_type", "container"] },
  E4010: { category: "generic", severity: "error", parameters: [] },
  E4011: { category: "generic", severity: "error", parameters: [] },
  E4012: { category: "generic", severity: "error", parameters: ["limit"] },
  E4013: { category: "generic", severity: "error", parameters: ["func"] },
  E4014: { category: "generic", severity: "error", parameters: ["reason"] },
  E4015: { category: "generic", severity: "error", parameters: [] },
  E4016: { category: "generic", severity: "error", parameters: ["func"] },
  E4017: { category: "generic", severity: "error", parameters: ["measure"] },
  E4018: { category: "generic", severity: "error", parameters: ["constraint", "counterexample"] },
  E4019: { category: "generic", severity: "error", parameters: ["expected", "found"] },

  // E50xx: modules
  E5001: { category: "module", severity: "error", parameters: ["module"] },
  E5002: { category: "module", severity: "error", parameters: ["module", "reason"] },
  E5003: { category: "module", severity: "error", parameters: ["export", "module"] },
  E5004: { category: "module", severity: "error", parameters: ["path"] },
  E5005: { category: "module", severity: "error", parameters: ["path"] },
  E5006: { category: "module", severity: "error", parameters: ["name"] },
  E5007: { category: "module", severity: "error", parameters: ["module", "available"] },

  // E60xx: while a program runs
  E6001: { category: "runtime", severity: "error", parameters: ["expr"] },
  E6002: { category: "runtime", severity: "error", parameters: ["location"] },
  E6003: { category: "runtime", severity: "error", parameters: ["max", "index"] },
  E6004: { category: "runtime", severity: "error", parameters: ["limit"] },
  E6005: { category: "runtime", severity: "error", parameters: ["condition"] },
  E6006: { category: "runtime", severity: "error", parameters: ["func"] },
  E6007: { category: "runtime", severity: "error", parameters: ["message"] },

  // E70xx: files and network
  E7001: { category: "io", severity: "error", parameters: ["path"] },
  E7002: { category: "io", severity: "error", parameters: ["path"] },
  E7003: { category: "io", severity: "error", parameters: ["reason"] },
  E7004: { category: "io", severity: "error", parameters: ["reason"] },

  // E80xx: faults of the compiler
  E8001: { category: "internal", severity: "error", parameters: ["message"] },
  E8002: { category: "internal", severity: "error", parameters: ["reason"] },
  E8003: { category: "internal", severity: "error", parameters: ["phase", "message"] },

  // W10xx: unused code
  W1001: { category: "unused", severity: "warning", parameters: ["name"] },
  W1002: { category: "unused", severity: "warning", parameters: ["name"] },
  W1003: { category: "unused", severity: "warning", parameters: ["name"] },
  W1004: { category: "unused", severity: "warning", parameters: ["name"] },
  W1005: { category: "unused", severity: "warning", parameters: ["name"] },

  // X00xx: how a program is read
  X0001: { category: "reading", severity: "error", parameters: ["limit"] },
  X0002: { category: "reading", severity: "warning", parameters: ["token"] },
  X0003: { category: "reading", severity: "warning", parameters: ["text"] },
  X0005: { category: "semantic", severity: "error", parameters: ["target"] },

  // X01xx: the manifest
  X0101: { category: "manifest", severity: "error", parameters: ["reason"] },
  X0102: { category: "manifest", severity: "error", parameters: ["key", "expected", "found"] },
  X0103: { category: "manifest", severity: "warning", parameters: ["key"] },
  X0104: { category: "manifest", severity: "warning", parameters: ["key", "table"] },

  // X02xx: files
  X0201: { category: "files", severity: "error", parameters: ["path"] },
  X0202: { category: "files", severity: "error", parameters: ["path", "limit"] },
  X0203: { category: "files", severity: "error", parameters: ["path", "reason"] },

  // X03xx: the formatter
  X0301: { category: "formatting", severity: "warning", parameters: ["what"] },
  X0302: { category: "formatting", severity: "note", parameters: [] },
  X0303: { category: "formatting", severity: "note", parameters: ["comment"] },

  // X04xx: renaming
  X0401: { category: "renaming", severity: "error", parameters: ["name"] },
  X0402: { category: "renaming", severity: "error", parameters: ["name", "count"] },
  X0403: { category: "renaming", severity: "error", parameters: ["name"] },
  X0404: { category: "renaming", severity: "error", parameters: ["name"] },
  X0405: { category: "renaming", severity: "warning", parameters: ["name", "count"] },
  X0406: { category: "renaming", severity: "note", parameters: ["count"] },
  X0407: { category: "renaming", severity: "note", parameters: ["name"] },
} as const satisfies Readonly<Record<string, CodeFacts>>;

export type CodeId = keyof typeof CODES;

/** Whether `text` is a registered code, spelled exactly (`E0011`, not `e0011`). */
export function isCodeId(text: string): text is CodeId {
  return Object.hasOwn(CODES, text);
}

/** The facts of a code. */
export function codeFacts(code: CodeId): CodeFacts {
  return CODES[code];
}
