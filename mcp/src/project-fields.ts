// The input fields that all tools share which work on a project's files.

import * as z from "zod";

/** A file of the project. */
export const filePathField = z.string().meta({
  description: "A .yx file: path from the root, absolute path or file: URI.",
  examples: ["src/main.yx"],
});

/** The project, where it is not the server's own. */
export const projectRootField = z
  .string()
  .optional()
  .meta({
    description: "Folder of the project, if not the server's own.",
    examples: ["packages/app"],
  });
