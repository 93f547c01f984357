// The words for what a symbol is and what a place names it for, as schemas.

import * as z from "zod";
import type { SymbolKind } from "../../server/src/api.ts";

const kinds: Readonly<Record<SymbolKind, SymbolKind>> = {
  function: "function",
  method: "method",
  type: "type",
  interface: "interface",
  field: "field",
  constant: "constant",
  variable: "variable",
  parameter: "parameter",
  type_parameter: "type_parameter",
  module: "module",
};

export const kindShape = z.enum(kinds);

export const roleShape = z.enum(["definition", "read", "write", "call", "import", "type"]);
