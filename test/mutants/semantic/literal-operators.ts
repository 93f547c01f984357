// A literal of the wrong type, where the tree tells which one is wanted: by a parameter, an annotation, a signature, the other operand,
// the other elements, the value that is matched.

import { signatureOf } from "../../../server/src/language/analysis/names/definitions.ts";
import type { Binary, Expression, Literal } from "../../../server/src/language/syntax/nodes.ts";
import { knownCall, parameterOf } from "./calls.ts";
import { type SourceFacts, symbolAt, textOf, type Visit } from "./facts.ts";
import { replacing, type SemanticMutation } from "./mutation.ts";
import { isWrongFor, type PlainType, plainOf, plainType, plainWritten } from "./plain-types.ts";

/** An Int becomes a String, a String or a Bool an Int. */
export function wrongLiteral(facts: SourceFacts): readonly SemanticMutation[] {
  return facts.visits.flatMap((visit) => {
    const { node } = visit;
    if (node.kind !== "Literal") return [];
    const wrong = WRONG[node.type];
    if (wrong === undefined) return [];
    const wanted = wantedOf(facts, node, visit);
    if (wanted === null || !isWrongFor(wrong.type, wanted.type)) return [];
    return [replacing(node, wrong.text, `${wrong.deed} as ${wanted.place}`)];
  });
}

const WRONG: Readonly<Record<string, { readonly text: string; readonly type: PlainType; readonly deed: string }>> = {
  int: { text: '"five"', type: "String", deed: "Int → String" },
  string: { text: "5", type: "Int", deed: "String → Int" },
  bool: { text: "5", type: "Int", deed: "Bool → Int" },
};

interface Wanted {
  readonly type: PlainType;
  readonly place: string;
}

function wanted(type: PlainType | null, place: string): Wanted | null {
  return type === null ? null : { type, place };
}

function wantedOf(facts: SourceFacts, literal: Literal, { parent }: Visit): Wanted | null {
  if (parent === null) return null;
  const { node } = parent;
  switch (node.kind) {
    case "Call":
    case "NamedArgument":
      return wantedArgument(facts, literal, parent);
    case "Binary":
      return wantedOperand(facts, node, literal);
    case "Binding":
      if (node.value !== literal) return null;
      if (node.annotation !== null) return wanted(plainWritten(facts, node.annotation), "an annotated value");
      return wantedAssigned(facts, node.target);
    case "Return":
      return wanted(resultAround(facts, parent), "a returned value");
    case "MatchArm":
      return node.body === literal && parent.parent?.parent?.node.kind === "Return"
        ? wanted(resultAround(facts, parent.parent.parent), "the value of an arm")
        : null;
    case "LiteralPattern": {
      const match = parent.parent?.parent?.node;
      return match?.kind === "Match" && parent.parent?.node.kind === "MatchArm" ? wanted(plainOf(facts, match.subject), "a pattern") : null;
    }
    case "List": {
      const [first, ...others] = node.elements.filter((element) => element !== literal).map((element) => plainOf(facts, element));
      return first !== undefined && others.every((type) => type === first) ? wanted(first, "an element") : null;
    }
    case "Index": {
      const postfix = parent.parent?.node;
      const isOfList =
        postfix?.kind === "Postfix" && postfix.suffixes[0] === node && plainOf(facts, postfix.base) === "List" && node.indexes.length === 1;
      return isOfList ? wanted("Int", "an index") : null;
    }
    default:
      return null;
  }
}

function wantedArgument(facts: SourceFacts, literal: Literal, parent: Visit): Wanted | null {
  const named = parent.node.kind === "NamedArgument" ? parent.node : null;
  const call = named === null ? parent : parent.parent;
  const postfix = call?.parent?.node;
  if (call?.node.kind !== "Call" || postfix?.kind !== "Postfix") return null;
  const known = knownCall(facts, postfix, postfix.suffixes.indexOf(call.node));
  if (known === null) return null;
  const index = call.node.arguments.indexOf(named ?? literal);
  const parameter = parameterOf(known, index, named === null ? null : textOf(facts, named.name));
  if (parameter === null || (parameter.isOptional && known.callee !== "constructor")) return null;
  return wanted(plainType(facts.project, parameter.type), `an argument of a ${known.callee}`);
}

/** The other operands have one type, and the operator takes no mixture. */
function wantedOperand(facts: SourceFacts, { first, rest }: Binary, literal: Literal): Wanted | null {
  // a predicate's condition is no code that runs
  const [known, ...others] = [first, ...rest.map(({ operand }) => operand)]
    .filter((operand) => operand !== literal)
    .map((operand) => plainOf(facts, operand));
  if (known === undefined || others.some((type) => type !== known)) return null;
  if (known !== null && rest.every(({ operator }) => /^(?:[-+*/%]|[=!<>]=?|==)$/.test(operator))) return wanted(known, "an operand");
  return rest.every(({ operator }) => operator === "..") ? wanted("Int", "the end of a range") : null;
}

/** `count = 0` for a variable whose definition tells its type. */
function wantedAssigned(facts: SourceFacts, target: Expression): Wanted | null {
  if (target.kind !== "Name" || symbolAt(facts, target.start)?.span.start === target.start) return null;
  return wanted(plainOf(facts, target), "an assigned value");
}

const STATEMENT_PARTS: ReadonlySet<string> = new Set(["Block", "ExpressionStatement", "If", "IfBranch", "For", "While"]);

/** The result of the function that a `return` leaves. */
export function resultAround(facts: SourceFacts, at: Visit): PlainType | null {
  let up = at.parent;
  while (up !== null && STATEMENT_PARTS.has(up.node.kind)) up = up.parent;
  const signature = up?.node.kind === "Binding" ? signatureOf(up.node.annotation) : null;
  return signature === null ? null : plainWritten(facts, signature.result);
}
