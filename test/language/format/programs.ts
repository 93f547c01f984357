// Random valid programs for fast-check, as pieces that can be printed in many ways. programs.test.ts holds the generator to that.

import fc from "fast-check";
import { joined, list, type Pieces, sequence } from "./pieces.ts";
import { atom, forms, NAMES, nameList, parameterList, typedNames } from "./program-forms.ts";

const name = fc.constantFrom(...NAMES);

/** Programs of up to `most` top-level statements. */
export function programs(most = 8): fc.Arbitrary<Pieces> {
  const definition = fc.oneof(
    { weight: 2, arbitrary: use() },
    { weight: 3, arbitrary: functionDefinition() },
    { weight: 2, arbitrary: typeDefinition() },
  );
  const statement = fc.oneof(
    { weight: 7, arbitrary: definition.map((pieces) => ({ pieces, maySemicolon: true })) },
    { weight: 4, arbitrary: forms.statement },
  );
  return fc.array(statement, { minLength: 1, maxLength: most }).map(sequence);
}

function use(): fc.Arbitrary<Pieces> {
  const path = fc.constantFrom("std.io", "std.math", "ledger", "app.rows.parse");
  return fc.tuple(path, fc.uniqueArray(name, { maxLength: 4 }), fc.boolean()).map(([whole, items, hasAlias]) => {
    const names = whole.split(".").map((part) => [part]);
    const braces = list(
      "{",
      items.map((item) => [item]),
      "}",
    );
    if (items.length > 0) return ["use", ...joined(names, "."), ".", ...braces];
    return ["use", ...joined(names, "."), ...(hasAlias ? ["as", "other"] : [])];
  });
}

/** `pub name: (a: Int) -> Int = …`, a method among them; the value is a lambda of the same parameters or none. */
function functionDefinition(): fc.Arbitrary<Pieces> {
  const head = fc.tuple(fc.constantFrom<Pieces>([], ["pub"]), fc.constantFrom<Pieces>([], ["Point", "."], ["Ledger", "."]), name);
  const value = fc.oneof(forms.body, forms.plain);
  return fc
    .tuple(head, typedNames(forms.type, 4), forms.type, value, fc.boolean())
    .map(([[word, owner, one], typed, result, body, isLambda]) => {
      const lambda = isLambda ? [...nameList(typed.map(([parameter]) => parameter)), "=>"] : [];
      return [...word, ...owner, one, ":", ...parameterList(typed), "->", ...result, "=", ...lambda, ...body];
    });
}

/** `Name: Type = { … }`, generic or not, with fields that have a `mut` or a value, and an interface. */
function typeDefinition(): fc.Arbitrary<Pieces> {
  const kind = fc.constantFrom<Pieces>(["Type"], ["(", "T", ":", "Type", ")", "->", "Type"]);
  const field = fc.tuple(fc.constantFrom<Pieces>([], ["mut"]), fc.option(atom));
  const fields = typedNames(forms.type, 5).chain((typed) => fc.tuple(fc.constant(typed), fc.tuple(...typed.map(() => field))));
  const interfaces = fc.constantFrom<readonly Pieces[]>([], [["Show"]]);
  return fc.tuple(fc.constantFrom("Point", "Ledger", "Entry"), kind, fields, interfaces).map(([one, meta, [typed, details], others]) => {
    const members = typed.map(([member, type], index): Pieces => {
      const [word, start] = details[index] ?? [[], null];
      return [member, ...word, ":", ...type, ...(start === null ? [] : ["=", ...start])];
    });
    return [one, ":", ...meta, "=", ...list("{", [...members, ...others], "}")];
  });
}
