// How the tests run: Vitest, on Node 22 or newer, after one build of the grammar and the bundles.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["scripts/test-setup.mjs"],
    // Some tests start the bundle as a process of its own; on a busy machine with two cores that takes its time.
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
