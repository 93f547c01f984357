// What the parser makes of the language's forms, in the order of docs/syntax.md: source on the left, the tree as one line on the right.

import { describe, expect, test } from "vitest";
import { sketch } from "./sketch.ts";

function reads(source: string, ...statements: readonly string[]): void {
  test(source.replaceAll("\n", " ⏎ "), () => {
    expect(sketch(source)).toEqual(statements);
  });
}

describe("statements need no separator", () => {
  reads("a = 1 b = 2", "Binding(a, 1)", "Binding(b, 2)");
  reads("1 2", "1", "2");
  reads("a = 1;; b = 2;", "Binding(a, 1)", "Binding(b, 2)");
});

describe("bindings", () => {
  reads("mut x: Int = 1", "Binding(mut, x, Int, 1)");
  reads("p.x = 5", "Binding(Postfix(p, Field(x)), 5)");
  reads("a = b = c", "Binding(a, Assignment(b, c))");
  reads("a, b = f()", "Destructuring(a, b, Postfix(f, Call()))");
  reads("(a, _) = e", "Destructuring(a, _, e)");
  reads(
    "f: (a: Int, mut b: List(T)) -> R = a",
    "Binding(f, FunctionType(ParameterGroup(Parameter(a, Int), Parameter(mut, b, List<T>)), R), a)",
  );
  reads("P: Type = { x mut: Int = 0, Show }", "Binding(P, Type, RecordType(RecordField(x, mut, Int, 0), InterfaceMember(Show)))");
  reads(
    "P: (T: Type) -> Type = { v: T }",
    "Binding(P, FunctionType(ParameterGroup(Parameter(T, Type)), Type), RecordType(RecordField(v, T)))",
  );
  reads(
    "S: Type = { g = f[0, -1], x > 0 and x < 9 }",
    "Binding(S, Type, RecordType(MethodBinding(g, f, 0, (- 1)), RefinementMember(((x > 0) and (x < 9)))))",
  );
});

describe("precedence", () => {
  reads("x = 1 + 2 * 3 - 4", "Binding(x, (1 + (2 * 3) - 4))");
  reads("x = a or b and c", "Binding(x, (a or (b and c)))");
  reads("x = 1 < 2 == 3 < 4", "Binding(x, ((1 < 2) == (3 < 4)))");
  reads("x = true or false..true", "Binding(x, ((true or false) .. true))");
  reads("x = -1 as Float + 2", "Binding(x, (Cast((- 1), Float) + 2))");
  reads("x = -1.abs()", "Binding(x, (- Postfix(1, Field(abs), Call())))");
  reads("x = !a == b", "Binding(x, ((! a) == b))");
  reads("x = ref a[0]", "Binding(x, (ref Postfix(a, Index(0))))");
  reads("x = 1 + y => y", "Binding(x, (1 + Lambda(ParameterGroup(Parameter(y)), y)))");
  reads("x = &a + 1", "Binding(x, ((& a) + 1))");
  reads("x = a - -b", "Binding(x, (a - (- b)))");
});

describe("lambdas", () => {
  reads("f = a => b => a", "Binding(f, Lambda(ParameterGroup(Parameter(a)), ParameterGroup(Parameter(b)), a))");
  reads("f = (a: Int, b) => { return a }", "Binding(f, Lambda(ParameterGroup(Parameter(a, Int), Parameter(b)), Block(Return(a))))");
  reads("g((x) => x, 1)", "Postfix(g, Call(Lambda(ParameterGroup(Parameter(x)), x), 1))");
  reads("g(w=2, 3)", "Postfix(g, Call(NamedArgument(w, 2), 3))");
});

describe("newlines", () => {
  reads("x = f()\n(a, b) = g", "Binding(x, Postfix(f, Call()))", "Destructuring(a, b, g)");
  reads("x = a\n[1, 2]", "Binding(x, a)", "List(1, 2)");
  reads("x = f(\n1\n)(2)", "Binding(x, Postfix(f, Call(1), Call(2)))");
  reads("x = [\n1\n][0]", "Binding(x, Postfix(List(1), Index(0)))");
  reads("x = (a\n(b))", "Binding(x, Paren(Postfix(a, Call(b))))");
  reads("x = (a + b)\n.c", "Binding(x, Postfix(Paren((a + b)), Field(c)))");
  reads("x = a\n/ b", "Binding(x, (a / b))");
  reads("x = a\nand b", "Binding(x, (a and b))");
  reads("x = a\n    - b", "Binding(x, (a - b))");
  reads("x = a\n- b", "Binding(x, a)", "(- b)");
  reads("x =\n    a\n    - b", "Binding(x, (a - b))");
  reads("x = a\n&b", "Binding(x, a)", "(& b)");
  reads("x = 6 & 3", "Binding(x, (6 & 3))");
  reads("f = { return\ng() }", "Binding(f, Block(Return(), Postfix(g, Call())))");
  reads("f = {\n    return\n        g()\n}", "Binding(f, Block(Return(Postfix(g, Call()))))");
  reads("g(() => {\n    a\n    -b\n})", "Postfix(g, Call(Lambda(ParameterGroup(), Block(a, (- b)))))");
});

describe("braces", () => {
  reads('x = { "a": 1 }', 'Binding(x, Dict(DictEntry("a", 1)))');
  reads('x = { "a" }', 'Binding(x, Block("a"))');
  reads("x = {}", "Binding(x, Dict())");
  reads("x = { k: 2 }", "Binding(x, Block(Binding(k, 2)))");
  reads("if a { } else if b { } else { c }", "If(IfBranch(a, Block()), IfBranch(b, Block()), Block(c))");
  reads("x = if a { 1 } else { 2 } * 3", "Binding(x, (If(IfBranch(a, Block(1)), Block(2)) * 3))");
  reads("if a { }\n-b", "If(IfBranch(a, Block()))", "(- b)");
  reads("for i in xs f(i)", "For(i, xs, Postfix(f, Call(i)))");
  reads("s = Spot { x: 1 }", "Binding(s, RecordLiteral(Spot, NamedArgument(x, 1)))");
});

describe("match", () => {
  reads("match n { 1 => a, k => { b } _ => c }", "Match(n, MatchArm(1, a), MatchArm(k, Block(b)), MatchArm(WildcardPattern(), c))");
  reads(
    "match t {\n(a, _) => a\n(b, 1) => b\n}",
    "Match(t, MatchArm(TuplePattern(a, WildcardPattern()), a), MatchArm(TuplePattern(b, 1), b))",
  );
  reads(
    "match o { some(v) => v, Colour.red => 1 }",
    "Match(o, MatchArm(ConstructorPattern(some, v), v), MatchArm(ConstructorPattern(Colour, red), 1))",
  );
  reads("match n { k if f(k) => k, 1 | 2 => 3 }", "Match(n, MatchArm(k, Postfix(f, Call(k)), k), MatchArm(OrPattern(1, 2), 3))");
  reads("match n { x if ready => x => x }", "Match(n, MatchArm(x, ready, Lambda(ParameterGroup(Parameter(x)), x)))");
  reads(
    "match p { Spot { x, y: 0 } => x, 1..5 => 2, -1 => 3 }",
    "Match(p, MatchArm(RecordPattern(Spot, FieldPattern(x), FieldPattern(y, 0)), x), MatchArm(RangePattern(1, 5), 2), MatchArm(-1, 3))",
  );
});

describe("f-strings", () => {
  reads('f"{a + 1:.2f}!"', "FString(Interpolation((a + 1), :.2f), !)");
  reads('f"{f"{x}"}"', "FString(Interpolation(FString(Interpolation(x))))");
  reads('f"{"a:b"}"', 'FString(Interpolation("a:b"))');
  reads('f"{m["k"]:d}"', 'FString(Interpolation(Postfix(m, Index("k")), :d))');
});

describe("types", () => {
  reads("x: List(Option(Int))", "Binding(x, List<Option<Int>>)");
  reads(
    "f: (g: (Int) -> Int, h: &mut T) -> (a: A) -> R",
    "Binding(f, FunctionType(ParameterGroup(Parameter(g, FunctionType(ParameterGroup(Parameter(Int)), Int)), Parameter(h, PrefixType(T))), ParameterGroup(Parameter(a, A)), R))",
  );
  reads("x: Buf(N > 0)", "Binding(x, Buf<ConstType((N > 0))>)");
  reads("x: Spot(a: Int, b: Int)", "Binding(x, NamedStructType(Spot, RecordField(a, Int), RecordField(b, Int)))");
  reads("C: Type = { red | some(T) }", "Binding(C, Type, EnumType(red, some<T>))");
  reads("x: (A, B)", "Binding(x, TupleType(A, B))");
  reads("f: (T: A + B) -> T", "Binding(f, FunctionType(ParameterGroup(Parameter(T, A, B)), T))");
});

describe("what is missing stands where it is missing", () => {
  reads("a = )", "Binding(a, MissingExpression())", "Error()");
  reads("if a\nb = 1", "If(IfBranch(a, MissingBlock()))", "Binding(b, 1)");
  reads("x: = 1", "Binding(x, MissingType(), 1)");
  reads("f(a,, b)", "Postfix(f, Call(a, b))");
  reads("a.\n= 1", "Binding(Postfix(a, Field(MissingName())), 1)");
  reads("f(1\nb = 2\nc = 3", "Postfix(f, Call(1))", "Binding(b, 2)", "Binding(c, 3)");
  reads("f = {\n    a = (1\n    b = 2\n}\nc = 3", "Binding(f, Block(Binding(a, Paren(1)), Binding(b, 2)))", "Binding(c, 3)");
});
