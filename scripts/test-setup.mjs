// Vitest's global setup: builds the parser and the bundles once, so that no test runs against a stale one.
import { build } from "../esbuild.mjs";

export default build;
