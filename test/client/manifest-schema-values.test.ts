// The schema of `yaoxiang.toml` as an editor uses it: it takes the manifests that the reader takes, and refuses those in which the reader finds
// a value that does not fit. What only a reader can know, such as a misspelled table, it leaves to the language server's own diagnostics.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getStaticTOMLValue, parseTOML } from "toml-eslint-parser";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { readManifest } from "../../server/src/workspace/manifest.ts";

const schema = z.fromJSONSchema(JSON.parse(readFileSync(join(import.meta.dirname, "../../client/schemas/yaoxiang.schema.json"), "utf8")));

const PACKAGE = '[package]\nname = "shop"\nversion = "0.1.0"\n';

/** Where the schema finds something, as paths of keys. */
function refused(text: string): readonly string[] {
  const { error } = schema.safeParse(getStaticTOMLValue(parseTOML(text)));
  return (error?.issues ?? []).map(({ path }) => path.join(".")).sort();
}

describe("takes", () => {
  test.each([
    PACKAGE,
    `${PACKAGE}description = "Sells things"\nauthors = ["A", "B"]\nlicense = "MIT"\n`,
    `${PACKAGE}[dependencies]\nmath = "1.2"\nlocal = { path = "../local" }\n[dependencies.far]\ngit = "https://example.org/far"\n`,
    `${PACKAGE}[i18n]\nlang = "zh"\nfallback = "en"\n`,
    `${PACKAGE}[fmt]\nline_width = 0\nindent_width = 16\nuse_tabs = true\nsort_imports = false\n`,
    `${PACKAGE}[runtime]\nmode = "full"\nworkers = 0\n`,
    `${PACKAGE}[tool.test]\npatterns = ["tests/*.yx"]\n[tool.other]\nanything = 1\n`,
  ])("%s", (text) => {
    expect(refused(text)).toEqual([]);
    expect(readManifest(text).diagnostics).toEqual([]);
  });
});

describe("refuses", () => {
  test.each([
    ["package.version", '[package]\nname = "shop"\n'],
    ["package.name", '[package]\nname = 7\nversion = "1"\n'],
    ["package.authors", `${PACKAGE}authors = "A"\n`],
    ["package", `${PACKAGE}versoin = "1"\n`],
    ["dependencies.math", `${PACKAGE}[dependencies]\nmath = 1\n`],
    ["dependencies.math", `${PACKAGE}[dependencies]\nmath = { pth = "x" }\n`],
    ["i18n.lang", `${PACKAGE}[i18n]\nlang = true\n`],
    ["fmt.line_width", `${PACKAGE}[fmt]\nline_width = -1\n`],
    ["fmt.line_width", `${PACKAGE}[fmt]\nline_width = 10001\n`],
    ["fmt.indent_width", `${PACKAGE}[fmt]\nindent_width = 2.5\n`],
    ["fmt.use_tabs", `${PACKAGE}[fmt]\nuse_tabs = "yes"\n`],
    ["runtime.mode", `${PACKAGE}[runtime]\nmode = "fast"\n`],
    ["runtime.workers", `${PACKAGE}[runtime]\nworkers = -1\n`],
    ["tool.test.patterns", `${PACKAGE}[tool.test]\npatterns = "x"\n`],
  ])("%s", (path, text) => {
    expect(refused(text)).toEqual([path]);
    expect(readManifest(text).diagnostics.length).toBe(1);
  });
});
