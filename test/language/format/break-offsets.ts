// Where a line of formatted text could end: after the opening bracket of a list of several items, after a binary operator, before the `.` of
// a chain of calls, after the `=` before a value that has none of these. Nowhere inside what has to stay on one line: a bracket that a postfix follows, an index, an interpolation, a pattern.

import type { ParameterGroup, Postfix, SyntaxNode } from "../../../server/src/language/syntax/nodes.ts";
import type { SyntaxTree } from "../../../server/src/language/syntax/parse.ts";
import { children } from "../../../server/src/language/syntax/walk.ts";

/** Offsets after the last character before each possible break, in order. */
export function breakOffsets({ source, module }: SyntaxTree): readonly number[] {
  const found: number[] = [];
  const stack: SyntaxNode[] = [module];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    found.push(...ownOffsets(node, source));
    for (const child of breakableChildren(node)) stack.push(child);
  }
  return found.sort((left, right) => left - right);
}

function ownOffsets(node: SyntaxNode, source: string): readonly number[] {
  switch (node.kind) {
    case "List":
    case "Tuple":
      return node.elements.length > 1 ? [node.start + 1] : [];
    case "Dict":
      return node.entries.length > 1 ? [node.start + 1] : [];
    case "RecordType":
      return node.members.length > 1 ? [node.start + 1] : [];
    case "ParameterGroup":
      return isLong(node) ? [node.start + 1] : [];
    case "Use": {
      const brace = source.indexOf("{", node.start);
      return (node.items?.length ?? 0) > 1 && brace < node.end ? [brace + 1] : [];
    }
    case "Binary":
      return node.rest.flatMap(({ operator, at }) => (operator === ".." ? [] : [at + operator.length]));
    case "Postfix":
      return chainOffsets(node);
    case "Binding":
    case "Destructuring":
    case "Assignment":
      return node.value !== null && isOnePiece(node.value) ? [source.lastIndexOf("=", node.value.start) + 1] : [];
    default:
      return [];
  }
}

function isOnePiece(value: SyntaxNode): boolean {
  const isFieldsOnly = value.kind === "Postfix" && value.suffixes.every((suffix) => suffix.kind === "Field");
  return ["Name", "Literal", "FString"].includes(value.kind) || (isFieldsOnly && isOnePiece(value.base));
}

function isLong({ parameters }: ParameterGroup): boolean {
  return parameters.length > 1;
}

/** Before each `.name(` of a chain with several calls; and inside the last call, where nothing follows it. */
function chainOffsets({ base, suffixes }: Postfix): readonly number[] {
  const last = suffixes.at(-1);
  const inLast = last?.kind === "Call" && last.arguments.length > 1 ? [last.start + 1] : [];
  const calls = suffixes.filter((suffix, index) => suffix.kind === "Call" && suffixes[index - 1]?.kind === "Field");
  if (calls.length < 2) return inLast;
  const before = suffixes.flatMap((suffix, index) => {
    const isCalled = suffix.kind === "Field" && suffixes[index + 1]?.kind === "Call" && index > 0 && goesOn(suffixes[index - 1] ?? base);
    return isCalled ? [suffixes[index - 1]?.end ?? base.end] : [];
  });
  return [...before, ...inLast];
}

/** What the compiler goes on with when the next line begins with a dot. */
function goesOn({ kind }: SyntaxNode): boolean {
  return ["Name", "List", "Tuple", "Call", "Index", "Field"].includes(kind);
}

function breakableChildren(node: SyntaxNode): readonly SyntaxNode[] {
  switch (node.kind) {
    case "FString":
    case "Index":
    case "Comprehension":
    case "NamedType":
    case "TuplePattern":
    case "ConstructorPattern":
      return [];
    case "Postfix": {
      const parts: readonly SyntaxNode[] = [node.base, ...node.suffixes];
      return parts.filter((_part, index) => {
        const after = parts[index + 1];
        return after === undefined || (after.kind === "Field" && (index > 0 || goesOn(node.base)));
      });
    }
    default:
      return children(node);
  }
}
