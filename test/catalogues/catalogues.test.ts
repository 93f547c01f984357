// All catalogues together: the same entries with the same parameters in both languages, none that nobody says, and each in its language.
// (test/language/diagnostics/messages.test.ts has what holds of the words of diagnostics alone.)
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { EN as EN_SERVER } from "../../mcp/src/messages/en.ts";
import { EN as EN_COMMANDS } from "../../server/src/cli/messages/en.ts";
import { EN as EN_EDITORS } from "../../server/src/lsp/messages/en.ts";
import { isSaying, proseOf, type Saying, said, walk, walkCatalogues } from "./catalogues.ts";

const root = join(import.meta.dirname, "../..");
const { entries, unmatched } = walkCatalogues();

test("both languages have the same entries", () => {
  expect(unmatched).toEqual([]);
  for (const catalogue of ["diagnostics", "commands", "server", "library"])
    expect(entries.filter(({ id }) => id.startsWith(`${catalogue}.`)).length, catalogue).toBeGreaterThan(30);
});

test("both languages use the same parameters", () => {
  const usedBy = (text: { readonly shown: readonly string[]; readonly minded: readonly string[] }) =>
    [...text.shown, ...text.minded].sort();
  expect(entries.filter(({ en, zh }) => en.shown.join() !== zh.shown.join()).map(({ id, en, zh }) => [id, en.shown, zh.shown])).toEqual([]);
  expect(entries.filter(({ en, zh }) => usedBy(en).join() !== usedBy(zh).join()).map(({ id }) => id)).toEqual([]);
});

describe("no parameter goes unused", () => {
  test.each([
    ["commands", EN_COMMANDS],
    ["server", EN_SERVER],
    ["editors", EN_EDITORS],
  ])("%s", (name, catalogue) => {
    const complaints = functionsIn(name, catalogue).flatMap(({ id, entry }) => {
      const used = entries.find((each) => each.id === id)?.en;
      const count = (used?.shown.length ?? 0) + (used?.minded.length ?? 0);
      return count === entry.length ? [] : [`${id} takes ${entry.length} and uses ${count}`];
    });
    expect(complaints).toEqual([]);
  });
});

describe("every entry is said somewhere", () => {
  test.each([
    ["commands", EN_COMMANDS, ["server/src/main.ts", "server/src/flag-problem.ts", ...sourcesBelow("server/src/cli")]],
    ["server", EN_SERVER, sourcesBelow("mcp/src")],
    ["editors", EN_EDITORS, sourcesBelow("server/src/lsp")],
  ])("%s", (name, catalogue, paths) => {
    const text = paths.map((path) => readFileSync(join(root, path), "utf8")).join("\n");
    const isSaid = (key: string) => new RegExp(`\\b(?:words|flags|usage|wordsOf\\([^)]*\\))\\s*\\.${key}\\b`).test(text);
    expect(
      keysIn(catalogue).filter((key) => !isSaid(key)),
      name,
    ).toEqual([]);
  });
});

test("English has no Chinese in it", () => {
  const chinese = /[\u3000-\u9fff\uff00-\uffef]/;
  expect(entries.filter(({ en }) => chinese.test(proseOf(en))).map(({ id }) => id)).toEqual([]);
});

test("English counts one thing and several", () => {
  const plural = /\b1 (?:more )?(?:arguments|diagnostics|errors|files|hunks|imports|places|warnings)\b|\(s\)/;
  const complaints = [
    ...functionsIn("commands", EN_COMMANDS),
    ...functionsIn("server", EN_SERVER),
    ...functionsIn("editors", EN_EDITORS),
  ].flatMap(({ id, entry }) => {
    const text = said(entry, Array(entry.length).fill(1));
    return plural.test(text) ? [`${id}: ${text}`] : [];
  });
  expect(complaints).toEqual([]);
});

describe("Chinese", () => {
  const han = "[\\u4e00-\\u9fff]";
  /** What the rule finds in the Chinese texts. */
  const offences = (rule: RegExp) =>
    entries.flatMap(({ id, zh }) => {
      const found = rule.exec(withoutPlace(proseOf(zh)));
      return found === null ? [] : [`${id}: ${found[0]}`];
    });

  test("is Chinese, but for what is nothing but arguments", () => {
    const isSilent = (text: string) => !/[\p{L}]/u.test(text.replace(/\{\w+\}|``/g, ""));
    expect(entries.filter(({ zh }) => !new RegExp(han).test(zh.text) && !isSilent(proseOf(zh))).map(({ id }) => id)).toEqual([
      "server.kinds.null",
    ]);
  });

  test("has no English sentence left in it", () => {
    expect(offences(/[A-Za-z]+(?: [A-Za-z]+){2,}/)).toEqual([]);
  });

  test("has full-width punctuation", () => {
    expect(offences(new RegExp(`${han}[,;:!?()]|[,;:!?()] ?${han}|[\`}] ?[,;!?] ?${han}`))).toEqual([]);
    expect(offences(/\.\.\.|[，；：、。！？（] | [，；：、。！？）]/)).toEqual([]);
  });

  test("has a space between Chinese and code, numbers or Latin words", () => {
    // the words of kinds are Chinese themselves
    const spaced = offences(new RegExp(`${han}[A-Za-z0-9{\`-]|[A-Za-z0-9}\`]${han}`)).filter(
      (each) => !each.startsWith("server.wrongType"),
    );
    expect(spaced).toEqual([]);
  });

  test("has no full stop behind a single sentence, but in doc comments, in explanations and where more follows", () => {
    const stopped = offences(/^[^。]*。$/).filter((each) => !/^(?:library|diagnostics\.(?:explanations|origins))\./.test(each));
    expect(stopped).toEqual([]);
  });
});

test("the walk finds what is missing, left over, or said with other parameters", () => {
  const en = { a: "A", b: (x: string) => `B ${x}`, c: "C" };
  const zh = { a: "甲", b: (_: string) => "乙", d: "丁" };
  expect(walk("made", en, zh)).toEqual({
    entries: [
      { id: "made.a", en: { text: "A", shown: [], minded: [] }, zh: { text: "甲", shown: [], minded: [] } },
      { id: "made.b", en: { text: "B {0}", shown: ["0"], minded: [] }, zh: { text: "乙", shown: [], minded: [] } },
    ],
    unmatched: ["made.c", "made.d"],
  });
});

/** `path:line: note: ` and the like, which programs read. */
function withoutPlace(text: string): string {
  return text.replace(/^\{\d\}: (?:note: )?/, "");
}

interface Said {
  readonly id: string;
  readonly entry: Saying;
}

function functionsIn(id: string, value: unknown): readonly Said[] {
  if (isSaying(value)) return [{ id, entry: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => functionsIn(`${id}.${key}`, below));
}

/** The entries that sources name; those of a table (`kinds`) are looked up by what they are for. */
function keysIn(catalogue: object): readonly string[] {
  return Object.entries(catalogue).flatMap(([key, value]) => {
    if (key === "flags" || key === "usage") return typeof value === "object" && value !== null ? keysIn(value) : [key];
    return [key];
  });
}

function sourcesBelow(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
    .filter((path) => path.endsWith(".ts") && !path.includes("/messages/"));
}
