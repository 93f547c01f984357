// What the names of a file depend on beyond its own text: the modules that were asked for while they were resolved, and what those offer.
// Nothing else can change them; an edit of an imported file's bodies does not.

import type { FindModule } from "../../language/analysis/names/imported-module.ts";
import type { ExportedMember, ExportedName, ModuleShape } from "../../language/analysis/names/module-shape.ts";
import { importedModules } from "../imported-modules.ts";
import type { ProjectFile } from "../project-file.ts";
import type { Layout, Snapshot } from "../snapshot.ts";
import { isSkipped } from "../source-files.ts";

/** Answers to all questions for modules that resolving a file's names took. */
export interface Dependencies {
  readonly answers: readonly Answer[];
  readonly layout: Layout;
}

interface Answer {
  /** The file in which the path stands; absolute. */
  readonly from: string;
  readonly path: readonly string[];
  /** The key of the module, null where there is none, and its file. */
  readonly module: string | null;
  readonly file: ProjectFile | null;
  /** The path goes through no folder that is left out of the project, of whose files nobody tells. */
  readonly isVisible: boolean;
  readonly offer: string;
}

export interface DependencyTracker {
  /** Finds modules for `file` as `importedModules` does; `dependencies` are the questions so far. */
  track(snapshot: Snapshot, file: ProjectFile): { readonly find: FindModule; dependencies(): Dependencies };
  /** The dependencies as they are in `snapshot`; null where an answer would be another one. */
  renew(snapshot: Snapshot, filesByPath: ReadonlyMap<string, ProjectFile>, dependencies: Dependencies): Dependencies | null;
}

export function createDependencyTracker(): DependencyTracker {
  const offers = new WeakMap<ModuleShape, string>();

  function offerOf(shape: ModuleShape): string {
    const offer = offers.get(shape) ?? writeOffer(shape);
    offers.set(shape, offer);
    return offer;
  }

  function answer(snapshot: Snapshot, from: ProjectFile, path: readonly string[], find: FindModule): Answer {
    const found = find(path);
    const target = found === null ? null : snapshot.resolve(from, path);
    return {
      from: from.absolute,
      path,
      module: found?.module ?? null,
      isVisible: !path.some(isSkipped),
      file: target?.kind === "file" ? target.file : null,
      offer: found === null ? "" : offerOf(found.shape),
    };
  }

  return {
    track(snapshot, file) {
      const answers = new Map<string, Answer>();
      const tracking =
        (from: ProjectFile, find: FindModule): FindModule =>
        (path) => {
          const found = find(path);
          if (path[0] === "std") return found;
          const key = `${from.absolute}\n${path.join(".")}`;
          const known = answers.get(key) ?? answer(snapshot, from, path, find);
          answers.set(key, known);
          return found === null || known.file === null ? found : { ...found, importedModule: tracking(known.file, found.importedModule) };
        };
      return {
        find: tracking(file, importedModules(snapshot, file)),
        dependencies: () => ({ answers: [...answers.values()], layout: snapshot.layout }),
      };
    },
    renew(snapshot, filesByPath, before) {
      const { layout } = snapshot;
      const isSettled = ({ module, file, isVisible }: Answer): boolean =>
        isVisible && module !== null && file !== null && filesByPath.get(module) === file;
      if (layout === before.layout && before.answers.every(isSettled)) return before;
      const answers: Answer[] = [];
      for (const old of before.answers) {
        const from = snapshot.fileAt(old.from);
        const now = from === null ? null : answer(snapshot, from, old.path, importedModules(snapshot, from));
        if (now === null || now.module !== old.module || now.offer !== old.offer) return null;
        answers.push(now);
      }
      return { answers, layout };
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
