// Which project a document belongs to, and how it stands now: one World for each root that a document has been opened in.

import type { PlatformPath } from "node:path";
import type { FileSystem } from "../workspace/file-system.ts";
import type { ProjectFile } from "../workspace/project-file.ts";
import { folderWithManifest } from "../workspace/project-roots.ts";
import { relativeInside } from "../workspace/resolve-path.ts";
import { createNamesIndex, type NamesIndex } from "../workspace/symbols/names-index.ts";
import { createWorld, WORLD_LIMITS, type World } from "../workspace/world.ts";
import { type DocumentPlace, placeOfUri } from "./document-uri.ts";
import { createProject, type Project } from "./project.ts";
import { unsavedFiles, unsavedRoot } from "./unsaved-files.ts";

/** A file in its project, at this moment. */
export interface PlacedFile {
  readonly project: Project;
  readonly file: ProjectFile;
}

export interface Projects {
  /** The file of a document; null where there is none, or it can't be told which. */
  fileOf(uri: string): PlacedFile | null;
  /** Lays a text over the file of a document; null takes it away again. */
  setText(uri: string, text: string | null): void;
  /** Asks something of a project as it would be with other texts in some of its files, which are then as they were. */
  withTexts<Answer>(project: Project, texts: ReadonlyMap<ProjectFile, TextInstead>, ask: (project: Project) => Answer): Answer;
  /** Looks for what has changed on disk. */
  refresh(): void;
  /** The folders that the editor has open, as URIs; documents in them belong to them where no manifest says otherwise. */
  setFolders(folders: readonly string[]): void;
  /** The projects of all folders that are open, and those of open documents. */
  all(): readonly Project[];
}

/** Another text for a file, and the one that an editor has laid over it, if any. */
export interface TextInstead {
  readonly text: string;
  readonly before: string | null;
}

export interface ProjectsOptions {
  readonly fileSystem: FileSystem;
  readonly paths: PlatformPath;
}

interface OpenProject {
  readonly world: World;
  readonly index: NamesIndex;
  now: Project;
}

/** Where a document's text lies: the root of its project, how far that reaches, and its path. */
interface Location {
  readonly root: string;
  readonly path: string;
  /** A folder that nobody has opened counts without those below it: that may be the whole disk. */
  readonly extent: "project" | "folder" | "unsaved";
}

export function createProjects({ fileSystem, paths }: ProjectsOptions): Projects {
  const open = new Map<string, OpenProject>();
  let folders: readonly string[] = [];

  function real(path: string): string {
    const found = fileSystem.realPath(path);
    if (found.ok) return found.value;
    const folder = fileSystem.realPath(paths.dirname(path));
    return folder.ok ? paths.join(folder.value, paths.basename(path)) : path;
  }

  function locate(place: DocumentPlace): Location {
    if (place.kind === "unsaved") {
      const root = unsavedRoot(place.uri, paths);
      return { root, path: paths.join(root, "main.yx"), extent: "unsaved" };
    }
    const path = real(place.path);
    const folder = paths.dirname(path);
    const outer = folders.filter((each) => relativeInside(paths, each, path) !== null).sort((a, b) => b.length - a.length)[0] ?? null;
    const root = folderWithManifest({ fileSystem, paths }, folder, outer);
    const known = root ?? outer;
    return known === null ? { root: folder, path, extent: "folder" } : { root: known, path, extent: "project" };
  }

  function openAt({ root, extent }: Omit<Location, "path">): OpenProject {
    const known = open.get(root);
    if (known !== undefined) return known;
    const world = createWorld({
      fileSystem: extent === "unsaved" ? unsavedFiles(root) : fileSystem,
      paths,
      root,
      limits: extent === "folder" ? { ...WORLD_LIMITS, mostFolders: 1 } : WORLD_LIMITS,
    });
    const index = createNamesIndex();
    const made: OpenProject = { world, index, now: createProject(paths, world.refresh(), index) };
    open.set(root, made);
    return made;
  }

  return {
    fileOf(uri) {
      const place = placeOfUri(uri, paths);
      if (place === null) return null;
      const location = locate(place);
      const project = openAt(location).now;
      const file = project.snapshot.fileAt(location.path);
      return file === null ? null : { project, file };
    },
    setText(uri, text) {
      const place = placeOfUri(uri, paths);
      if (place === null) return;
      const location = locate(place);
      const project = openAt(location);
      project.now = createProject(paths, project.world.apply({ path: location.path, text }), project.index);
      if (text === null && place.kind === "unsaved") open.delete(location.root);
    },
    withTexts(project, texts, ask) {
      const { world, index } = [...open.values()].find(({ now }) => now === project) ?? {};
      if (world === undefined || index === undefined) throw new Error("the project is none that is open now");
      try {
        let snapshot = project.snapshot;
        for (const [{ absolute }, { text }] of texts) snapshot = world.apply({ path: absolute, text });
        return ask(createProject(paths, snapshot, index));
      } finally {
        for (const [{ absolute }, { before }] of texts) world.apply({ path: absolute, text: before });
      }
    },
    refresh() {
      for (const project of open.values()) {
        const snapshot = project.world.refresh();
        if (snapshot !== project.now.snapshot) project.now = createProject(paths, snapshot, project.index);
      }
    },
    setFolders(uris) {
      const places = uris.map((uri) => placeOfUri(uri, paths));
      folders = places.flatMap((place) => (place?.kind === "file" ? [real(place.path)] : []));
    },
    all() {
      for (const root of folders) openAt({ root, extent: "project" });
      return [...open.values()].map(({ now }) => now);
    },
  };
}
