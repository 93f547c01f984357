// Renaming in real projects: whatever is renamed, from whichever place, the project has the same diagnostics and as many places that mean the
// symbol, and renaming it back gives the original bytes.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ResponseError, type WorkspaceEdit } from "vscode-languageserver/node";
import { rename } from "../../server/src/lsp/requests/rename.ts";
import { below, pick, seeded } from "../mutants/random.ts";
import { applyEdit } from "./apply-edit.ts";
import { type Editor, editor } from "./editor.ts";

const seed = Number(process.env.PROPERTY_SEED ?? 7);
const rounds = Math.ceil(Number(process.env.PROPERTY_RUNS ?? 1500) / 100);

const folder = join(process.cwd(), "samples");
const projects = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

function filesOf(project: string): Readonly<Record<string, string>> {
  const paths = readdirSync(join(folder, project), { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".yx"));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, project, path), "utf8")]));
}

function codes({ bench, uri }: Editor, paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => {
    const document = bench.document(uri(path));
    return document === null ? [] : document.project.diagnosticsOf(document.file).map(({ code }) => `${path} ${code}`);
  });
}

function apply(opened: Editor, edit: WorkspaceEdit): number {
  return [...applyEdit(opened, edit).values()].reduce((sum, count) => sum + count, 0);
}

test.each(projects)(`%s (seed ${seed}, ${rounds} renames)`, { timeout: 60_000 + rounds * 5_000 }, (project) => {
  const random = seeded(seed + project.length);
  const files = filesOf(project);
  const paths = Object.keys(files);
  const opened = editor(files);
  const before = codes(opened, paths);
  let done = 0;
  for (let round = 0; round < rounds; round++) {
    const path = pick(random, paths);
    const words = [...(files[path] ?? "").matchAll(/[A-Za-z_]\w*/g)];
    const word = words[below(random, words.length)];
    const document = opened.bench.document(opened.uri(path));
    if (word === undefined || document === null) continue;
    const position = document.positions.position(word.index);
    const textDocument = { uri: opened.uri(path) };
    const ask = (newName: string): WorkspaceEdit | null => {
      try {
        return opened.ask(rename, { textDocument, position, newName });
      } catch (error) {
        if (error instanceof ResponseError) return null;
        throw error;
      }
    };
    // of the same length, so that the place stays where it is
    const fresh = word[0].replace(/.$/, (last) => (last === "q" ? "z" : "q"));
    const there = ask(fresh);
    if (there === null) continue;
    done += 1;
    const count = apply(opened, there);
    expect(codes(opened, paths), `${word[0]} in ${path}`).toEqual(before);
    const back = ask(word[0]);
    if (back === null) throw new Error(`${fresh} in ${path} can't be renamed back to ${word[0]}`);
    expect(apply(opened, back), `${word[0]} in ${path}`).toBe(count);
    for (const each of paths) expect(opened.text(opened.uri(each)), `${each} after ${word[0]} in ${path}`).toBe(files[each]);
  }
  expect(done).toBeGreaterThan(0);
});
