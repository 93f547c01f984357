// The input fields that all tools share which work on a project's files.

import * as z from "zod";

/** A file of the project. */
export const filePathField = z.string().meta({
  description: "A .yx file: path from the root, absolute path or file: URI.",
  examples: ["src/main.yx"],
});

/** Files of the project. */
export const filePathsField = z.array(z.string()).meta({
  description: "Like `src/main.yx`, absolute paths or file: URIs; [] is the whole project.",
  examples: [["src/main.yx"], []],
});

/** The project, where a call always names it. */
export const namedProjectRootField = z.string().meta({ description: "Folder of the project; `.` is the server's own.", examples: ["."] });

/** The project, where it is not the server's own. */
export const projectRootField = z
  .string()
  .optional()
  .meta({
    description: "Folder of the project, if not the server's own.",
    examples: ["packages/app"],
  });
