// The examples of explanations do what they claim: what a finding of ours has a code for really gives that code, and is clean when repaired.

import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import { CODES, type CodeId, isCodeId } from "../../../../server/src/language/diagnostics/codes.ts";
import type { Diagnostic } from "../../../../server/src/language/diagnostics/diagnostic.ts";
import type { ExampleSource } from "../../../../server/src/language/diagnostics/explanations/example.ts";
import { EXAMPLES } from "../../../../server/src/language/diagnostics/explanations/examples.ts";
import { FINDINGS, findingFacts } from "../../../../server/src/language/diagnostics/findings.ts";
import { format } from "../../../../server/src/language/format/format.ts";
import { renameInSource } from "../../../../server/src/language/rename/rename-in-source.ts";
import { readOldName } from "../../../../server/src/language/rename/rename-request.ts";
import { checkProject } from "../../../../server/src/workspace/check-project.ts";
import { readManifest } from "../../../../server/src/workspace/manifest.ts";
import { readSettingsFile } from "../../../../server/src/workspace/settings-file.ts";
import { createWorld } from "../../../../server/src/workspace/world.ts";
import { memoryFileSystem } from "../../../workspace/memory-file-system.ts";

const codes = Object.keys(CODES).filter(isCodeId);
const withOrigin = (origin: string): readonly CodeId[] => codes.filter((code) => EXAMPLES[code].origin === origin);

/** All that `check` tells of the example's files, and of its manifest. */
function toldOf(source: ExampleSource): readonly Diagnostic[] {
  const files = typeof source === "string" ? { "src/main.yx": source } : source;
  const root = "/bank";
  const fileSystem = memoryFileSystem(Object.fromEntries(Object.entries(files).map(([path, text]) => [`${root}/${path}`, text])));
  const manifest = readSettingsFile(fileSystem, `${root}/yaoxiang.toml`, readManifest);
  const snapshot = createWorld({ fileSystem, paths: posix, root }).refresh();
  const check = checkProject(posix, snapshot);
  return [...(manifest?.diagnostics ?? []), ...snapshot.files.flatMap(check)];
}

function formatted(source: ExampleSource): readonly Diagnostic[] {
  return typeof source === "string" ? format(source).diagnostics : [];
}

describe.each(withOrigin("check"))("%s", (code) => {
  test("the failing example gives the code, and no other error", () => {
    const told = toldOf(EXAMPLES[code].failing);
    expect(told.map((each) => each.code)).toContain(code);
    expect(told.filter((each) => each.severity === "error" && each.code !== code).map((each) => each.code)).toEqual([]);
  });

  test("the corrected one is clean", () => {
    expect(toldOf(EXAMPLES[code].corrected).map((each) => `${each.code} ${each.finding}`)).toEqual([]);
  });
});

test.each(withOrigin("reserved"))("%s: check does not tell it: what it comes to tell has a checked example", (code) => {
  expect(toldOf(EXAMPLES[code].failing).map((each) => each.code)).not.toContain(code);
});

test.each(withOrigin("format"))("%s: the formatter tells it of the failing example, and nothing of the corrected one", (code) => {
  expect(formatted(EXAMPLES[code].failing).map((each) => each.code)).toContain(code);
  expect(formatted(EXAMPLES[code].corrected)).toEqual([]);
});

/** What is told of the rename that the example's first line asks for. */
function toldOfRename(source: ExampleSource): readonly string[] {
  const [, oldName = "", newName = ""] = typeof source === "string" ? (/^\/\/ rename (\S+) to (\S+)$/m.exec(source) ?? []) : [];
  const text = typeof source === "string" ? source.slice(source.indexOf("\n") + 1) : "";
  return renameInSource(text, { ...readOldName(oldName), newName, scope: { kind: "anywhere" } }).diagnostics.map(({ code }) => code);
}

test.each(withOrigin("rename"))("%s: a rename tells it of the failing example, and nothing of the corrected one", (code) => {
  expect(toldOfRename(EXAMPLES[code].failing)).toEqual([code]);
  expect(toldOfRename(EXAMPLES[code].corrected)).toEqual([]);
});

test("codes that no finding has come from the compiler alone, and the others from us", () => {
  const ids = Object.keys(FINDINGS).filter((id): id is keyof typeof FINDINGS => Object.hasOwn(FINDINGS, id));
  const emitted = new Set<string>(ids.flatMap((id) => [findingFacts(id).code, ...(findingFacts(id).otherCodes ?? [])]));
  expect(
    codes.filter((code) => EXAMPLES[code].origin !== "reserved" && (EXAMPLES[code].origin === "compiler") === emitted.has(code)),
  ).toEqual([]);
});

test("an example differs from its correction", () => {
  expect(codes.filter((code) => JSON.stringify(EXAMPLES[code].failing) === JSON.stringify(EXAMPLES[code].corrected))).toEqual([]);
});

test("corrected examples of codes that we do not report have no error either", () => {
  const unreported = [...withOrigin("compiler"), ...withOrigin("reserved")];
  const told = unreported.flatMap((code) =>
    toldOf(EXAMPLES[code].corrected).flatMap((each) =>
      each.severity === "error" ? [`${code}: ${each.code} ${each.finding} ${JSON.stringify(each.arguments)}`] : [],
    ),
  );
  expect(told).toEqual([]);
});
