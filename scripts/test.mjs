// Runs every test runner in turn and closes with one line of counts: `N passed, N failed[, N skipped]`. Exit code 1 when a test failed,
// a runner broke, or no test ran. Arguments go to Vitest: `npm test -- test/mcp` runs the tests of one folder.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {(args: readonly string[]) => Counts} Runner starts its tests, shows their output, and counts them.
 */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const oldestNode = 22; // Vitest's own limit; the product itself runs from Node 20 on.

/** The next runner is one more function here. @type {readonly Runner[]} */
const runners = [vitest, (args) => vscode("oldest", args), (args) => vscode("newest", args)];

/** @type {Runner} */
function vitest(args) {
  const report = join(root, "out/test/vitest.json");
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const command = [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...args,
  ];
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: ["ignore", "inherit", "inherit"] });
  const counts = countVitest(report);
  // A file that does not load, or an error outside any test, has no failed test to be counted by.
  if (status !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

/**
 * The extension in a real VS Code, where that is asked for: it has to be installed, and takes a minute.
 * @param {"oldest" | "newest"} version
 * @param {readonly string[]} args
 */
function vscode(version, args) {
  if (process.env["YAOXIANG_TEST_VSCODE"] === undefined || args.length > 0) return { passed: 0, failed: 0, skipped: 0 };
  const counts = join(root, "out/test/vscode/counts.json");
  rmSync(counts, { force: true });
  const env = { ...process.env, YAOXIANG_VSCODE: version };
  const { status } = spawnSync(process.execPath, ["test/vscode/run.mjs"], { cwd: root, env, stdio: ["ignore", "inherit", "inherit"] });
  if (existsSync(counts)) return JSON.parse(readFileSync(counts, "utf8"));
  console.error(`test/vscode/run.mjs (${version}) ended with ${status}`);
  return { passed: 0, failed: 1, skipped: 0 };
}

/** @param {string} report @returns {Counts} */
function countVitest(report) {
  let results;
  try {
    results = JSON.parse(readFileSync(report, "utf8"));
  } catch {
    return { passed: 0, failed: 0, skipped: 0 }; // Vitest did not get that far; its exit code tells.
  }
  const unloadable = results.testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0).length;
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + unloadable,
    skipped: results.numPendingTests + results.numTodoTests,
  };
}

function main() {
  if (Number.parseInt(process.versions.node, 10) < oldestNode) {
    console.error(`The tests need Node ${oldestNode} or newer; this is Node ${process.versions.node}.
The dev dependency "node" brings Node 24 for npm scripts, but its install script has not run. Run
  npm ci
without --ignore-scripts (npm 11 and newer: package.json's allowScripts lets it run), then \`npm test\` again.
The product itself, server/out/main.js, runs on Node 20.`);
    return 1;
  }
  const counts = runners.map((run) => run(process.argv.slice(2)));
  /** @param {keyof Counts} key */
  const total = (key) => counts.reduce((sum, count) => sum + count[key], 0);
  const [passed, failed, skipped] = [total("passed"), total("failed"), total("skipped")];
  if (passed + failed === 0) console.error("No test ran.");
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

process.exitCode = main();
