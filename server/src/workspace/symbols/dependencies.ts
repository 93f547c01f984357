// What the names of a file depend on beyond its own text: the modules that were asked for while they were resolved, and what those offer.
// Nothing else can change them; an edit of an imported file's bodies does not.

import type { FindModule } from "../../language/analysis/names/imported-module.ts";
import type { ExportedMember, ExportedName, ModuleShape } from "../../language/analysis/names/module-shape.ts";
import { importedModules } from "../imported-modules.ts";
import type { ProjectFile } from "../project-file.ts";
import type { Snapshot } from "../snapshot.ts";

/** One question for a module, and its answer: the module's key and offer. */
interface Dependency {
  /** The file in which the path stands; absolute. */
  readonly from: string;
  readonly path: readonly string[];
  readonly module: string | null;
  readonly offer: string;
}

export interface Dependencies {
  /** Finds modules as `importedModules` does, and takes down what was asked for. */
  recorder(snapshot: Snapshot, file: ProjectFile): { readonly find: FindModule; readonly asked: readonly Dependency[] };
  /** Whether all answers would be the same now. */
  areSame(snapshot: Snapshot, asked: readonly Dependency[]): boolean;
}

export type { Dependency };

export function createDependencies(): Dependencies {
  const offers = new WeakMap<ModuleShape, string>();

  function offerOf(shape: ModuleShape): string {
    const offer = offers.get(shape) ?? writeOffer(shape);
    offers.set(shape, offer);
    return offer;
  }

  return {
    recorder(snapshot, file) {
      const asked = new Map<string, Dependency>();
      const recording =
        (from: ProjectFile, find: FindModule): FindModule =>
        (path) => {
          const found = find(path);
          if (path[0] === "std") return found;
          const key = `${from.absolute}\n${path.join(".")}`;
          if (!asked.has(key)) {
            const answer = { module: found?.module ?? null, offer: found === null ? "" : offerOf(found.shape) };
            asked.set(key, { from: from.absolute, path, ...answer });
          }
          const target = found === null ? null : snapshot.resolve(from, path);
          return found === null || target?.kind !== "file"
            ? found
            : { ...found, importedModule: recording(target.file, found.importedModule) };
        };
      const find = recording(file, importedModules(snapshot, file));
      return {
        find,
        get asked() {
          return [...asked.values()];
        },
      };
    },
    areSame(snapshot, asked) {
      return asked.every(({ from, path, module, offer }) => {
        const file = snapshot.fileAt(from);
        const found = file === null ? null : importedModules(snapshot, file)(path);
        return (found?.module ?? null) === module && (found === null ? "" : offerOf(found.shape)) === offer;
      });
    },
  };
}

/** All of a shape but places, as text. */
function writeOffer({ exports, reexports }: ModuleShape): string {
  return JSON.stringify([[...exports.values()].map(nameWithoutPlaces), [...reexports.values()]]);
}

function nameWithoutPlaces({ name, kind, type, parameters, members }: ExportedName) {
  return [name, kind, type, parameters.map(memberWithoutPlaces), members.map(memberWithoutPlaces)];
}

function memberWithoutPlaces({ name, kind, type }: ExportedMember) {
  return [name, kind, type];
}
