// The outline of a file: its imports and declarations with their signatures, without the bodies. Parameters and types are shown
// as they are spelled, which is shorter than their trees and easier to read.

import type { SyntaxNode } from "../../server/src/api.ts";
import { headOf, type Located, type View } from "./tree-json.ts";
import { type ChildField, countNodes, isList, shapeOf } from "./tree-shape.ts";

/** The view that shows declarations and signatures; a node of which it leaves something out says how many nodes that are. */
export function outlineView(located: Located): View {
  return (node) => {
    const shape = shapeOf(node);
    const opened = openedFields(node);
    const fields: ChildField[] = [];
    let elided = 0;
    for (const { name, children } of shape.fields) {
      const isOpened = opened?.includes(name) === true;
      if (isList(children)) {
        const isShown = (child: SyntaxNode): boolean => isOpened && (node.kind !== "Module" || isDeclaration(child));
        if (isOpened) fields.push({ name, children: children.filter(isShown) });
        for (const child of children) if (!isShown(child)) elided += countNodes(child);
      } else if (isOpened) {
        fields.push({ name, children });
      } else {
        elided += countNodes(children);
      }
    }
    const spelled = shape.spelled || (opened === null && elided > 0);
    return { head: headOf(node, { ...shape, spelled }, located), fields, elided };
  };
}

/** The fields that are shown of the kinds of node that an outline opens; null for all others. */
function openedFields(node: SyntaxNode): readonly string[] | null {
  switch (node.kind) {
    case "Module":
      return ["body"];
    case "Use":
      return ["path", "items", "alias"];
    case "UseItem":
      return ["name", "alias"];
    case "Binding":
      return node.value !== null && isSignature(node.value) ? ["target", "annotation", "value"] : ["target", "annotation"];
    case "Destructuring":
      return ["targets"];
    case "ForeignDeclaration":
      return node.declared !== null && isDeclaration(node.declared) ? ["keyword", "declared"] : ["keyword"];
    case "Lambda":
      return ["groups"];
    case "RecordType":
      return ["members"];
    case "RecordField":
      return ["name", "type"];
    case "MethodBinding":
      return ["name", "method"];
    case "NamedStructType":
      return ["name", "fields"];
    case "EnumType":
      return ["variants"];
    default:
      return null;
  }
}

function isDeclaration({ kind }: SyntaxNode): boolean {
  return kind === "Use" || kind === "Binding" || kind === "Destructuring" || kind === "ForeignDeclaration";
}

/** Whether a binding's value is part of what it declares: the parameters of a function, the definition of a type. */
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
