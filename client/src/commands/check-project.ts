// The command that checks a whole project: runs the task.

import * as vscode from "vscode";
import { checkTask } from "../check-task.ts";
import { chooseFolder } from "../project-folders.ts";
import type { ServerProgram } from "../server-program.ts";

export async function checkProject(program: ServerProgram): Promise<void> {
  const folder = await chooseFolder();
  if (folder !== undefined) await vscode.tasks.executeTask(checkTask(program, folder));
}
