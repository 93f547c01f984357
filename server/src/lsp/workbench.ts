// All that the server holds: the documents that are open, their projects, what the client is and what its user has set. It knows no
// connection, so that tests hold one, too.

import type { PlatformPath } from "node:path";
import type { TextDocumentContentChangeEvent } from "vscode-languageserver/node";
import type { Language } from "../language/diagnostics/language.ts";
import type { FileSystem } from "../workspace/file-system.ts";
import type { ProjectFile } from "../workspace/project-file.ts";
import type { ClientFacts } from "./client-facts.ts";
import { changedText } from "./content-changes.ts";
import type { Document } from "./document.ts";
import { type DocumentPositions, documentPositions } from "./document-positions.ts";
import { uriOfPath } from "./document-uri.ts";
import type { Project } from "./project.ts";
import { createProjects, type Projects } from "./projects.ts";
import { DEFAULT_SETTINGS, type Settings } from "./settings.ts";

export interface WorkbenchOptions {
  readonly fileSystem: FileSystem;
  readonly paths: PlatformPath;
  readonly client: ClientFacts;
  readonly language: Language;
  /** The user's settings file, which need not exist. */
  readonly userFile?: string | null;
  /** Takes a line for the client's log. */
  readonly log?: (line: string) => void;
}

interface OpenText {
  readonly version: number;
  readonly text: string;
}

export class Workbench {
  readonly client: ClientFacts;
  readonly language: Language;
  readonly projects: Projects;
  readonly paths: PlatformPath;
  readonly fileSystem: FileSystem;
  readonly userFile: string | null;
  readonly log: (line: string) => void;
  settings: Settings = DEFAULT_SETTINGS;
  /** By the URI that the client opened them with. */
  private readonly texts = new Map<string, OpenText>();
  /** The URIs of open documents by the paths of their files. */
  private readonly uris = new Map<string, string>();
  private readonly mappers = new WeakMap<ProjectFile, DocumentPositions>();

  constructor({ fileSystem, paths, client, language, userFile = null, log = () => {} }: WorkbenchOptions) {
    this.client = client;
    this.language = language;
    this.paths = paths;
    this.fileSystem = fileSystem;
    this.userFile = userFile;
    this.log = log;
    this.projects = createProjects({ fileSystem, paths });
    this.projects.setFolders(client.folders);
  }

  open(uri: string, version: number, text: string): void {
    this.texts.set(uri, { version, text });
    this.projects.setText(uri, text);
    const placed = this.projects.fileOf(uri);
    if (placed !== null) this.uris.set(placed.file.absolute, uri);
  }

  /** Does the changes to the text of an open document; one that is not open is none of ours. */
  change(uri: string, version: number, changes: readonly TextDocumentContentChangeEvent[]): void {
    const before = this.texts.get(uri);
    if (before !== undefined) this.open(uri, version, changedText(before.text, changes, this.client.encoding));
  }

  close(uri: string): void {
    if (!this.texts.delete(uri)) return;
    this.projects.setText(uri, null);
    for (const [path, open] of this.uris) if (open === uri) this.uris.delete(path);
  }

  get openUris(): readonly string[] {
    return [...this.texts.keys()];
  }

  /** The document with this URI, open or not; null where no file is there. */
  document(uri: string): Document | null {
    const placed = this.projects.fileOf(uri);
    return placed === null ? null : this.documentOf(placed.project, placed.file, uri);
  }

  /** The document of a file of a project. `uri` is its own unless it is known by another one. */
  documentOf(project: Project, file: ProjectFile, uri: string = this.uriOf(file)): Document {
    const positions = this.mappers.get(file) ?? documentPositions(file.text, this.client.encoding);
    this.mappers.set(file, positions);
    const version = this.texts.get(uri)?.version ?? null;
    return {
      uri,
      version,
      project,
      file,
      text: file.text,
      positions,
      get tree() {
        return project.snapshot.treeOf(file);
      },
      get model() {
        return project.modelOf(file);
      },
    };
  }

  /** Asks something of a project as it would be with other texts in some of its files. */
  withTexts<Answer>(project: Project, texts: ReadonlyMap<ProjectFile, string>, ask: (project: Project) => Answer): Answer {
    const instead = [...texts].map(([file, text]) => {
      const uri = this.uris.get(file.absolute);
      return [file, { text, before: (uri === undefined ? undefined : this.texts.get(uri)?.text) ?? null }] as const;
    });
    return this.projects.withTexts(project, new Map(instead), ask);
  }

  /** The URI by which the client has the file open, or else its `file:` URI. */
  uriOf(file: ProjectFile): string {
    return this.uris.get(file.absolute) ?? uriOfPath(file.absolute, this.paths);
  }
}
