// A function's signature (docs/syntax.md §2.2), and its lambda against it: the names that both have must be as many as the lambda's, in the
// same order.

import { diagnostic, relatedPlace } from "../../diagnostics/findings.ts";
import { spanOf } from "../../text/span.ts";
import type { ParseContext } from "../context.ts";
import type { Expression, FunctionType, Name, Parameter, ParameterGroup, Type } from "../nodes.ts";
import { bareName } from "./bare-names.ts";

/** Reports a signature whose first parameter is a type that no name can be: the old function syntax. Its parameters may be `mut`. */
export function checkSignature(context: ParseContext, annotation: FunctionType): void {
  const tokens = new Set<number>();
  for (const group of annotation.groups) {
    for (const parameter of group.parameters) {
      for (const modifier of parameter.modifiers) tokens.add(context.tokens.indexAt(modifier.start));
    }
  }
  if (tokens.size > 0) context.forgive(tokens);
  const first = annotation.groups[0]?.parameters[0];
  if (first === undefined || first.name !== null || first.type === null) return;
  const { type } = first;
  if (bareName(type) === null && type.kind !== "MissingType") {
    context.report(diagnostic("syntax.unnamed-parameter", spanOf(first), {}));
  }
}

/** Reports where the parameters of the lambda `value` don't repeat those of the signature `annotation`. */
export function checkLambdaAgainstSignature(context: ParseContext, annotation: Type, value: Expression): void {
  if (annotation.kind !== "FunctionType" || value.kind !== "Lambda") return;
  if (repeats(context.source, annotation, value.groups)) return;
  const text = (name: Name): string => context.source.slice(name.start, name.end);
  const declared = annotation.groups.flatMap((group) => group.parameters.flatMap(nameOf));
  const [head] = value.groups;
  if (head === undefined || value.groups.length > 1) return;
  const written = head.parameters.flatMap(nameOf);
  const writtenTexts = new Set(written.map(text));
  const common = declared.filter((name) => writtenTexts.has(text(name)));
  if (common.length === 0) return;
  const span = spanOf(head);
  if (common.length !== head.parameters.length) {
    report("syntax.lambda-count", declared.length);
    return;
  }
  const index = common.findIndex((name, position) => written[position] !== undefined && text(name) !== text(written[position]));
  const expected = common[index];
  const found = written[index];
  if (expected !== undefined && found !== undefined) {
    context.report(
      diagnostic(
        "syntax.lambda-order",
        spanOf(found),
        { expected: text(expected), found: text(found) },
        {
          related: [relatedPlace("note.declared-here", spanOf(expected), { name: text(expected) })],
        },
      ),
    );
    return;
  }
  const usedAsTypes = new Set(typeNames(annotation).map(text));
  const values = declared.filter((name) => !usedAsTypes.has(text(name)));
  if (values.length > head.parameters.length) report("syntax.lambda-drops-parameters", values.length);

  function report(finding: "syntax.lambda-count" | "syntax.lambda-drops-parameters", expectedCount: number): void {
    context.report(diagnostic(finding, span, { expected: expectedCount, found: head?.parameters.length ?? 0 }));
  }
}

/** The usual case, without a list made: one group on both sides, the same names in the same order. */
function repeats(source: string, annotation: FunctionType, groups: readonly ParameterGroup[]): boolean {
  const declared = annotation.groups[0]?.parameters;
  const written = groups[0]?.parameters;
  if (declared === undefined || written === undefined || annotation.groups.length > 1 || groups.length > 1) return false;
  if (declared.length !== written.length) return false;
  return declared.every(({ name }, index) => {
    const other = written[index]?.name;
    if (name?.kind !== "Name" || other?.kind !== "Name" || name.end - name.start !== other.end - other.start) return false;
    return source.startsWith(source.slice(name.start, name.end), other.start);
  });
}

/** The names of what are no value parameters: those annotated `Type`, and those used as a type inside the signature. */
function typeNames(annotation: FunctionType): readonly Name[] {
  const found: Name[] = [];
  const visit = (type: Type): void => {
    switch (type.kind) {
      case "NamedType":
        if (type.name.kind === "Name") found.push(type.name);
        for (const argument of type.arguments ?? []) visit(argument);
        break;
      case "FunctionType":
        for (const parameter of type.groups.flatMap((group) => group.parameters)) visitParameter(parameter);
        visit(type.result);
        break;
      case "PrefixType":
      case "ParenType":
      case "OptionalType":
        visit(type.type);
        break;
      case "TupleType":
        for (const element of type.elements) {
          if (element.kind === "Parameter") visitParameter(element);
          else visit(element);
        }
        break;
      default:
        // other types name no parameter of the signature in practice
        break;
    }
  };
  const visitParameter = (parameter: Parameter): void => {
    if (parameter.type?.kind === "NamedType" && parameter.type.isMeta) found.push(...nameOf(parameter));
    if (parameter.type !== null) visit(parameter.type);
    for (const bound of parameter.bounds) visit(bound);
  };
  visit(annotation);
  return found;
}

function nameOf(parameter: Parameter): readonly Name[] {
  return parameter.name?.kind === "Name" ? [parameter.name] : [];
}
