// The syntax tree: every node kind as plain data in one listed union. Nothing semantic lives here, and no text:
// names and literals keep their spelling through their span. Section numbers refer to docs/syntax.md.

import type { Span } from "../text/span.ts";

/**
 * What all nodes share. `start`/`end` are the node's full range (UTF-16, end exclusive, without surrounding trivia);
 * `anchor` is the offset of the one token that the language's own compiler points at (an operator, a keyword, an opening bracket).
 */
interface Base<Kind extends string> extends Span {
  readonly kind: Kind;
  readonly anchor: number;
}

// ---------------------------------------------------------------- module and statements

export interface Module extends Base<"Module"> {
  readonly body: readonly Statement[];
}

export type Statement = Use | Binding | Destructuring | ExpressionStatement | ForeignDeclaration | ErrorNode;

/** `use std.io`, `use std.math.{abs, max as biggest}`, `use std.math as m`. */
export interface Use extends Base<"Use"> {
  readonly path: readonly NameOrMissing[];
  /** Absent when the import has no braces, empty for `{}`. */
  readonly items: readonly UseItem[] | null;
  readonly alias: NameOrMissing | null;
}

export interface UseItem extends Base<"UseItem"> {
  readonly name: NameOrMissing;
  readonly alias: NameOrMissing | null;
}

/** `pub` or `mut`, kept wherever it stands. */
export interface Modifier extends Base<"Modifier"> {
  readonly word: "pub" | "mut";
}

/** `x = 1`, `mut x: Int = 1`, `x: Int`, `p.x = 5`, `Spot: Type = { … }`, `f: (a: Int) -> Int = …`. */
export interface Binding extends Base<"Binding"> {
  readonly modifiers: readonly Modifier[];
  readonly target: Expression;
  readonly annotation: Type | null;
  /** A type when the annotation's result is `Type` and a type was written; otherwise an expression. */
  readonly value: Expression | Type | null;
}

/** `(a, b) = e` or `a, b = e`. Targets are names, `_`, nested tuples, `mut` names, typed names. */
export interface Destructuring extends Base<"Destructuring"> {
  readonly modifiers: readonly Modifier[];
  readonly targets: readonly DestructuringTarget[];
  readonly parenthesized: boolean;
  readonly value: Expression;
}

/** A parameter stands where `mut` or a type was written: `(mut a, b: Int) = e`. */
export type DestructuringTarget = Expression | Parameter;

export interface ExpressionStatement extends Base<"ExpressionStatement"> {
  readonly expression: Expression;
}

/** A declaration in the manner of another language, understood so that editor features work on it: `fn add(a: Int) -> Int { … }`, `let x = 1`. */
export interface ForeignDeclaration extends Base<"ForeignDeclaration"> {
  readonly keyword: Name;
  readonly declared: Statement | null;
}

// ---------------------------------------------------------------- names, what is absent, what can't be read

export interface Name extends Base<"Name"> {}
export type NameOrMissing = Name | MissingName;

export interface MissingName extends Base<"MissingName"> {}
export interface MissingExpression extends Base<"MissingExpression"> {}
export interface MissingType extends Base<"MissingType"> {}
export interface MissingPattern extends Base<"MissingPattern"> {}
export interface MissingBlock extends Base<"MissingBlock"> {}

/** Text that could not be read, or that nests too deep to be read. `parts` are the expressions recognised inside. */
export interface ErrorNode extends Base<"Error"> {
  readonly parts: readonly Expression[];
}

// ---------------------------------------------------------------- expressions

export type Expression =
  | Name
  | Wildcard
  | Literal
  | FString
  | Paren
  | Tuple
  | TypedParameters
  | List
  | Comprehension
  | Dict
  | SetLiteral
  | RecordLiteral
  | Block
  | If
  | Match
  | While
  | For
  | Loop
  | Spawn
  | Unsafe
  | Return
  | Break
  | Continue
  | Lambda
  | Assignment
  | Binary
  | Prefix
  | Cast
  | Postfix
  | MissingExpression
  | MissingBlock
  | ErrorNode;

/** A lone `_`. */
export interface Wildcard extends Base<"Wildcard"> {}

export interface Literal extends Base<"Literal"> {
  readonly type: "int" | "float" | "string" | "triple-string" | "char" | "bool" | "void";
}

export interface FString extends Base<"FString"> {
  readonly segments: readonly FStringSegment[];
}
export type FStringSegment = FStringText | Interpolation;
export interface FStringText extends Base<"FStringText"> {}
export interface Interpolation extends Base<"Interpolation"> {
  readonly expression: Expression;
  readonly spec: FormatSpec | null;
}
/** The `:` of an interpolation with the text up to the `}`. */
export interface FormatSpec extends Base<"FormatSpec"> {}

/** `(e)`: parentheses are kept. */
export interface Paren extends Base<"Paren"> {
  readonly expression: Expression;
}
/** `()`, `(a,)`, `(a, b)`. */
export interface Tuple extends Base<"Tuple"> {
  readonly elements: readonly Expression[];
}
/** `(a: Int, mut b)` that no `=>` follows. */
export interface TypedParameters extends Base<"TypedParameters"> {
  readonly parameters: readonly Parameter[];
}
export interface List extends Base<"List"> {
  readonly elements: readonly Expression[];
}
/** `[element for variable in iterable]`, with further clauses as other languages write them. */
export interface Comprehension extends Base<"Comprehension"> {
  readonly element: Expression;
  readonly clauses: readonly ComprehensionClause[];
}
export type ComprehensionClause = ComprehensionFor | ComprehensionIf;
export interface ComprehensionFor extends Base<"ComprehensionFor"> {
  readonly pattern: Pattern;
  readonly iterable: Expression;
}
export interface ComprehensionIf extends Base<"ComprehensionIf"> {
  readonly condition: Expression;
}
export interface Dict extends Base<"Dict"> {
  readonly entries: readonly DictEntry[];
}
export interface DictEntry extends Base<"DictEntry"> {
  readonly key: Expression;
  readonly value: Expression;
}
/** `{ 1, 2 }`: documented, refused by the compiler. */
export interface SetLiteral extends Base<"SetLiteral"> {
  readonly elements: readonly Expression[];
}
/** `Point { x: 1 }`: documented, refused by the compiler. */
export interface RecordLiteral extends Base<"RecordLiteral"> {
  readonly type: Expression;
  readonly fields: readonly NamedArgument[];
}
export interface Block extends Base<"Block"> {
  readonly body: readonly Statement[];
}
export type BlockOrMissing = Block | MissingBlock;

export interface If extends Base<"If"> {
  /** `if` and each `else if`, in order: never empty, never nested. */
  readonly branches: readonly IfBranch[];
  readonly otherwise: Expression | null;
}
export interface IfBranch extends Base<"IfBranch"> {
  readonly condition: Expression;
  /** `if let P = e`, a foreign form. */
  readonly pattern: Pattern | null;
  readonly body: Expression;
}
export interface Match extends Base<"Match"> {
  readonly subject: Expression;
  readonly arms: readonly (MatchArm | ErrorNode)[];
}
export interface MatchArm extends Base<"MatchArm"> {
  readonly pattern: Pattern;
  readonly guard: Expression | null;
  readonly body: Expression;
}
export interface While extends Base<"While"> {
  readonly condition: Expression;
  readonly body: Expression;
}
export interface For extends Base<"For"> {
  /** The `mut` before or after the variable. */
  readonly modifiers: readonly Modifier[];
  readonly pattern: Pattern;
  readonly iterable: Expression;
  readonly body: Expression;
}
/** `loop { … }`, a foreign form. */
export interface Loop extends Base<"Loop"> {
  readonly body: Expression;
}
/** `spawn { … }`, `spawn for …`; other bodies are documented but refused by the compiler. */
export interface Spawn extends Base<"Spawn"> {
  readonly body: Expression;
}
export interface Unsafe extends Base<"Unsafe"> {
  readonly body: Expression;
}
export interface Return extends Base<"Return"> {
  readonly value: Expression | null;
}
export interface Break extends Base<"Break"> {
  readonly label: NameOrMissing | null;
  readonly value: Expression | null;
}
export interface Continue extends Base<"Continue"> {
  readonly label: NameOrMissing | null;
  readonly value: Expression | null;
}

/** `x => e`, `(a, b: Int) => e`, and the whole chain `a => b => e` as one node. */
export interface Lambda extends Base<"Lambda"> {
  readonly groups: readonly ParameterGroup[];
  readonly body: Expression;
}
export interface ParameterGroup extends Base<"ParameterGroup"> {
  readonly parameters: readonly Parameter[];
  /** Offset of the `=>` or `->` after the group; its end where the arrow is missing. */
  readonly arrow: number;
  /** `(a: Int) -> Int => a`, a foreign form. */
  readonly result: Type | null;
}
/** A parameter of a lambda or a signature. In a function type, a parameter without a name has `name: null`. */
export interface Parameter extends Base<"Parameter"> {
  readonly modifiers: readonly Modifier[];
  readonly name: NameOrMissing | Wildcard | null;
  readonly type: Type | null;
  /** The `B`, `C` of `T: A + B + C`. */
  readonly bounds: readonly Type[];
}

/** `a = b = c` where an expression stands: `targets` are all but the last, right-associative. */
export interface Assignment extends Base<"Assignment"> {
  readonly targets: readonly Expression[];
  /** `=`, or a compound operator of another language (`+=`). */
  readonly operator: string;
  readonly value: Expression;
}

/** A left-associative chain of operators of one precedence: `first` then each `rest` in turn. Mixed precedences nest. */
export interface Binary extends Base<"Binary"> {
  readonly first: Expression;
  readonly rest: readonly BinaryStep[];
}
export interface BinaryStep {
  readonly operator: BinaryOperator;
  /** Offset of the operator. */
  readonly at: number;
  readonly operand: Expression;
}
export type BinaryOperator =
  | ".."
  | "or"
  | "and"
  | "=="
  | "!="
  | "<"
  | "<="
  | ">"
  | ">="
  | "in"
  | "|"
  | "^"
  | "&"
  | "<<"
  | ">>"
  | "+"
  | "-"
  | "*"
  | "/"
  | "%";

/** A run of prefix operators, outermost first: `-!x`, `&mut p`, `ref a`. */
export interface Prefix extends Base<"Prefix"> {
  readonly operators: readonly PrefixOperator[];
  readonly operand: Expression;
}
export interface PrefixOperator extends Span {
  readonly operator: "-" | "+" | "!" | "*" | "&" | "&mut" | "ref" | "...";
}

/** `e as T as U`: the types in order. */
export interface Cast extends Base<"Cast"> {
  readonly operand: Expression;
  readonly types: readonly Type[];
}

/** `base` followed by calls, fields, indexes and `?`, in order. */
export interface Postfix extends Base<"Postfix"> {
  readonly base: Expression;
  readonly suffixes: readonly Suffix[];
}
export type Suffix = Call | Field | Index | Try;
export interface Call extends Base<"Call"> {
  readonly arguments: readonly Argument[];
}
export type Argument = Expression | NamedArgument;
/** `name = value`; `name: value` is documented, refused by the compiler. */
export interface NamedArgument extends Base<"NamedArgument"> {
  readonly name: Expression;
  readonly value: Expression;
}
/** `.name`; `::name` is understood and flagged. */
export interface Field extends Base<"Field"> {
  readonly name: NameOrMissing;
}
export interface Index extends Base<"Index"> {
  readonly indexes: readonly (Expression | Slice)[];
}
/** `a:b` in an index: a foreign form. */
export interface Slice extends Base<"Slice"> {
  readonly from: Expression | null;
  readonly to: Expression | null;
}
export interface Try extends Base<"Try"> {}

// ---------------------------------------------------------------- patterns

export type Pattern =
  | WildcardPattern
  | NamePattern
  | LiteralPattern
  | RangePattern
  | ParenPattern
  | TuplePattern
  | ConstructorPattern
  | RecordPattern
  | OrPattern
  | MissingPattern
  | ErrorNode;

export interface WildcardPattern extends Base<"WildcardPattern"> {}
/** Binds the name; `mut` and a type are kept where they were written. */
export interface NamePattern extends Base<"NamePattern"> {
  readonly modifiers: readonly Modifier[];
  readonly name: Name;
  readonly type: Type | null;
}
export interface LiteralPattern extends Base<"LiteralPattern"> {
  readonly negative: boolean;
  readonly literal: Literal;
}
export interface RangePattern extends Base<"RangePattern"> {
  readonly from: Pattern;
  readonly to: Pattern;
}
export interface ParenPattern extends Base<"ParenPattern"> {
  readonly pattern: Pattern;
}
export interface TuplePattern extends Base<"TuplePattern"> {
  readonly elements: readonly Pattern[];
}
/** `some(v)`, `Colour.red`, `Shape.circle(r)`: `arguments` is null without parentheses. */
export interface ConstructorPattern extends Base<"ConstructorPattern"> {
  readonly path: readonly NameOrMissing[];
  readonly arguments: readonly Pattern[] | null;
}
/** `{ x, y: p }` or `Spot { x }`. */
export interface RecordPattern extends Base<"RecordPattern"> {
  readonly name: Name | null;
  readonly fields: readonly FieldPattern[];
}
/** A field written alone binds its own name. */
export interface FieldPattern extends Base<"FieldPattern"> {
  readonly name: Name | null;
  readonly pattern: Pattern | null;
}
export interface OrPattern extends Base<"OrPattern"> {
  readonly alternatives: readonly Pattern[];
}

// ---------------------------------------------------------------- types

export type Type =
  | NamedType
  | FunctionType
  | ParenType
  | TupleType
  | RecordType
  | NamedStructType
  | EnumType
  | PrefixType
  | IntType
  | ConstType
  | TypeOperation
  | ListType
  | OptionalType
  | ExpressionType
  | MissingType
  | ErrorNode;

/** `Int`, `List(T)`, `io.File`, `T::Item`. `Type` is the meta type. */
export interface NamedType extends Base<"NamedType"> {
  /** The parts before the last: `std` in `std.Foo`. Documented, refused by the compiler. */
  readonly qualifiers: readonly NameOrMissing[];
  readonly name: NameOrMissing;
  /** Null without parentheses. */
  readonly arguments: readonly Type[] | null;
  /** The name is `Type`, the type of types. */
  readonly isMeta: boolean;
}
/** `(a: Int) -> (b: Int) -> R`: every group before an arrow, then the result. A function's signature is this node. */
export interface FunctionType extends Base<"FunctionType"> {
  readonly groups: readonly ParameterGroup[];
  readonly result: Type;
}
export interface ParenType extends Base<"ParenType"> {
  readonly type: Type;
}
/** `()`, `(A, B)`; elements may be named. */
export interface TupleType extends Base<"TupleType"> {
  readonly elements: readonly (Type | Parameter)[];
}
export interface RecordType extends Base<"RecordType"> {
  readonly members: readonly RecordMember[];
}
export type RecordMember = RecordField | MethodBinding | InterfaceMember | RefinementMember | ErrorNode;
/** `x: T`, `x mut: T = e`, `up: ((s: S) -> Int)[0] = (s) => …`. */
export interface RecordField extends Base<"RecordField"> {
  readonly modifiers: readonly Modifier[];
  readonly name: NameOrMissing;
  readonly type: Type;
  /** Null where no `[…]` stands. */
  readonly positions: readonly Expression[] | null;
  readonly value: Expression | null;
}
/** `f = g`, `f = g[0, -1]`. */
export interface MethodBinding extends Base<"MethodBinding"> {
  readonly name: Name;
  readonly method: NameOrMissing;
  readonly positions: readonly Expression[] | null;
}
/** A bare name: an interface that the type implements (or an enum's variant, decided later). */
export interface InterfaceMember extends Base<"InterfaceMember"> {
  readonly type: Type;
}
/** `x > 0 and x < 9`, `Assert(N > 0)`. */
export interface RefinementMember extends Base<"RefinementMember"> {
  readonly condition: Expression;
}
/** `Spot(x: Int, y: Int)` as a type. */
export interface NamedStructType extends Base<"NamedStructType"> {
  readonly name: Name;
  readonly fields: readonly RecordField[];
}
/** `{ red | blue }`, `{ some(T) | none }`: documented, refused by the compiler. */
export interface EnumType extends Base<"EnumType"> {
  readonly variants: readonly Type[];
}
/** `&T`, `&mut T`, `*T`, in a run. */
export interface PrefixType extends Base<"PrefixType"> {
  readonly operators: readonly TypePrefixOperator[];
  readonly type: Type;
}
export interface TypePrefixOperator extends Span {
  readonly operator: "&" | "&mut" | "*";
}
/** `16`, `-1`. */
export interface IntType extends Base<"IntType"> {
  readonly negative: boolean;
}
/** A constant expression as an argument: `N > 0`, `n + 1`, `2 + 3`, `a.len`. */
export interface ConstType extends Base<"ConstType"> {
  readonly expression: Expression;
}
/** `A | B`, `A & B`: documented, refused by the compiler. */
export interface TypeOperation extends Base<"TypeOperation"> {
  readonly operator: "|" | "&";
  readonly types: readonly Type[];
}
/** `[T]`, a foreign form. */
export interface ListType extends Base<"ListType"> {
  readonly element: Type;
}
/** `?T`, `T?`: foreign forms. */
export interface OptionalType extends Base<"OptionalType"> {
  readonly type: Type;
}
/** A type-level `match` or `if`: documented, refused by the compiler. */
export interface ExpressionType extends Base<"ExpressionType"> {
  readonly expression: Match | If;
}

// ---------------------------------------------------------------- the union of all

export type SyntaxNode =
  | Module
  | Statement
  | Expression
  | Pattern
  | Type
  | UseItem
  | Modifier
  | NameOrMissing
  | FStringSegment
  | FormatSpec
  | Parameter
  | ParameterGroup
  | ComprehensionClause
  | DictEntry
  | IfBranch
  | MatchArm
  | Suffix
  | NamedArgument
  | Slice
  | FieldPattern
  | RecordMember;

export type NodeKind = SyntaxNode["kind"];
