// Generates the parser: server/src/language/syntax/grammar/*.peggy -> server/src/language/syntax/generated/parser.js.
// The files are concatenated into one grammar; any warning of Peggy or of our checks fails the build.

import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import peggy from "peggy";
import { commitCheck } from "./grammar/commit-check.mjs";
import { guardCalls } from "./grammar/guard-calls.mjs";
import { inlineClasses } from "./grammar/inline-classes.mjs";
import { tableClasses, tokenTerminals } from "./grammar/token-terminals.mjs";
import { isMain } from "./is-main.mjs";

const syntax = new URL("../server/src/language/syntax/", import.meta.url);

/** Builds the parser; throws with the place in the grammar when something is wrong. */
export async function buildGrammar() {
  const { KIND } = await importSource(new URL("kinds.ts", syntax));
  const folder = new URL("grammar/", syntax);
  const files = (await readdir(folder)).filter((name) => name.endsWith(".peggy")).sort();
  const sources = await Promise.all(
    files.map(async (name) => ({ source: `grammar/${name}`, text: await readFile(new URL(name, folder), "utf8") })),
  );
  sources.push({ source: "boot", text: "Boot = ''\n" });
  const problems = [];
  const code = generate(sources, {
    output: "source",
    format: "es",
    allowedStartRules: ["Module", "Boot"],
    plugins: [tokenTerminals(KIND, peggy.compiler.visitor), commitCheck(["Module"]), guardCalls(), inlineClasses()],
    error: (_stage, message, location) => problems.push(describe(message, location)),
    warning: (_stage, message, location) => problems.push(describe(message, location)),
  });
  if (problems.length > 0) throw new Error(`the grammar has problems:\n${problems.join("\n")}`);
  const target = new URL("generated/parser.js", syntax);
  await mkdir(new URL(".", target), { recursive: true });
  const partial = new URL(`parser.${process.pid}.js`, target);
  await writeFile(partial, tableClasses(code) + RUNNER);
  await rename(partial, target);
}

/** Parses one empty text to get hold of the instance that then serves every parse (the grammar's initializer explains). */
const RUNNER = `
let runModule = null;
peg$parse("", { startRule: "Boot", expose: (run) => { runModule = run; } });
if (runModule === null) throw new Error("Peggy's output has changed: the parser can't be kept");
export function parseKinds(kinds, builders) { return runModule(kinds, builders); }
`;

/**
 * Peggy's own errors, with their places.
 * @param {{ source: string, text: string }[]} sources
 * @param {peggy.SourceBuildOptions<"source">} options
 */
function generate(sources, options) {
  try {
    return peggy.generate(sources, options);
  } catch (error) {
    if (!(error instanceof peggy.GrammarError || error instanceof peggy.parser.SyntaxError)) throw error;
    throw new Error(error.format(sources));
  }
}

function describe(message, location) {
  return location ? `${location.source}:${location.start.line}:${location.start.column}: ${message}` : message;
}

/** Imports a TypeScript module that depends on nothing outside itself, on any version of Node. */
async function importSource(url) {
  const { outputFiles } = buildSync({ entryPoints: [fileURLToPath(url)], bundle: true, format: "esm", write: false });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? "")}`);
}

if (isMain(import.meta.url)) await buildGrammar();
