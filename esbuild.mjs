// The one bundler: grammar -> parser -> server/out/main.js (and client/out/extension.js once client/ exists).
// `node esbuild.mjs [--watch]`; scripts and tests import `build` and `nodeBundle`. Runs on any Node from 20 on.
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, watch, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { buildGrammar } from "./scripts/build-grammar.mjs";
import { isMain } from "./scripts/is-main.mjs";

const root = dirname(fileURLToPath(import.meta.url));

/** What every bundle for Node has in common. @satisfies {esbuild.BuildOptions} */
export const nodeBundle = /** @type {const} */ ({
  absWorkingDir: root,
  bundle: true,
  platform: "node",
  target: "node20",
  sourcemap: "linked",
  logLevel: "warning",
  // Our own plugins write the files, so that a process started during a build sees the old bundle or the new one, never half of one.
  write: false,
});

/** A warning is an error: nobody reads the output of a build that went through. @type {esbuild.Plugin} */
const failOnWarnings = {
  name: "fail-on-warnings",
  setup(build) {
    build.onEnd(({ warnings }) => (warnings.length === 0 ? {} : { errors: [{ text: `${warnings.length} warning(s), see above` }] }));
  },
};

/** Writes each output beside its place and renames it into it. @type {esbuild.Plugin} */
export const writeWhole = {
  name: "write-whole",
  setup(build) {
    build.onEnd(({ errors, outputFiles = [] }) => {
      if (errors.length > 0) return;
      for (const { path, contents } of outputFiles) {
        mkdirSync(dirname(path), { recursive: true });
        const partial = `${path}.${process.pid}.part`;
        writeFileSync(partial, contents);
        if (contents[0] === 0x23 && contents[1] === 0x21) chmodSync(partial, 0o755); // "#!"
        renameSync(partial, path);
      }
    });
  },
};

/**
 * The SDK imports its default validator of what clients send back to a server's questions, a tenth of the bundle. Our server asks none, and
 * gives the SDK another validator (mcp/src/sdk-adapter.ts). @type {esbuild.Plugin}
 */
const withoutAjv = {
  name: "without-ajv",
  setup(build) {
    build.onLoad({ filter: /[\\/]@modelcontextprotocol[\\/]sdk[\\/].*[\\/]ajv-provider\.js$/ }, () => ({
      contents: 'export class AjvJsonSchemaValidator { constructor() { throw new Error("not part of this bundle"); } }',
    }));
  },
};

/** The files that the product is made of. CommonJS: a dynamic import in the sources stays lazy inside the one file. */
export function bundles() {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const define = { PACKAGE_VERSION: JSON.stringify(version) };
  const shipped = {
    ...nodeBundle,
    format: /** @type {const} */ ("cjs"),
    minify: true,
    define,
    plugins: [withoutAjv, failOnWarnings, writeWhole],
  };
  /** @type {esbuild.BuildOptions[]} */
  const all = [{ ...shipped, entryPoints: ["server/src/main.ts"], outfile: "server/out/main.js" }];
  if (existsSync(join(root, "client/src/extension.ts")))
    all.push({ ...shipped, entryPoints: ["client/src/extension.ts"], outfile: "client/out/extension.js", external: ["vscode"] });
  return all;
}

/** Builds everything once; rejects when anything fails. */
export async function build() {
  await buildGrammar();
  await Promise.all(bundles().map((options) => esbuild.build(options)));
}

/** Builds again after each change, until the process is stopped. */
async function watchAll() {
  await buildGrammar();
  for (const options of bundles()) await (await esbuild.context({ ...options, logLevel: "info" })).watch();
  /** @type {NodeJS.Timeout | undefined} */
  let pending;
  watch(join(root, "server/src/language/syntax/grammar"), () => {
    clearTimeout(pending);
    pending = setTimeout(() => buildGrammar().catch((error) => console.error(String(error))), 50);
  });
}

if (isMain(import.meta.url)) {
  try {
    await (process.argv.includes("--watch") ? watchAll() : build());
  } catch (error) {
    // esbuild has already printed its own errors; a grammar error or a bug of ours has not been seen yet.
    if (!(error instanceof Error && "errors" in error)) console.error(error);
    console.error("build failed");
    process.exitCode = 1;
  }
}
