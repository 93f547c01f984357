// Mistakes in the arguments of a call: one too few, one too many, two in the wrong order, a required field left out.

import type { Argument, Call } from "../../../server/src/language/syntax/nodes.ts";
import { type KnownCall, knownCalls, parameterOf } from "./calls.ts";
import { type SourceFacts, textOf } from "./facts.ts";
import { replacing, type SemanticMutation, withoutOne } from "./mutation.ts";
import { isWrongFor, plainOf, plainType } from "./plain-types.ts";

/** An argument that has to be there; not where a default or a `…` of the library would take its place. */
export function dropArgument(facts: SourceFacts): readonly SemanticMutation[] {
  return knownCalls(facts)
    .filter((known) => known.callee !== "constructor" && areAllGiven(known))
    .flatMap((known) => dropEach(facts, known, `drop an argument of a ${known.callee}`));
}

/** The same of a record's required fields, by place or by name. */
export function dropRequiredField(facts: SourceFacts): readonly SemanticMutation[] {
  return knownCalls(facts)
    .filter(({ callee }) => callee === "constructor")
    .flatMap((known) => {
      const required = known.parameters.filter(({ isOptional }) => !isOptional).length;
      const { arguments: args } = known.call;
      if (args.every(({ kind }) => kind !== "NamedArgument"))
        return args.length === required ? dropEach(facts, known, "drop a required field by place") : [];
      return args.flatMap((argument, index) => {
        const name = nameOf(facts, argument);
        const parameter = name === null ? null : parameterOf(known, index, name);
        const dropped =
          parameter?.isOptional === false
            ? withoutArgument(facts.source, facts.path, known.call, index, "drop a required field by name")
            : null;
        return dropped ?? [];
      });
    });
}

/** The number of arguments is told at the end of the call, which may be another line. */
function withoutArgument(source: string, path: string, call: Call, index: number, deed: string): SemanticMutation | null {
  const dropped = withoutOne(source, call.arguments, index, deed);
  return dropped === null ? null : { ...dropped, uses: [{ path, offset: call.end - 1 }] };
}

function dropEach({ source, path }: SourceFacts, { call }: KnownCall, deed: string): readonly SemanticMutation[] {
  return call.arguments.flatMap((_, index) => withoutArgument(source, path, call, index, deed) ?? []);
}

/** Whether exactly the parameters that must have an argument have one, all by place. */
function areAllGiven({ call, parameters }: KnownCall): boolean {
  const required = parameters.filter(({ isOptional, isRest }) => !isOptional && !isRest).length;
  return call.arguments.length === required && call.arguments.every(({ kind }) => kind !== "NamedArgument");
}

/** Behind the last argument of a call that has them all. */
export function addArgument(facts: SourceFacts): readonly SemanticMutation[] {
  return knownCalls(facts)
    .filter(({ call, parameters }) => call.arguments.length === parameters.length && !parameters.some(({ isRest }) => isRest))
    .map(({ call, callee }) => {
      const last = call.arguments.at(-1);
      const at = last?.end ?? call.end - 1;
      return replacing({ start: at, end: at }, last === undefined ? "0" : ", 0", `add an argument to a ${callee}`);
    });
}

/** Two neighbours by place, at least one of which can't stand where the other stood. */
export function swapArguments(facts: SourceFacts): readonly SemanticMutation[] {
  return knownCalls(facts).flatMap((known) =>
    known.call.arguments.flatMap((left, index) => {
      const right = known.call.arguments[index + 1];
      if (right === undefined || left.kind === "NamedArgument" || right.kind === "NamedArgument") return [];
      const [first, second] = [parameterOf(known, index, null), parameterOf(known, index + 1, null)];
      if (first === null || second === null) return [];
      const [takesFirst, takesSecond] = [first, second].map(({ type }) => plainType(facts.project, type));
      const isForbidden = isWrongFor(plainOf(facts, right), takesFirst ?? null) || isWrongFor(plainOf(facts, left), takesSecond ?? null);
      if (!isForbidden) return [];
      const between = facts.source.slice(left.end, right.start);
      const swapped = textOf(facts, right) + between + textOf(facts, left);
      return [replacing({ start: left.start, end: right.end }, swapped, `swap two arguments of a ${known.callee}`)];
    }),
  );
}

function nameOf(facts: SourceFacts, argument: Argument): string | null {
  return argument.kind === "NamedArgument" ? textOf(facts, argument.name) : null;
}
