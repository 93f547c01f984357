// A document as a request is answered for: its file in its project at this moment, and the client's way of saying places in it.

import type { SemanticModel } from "../language/analysis/types/semantic-model.ts";
import type { SyntaxTree } from "../language/syntax/parse.ts";
import type { ProjectFile } from "../workspace/project-file.ts";
import type { DocumentPositions } from "./document-positions.ts";
import type { Project } from "./project.ts";

export interface Document {
  readonly uri: string;
  /** Null where it is not open. */
  readonly version: number | null;
  readonly project: Project;
  readonly file: ProjectFile;
  readonly text: string;
  readonly positions: DocumentPositions;
  readonly tree: SyntaxTree;
  /** Names and types; worked out when first asked for. */
  readonly model: SemanticModel;
}
