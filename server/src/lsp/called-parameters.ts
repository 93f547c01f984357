// The parameters that the arguments of a call are given to.

import type { StatementTypes } from "../language/analysis/types/check-types.ts";
import { recordBody } from "../language/analysis/types/fitting.ts";
import type { FunctionMeaning, Meaning } from "../language/analysis/types/meaning.ts";
import type { FunctionParameter, Type } from "../language/analysis/types/type.ts";
import type { Call } from "../language/syntax/nodes.ts";

/** Without what a method is called on; null where it is not known what is called, or which of several functions. */
export function calledParameters({ record, checking }: StatementTypes, call: Call): readonly FunctionParameter[] | null {
  const called = record.calls.get(call);
  if (called === undefined) return null;
  switch (called.kind) {
    case "function":
      return functionParameters(called, call.arguments.length);
    case "value": {
      const type = checking.inference.settle(called.type);
      return type.kind === "function" ? type.parameters : null;
    }
    case "type":
      return called.isApplied === true && call.arguments.length === 0 ? null : fieldsOf(checking, called.type);
    case "module":
      return null;
  }
}

/** Of overloads, the one that takes so many arguments. */
function functionParameters({ schemes, receiver }: FunctionMeaning, count: number): readonly FunctionParameter[] | null {
  const forms = schemes.flatMap(({ type }) =>
    type.kind === "function" ? [type.parameters.filter((_, index) => index !== receiver?.index)] : [],
  );
  const [only, other] = forms.length === 1 ? forms : forms.filter(({ length }) => length === count);
  return only === undefined || other !== undefined ? null : only;
}

function fieldsOf(checking: StatementTypes["checking"], type: Type): readonly FunctionParameter[] | null {
  const record = checking.resolve(type);
  const body = record.kind === "named" ? recordBody(checking, record) : null;
  if (body === null) return null;
  return body.fields.map(({ name, type: own, hasDefault, place }) => ({
    name,
    type: own,
    isOptional: hasDefault,
    isRest: false,
    place,
  }));
}

/** The name of the module that defines what is called; null where that is not known. */
export function calledModule(called: Meaning | undefined): string | null {
  return called?.kind === "function" ? (called.place?.module ?? null) : null;
}
