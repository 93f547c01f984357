// Random types, expressions and statements as pieces: the recursive part of the generated programs (programs.ts). Every form is one that the
// language accepts without a warning; where a form would mean something else, another one stands there.

import fc from "fast-check";
import { block, joined, list, type Pieces, type StatementPieces, TIGHT } from "./pieces.ts";

export const NAMES = ["a", "n", "row", "total", "ledger", "first_of", "customer", "parse_entry", "running_total", "accumulated_weight"];
const typeNames = ["Int", "String", "Float", "Point", "Ledger"];
const numbers = ["0", "7", "42", "0xFF", "1_000", "2.50", "1e3"];
const shortStrings = ['""', '"ready"', '"价格"', '"a \\"quoted\\" word"'];
const strings = [...shortStrings, '"x, (y) // no comment"', '"""one\n  two"""'];
const others = ["true", "false", "'c'", "void"];
const fStrings = ['f"plain"', 'f"{row}: {total:>8}"', 'f"{ first_of(a,n) } of {n}"', 'f"{a+1} 行"'];
const operators = ["+", "-", "*", "/", "%", "==", "!=", "<", "<=", ">", ">=", "and", "or"];

export interface Forms {
  readonly type: Pieces;
  /** May stand between operators: an atom, a postfix chain, parentheses, a list, a prefix. */
  readonly operand: Pieces;
  readonly suffix: Pieces;
  /** May stand before a `{`, and alone in a branch: operands and operators. */
  readonly plain: Pieces;
  /** May stand after `=` and as an argument. */
  readonly value: Pieces;
  readonly body: Pieces;
  readonly statement: StatementPieces;
}
type Tie = fc.LetrecTypedTie<Forms>;
type Form = fc.Arbitrary<Pieces>;

const name = fc.constantFrom(...NAMES);
/** Depth is counted over all expressions and statements together; at the limit the first form of each family stands. */
const nested = { maxDepth: 7, depthSize: "small", depthIdentifier: fc.createDepthIdentifier(), withCrossShrink: true } as const;

export const atom: Form = fc
  .oneof(
    { weight: 6, arbitrary: name },
    { weight: 2, arbitrary: fc.constantFrom(...numbers) },
    { weight: 2, arbitrary: fc.constantFrom(...strings) },
    { weight: 1, arbitrary: fc.constantFrom(...fStrings) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  )
  .map((token) => [token]);

export const forms: fc.LetrecValue<Forms> = fc.letrec<Forms>((tie) => ({
  type: types(tie),
  suffix: suffixes(tie),
  operand: operands(tie),
  plain: plainExpressions(tie),
  value: values(tie),
  body: bodies(tie),
  statement: statements(tie),
}));

/** A few different names, each with a type. */
export function typedNames(type: Form, most: number): fc.Arbitrary<readonly (readonly [name: string, type: Pieces])[]> {
  return fc.uniqueArray(fc.tuple(name, type), { selector: ([one]) => one, maxLength: most });
}

/** `a: Int, b: String` in parentheses. */
export function parameterList(typed: readonly (readonly [name: string, type: Pieces])[]): Pieces {
  return list(
    "(",
    typed.map(([one, type]) => [one, ":", ...type]),
    ")",
  );
}

/** `(a, b)` without a comma at the end: a lambda's head. */
export function nameList(names: readonly string[]): Pieces {
  return [
    "(",
    ...joined(
      names.map((one) => [one]),
      ",",
    ),
    ")",
  ];
}

function map<Input>(input: fc.Arbitrary<Input>, make: (input: Input) => Pieces): Form {
  return input.map(make);
}

// ---------------------------------------------------------------- types

function types(tie: Tie): Form {
  const inner = fc.array(tie("type"), { minLength: 1, maxLength: 3 });
  return fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    map(fc.constantFrom(...typeNames), (one) => [one]),
    map(fc.tuple(fc.constantFrom("List", "Option", "Result"), inner), ([one, args]) => [one, "(", ...joined(args, ","), ")"]),
    map(fc.constantFrom(...typeNames), (one) => ["&", one]),
    map(fc.tuple(tie("type"), tie("type")), ([left, right]) => ["(", ...left, ",", ...right, ")"]),
    map(fc.tuple(typedNames(tie("type"), 3), tie("type")), ([typed, result]) => ["(", ...parameterList(typed), "->", ...result, ")"]),
  );
}

// ---------------------------------------------------------------- expressions

function call(tie: Tie): Form {
  const named = map(fc.tuple(name, tie("value")), ([one, value]) => [one, "=", ...value]);
  const both = fc.tuple(fc.array(tie("value"), { maxLength: 3 }), fc.array(named, { maxLength: 1 }));
  return map(both, ([first, last]) => list("(", [...first, ...last], ")"));
}

function suffixes(tie: Tie): Form {
  return fc.oneof(
    { weight: 3, arbitrary: map(name, (one) => [".", one]) },
    { weight: 3, arbitrary: call(tie) },
    { weight: 1, arbitrary: map(tie("plain"), (index) => ["[", ...index, "]"]) },
    { weight: 1, arbitrary: fc.constant<Pieces>([TIGHT, "?"]) },
  );
}

function operands(tie: Tie): Form {
  const chain = fc.array(tie("suffix"), { minLength: 1, maxLength: 4 });
  const afterGroup = fc.array(tie("suffix"), { maxLength: 2 });
  return fc.oneof(
    nested,
    { weight: 4, arbitrary: atom },
    { weight: 4, arbitrary: map(fc.tuple(name, chain), ([base, rest]) => [base, ...rest.flat()]) },
    { weight: 1, arbitrary: map(fc.tuple(tie("value"), afterGroup), ([inner, rest]) => ["(", ...inner, ")", ...rest.flat()]) },
    { weight: 1, arbitrary: map(fc.array(tie("value"), { maxLength: 4 }), (items) => list("[", items, "]")) },
    { weight: 1, arbitrary: map(fc.tuple(fc.constantFrom("-", "!"), tie("operand")), ([sign, inner]) => [sign, ...inner]) },
  );
}

function plainExpressions(tie: Tie): Form {
  const step = map(fc.tuple(fc.constantFrom(...operators), tie("operand")), ([operator, operand]) => [operator, ...operand]);
  const steps = fc.array(step, { minLength: 1, maxLength: 5 });
  return fc.oneof(
    nested,
    tie("operand"),
    map(fc.tuple(tie("operand"), steps), ([first, rest]) => [...first, ...rest.flat()]),
  );
}

function values(tie: Tie): Form {
  const value = tie("value");
  const entry = map(fc.tuple(fc.constantFrom(...shortStrings), value), ([key, inner]) => [key, ":", ...inner]);
  return fc.oneof(
    nested,
    { weight: 5, arbitrary: tie("plain") },
    { weight: 1, arbitrary: map(fc.array(value, { minLength: 2, maxLength: 3 }), (items) => list("(", items, ")")) },
    { weight: 1, arbitrary: map(value, (inner) => ["(", ...inner, ",", ")"]) },
    { weight: 1, arbitrary: map(fc.array(entry, { maxLength: 3 }), (entries) => list("{", entries, "}")) },
    { weight: 2, arbitrary: lambda(tie) },
    { weight: 1, arbitrary: conditional(tie, tie("body")) },
    { weight: 1, arbitrary: match(tie) },
    {
      weight: 1,
      arbitrary: map(fc.tuple(tie("plain"), name, tie("operand")), ([element, one, source]) => [
        "[",
        ...element,
        "for",
        one,
        "in",
        ...source,
        "]",
      ]),
    },
    { weight: 1, arbitrary: map(fc.tuple(tie("operand"), tie("type")), ([inner, type]) => [...inner, "as", ...type]) },
    { weight: 1, arbitrary: map(fc.tuple(fc.constantFrom("&", "ref"), name), (both) => both) },
    { weight: 1, arbitrary: map(fc.tuple(fc.constantFrom("spawn", "unsafe"), tie("body")), ([word, body]) => [word, ...body]) },
  );
}

function lambda(tie: Tie): Form {
  const typed = typedNames(tie("type"), 3).filter((found) => found.length > 0);
  const withMut = fc.tuple(typed, fc.boolean()).map(([found, isMut]) => {
    const [open, ...rest] = parameterList(found);
    return isMut && open !== undefined ? [open, "mut", ...rest] : parameterList(found);
  });
  const head = fc.oneof(
    map(name, (one) => [one]),
    map(fc.uniqueArray(name, { maxLength: 3 }), nameList),
    withMut,
  );
  return map(fc.tuple(head, fc.oneof(tie("plain"), tie("body"))), ([parameters, body]) => [...parameters, "=>", ...body]);
}

/** `if … else if … else …`; without `otherwise` there is no `else`. */
function conditional(tie: Tie, otherwise: Form | null): Form {
  const branch = fc.tuple(tie("plain"), tie("body"));
  const last = otherwise === null ? fc.constant<Pieces>([]) : map(otherwise, (body) => ["else", ...body]);
  return map(fc.tuple(fc.array(branch, { minLength: 1, maxLength: 3 }), last), ([branches, end]) => {
    const chain = branches.flatMap(([condition, body], index) => [...(index === 0 ? [] : ["else"]), "if", ...condition, ...body]);
    return [...chain, ...end];
  });
}

function match(tie: Tie): Form {
  const pattern = fc.constantFrom<Pieces>(
    ["_"],
    ["0"],
    ["12"],
    ['"none"'],
    ["'x'"],
    ["true"],
    ["row"],
    ["(", "a", ",", "_", ")"],
    ["(", "some", "(", "n", ")", ")"],
    ["(", "(", "a", ",", "n", ")", ",", "row", ")"],
  );
  const arm = map(fc.tuple(pattern, fc.oneof(tie("plain"), tie("body"))), ([head, body]) => [...head, "=>", ...body]);
  return map(fc.tuple(tie("operand"), fc.array(arm, { minLength: 1, maxLength: 4 })), ([subject, arms]) => {
    const inner = arms.flatMap((pieces, index): Pieces => [{ mark: "arm", place: index === 0 ? "first" : "between" }, ...pieces]);
    return ["match", ...subject, "{", ...inner, { mark: "arm", place: "last" }, "}"];
  });
}

// ---------------------------------------------------------------- statements

function bodies(tie: Tie): Form {
  const inner = { maxLength: 3, depthIdentifier: nested.depthIdentifier };
  return fc.array(tie("statement"), inner).map(block);
}

function statements(tie: Tie): fc.Arbitrary<StatementPieces> {
  const [value, plain, operand, body] = [tie("value"), tie("plain"), tie("operand"), tie("body")];
  const target = fc.oneof(
    map(name, (one) => [one]),
    map(fc.tuple(name, name), ([owner, field]) => [owner, ".", field]),
    map(fc.tuple(name, plain), ([owner, index]) => [owner, "[", ...index, "]"]),
  );
  const simple = (weight: number, form: Form) => ({ weight, arbitrary: form.map((pieces) => ({ pieces, maySemicolon: true })) });
  const control = (form: Form) => ({ weight: 1, arbitrary: form.map((pieces) => ({ pieces, maySemicolon: false })) });
  const modifier = fc.constantFrom<Pieces>([], [], ["mut"]);
  const suffixRun = fc.array(tie("suffix"), { maxLength: 3 });
  return fc.oneof(
    nested,
    simple(
      4,
      map(fc.tuple(modifier, name, value), ([word, one, right]) => [...word, one, "=", ...right]),
    ),
    simple(
      2,
      map(fc.tuple(name, tie("type"), plain), ([one, type, right]) => [one, ":", ...type, "=", ...right]),
    ),
    simple(
      2,
      map(fc.tuple(target, value), ([left, right]) => [...left, "=", ...right]),
    ),
    simple(
      3,
      map(fc.tuple(name, call(tie), suffixRun), ([one, first, rest]) => [one, ...first, ...rest.flat()]),
    ),
    simple(
      1,
      map(fc.tuple(name, name, value), ([left, right, whole]) => ["(", left, ",", right, ")", "=", ...whole]),
    ),
    simple(
      1,
      map(fc.tuple(name, name, plain), ([left, right, whole]) => [left, ",", right, "=", ...whole]),
    ),
    simple(
      1,
      map(plain, (right) => ["return", ...right]),
    ),
    control(conditional(tie, null)),
    control(conditional(tie, body)),
    control(map(fc.tuple(plain, body), ([condition, inner]) => ["while", ...condition, ...inner])),
    control(map(fc.tuple(name, operand, body), ([one, source, inner]) => ["for", one, "in", ...source, ...inner])),
    control(map(fc.tuple(name, operand, body), ([one, last, inner]) => ["for", one, "in", "0", "..", ...last, ...inner])),
    control(match(tie)),
  );
}
