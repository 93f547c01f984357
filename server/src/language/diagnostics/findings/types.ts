// What the analysis of types can find. Each entry says when it is emitted, with an example; its words are in messages/*/types.ts.

import type { FindingFacts } from "./facts.ts";

export const TYPES_FINDINGS = {
  // ---------------------------------------------------------------- types as they are written

  /** `x: Foo = 1`. */
  "types.unknown-type": { code: "E1003", parameters: ["name"] },
  /** `b: Box(Int, Int)` for a type with one parameter. */
  "types.type-argument-count": { code: "E1060", parameters: ["name", "expected", "found"], counts: ["expected", "found"] },
  /** `Type: Type = Type`. */
  "types.type-of-types": { code: "E1090", parameters: [] },
  /** `Type: (T: Type) -> Type = Type`. */
  "types.meta-type": { code: "E1091", parameters: [] },
  /** `Small(1, 2)` for a predicate of one parameter. */
  "types.predicate-argument-count": { code: "E1093", parameters: ["name", "expected", "found"], counts: ["expected", "found"] },
  /** `Small(List(Int))`. */
  "types.predicate-argument": { code: "E1092", parameters: ["name"] },
  /** `A(Int, n)` where a constant is wanted. */
  "types.not-constant": { code: "E1002", parameters: ["name"] },
  /** `A(Int, 0)` with `Assert(N > 0)`. */
  "types.condition-false": { code: "E1062", parameters: ["condition", "values"] },
  /** `Assert(N / 0 > 1)`. */
  "types.condition-division": { code: "E4010", parameters: ["condition", "values"] },
  /** `Assert(size(N) > 0)`. */
  "types.condition-unknown": { code: "W1063", severity: "warning", parameters: ["condition", "values"] },

  // ---------------------------------------------------------------- values that are not what is wanted

  /** `a: Int = "s"`. */
  "types.mismatch": { code: "E1002", parameters: ["expected", "found"] },
  /** `a: Int = { 1 }`: the block gives nothing. */
  "types.empty-block": { code: "E1002", parameters: ["expected"] },
  /** `a: Int = if c { 1 } else { 2 }`: the documents take the last expression of a branch, the compiler wants a `return`. */
  "types.branch-value": { code: "E1002", severity: "warning", parameters: ["expected"] },
  /** `[1, "s"]`. */
  "types.element": { code: "E1002", parameters: ["expected", "found"] },
  /** `{ "a": 1, "b": "s" }`: the compiler looks at the first entry alone. */
  "types.entry": { code: "E1002", severity: "warning", parameters: ["expected", "found"] },
  /** `if 1 { }`. */
  "types.condition": { code: "E1002", parameters: ["found"] },
  /** `while 1 { }`, and an `if` that is a value. */
  "types.value-condition": { code: "E1054", parameters: ["found"] },
  /** `x = if c { return 1 } else { return "s" }`. */
  "types.branches": { code: "E1002", severity: "warning", parameters: ["first", "last"] },
  /** `(a, b) = (1, 2, 3)`. */
  "types.tuple-length": { code: "E1002", parameters: ["expected", "found"], counts: ["expected"] },
  /** `(a, b) = 1`. */
  "types.not-a-tuple": { code: "E1002", parameters: ["found"] },

  // ---------------------------------------------------------------- functions and calls

  /** `f("s")` for `f: (x: Int) -> Int`. */
  "types.argument": { code: "E1002", parameters: ["parameter", "expected", "found"] },
  /** `assert.assert(1)`: the compiler compares nothing where an optional argument is absent. */
  "types.argument-overlooked": { code: "E1002", severity: "warning", parameters: ["expected", "found"] },
  /** `f("s", 1)` for `f: (x: Int, name: String) -> Int`. */
  "types.swapped-arguments": { code: "E1002", parameters: ["first", "second"] },
  /** `f(1, 2)` for a function of one parameter. */
  "types.argument-count": { code: "E1010", parameters: ["called", "expected", "found"], counts: ["expected", "found"] },
  /** `P()` for a record with a field without a default. */
  "types.too-few-arguments": { code: "E1010", parameters: ["called", "expected", "found"], counts: ["expected", "found"] },
  /** `P(1, 2, 3)` for a record of two fields. */
  "types.too-many-arguments": { code: "E1010", parameters: ["called", "expected", "found"], counts: ["expected", "found"] },
  /** `P(y = 2)` where `x` has no default. */
  "types.missing-argument": { code: "E1002", parameters: ["names", "called"] },
  /** `P(z = 1)`. */
  "types.unknown-argument": { code: "E1042", parameters: ["name", "called"] },
  /** `P(widht = 1)` where `width` is there. */
  "types.misspelled-argument": { code: "E1042", parameters: ["name", "called", "known"] },
  /** `f(1)` for `f: (T: Show) -> (v: T) -> String`. */
  "types.bound": { code: "E4001", parameters: ["type", "trait"] },
  /** `P(1, x = 2)`. */
  "types.argument-twice": { code: "E2002", parameters: ["name"] },
  /** `x = 1` and `x(2)`. */
  "types.not-callable": { code: "E1040", parameters: ["found"] },
  /** `io("x")`. */
  "types.module-call": { code: "E1040", parameters: ["name"] },
  /** `P.distance = dist[7]` for a function of two parameters. */
  "types.method-position": { code: "E1041", parameters: ["name", "position", "count"], counts: ["count"] },
  /** `return "s"` in a function that gives an Int. */
  "types.return": { code: "E1002", parameters: ["expected", "found"] },
  /** `return` alone in a function that gives an Int. */
  "types.return-nothing": { code: "E1012", parameters: ["expected"] },
  /** `f: (x: Int) -> Int = (x) => "s"`. */
  "types.result": { code: "E1012", parameters: ["expected", "found"] },
  /** `f: (x: Int) -> Int = { y = x }`. */
  "types.missing-return": { code: "E1012", parameters: ["name", "expected"] },
  /** The same where the last statement is `y = g()?`: it may well return there. */
  "types.unfinished-function": { code: "E1012", severity: "warning", parameters: ["name", "expected"] },
  /** `y = g()?` outside any function with a signature. */
  "types.try-outside": { code: "E1081", parameters: [] },
  /** `y = g()?` in a function that gives an Int. */
  "types.try-result": { code: "E1081", parameters: ["result"] },
  /** `x = 1?`. */
  "types.try-operand": { code: "E1082", parameters: ["found"] },
  /** `g()?` whose error is an Int in a function whose error is a String. */
  "types.try-error": { code: "E1083", parameters: ["expected", "found"] },
  /** `break` outside of all loops. */
  "types.jump-outside-loop": { code: "E2001", parameters: ["keyword"] },
  /** `println("x")` at the top level. */
  "types.stray-statement": { code: "E2001", parameters: [] },

  // ---------------------------------------------------------------- operators

  /** `1 + "s"`. */
  "types.operands": { code: "E1040", parameters: ["operator", "left", "right"] },
  /** `f"{name:x}"`: the compiler does not compare. */
  "types.integer-format": { code: "E1040", severity: "warning", parameters: ["format", "found"] },
  /** `f"{name:.2f}"`. */
  "types.number-format": { code: "E1040", severity: "warning", parameters: ["format", "found"] },
  /** `-true`: the compiler lets it pass. */
  "types.prefix-operand": { code: "E1040", severity: "warning", parameters: ["operator", "found"] },
  /** `1 and true`. */
  "types.logic-operand": { code: "E1050", parameters: ["found"] },
  /** `!1`. */
  "types.not-operand": { code: "E1051", parameters: ["found"] },
  /** `*1`. */
  "types.dereference": { code: "E1052", parameters: ["found"] },

  // ---------------------------------------------------------------- members, elements and loops

  /** `p.y`. */
  "types.no-member": { code: "E1042", parameters: ["name", "type"] },
  /** `p.lenght` where `p.length` is there. */
  "types.misspelled-member": { code: "E1042", parameters: ["name", "type", "known"] },
  /** `xs.map(f)`. */
  "types.no-members": { code: "E1053", parameters: ["name", "type"] },
  /** `p.x = 1` for a `p` without `mut`: the compiler lets it pass. */
  "types.immutable-field": { code: "E2023", severity: "warning", parameters: ["field", "name"] },
  /** `Circle: Type = { r: Int, Drawable }` without a `draw`: the compiler lets it pass. */
  "types.missing-methods": { code: "E4003", severity: "warning", parameters: ["type", "interface", "methods"] },
  /** `(1, 2)[5]`. */
  "types.tuple-index": { code: "E1041", parameters: ["index", "length"], counts: ["length"] },
  /** `5[0]`. */
  "types.not-indexable": { code: "E1040", parameters: ["found"] },
  /** `for i in 5 { }`. */
  "types.not-iterable": { code: "E1040", parameters: ["found"] },

  // ---------------------------------------------------------------- match

  /** `match 1 { "a" => … }`. */
  "types.pattern": { code: "E1002", parameters: ["expected", "found"] },
  /** `match 1 { (a, b) => … }`. */
  "types.pattern-not-tuple": { code: "E1002", parameters: ["found"] },
  /** `match flag { true => 1 }`. */
  "types.missing-arms": { code: "E1030", parameters: ["patterns"] },
  /** An arm behind `_`. */
  "types.unreachable-arm": { code: "E1031", severity: "warning", parameters: ["pattern"] },
  /** `a: Int = match x { 1 => "one", _ => "other" }`: the compiler does not look at arms. */
  "types.arm": { code: "E1002", severity: "warning", parameters: ["expected", "found"] },
} as const satisfies Readonly<Record<`types.${string}`, FindingFacts>>;
