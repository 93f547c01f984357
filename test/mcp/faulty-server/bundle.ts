// Builds the faulty server for the tests that run it.

import { join } from "node:path";
import * as esbuild from "esbuild";

const folder = import.meta.dirname;

/** The path of the built server. */
export async function buildFaultyServer(): Promise<string> {
  const outfile = join(folder, "../../../out/test/faulty-server.cjs");
  await esbuild.build({ entryPoints: [join(folder, "main.ts")], outfile, bundle: true, platform: "node", format: "cjs", target: "node20" });
  return outfile;
}
