// Ways to nest a program deep or to chain it long: each pattern gives a program of the wanted number of levels.

export interface NestingPattern {
  readonly name: string;
  /** `closed` levels are closed again: all of them unless told otherwise. */
  readonly source: (levels: number, closed?: number) => string;
}

/** `head`, then `open` and `close` around `core` at each level. */
function nested(name: string, open: string, core: string, close: string, head = "x = "): NestingPattern {
  const source = (levels: number, closed = levels): string => `${head}${open.repeat(levels)}${core}${close.repeat(closed)}\ny = 2\n`;
  return { name, source };
}

function chain(name: string, link: string, end: string, head = "x = "): NestingPattern {
  return nested(name, link, end, "", head);
}

export const bracketPatterns: readonly NestingPattern[] = [
  nested("parentheses", "(", "1", ")"),
  nested("tuples", "(1, ", "2", ")"),
  nested("lists", "[", "1", "]"),
  nested("comprehensions", "[", "a", " for a in b]"),
  nested("blocks", "{ ", "y = 1", " }"),
  nested("blocks over lines", "{\n", "y = 1\n", "}\n", ""),
  nested("dicts", '{ "a": ', "1", " }"),
  nested("sets", "{ 1, ", "2", " }"),
  nested("calls", "f(", "1", ")"),
  nested("named arguments", "f(a=", "1", ")"),
  nested("indexes", "a[", "1", "]"),
  nested("generic types", "List(", "Int", ")", "x: "),
  nested("record types", "{ a: ", "Int", " }", "X: Type = "),
  nested("tuple types", "(Int, ", "Int", ")", "x: "),
  nested("function types in parameters", "(f: ", "Int", ") -> Int", "x: "),
  nested("function types as results", "(a: Int) -> (", "Int", ")", "x: "),
  nested("lambdas in calls", "f((a) => ", "1", ")"),
  nested("lambda blocks", "(a) => { return ", "1", " }"),
  nested("if blocks", "if a { ", "b", " }", ""),
  nested("if as a condition", "if (", "a", ") { b }", ""),
  nested("else blocks", "if a { b } else { ", "c", " }", ""),
  nested("while blocks", "while a { ", "b", " }", ""),
  nested("for blocks", "for a in b { ", "c", " }", ""),
  nested("match in arms", "match a { b => ", "1", " }"),
  nested("match in subjects", "match ", "a", " { b => 1 }"),
  nested("spawn blocks", "spawn { ", "a", " }"),
  nested("unsafe blocks", "unsafe { ", "a", " }"),
  nested("tuple patterns", "(a, ", "b", ")", "x = match y { "),
  nested("constructor patterns", "some(", "a", ")", "x = match y { "),
  nested("record patterns", "P { a: ", "b", " }", "x = match y { "),
  nested("destructuring", "(a, ", "b", ") = 1", ""),
  nested("interpolations", 'f"{', "1", '}"'),
  nested("interpolations with blocks", 'f"{ { a = ', "1", ' } }"'),
  nested("comments", "/* ", "deep", " */"),
];

export const chainPatterns: readonly NestingPattern[] = [
  chain("minus", "-", "1"),
  chain("minus with spaces", "- ", "1"),
  chain("not", "!", "a"),
  chain("borrow", "& ", "a"),
  chain("dereference", "*", "a"),
  chain("ref", "ref ", "a"),
  chain("return", "return ", "1", ""),
  chain("spawn", "spawn ", "{ 1 }"),
  chain("unsafe", "unsafe ", "a"),
  chain("x => x", "x => ", "x"),
  chain("(x) => x", "(x) => ", "x"),
  chain("function arrows", "(a: Int) -> ", "Int", "x: "),
  chain("pointer types", "*", "Int", "x: "),
  chain("reference types", "& ", "Int", "x: "),
  chain("option types", "?", "Int", "x: "),
  chain("assignments", "a = ", "1", ""),
  chain("fields", "a.", "b"),
  chain("casts", "1 as Int as ", "Int"),
  nested("try", "", "a", "?"),
  nested("calls of calls", "", "f", "()"),
  nested("indexes of indexes", "", "a", "[0]"),
  nested("fields over lines", "", "a", "\n    .b()"),
  chain("else if", "if a { b } else ", "{ c }", ""),
  chain("if without brackets", "if ", "a", ""),
  chain("while without brackets", "while ", "a", ""),
  chain("for without brackets", "for a in ", "b", ""),
  chain("match without brackets", "match ", "a"),
  chain("elif", "if a { b } elif ", "{ c }", ""),
  chain("let", "let ", "a = 1", ""),
  chain("or patterns", "1 | ", "2 => 3 }", "x = match y { "),
  chain("modifiers", "pub mut ", "a = 1", ""),
  chain("union types", "Int | ", "Int", "x: "),
  chain("a sum", "1 + ", "1"),
  chain("all precedences", "a or b and c == d < e + f * -g .. ", "h"),
  chain("types in types", "Type ", "= 1", "x: "),
];

/** Openers alone, as while typing or in a binary file: nothing ever closes. */
export const unclosedPatterns: readonly NestingPattern[] = bracketPatterns.map(({ name, source }) => ({
  name: `${name}, never closed`,
  source: (levels) => source(levels, 0),
}));
