// What is kept of a module's statements, told again: the same findings as from nothing.

import { describe, expect, test } from "vitest";
import { moduleShape } from "../../../../server/src/language/analysis/names/module-shape.ts";
import { type CheckedModule, checkModule, type KeptAnalysis } from "../../../../server/src/language/analysis/types/check-module.ts";
import { stdDeclarations } from "../../../../server/src/language/analysis/types/std-types.ts";
import { stdModule } from "../../../../server/src/language/std/std-imports.ts";
import { parse } from "../../../../server/src/language/syntax/parse.ts";

function check(source: string, before: KeptAnalysis | null): CheckedModule {
  const tree = parse(source);
  return checkModule(
    tree,
    { module: "", shape: moduleShape(tree), importedModule: stdModule },
    { declarationsOf: stdDeclarations },
    before,
  );
}

/** The findings of each text after the ones before it, and the same from nothing. */
function tells(...texts: readonly string[]): void {
  let before: KeptAnalysis | null = null;
  for (const text of texts) {
    const again = check(text, before);
    const shown = ({ types }: CheckedModule): readonly string[] =>
      types.map(({ finding, span }) => `${finding} ${text.slice(span.start, span.end)}`);
    expect(shown(again)).toEqual(shown(check(text, null)));
    before = { names: again.keptNames, types: again.kept };
  }
}

describe("a text that changes around a statement", () => {
  test("leaves the findings of the first statement of a file as they were", () => {
    const first = 'a: Int = "one"\n';
    tells(first, `${first}b = 2\n`, `${first}b = 3\n`, `\n${first}`, first);
  });

  test("can make it the first or the second on its line", () => {
    tells("print(1)\n", "a = 1 print(1)\n", "a = 1\nprint(1)\n", "print(1)\n");
  });

  test("leaves a name that is defined again with another meaning", () => {
    const twice = 'f: (x: Int) -> Int = x\nf: (x: String) -> String = x\nf: Int = 1\nmain = { print(f("one")) }\n';
    tells(twice, `${twice}b = 2\n`, twice);
  });
});
