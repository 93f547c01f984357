// The outline of a file: its imports and declarations with their signatures, without the bodies.

import type { SyntaxNode } from "../../server/src/api.ts";
import { headOf, type Located, type View } from "./tree-json.ts";
import { type ChildField, countNodes, isList, shapeOf } from "./tree-shape.ts";

/** The view that shows declarations and signatures; a node of which it leaves something out says how many nodes that are. */
export function outlineView(located: Located): View {
  return (node) => {
    const shape = shapeOf(node);
    const fields: ChildField[] = [];
    let elided = 0;
    for (const { name, children } of shape.fields) {
      if (isList(children)) {
        fields.push({ name, children: children.filter((child) => belongs(child, name, node)) });
        for (const child of children) if (!belongs(child, name, node)) elided += countNodes(child);
      } else if (belongs(children, name, node)) {
        fields.push({ name, children });
      } else {
        elided += countNodes(children);
      }
    }
    return { head: headOf(node, shape, located), fields, elided };
  };
}

/** Whether `child`, in the field `name` of `parent`, is part of an outline that `parent` is part of. */
function belongs(child: SyntaxNode, name: string, parent: SyntaxNode): boolean {
  switch (parent.kind) {
    case "Module":
      return isDeclaration(child);
    case "Binding":
      return name !== "value" || isSignature(child);
    case "Lambda":
      return name !== "body";
    case "Destructuring":
    case "RecordField":
      return name !== "value";
    default:
      return true;
  }
}

function isDeclaration({ kind }: SyntaxNode): boolean {
  return kind === "Use" || kind === "Binding" || kind === "Destructuring" || kind === "ForeignDeclaration";
}

/** Whether a binding's value is part of what it declares: the parameters of a function, the members of a type. */
function isSignature({ kind }: SyntaxNode): boolean {
  switch (kind) {
    case "Lambda":
    case "NamedType":
    case "FunctionType":
    case "ParenType":
    case "TupleType":
    case "RecordType":
    case "NamedStructType":
    case "EnumType":
    case "PrefixType":
    case "TypeOperation":
    case "ListType":
    case "OptionalType":
    case "ExpressionType":
    case "MissingType":
      return true;
    default:
      return false;
  }
}
