// Prints the licences of what the bundles are made of besides our own code, as one text: ThirdPartyNotices.txt, which ships in the VSIX.
// `npm run docs` writes it; a test fails while it is stale.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { bundles, writeWhole } from "../esbuild.mjs";
import { isMain } from "./is-main.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Not bundled itself, but parts of it are in the parser that it makes. */
const alsoInThere = ["peggy"];

/** Licences under which code may ship with a program under MIT, as long as their text ships, too. Any other one is for a person to decide. */
const allowed = ["MIT", "ISC", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "BlueOak-1.0.0"];

/**
 * The names of all packages of which something is in a bundle, sorted.
 * @returns {Promise<readonly string[]>}
 */
async function bundledPackages() {
  const unwritten = bundles().map(({ plugins = [], ...options }) => ({
    ...options,
    plugins: plugins.filter((each) => each !== writeWhole),
  }));
  const results = await Promise.all(unwritten.map((options) => esbuild.build({ ...options, metafile: true })));
  const inputs = results.flatMap(({ metafile }) =>
    Object.values(metafile?.outputs ?? {}).flatMap((output) => Object.entries(output.inputs)),
  );
  const names = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).flatMap(([path]) => packageOf(path) ?? []);
  return [...new Set([...names, ...alsoInThere])].sort();
}

/** The text. Throws when a package has no licence, or one that is not among those that we know we may ship. */
async function thirdPartyNotices() {
  const packages = await bundledPackages();
  const head = "The bundles of this extension hold code of the following packages, under the licences that follow.\n";
  return `${[head, ...packages.map(notice)].join(`\n${"-".repeat(78)}\n\n`)}`;
}

/** The innermost package of a path below node_modules; undefined for our own files. @param {string} path */
function packageOf(path) {
  return /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
}

/** @param {string} name */
function notice(name) {
  const folder = join(root, "node_modules", name);
  const { license, homepage, repository } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  if (!allowed.includes(license)) throw new Error(`${name} has the licence ${license}: may it be shipped?`);
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  if (file === undefined) throw new Error(`${name} has no file with its licence`);
  const text = readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n").trim();
  const place = homepage ?? (typeof repository === "string" ? repository : repository?.url) ?? "";
  return `${name} (${license})\n${place}\n\n${text}\n`;
}

if (isMain(import.meta.url)) process.stdout.write(await thirdPartyNotices());
