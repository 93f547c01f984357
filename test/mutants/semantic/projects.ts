// The sample projects, each in a World of its own that mutants are laid over; and what is told of a mutant in the file that it is in and in
// those that import it, however far away. The samples are clean, so that everything told is new.

import { readdirSync, realpathSync } from "node:fs";
import * as paths from "node:path";
import type { Diagnostic } from "../../../server/src/language/diagnostics/diagnostic.ts";
import { checkProject } from "../../../server/src/workspace/check-project.ts";
import { disk } from "../../../server/src/workspace/disk.ts";
import type { Snapshot } from "../../../server/src/workspace/snapshot.ts";
import { createWorld } from "../../../server/src/workspace/world.ts";
import { projectFacts, type SourceFacts } from "./facts.ts";
import type { SemanticMutation } from "./mutation.ts";
import { type SemanticOperator, semanticOperatorNames, semanticOperators } from "./operators.ts";

export interface SampleProject {
  readonly name: string;
  readonly mutants: readonly SemanticMutant[];
  /** What is told of the project with this mutant in it. */
  readonly told: (mutant: SemanticMutant) => readonly Told[];
}

export interface SemanticMutant {
  readonly operator: SemanticOperator;
  readonly mutation: SemanticMutation;
  readonly path: string;
  readonly source: string;
  readonly text: string;
}

export interface Told {
  readonly path: string;
  readonly text: string;
  readonly diagnostic: Diagnostic;
}

/** Every project below `folder`, by name. */
export function loadSampleProjects(folder: string): readonly SampleProject[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => loadProject(name, paths.join(folder, name)));
}

function loadProject(name: string, folder: string): SampleProject {
  const root = realpathSync(folder);
  const world = createWorld({ fileSystem: disk, paths, root });
  const clean = world.refresh();
  const { files } = projectFacts(clean);
  const absolute = new Map(clean.files.map((file) => [file.path, file.absolute]));
  const importers = new Map(clean.files.map(({ path }) => [path, importersOf(clean, path)]));
  return {
    name,
    mutants: semanticOperatorNames.flatMap((operator) => files.flatMap((facts) => mutantsOf(operator, facts))),
    told({ path, text }) {
      const place = absolute.get(path) ?? path;
      const snapshot = world.apply({ path: place, text });
      const check = checkProject(paths, snapshot);
      const concerned = snapshot.files.filter((file) => file.path === path || importers.get(path)?.has(file.path));
      // the mutated file first
      const inOrder = concerned.sort((a, b) => Number(b.path === path) - Number(a.path === path));
      const told = inOrder.flatMap((file) => check(file).map((diagnostic): Told => ({ path: file.path, text: file.text, diagnostic })));
      world.apply({ path: place, text: null });
      return told;
    },
  };
}

/** The mutants of one operator in a file. */
export function mutantsOf(operator: SemanticOperator, facts: SourceFacts): readonly SemanticMutant[] {
  const { path, source } = facts;
  return semanticOperators[operator](facts).map((mutation) => {
    const text = source.slice(0, mutation.start) + mutation.replacement + source.slice(mutation.end);
    return { operator, mutation, path, source, text };
  });
}

/** The files that import the one at `path`, also by way of others. */
function importersOf(snapshot: Snapshot, path: string): ReadonlySet<string> {
  const found = new Set([path]);
  for (const imported of found) {
    for (const file of snapshot.files) {
      const leads = snapshot.importsOf(file).some(({ target }) => target.kind === "file" && target.file.path === imported);
      if (leads) found.add(file.path);
    }
  }
  return found;
}
