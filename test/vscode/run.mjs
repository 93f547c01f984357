// Tests the packaged extension in a real VS Code: `npm run test:vscode`. Makes the VSIX, has VS Code's command line install it, and runs the
// suites on what was installed; then a window as a user has it is photographed. Closes with `N passed, N failed[, N skipped]`.
// `npm run test:vscode -- TEXT` runs only the examples in whose names the text is.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runTests } from "@vscode/test-electron";
import * as esbuild from "esbuild";
import { build, nodeBundle, writeWhole } from "../../esbuild.mjs";
import { packageExtension } from "../../scripts/package.mjs";
import { answerDialogs } from "./dialogs.mjs";
import { takeScreenshots } from "./screenshots.mjs";
import { installVsix } from "./vscode-server.mjs";

/** @typedef {import("./suite/examples.ts").Report} Report */

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "../..");
const out = join(root, "out/test/vscode");
const suites = ["two-folders", "lone-file"];
const only = process.argv[2] ?? "";

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
await build();
await esbuild.build({
  ...nodeBundle,
  entryPoints: suites.map((name) => join(here, "suite", `${name}.ts`)),
  outdir: join(out, "suite"),
  format: "cjs",
  external: ["vscode"],
  plugins: [writeWhole],
});
const vsix = packageExtension();
const installed = join(out, "installed");
console.error(installVsix({ root: installed }, vsix).trim());
const extension = extensionBelow(join(installed, "extensions"));
/** @type {readonly { readonly name: string }[]} */
const tools = JSON.parse(readFileSync(join(root, "test/fixtures/mcp/tools-list.json"), "utf8"));

/** @type {Report[]} */
const reports = [];
await runSuite("two-folders", "two.code-workspace");
await runSuite("lone-file", "", ["rival", "toml"]);
await example("the VSIX as VS Code's command line installs it: an error is marked and explained, and the MCP server has its tools", () =>
  takeScreenshots(
    { root: installed },
    join(out, "screenshots"),
    tools.map(({ name }) => name),
  ),
);
await example("commands that ask: files are formatted when that is confirmed, a configuration is copied, a code is explained", () =>
  answerDialogs({ root: installed }, join(out, "dialogs")),
);
await example("no process is left when the windows are closed", noServersLeft);

const count = (/** @type {Report["outcome"]} */ outcome) => reports.filter((each) => each.outcome === outcome).length;
const counts = { passed: count("passed"), failed: count("failed"), skipped: count("skipped") };
writeFileSync(join(out, "counts.json"), JSON.stringify(counts));
console.log(`${counts.passed} passed, ${counts.failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ""}`);
process.exitCode = counts.failed > 0 ? 1 : 0;

/**
 * Runs one suite in a window of its own.
 * @param {string} name
 * @param {string} opened what the window opens, in the suite's files
 * @param {readonly string[]} others extensions that are installed beside it, among the fixtures
 */
async function runSuite(name, opened, others = []) {
  const report = join(out, `${name}.jsonl`);
  for (const other of others) cpSync(join(here, "fixtures", other), join(out, name, "extensions", other), { recursive: true });
  await runTests({
    vscodeExecutablePath: join(here, "code.mjs"),
    extensionDevelopmentPath: extension,
    extensionTestsPath: join(out, "suite", `${name}.js`),
    launchArgs: [
      join(workspace(name), opened),
      `--user-data-dir=${join(out, name, "user")}`,
      `--extensions-dir=${join(out, name, "extensions")}`,
    ],
    extensionTestsEnv: { YAOXIANG_TEST_REPORT: report, YAOXIANG_TEST_ONLY: only },
  }).catch((/** @type {unknown} */ error) => {
    // a failed example is in the report; anything else is one of its own
    if (!existsSync(report)) tell({ name, outcome: "failed", milliseconds: 0, detail: String(error) });
  });
  if (!existsSync(report)) return;
  for (const line of readFileSync(report, "utf8").trim().split("\n")) tell(JSON.parse(line));
}

/** Files that a suite may change. @param {string} name */
function workspace(name) {
  const folder = join(out, "files", name);
  cpSync(join(here, "fixtures", name), folder, { recursive: true });
  return folder;
}

/** @param {string} name @param {() => Promise<void>} run */
async function example(name, run) {
  if (!name.includes(only)) return;
  const start = performance.now();
  const milliseconds = () => Math.round(performance.now() - start);
  try {
    await run();
    tell({ name, outcome: "passed", milliseconds: milliseconds(), detail: "" });
  } catch (error) {
    tell({ name, outcome: "failed", milliseconds: milliseconds(), detail: error instanceof Error ? `${error.stack}` : String(error) });
  }
}

/** @param {Report} report */
function tell(report) {
  reports.push(report);
  const mark = { passed: "✓", failed: "✗", skipped: "-" }[report.outcome];
  console.error(`${mark} ${report.name} (${report.milliseconds} ms)${report.detail === "" ? "" : `\n  ${report.detail}`}`);
}

/** @param {string} folder */
function extensionBelow(folder) {
  const name = readdirSync(folder).find((each) => each.startsWith("yaoxiang-tools.yaoxiang-"));
  if (name === undefined) throw new Error(`nothing was installed into ${folder}`);
  return join(folder, name);
}

async function noServersLeft() {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (runningServers().length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`still running: ${runningServers().join("; ")}`);
}

/** The command lines of all processes that run the bundle which was installed. */
function runningServers() {
  const script = join(extension, "server/out/main.js");
  return readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
      } catch {
        return ""; // gone in the meantime
      }
    })
    .filter((line) => line.includes(script));
}
