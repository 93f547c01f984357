// Inlay hints: the text as it is shown, with each hint in `«…»` where it stands.

import { expect, test } from "vitest";
import type { InlayHint, Range } from "vscode-languageserver/node";
import { inlayHints } from "../../../server/src/lsp/requests/inlay-hints.ts";
import { DEFAULT_SETTINGS, type Settings } from "../../../server/src/lsp/settings.ts";
import { type EditorOptions, editor } from "../editor.ts";

type Kinds = Partial<Settings["inlayHints"]>;

const NONE = { types: false, parameterNames: false, mutability: false, constants: false };
const EVERYTHING: Range = { start: { line: 0, character: 0 }, end: { line: 1000, character: 0 } };

interface Shown extends EditorOptions {
  readonly path?: string;
  readonly range?: Range;
}

/** The text with its hints of these kinds. */
function shown(
  files: string | Readonly<Record<string, string>>,
  kinds: Kinds,
  { path = "main.yx", range, ...options }: Shown = {},
): string {
  const { bench, ask, uri, text } = editor(files, options);
  bench.settings = { ...DEFAULT_SETTINGS, inlayHints: { ...NONE, ...kinds } };
  const hints = ask(inlayHints, { textDocument: { uri: uri(path) }, range: range ?? EVERYTHING });
  const document = bench.document(uri(path));
  let result = text(uri(path));
  for (const hint of hints.toReversed()) {
    const at = document?.positions.offset(hint.position) ?? 0;
    const label = `${hint.paddingLeft ? " " : ""}${labelOf(hint)}${hint.paddingRight ? " " : ""}`;
    result = `${result.slice(0, at)}«${label}»${result.slice(at)}`;
  }
  return result;
}

function labelOf({ label }: InlayHint): string {
  return typeof label === "string" ? label : label.map(({ value }) => value).join("");
}

test("types of variables, but where a literal or a constructor says them", () => {
  const source = `use std.list
Point: Type = { x: Int, y: Int }
Box: (T: Type) -> Type = { value: T }
make: (name: String, size: Int) -> Point = Point(size, 2)

main = {
    p = make("a", 3)
    q = Point(1, 2)
    boxed = Box(1)
    n = 1
    neg = -1
    text = f"{n}"
    given: Int = p.x
    xs = list.map([1, 2], x => x + 1)
    flat = [1, 2]
    (a, _) = (1, p)
    for i in xs { print(i) }
    match p { r => r.x }
    n2 = n
    _ = p.x
    unknown = nothing()
}
`;
  expect(shown(source, { types: true })).toMatchInlineSnapshot(`
    "use std.list
    Point: Type = { x: Int, y: Int }
    Box: (T: Type) -> Type = { value: T }
    make: (name: String, size: Int) -> Point = Point(size, 2)

    main = {
        p«: Point» = make("a", 3)
        q = Point(1, 2)
        boxed«: Box(Int)» = Box(1)
        n = 1
        neg = -1
        text = f"{n}"
        given: Int = p.x
        xs«: List(Int)» = list.map([1, 2], x«: Int» => x + 1)
        flat = [1, 2]
        (a«: Int», _) = (1, p)
        for i«: Int» in xs { print(i) }
        match p { r«: Point» => r.x }
        n2«: Int» = n
        _ = p.x
        unknown = nothing()
    }
    "
  `);
});

test("what lambdas take and functions give, but not what gives nothing", () => {
  const source = `
twice: (f: (Int) -> Int, to: Int) -> Int = f(f(to))
main = {
    inc = (a: Int) => a + 1
    print(twice((v) => v + 1, 3))
    print(twice(v => v + 1, 3))
}
five = { return 5 }
quiet = { print(1) }
open = (a) => a
`;
  expect(shown(source, { types: true })).toMatchInlineSnapshot(`
    "
    twice: (f: (Int) -> Int, to: Int) -> Int = f(f(to))
    main = {
        inc = (a: Int)« -> Int» => a + 1
        print(twice((v«: Int») => v + 1, 3))
        print(twice(v«: Int» => v + 1, 3))
    }
    five«: () -> Int» = { return 5 }
    quiet = { print(1) }
    open = (a) => a
    "
  `);
});

test("names of parameters", () => {
  const source = `use std.io
use std.string
use std.assert
Size: Type = { width: Int, height: Int }
Size.scale: (self: Size, by: Int, times: Int) -> Size = self
area: (width: Int, height: Int) -> Int = width * height
set_name: (name: String) -> Void = {}
greet: (who: String) -> Void = {}
short: (a: Int, b: Int) -> Int = a + b

main = {
    height = 2
    s = Size(1, height)
    io.println(area(3, s.height))
    print(area(3, height = 4))
    s.scale(2, 3)
    set_name("n")
    greet("you")
    short(1, 2)
    string.len("abc")
    assert.assert(true, "said")
    string.contains("abc", "b")
}
`;
  expect(shown(source, { parameterNames: true })).toMatchInlineSnapshot(`
    "use std.io
    use std.string
    use std.assert
    Size: Type = { width: Int, height: Int }
    Size.scale: (self: Size, by: Int, times: Int) -> Size = self
    area: (width: Int, height: Int) -> Int = width * height
    set_name: (name: String) -> Void = {}
    greet: (who: String) -> Void = {}
    short: (a: Int, b: Int) -> Int = a + b

    main = {
        height = 2
        s = Size(«width = »1, height)
        io.println(area(«width = »3, s.height))
        print(area(«width = »3, height = 4))
        s.scale(«by = »2, «times = »3)
        set_name("n")
        greet(«who = »"you")
        short(1, 2)
        string.len("abc")
        assert.assert(true, "said")
        string.contains("abc", «sub = »"b")
    }
    "
  `);
});

test("constants that are more than a literal", () => {
  const source = `use core.{limit}
width = 4
height: Int = 5
area = width * height
half: Float = 1.0 / 4.0
same = area
is_big = area > 10 and true
neg = -5
far = limit * 2
loop_a = loop_b + 1
loop_b = loop_a + 1
mut changing = width * 2
huge = 9223372036854775807 + 1
main = {
    local = area + 1
    deeper = local * 2
    written = local + 1
    written = 3
    reads = written + 1
}
`;
  expect(shown({ "core.yx": "limit: Int = 3", "main.yx": source }, { constants: true })).toMatchInlineSnapshot(`
    "use core.{limit}
    width = 4
    height: Int = 5
    area = width * height« = 20»
    half: Float = 1.0 / 4.0« = 0.25»
    same = area« = 20»
    is_big = area > 10 and true« = true»
    neg = -5
    far = limit * 2
    loop_a = loop_b + 1
    loop_b = loop_a + 1
    mut changing = width * 2
    huge = 9223372036854775807 + 1
    main = {
        local = area + 1« = 21»
        deeper = local * 2« = 42»
        written = local + 1
        written = 3
        reads = written + 1
    }
    "
  `);
});

test("a name that hides another is not that one", () => {
  const source = `size = 2 * 1
f: (size: Int) -> Int = {
    double = size * 2
    return double
}
min: (a: Int, b: Int) -> Int = a
least = min(1, 2)
`;
  expect(shown(source, { constants: true })).toContain("    double = size * 2\n");
  expect(shown(source, { constants: true })).toContain("least = min(1, 2)\n");
});

test("`mut` before what is changed without it", () => {
  const source = `Point: Type = { x: Int }
main = {
    n = 1
    n = 2
    p = Point(1)
    p.x = 2
    xs = [1]
    xs[0] = 2
    mut m = 1
    m = 2
    fixed = 1
}
`;
  expect(shown(source, { mutability: true })).toMatchInlineSnapshot(`
    "Point: Type = { x: Int }
    main = {
        «mut »n = 1
        n = 2
        «mut »p = Point(1)
        p.x = 2
        «mut »xs = [1]
        xs[0] = 2
        mut m = 1
        m = 2
        fixed = 1
    }
    "
  `);
});

test("nothing of a kind that is switched off", () => {
  expect(shown("main = {\n    a = f(1)\n}\nf: (size: Int) -> Int = size * 2\n", {})).not.toContain("«");
});

test("only in the asked range", () => {
  const source = "f: (size: Int) -> Int = size\nmain = {\n    a = f(1)\n    b = f(2)\n    c = f(3)\n}\n";
  const range: Range = { start: { line: 3, character: 0 }, end: { line: 4, character: 0 } };
  expect(shown(source, { types: true }, { range })).toBe(source.replace("b = f", "b«: Int» = f"));
});

test("types of other files; their names lead there", () => {
  const files = {
    "core.yx": "pub Point: Type = { x: Int }\npub make: (size: Int) -> Point = Point(size)",
    "main.yx": "use core.{make}\np = make(1)",
  };
  expect(shown(files, { types: true, parameterNames: true })).toBe("use core.{make}\np«: Point» = make(«size = »1)");
  const { ask, uri, shown: place } = editor(files);
  const hints = ask(inlayHints, { textDocument: { uri: uri("main.yx") }, range: EVERYTHING });
  const locations = hints.flatMap(({ label }) => (typeof label === "string" ? [] : label.flatMap(({ location }) => location ?? [])));
  expect(locations.map(({ uri: of, range }) => place(of, range))).toEqual(["core.yx:1:5 Point", "core.yx:2:12 size"]);
});

test("a hint of a type that needs no import can be written down", () => {
  const { ask, uri } = editor("f: (size: Int) -> Int = size\na = f(1)");
  const [hint] = ask(inlayHints, { textDocument: { uri: uri("main.yx") }, range: EVERYTHING });
  expect(hint?.textEdits).toEqual([{ range: { start: { line: 1, character: 1 }, end: { line: 1, character: 1 } }, newText: ": Int" }]);
});

test("behind characters of any width, in each encoding", () => {
  const source = 'f: (size: Int) -> Int = size\nmain = {\n    t = "😀中"; a = f(1)\n}\n';
  const wanted = source.replace("a = f", "a«: Int» = f");
  for (const encoding of ["utf-8", "utf-16", "utf-32"] as const)
    expect(shown(source, { types: true }, { client: { encoding } })).toBe(wanted);
});

test("a mistake elsewhere in the file, and in the same function, changes nothing", () => {
  const source = "f: (size: Int) -> Int = size\nmain = {\n    a = f(1)\n}\n";
  const wanted = shown(source, { types: true, parameterNames: true });
  expect(wanted).toContain("a«: Int» = f(«size = »1)");
  const broken = source.replace("f(1)", "f(1)\n    g( = }").concat("other = { if }\n");
  expect(shown(broken, { types: true, parameterNames: true })).toContain("a«: Int» = f(«size = »1)");
});

test("no such document", () => {
  const { ask, uri } = editor("a = 1");
  expect(ask(inlayHints, { textDocument: { uri: uri("gone.yx") }, range: EVERYTHING })).toEqual([]);
});
