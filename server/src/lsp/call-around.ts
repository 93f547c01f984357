// The call that a place is in, among its arguments: also one that is not closed yet.

import type { Call, Statement } from "../language/syntax/nodes.ts";
import { children } from "../language/syntax/walk.ts";
import type { Document } from "./document.ts";

export interface CallAround {
  readonly call: Call;
  /** Of the top level. */
  readonly statement: Statement;
}

/** The innermost call whose arguments the offset is among; null where there is none. */
export function callAround({ text, model }: Document, offset: number): CallAround | null {
  // a call that is not closed ends with what is written of it, whatever space follows
  const written = text.slice(0, offset).trimEnd().length;
  const statement = model.statementAt(written);
  if (statement === null) return null;
  let call: Call | null = null;
  const stack = [...children(statement)];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (offset < node.start || written > node.end) continue;
    if (node.kind === "Call") {
      const opening = text.indexOf("(", node.start);
      const isClosed = text[node.end - 1] === ")";
      const isInside = opening !== -1 && offset > opening && (offset < node.end || !isClosed);
      if (isInside && (call === null || node.start >= call.start)) call = node;
    }
    stack.push(...children(node));
  }
  return call === null ? null : { call, statement };
}
