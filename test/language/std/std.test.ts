// The standard library as data: complete in every language, pages whose places are right, and modules that can be imported.

import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../../server/src/language/diagnostics/language.ts";
import { isBuiltinType } from "../../../server/src/language/std/builtins.ts";
import { stdDocument } from "../../../server/src/language/std/document.ts";
import { findPreludeName, preludeNames, stdModule, stdModuleNames } from "../../../server/src/language/std/std-imports.ts";
import { STD_MODULES } from "../../../server/src/language/std/std-modules.ts";

test("how many declarations each module has", () => {
  const counts = STD_MODULES.map(({ name, declarations }) => `${name} ${declarations.length}`);
  expect(counts.join(", ")).toBe(
    "concurrent 3, convert 11, dict 10, io 7, list 22, math 18, net 4, string 19, result 4, time 14, os 22, weak 2, assert 3, test 4",
  );
});

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(stdModuleNames())("std.%s: a page on which each name stands where it says, below its own sentence", (module) => {
    const page = stdDocument(module, language);
    const names = page?.symbols.map(({ name }) => name);
    expect(new Set(names).size).toBe(names?.length);
    for (const { name, signature, doc, span, extent } of page?.symbols ?? []) {
      expect(page?.text.slice(extent.start, extent.end)).toBe(`${name}: ${signature}`);
      expect(name.endsWith(page?.text.slice(span.start, span.end) ?? "-")).toBe(true);
      expect(page?.text.slice(0, extent.start).endsWith(`\n// ${doc}\n`)).toBe(true);
    }
  });

  test("documentation is one whole sentence, the own one of each", () => {
    const docs = STD_MODULES.flatMap(({ declarations }) => declarations.map(({ doc }) => doc[language]));
    expect(docs.filter((doc) => !(language === "zh" ? /^[^a-zA-Z].*。$|^`.*。$/ : /^[A-Z`].*\.$/).test(doc))).toEqual([]);
    if (language === "zh") expect(docs.filter((doc) => /[\u4e00-\u9fff][a-zA-Z`]|[a-zA-Z`][\u4e00-\u9fff]/.test(doc))).toEqual([]);
  });
});

test("a page, to be read", () => {
  expect(stdDocument("weak", "en")?.text).toBe(`// std.weak: References that keep nothing alive

// A weak reference to what \`arc\` shares.
new: (arc: Arc(T)) -> Weak(T)

// The value again, if it is still there.
upgrade: (weak: Weak(T)) -> Option(Arc(T))
`);
  expect(stdDocument(null, "en")?.text.split("\n")[3]).toBe("// std.io: Printing, reading and files as text");
  expect(stdDocument("nope", "en")).toBeNull();
});

describe("modules", () => {
  test("export what can be called, with parameters, at its place in the page", () => {
    for (const { name, declarations } of STD_MODULES) {
      const exports = stdModule(["std", name])?.shape.exports;
      expect([...(exports?.keys() ?? [])]).toEqual(declarations.map((each) => each.name).filter((each) => !each.includes(".")));
      const page = stdDocument(name, "en");
      for (const exported of exports?.values() ?? []) {
        expect(page?.symbols.find((symbol) => symbol.name === exported.name)).toMatchObject({ kind: exported.kind, span: exported.span });
      }
    }
    expect(
      stdModule(["std", "list"])
        ?.shape.exports.get("map")
        ?.parameters.map(({ name }) => name),
    ).toEqual(["list", "fn"]);
    expect(
      stdModule(["std", "string"])
        ?.shape.exports.get("format")
        ?.parameters.map(({ name }) => name),
    ).toEqual(["format", "args"]);
  });

  test("are std and its children, and nothing else", () => {
    expect(stdModule(["std"])?.shape.reexports.size).toBe(STD_MODULES.length);
    for (const path of [["std", "nope"], ["std", "io", "println"], ["io"], [], ["std", "toString"]]) expect(stdModule(path)).toBeNull();
  });
});

describe("without an import", () => {
  test("the last module that has a name gives it its meaning", () => {
    const owners = ["len", "get", "sleep", "append_file", "print", "PI", "Assert"].map((name) => findPreludeName(name)?.module.module);
    expect(owners).toEqual(["std.string", "std.list", "std.time", "std.os", "std.io", "std.math", "std.assert"]);
  });

  test("neither dotted names nor the checks of std.test are known", () => {
    expect([...preludeNames()].filter((name) => name.includes(".") || name.startsWith("assert_"))).toEqual([]);
    expect(findPreludeName("year")).toBeNull();
  });

  test("types are known by their names alone", () => {
    expect(["Int", "List", "Type", "Result"].every(isBuiltinType)).toBe(true);
    expect(["Spot", "toString"].some(isBuiltinType)).toBe(false);
  });
});
