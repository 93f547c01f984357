// Runs a TypeScript program of this repository: `node scripts/run.mjs ENTRY.ts [ARGUMENT…]`. Bundles it into out/tools/ and imports it
// in this process; the program sees its arguments in process.argv as if it had been started itself. Works on any Node from 20 on.
import { readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import * as esbuild from "esbuild";
import { nodeBundle, writeWhole } from "../esbuild.mjs";
import { buildGrammar } from "./build-grammar.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Keeps import.meta.{url,filename,dirname} what they are in the source file: in a bundle they would name the bundle. @type {esbuild.Plugin} */
const importMetaOfSource = {
  name: "import-meta-of-source",
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      /** @type {Record<string, string>} */
      const values = { url: pathToFileURL(path).href, filename: path, dirname: dirname(path) };
      const source = readFileSync(path, "utf8");
      return {
        contents: source.replace(/\bimport\.meta\.(url|filename|dirname)\b/g, (_, name) => JSON.stringify(values[name])),
        loader: "ts",
      };
    });
  },
};

const [entry, ...args] = process.argv.slice(2);
if (entry === undefined) {
  console.error("usage: node scripts/run.mjs ENTRY.ts [ARGUMENT…]");
  process.exit(2);
}
const outfile = join(root, "out/tools", `${basename(dirname(resolve(entry)))}-${basename(entry, ".ts")}.mjs`);
await buildGrammar();
await esbuild.build({
  ...nodeBundle,
  entryPoints: [resolve(entry)],
  outfile,
  format: "esm", // top-level await
  // CommonJS packages inside the bundle load Node's modules by `require`.
  banner: {
    js: 'import { createRequire as createRequireOfBundle } from "node:module"; const require = createRequireOfBundle(import.meta.url);',
  },
  plugins: [importMetaOfSource, writeWhole],
});
process.argv = [process.argv[0] ?? "node", outfile, ...args];
process.setSourceMapsEnabled(true);
await import(pathToFileURL(outfile).href);
