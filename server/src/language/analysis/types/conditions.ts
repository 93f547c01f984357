// What a type asserts of its constant parameters: kept as its text and tree, and computed where the type is used (§15).

import type { Expression } from "../../syntax/nodes.ts";

/** The `N > 0` of `Assert(N > 0)` and the text that it stands in. */
export interface ConstantCondition {
  readonly expression: Expression;
  readonly source: string;
}
