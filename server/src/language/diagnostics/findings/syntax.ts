// What the lexer and the parser can find. Each entry says when it is emitted, with an example; its words are in messages/*/syntax.ts.
// Fixes, notes on related places, and terms are listed in fixes.ts, notes.ts and terms.ts beside this file.

import type { FindingFacts } from "./facts.ts";

export const SYNTAX_FINDINGS = {
  // ---------------------------------------------------------------- characters, literals, f-strings

  /** A character that no token starts with: `a = 1 § 2`. */
  "syntax.unknown-character": { code: "E0001", parameters: ["character"] },
  /** White space that the language doesn't know, or a control character: a no-break space, NUL. */
  "syntax.invisible-character": { code: "E0001", parameters: ["character"] },
  /** A full-width or typographic character whose ASCII twin was meant: `f（x）`, `１`. */
  "syntax.typographic-character": { code: "E0001", parameters: ["found", "expected"] },
  /** A string in quotes of another kind: `“x”`, `` `x` ``. */
  "syntax.foreign-quote": { code: "E0001", parameters: ["found"] },
  /** A name with letters outside ASCII: `数 = 3`. */
  "syntax.foreign-name": { code: "E0001", parameters: ["name"] },
  /** U+FEFF at the beginning of the file. */
  "syntax.byte-order-mark": { code: "E0001", parameters: [] },
  /** `#!` at the beginning of the file. */
  "syntax.shebang": { code: "E0001", parameters: [] },
  /** `# comment`. */
  "syntax.hash-comment": { code: "E0001", parameters: [] },
  /** A number that is not one: `1.5_`, `2exp`. */
  "syntax.bad-number": { code: "E0002", parameters: ["literal"] },
  /** `0x` alone. */
  "syntax.number-without-digits": { code: "E0002", parameters: ["prefix", "base"] },
  /** An integer of 2^127 or more. */
  "syntax.number-too-large": { code: "E0002", parameters: ["literal"] },
  /** `a = "open`. */
  "syntax.unterminated-string": { code: "E0003", parameters: [] },
  /** `a = """open` up to the end of the file. */
  "syntax.unterminated-triple-string": { code: "E0003", parameters: [] },
  /** `a = f"open`. */
  "syntax.unterminated-f-string": { code: "E0003", parameters: [] },
  /** `f"{x"`: the span is the `{`. */
  "syntax.unterminated-interpolation": { code: "E0003", parameters: [] },
  /** `/*` that is never closed. */
  "syntax.unterminated-comment": { code: "E0012", parameters: [] },
  /** `''`. */
  "syntax.empty-character": { code: "E0004", parameters: [] },
  /** `'abc'`: the compiler keeps the first character only. */
  "syntax.long-character": { code: "E0004", parameters: ["literal"] },
  /** `'x`. */
  "syntax.unterminated-character": { code: "E0004", parameters: [] },
  /** `'''text'''`. */
  "syntax.triple-single-quotes": { code: "E0004", parameters: [] },
  /** `"\q"`, `"\u{110000}"`. */
  "syntax.bad-escape": { code: "E0012", parameters: ["escape"] },
  /** `a && b`. */
  "syntax.logical-operator": { code: "E0012", parameters: ["found", "expected"] },
  /** `&&x` where an operand stands. */
  "syntax.double-borrow": { code: "E0012", parameters: [] },
  /** `r"x"`, `F"x"`. */
  "syntax.string-prefix": { code: "E0012", parameters: ["prefix"] },
  /** `b"x"`: the compiler reads a name and a string. */
  "syntax.bytes-prefix": { code: "X0003", parameters: ["prefix"] },
  /** `f"""x"""`. */
  "syntax.triple-f-string": { code: "E0012", parameters: [] },
  /** A format spec that the language doesn't document: `{x:>>4}`. */
  "syntax.format-spec": { code: "X0003", parameters: ["spec"] },
  /** `{{` in an f-string: a brace by the documents, an interpolation to the compiler. */
  "syntax.doubled-brace": { code: "X0003", parameters: ["brace"] },
  /** `{x!r}`, `{x=}`. */
  "syntax.f-string-conversion": { code: "E0012", parameters: ["text"] },
  /** `f"a{}b"`. */
  "syntax.empty-interpolation": { code: "E0016", parameters: [] },
  /** More brackets or keywords inside each other than can be read. */
  "syntax.too-deep": { code: "X0001", parameters: ["limit"] },
  /** The same, where the process has a small stack: the whole file is unread. */
  "syntax.too-deep-for-stack": { code: "X0001", parameters: [] },
  // ---------------------------------------------------------------- what is missing

  /** A bracket that is never closed; the opening one is a related place. */
  "syntax.missing-close": { code: "E0010", otherCodes: ["E0011", "E0012"], parameters: ["bracket"] },
  /** Nothing where an expression has to be: `a = )`, `1 +`, `f(,)`. */
  "syntax.missing-expression": { code: "E0011", otherCodes: ["E0012", "E0016"], parameters: ["found"] },
  /** Nothing where a pattern has to be: `match x { => 1 }`. */
  "syntax.missing-pattern": { code: "E0011", otherCodes: ["E0012"], parameters: ["found"] },
  /** Nothing, or no type, where a type has to be: `x: = 1`, `x: true`. */
  "syntax.missing-type": { code: "E0010", parameters: ["found"] },
  /** Nothing where a body has to be: `if a` at the end of the line. */
  "syntax.missing-block": { code: "E0010", parameters: ["found"] },
  /** A body without braces: `if a print(1)`. */
  "syntax.missing-braces": { code: "E0010", parameters: ["found"] },
  /** `spawn` alone. */
  "syntax.missing-spawn-body": { code: "E0016", parameters: ["found"] },
  /** `use 3`, `use std.`. */
  "syntax.missing-module-name": { code: "E0011", parameters: ["found"] },
  /** `use std.math.{abs as}`. */
  "syntax.missing-alias": { code: "E0011", parameters: ["found"] },
  /** `use std.math as`: the compiler drops the `as`. */
  "syntax.use-as-nothing": { code: "X0003", parameters: [] },
  /** A keyword in a module's path: `use std.match`. */
  "syntax.keyword-in-path": { code: "E0011", parameters: ["keyword"] },
  /** `if { }`, `while { }`, `for x in { }`: the braces are the body, and what comes before them is missing. */
  "syntax.missing-condition": { code: "E0010", parameters: ["keyword"] },
  /** `spawn for in xs { }`. */
  "syntax.missing-spawn-variable": { code: "E0016", parameters: ["found"] },
  /** `spawn for x [1] { }`. */
  "syntax.missing-spawn-in": { code: "E0016", parameters: ["found"] },
  /** `a.` without a name. */
  "syntax.missing-field-name": { code: "E0011", parameters: ["found"] },
  /** `for in xs {}`. */
  "syntax.missing-loop-variable": { code: "E0011", parameters: ["found"] },
  /** `break ::3`. */
  "syntax.missing-label": { code: "E0010", parameters: ["found"] },
  /** `f = 3` in a record type. */
  "syntax.missing-method-name": { code: "E0012", parameters: ["found"] },
  /** Two commas in a record type. */
  "syntax.missing-member": { code: "E0010", parameters: ["found"] },
  /** `for i of xs {}`. */
  "syntax.missing-in": { code: "E0010", parameters: ["found"] },
  /** A match arm without `=>`. */
  "syntax.missing-arrow": { code: "E0010", parameters: ["found"] },
  /** A dict's key without `:`. */
  "syntax.missing-colon": { code: "E0011", parameters: ["found"] },
  /** `match x` without `{`. */
  "syntax.missing-match-braces": { code: "E0010", parameters: ["found"] },
  /** Two elements side by side: `f(1 2)`. */
  "syntax.missing-comma": { code: "E0010", otherCodes: ["E0011"], parameters: ["found"] },
  /** `{ x mut, y: Int }`. */
  "syntax.missing-colon-after-mut": { code: "E0012", parameters: ["field"] },
  /** `(mut) -> Int`. */
  "syntax.missing-parameter-name": { code: "E0010", parameters: [] },
  // ---------------------------------------------------------------- statements and declarations

  /** A token that no statement starts with: `= 3`, `/ 2`. */
  "syntax.unexpected-token": { code: "E0011", parameters: ["token"] },
  /** Text between brackets that makes no element: `f(1 ; 2)`. `closer` ends the group. */
  "syntax.unexpected-in-group": { code: "E0010", otherCodes: ["E0011"], parameters: ["token", "closer"] },
  /** A closing bracket that closes nothing. */
  "syntax.stray-closer": { code: "E0011", parameters: ["bracket"] },
  /** `else` without an `if`. */
  "syntax.stray-else": { code: "E0018", parameters: [] },
  /** `a = 1,`: a comma after a statement. */
  "syntax.stray-comma": { code: "E0011", parameters: [] },
  /** An empty statement in the body of an `if`, `for` or `while`: `if a { ; }`. */
  "syntax.stray-semicolon": { code: "E0011", parameters: [] },
  /** A keyword where a statement starts: `in = 1`. */
  "syntax.keyword-as-name": { code: "E0018", parameters: ["keyword"] },
  /** `f: (match: Int) -> Int`. */
  "syntax.keyword-as-parameter": { code: "E0012", parameters: ["keyword"] },
  /** A statement that starts with `ref` or `unsafe`. */
  "syntax.keyword-statement": { code: "E0018", parameters: ["keyword"] },
  /** A keyword or a string as a field's name: `{ for: Int }`. */
  "syntax.wrong-field-name": { code: "E0010", parameters: ["found"] },
  /** `@test`. */
  "syntax.annotation": { code: "E0011", parameters: [] },
  /** `a ? 1 : 2`: the span is the `?`. */
  "syntax.ternary": { code: "E0011", otherCodes: ["E0010"], parameters: [] },
  /** `- >` for `->`. */
  "syntax.spaced-arrow": { code: "E0012", parameters: [] },
  /** A line that starts with `-`, `+` or `*` at the statement's own indentation: the compiler joins it to the line above. */
  "syntax.ambiguous-line": { code: "X0002", parameters: ["operator"] },
  /** `f: (a: Int) -> Int { … }`: the compiler reads a declaration and a block. */
  "syntax.missing-equals": { code: "X0003", otherCodes: ["E0011", "E0012"], parameters: [] },
  /** `main() { … }`: the compiler reads a call and a block. */
  "syntax.call-before-block": { code: "X0003", otherCodes: ["E0011"], parameters: [] },
  /** `try { … }`: the compiler reads a name and a block. */
  "syntax.block-keyword": { code: "X0003", otherCodes: ["E0011", "E0012"], parameters: ["keyword"] },
  /** `p = { x: 1, y: 2 }`: the compiler reads a block and stumbles at the comma. */
  "syntax.fields-in-block": { code: "E0011", parameters: [] },
  /** `pub x` without a value or a type. */
  "syntax.pub-alone": { code: "E0012", parameters: [] },
  /** `mut 5 = 1`: `mut` takes a name. */
  "syntax.mut-target": { code: "E0011", parameters: ["found"] },
  /** `mut a, b = e`: the span is the comma. */
  "syntax.mut-destructuring": { code: "E0011", parameters: [] },
  /** `(mut a, b) = e`, `(a: Int, b: Int) = e`: the compiler builds a lambda. */
  "syntax.destructuring-misread": { code: "X0003", parameters: [] },
  /** A type on what is no name: `(a).b: Int = 3`; the span is the `:`. */
  "syntax.annotated-target": { code: "E0011", parameters: [] },
  /** An expression where a type stands: `x: Int < 3 = true`. */
  "syntax.annotation-expression": { code: "X0003", parameters: [] },
  /** `a..3` as a statement. */
  "syntax.range-statement": { code: "E0011", parameters: [] },
  /** `use std.{a} as b`. */
  "syntax.use-items-alias": { code: "E0011", parameters: [] },
  /** A typed binding where an arm, an `else` or a loop has an expression: `1 => a: Int = 5`. */
  "syntax.typed-binding-in-arm": { code: "E0011", parameters: [] },
  /** `x := 1`. */
  "syntax.walrus": { code: "E0010", parameters: [] },
  /** `let x = 1`: the compiler reads two statements. */
  "syntax.let": { code: "X0003", parameters: ["keyword"] },
  /** `import std.io`. */
  "syntax.import": { code: "X0003", parameters: [] },
  /** `fn f = 1`: a word of another language that the compiler reads as a statement of its own. */
  "syntax.fn-misread": { code: "X0003", parameters: ["keyword"] },
  /** `add(a: Int) -> Int = a`, `fn add(a: Int) -> Int { }`. */
  "syntax.old-function": { code: "E0012", otherCodes: ["E0010"], parameters: ["name"] },
  /** `struct P { x: Int, y: Int }`. */
  "syntax.type-keyword": { code: "E0011", parameters: ["keyword"] },
  /** `class A { }`: the compiler reads statements of its own. */
  "syntax.type-keyword-misread": { code: "X0003", parameters: ["keyword"] },
  /** `impl Show for Spot { }`. */
  "syntax.impl": { code: "E0010", parameters: [] },
  /** `impl Spot { }`. */
  "syntax.impl-misread": { code: "X0003", parameters: [] },
  /** `elif` before an `else`: the compiler gives up at the `else`, which is where this is reported. */
  "syntax.elif": { code: "E0018", parameters: ["found"] },
  /** `elif` without an `else`: the compiler reads statements. */
  "syntax.elif-misread": { code: "X0003", parameters: ["found"] },
  /** `if a then 1`. */
  "syntax.then": { code: "E0010", parameters: [] },
  /** `if a then 1 else 2`. */
  "syntax.then-else": { code: "E0018", parameters: [] },
  /** `if let some(x) = y { }`. */
  "syntax.let-condition": { code: "E0010", parameters: [] },
  /** `while let x = f() { }`: the compiler reads a loop without braces, and a block. */
  "syntax.while-let": { code: "X0003", parameters: [] },
  /** `loop { }`: the compiler reads a name and a block. */
  "syntax.loop-keyword": { code: "X0003", parameters: [] },
  // ---------------------------------------------------------------- expressions

  /** An operator that the language doesn't have: `6 | 3`, `a >> 1`. */
  "syntax.no-operator": { code: "E0011", otherCodes: ["E0010", "E0012", "E0016"], parameters: ["operator"] },
  /** `6 & 3`: the compiler reads two statements. */
  "syntax.bit-and": { code: "X0003", parameters: [] },
  /** `1 in xs`. */
  "syntax.in-operator": { code: "E0018", otherCodes: ["E0010"], parameters: [] },
  /** `x++`: the compiler goes on with the next line, or finds no operand. */
  "syntax.increment": { code: "X0003", otherCodes: ["E0011", "E0012", "E0016"], parameters: ["operator", "sign"] },
  /** `a += 1`. */
  "syntax.compound-assignment": { code: "E0011", otherCodes: ["E0012", "E0016"], parameters: ["operator"] },
  /** `0..=3`: the compiler drops the loop. */
  "syntax.inclusive-range": { code: "X0003", parameters: [] },
  /** `if not a {}`. */
  "syntax.not": { code: "E0010", parameters: [] },
  /** `b = not a`: the compiler reads two statements. */
  "syntax.not-misread": { code: "X0003", parameters: [] },
  /** `[...xs]`. */
  "syntax.spread": { code: "E0011", otherCodes: ["E0012"], parameters: [] },
  /** `Foo::bar`. */
  "syntax.double-colon": { code: "E0011", otherCodes: ["E0010"], parameters: [] },
  /** `f(t.0)`. */
  "syntax.tuple-index": { code: "E0010", parameters: ["index"] },
  /** `a = t.0`: the compiler reads `t` and then the number `.0`. */
  "syntax.tuple-index-misread": { code: "X0003", parameters: ["index"] },
  /** `Spot { x: 1 }`: the compiler reads a name and a block. */
  "syntax.record-literal": { code: "X0003", parameters: [] },
  /** `f(x: 1)`. */
  "syntax.colon-argument": { code: "E0010", parameters: [] },
  /** `xs[0:2]`. */
  "syntax.slice": { code: "E0010", parameters: [] },
  /** `xs[]`. */
  "syntax.empty-index": { code: "E0011", otherCodes: ["E0012", "E0016"], parameters: [] },
  /** `xs[0,]`. */
  "syntax.index-trailing-comma": { code: "E0011", parameters: [] },
  /** `{ 1, 2 }`: the span is the first comma. */
  "syntax.set-literal": { code: "E0011", parameters: [] },
  /** `{ 1: 2 }`: a key that is no string. */
  "syntax.dict-key": { code: "E0011", parameters: [] },
  /** `{ "a": i for i in xs }`. */
  "syntax.dict-comprehension": { code: "E0011", parameters: [] },
  /** A dict as the value of a branch: the compiler makes an empty block of it. */
  "syntax.dict-branch": { code: "X0003", parameters: [] },
  /** A dict or set at the start of a statement: the compiler reads a block. */
  "syntax.braces-as-block": { code: "E0011", parameters: ["what"] },
  /** A dict or set as the body of a lambda. */
  "syntax.braces-as-body": { code: "E0011", parameters: ["what"] },
  /** A second `for`, or an `if`, in a comprehension. */
  "syntax.comprehension-clause": { code: "E0010", parameters: ["word"] },
  /** `(mut 5) => 1`. */
  "syntax.bad-parameter": { code: "E0012", parameters: [] },
  /** `(1, 2) => 3`, `g(x) => x`: the span is the arrow. */
  "syntax.lambda-head": { code: "E0012", parameters: [] },
  /** `(a: Int) -> Int => a`: the span is the `->`. */
  "syntax.lambda-result": { code: "E0011", parameters: [] },
  /** A lambda with a name more than its signature. */
  "syntax.lambda-count": { code: "E0012", parameters: ["expected", "found"] },
  /** A lambda whose parameters stand in another order than the signature's. */
  "syntax.lambda-order": { code: "E0012", parameters: ["expected", "found"] },
  /** A lambda with fewer parameters than its signature. */
  "syntax.lambda-drops-parameters": { code: "E0019", parameters: ["expected", "found"] },
  /** `spawn work()`. */
  "syntax.spawn-operand": { code: "E0016", parameters: ["found"] },
  /** `spawn for mut n in xs {}`. */
  "syntax.spawn-for-mut": { code: "E0016", parameters: [] },
  /** A statement `for` with a pattern: `for (a, b) in xs {}`. */
  "syntax.loop-pattern": { code: "E0011", parameters: ["found"] },
  /** The same where the compiler silently binds nothing. */
  "syntax.loop-pattern-dropped": { code: "X0003", parameters: [] },
  /** `for i: Int in xs {}`. */
  "syntax.typed-loop-variable": { code: "E0010", parameters: [] },
  // ---------------------------------------------------------------- patterns and arms

  /** `n if n > 2 => 1`. */
  "syntax.guard": { code: "E0010", parameters: [] },
  /** `1 => 2;`. */
  "syntax.arm-semicolon": { code: "E0011", otherCodes: ["E0012"], parameters: [] },
  /** `1 -> 2` as an arm. */
  "syntax.wrong-arrow": { code: "E0010", otherCodes: ["E0011"], parameters: ["found", "expected"] },
  /** `some(v) => v` outside parentheses. */
  "syntax.pattern-constructor": { code: "E0010", parameters: [] },
  /** `Colour.red => 1` outside parentheses. */
  "syntax.pattern-path": { code: "E0010", parameters: [] },
  /** `Spot { x } => 1`. */
  "syntax.pattern-record": { code: "E0010", parameters: [] },
  /** `-1 => 2` outside parentheses. */
  "syntax.pattern-negative": { code: "E0012", parameters: [] },
  /** `1 | 2 => 3`. */
  "syntax.pattern-or": { code: "E0010", parameters: [] },
  /** `1..5 => 1`. */
  "syntax.pattern-range": { code: "E0010", parameters: [] },
  /** `(1..5) => 1`: the compiler lets it match everything. */
  "syntax.pattern-range-misread": { code: "X0003", parameters: [] },
  /** `!true => 1`. */
  "syntax.pattern-operator": { code: "E0012", parameters: ["operator"] },
  /** A pattern that the compiler takes for one that matches everything. */
  "syntax.pattern-misread": { code: "X0003", parameters: [] },
  /** `{ 1 + 2 } => 1`. */
  "syntax.pattern-field": { code: "E0012", parameters: [] },
  /** `{ x, y } => 1`: a record pattern of two fields. */
  "syntax.pattern-fields": { code: "E0011", parameters: [] },
  // ---------------------------------------------------------------- types

  /** `?Int`, `Int?`. */
  "syntax.optional-type": { code: "E0012", parameters: [] },
  /** `List<Int>`, `List[Int]`. */
  "syntax.type-brackets": { code: "E0012", parameters: ["name", "bracket"] },
  /** `[Int]`. */
  "syntax.list-type": { code: "E0012", parameters: [] },
  /** `[T](a: T) -> T`. */
  "syntax.old-generic": { code: "E0012", parameters: [] },
  /** `(T: Type)(a: T) -> T`. */
  "syntax.second-group": { code: "E0011", parameters: [] },
  /** `Int -> Int`. */
  "syntax.unparenthesized-arrow": { code: "E0012", parameters: [] },
  /** `f: (List(Int), Int) -> Int = …`: the parameters have no names. */
  "syntax.unnamed-parameter": { code: "E0012", parameters: [] },
  /** `f: (...xs: Int) -> Int`. */
  "syntax.variadic": { code: "E0012", parameters: [] },
  /** `f: (a: Int = 1) -> Int`. */
  "syntax.default-parameter": { code: "E0010", parameters: [] },
  /** `mut` in a function type that is no signature. */
  "syntax.mut-in-type": { code: "E0010", parameters: [] },
  /** `& mut T`. */
  "syntax.spaced-ref-mut": { code: "E0010", parameters: [] },
  /** `Int | Float`, `{ red | blue }`. */
  "syntax.union": { code: "E0011", otherCodes: ["E0010", "E0012"], parameters: [] },
  /** `A & B` inside brackets. */
  "syntax.intersection": { code: "E0010", parameters: [] },
  /** `A & B`: the compiler reads two statements. */
  "syntax.intersection-misread": { code: "X0003", parameters: [] },
  /** `std.Foo`, `T::Item` as a type. */
  "syntax.type-path": { code: "E0011", otherCodes: ["E0010"], parameters: ["separator"] },
  /** `Type(Int)`. */
  "syntax.meta-arguments": { code: "E0011", otherCodes: ["E0010"], parameters: [] },
  /** A `match` or `if` over types. */
  "syntax.type-level-expression": { code: "E0010", parameters: ["keyword"] },
  /** `Buf(2 + 3)`. */
  "syntax.const-starts-with-number": { code: "E0010", parameters: [] },
  /** `{ forall i in 0..x: i >= 0 }`. */
  "syntax.forall": { code: "E0010", parameters: [] },
  /** `;` between the members of a record type. */
  "syntax.member-separator": { code: "E0010", parameters: ["found"] },
  /** `{ mut x: Int }`. */
  "syntax.mut-before-field": { code: "E0010", parameters: [] },
  /** `g = f[y]`: a position that is no number. */
  "syntax.binding-position": { code: "E0012", parameters: [] },
} as const satisfies Readonly<Record<`syntax.${string}`, FindingFacts>>;
