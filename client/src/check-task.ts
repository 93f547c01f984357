// The task `check`: all errors and warnings of a folder, open files or not, in a terminal and in the list of problems.

import * as vscode from "vscode";
import { TASK_TYPE } from "./names.ts";
import { projectFolders } from "./project-folders.ts";
import { commandLine, type ServerProgram } from "./server-program.ts";

export function registerCheckTask(program: ServerProgram): vscode.Disposable {
  return vscode.tasks.registerTaskProvider(TASK_TYPE, {
    provideTasks: () => projectFolders().map((folder) => checkTask(program, folder)),
    resolveTask({ definition, scope }) {
      const folder = typeof scope === "object" ? scope : projectFolders()[0];
      return folder === undefined || definition["mode"] !== "check" ? undefined : checkTask(program, folder, definition);
    },
  });
}

/** Checks the project of a folder, or the `paths` that a definition in `tasks.json` names. */
export function checkTask(
  program: ServerProgram,
  folder: vscode.WorkspaceFolder,
  definition: vscode.TaskDefinition = { type: TASK_TYPE, mode: "check" },
): vscode.Task {
  const given: unknown = definition["paths"];
  const paths = Array.isArray(given) ? given.filter((path) => typeof path === "string") : [];
  const { command, args, env } = commandLine(program, "check", ["--no-progress", ...paths]);
  const execution = new vscode.ProcessExecution(command, [...args], { cwd: folder.uri.fsPath, env: { ...env } });
  const task = new vscode.Task(definition, folder, vscode.l10n.t("check"), "yaoxiang", execution, "$yaoxiang-check");
  task.group = vscode.TaskGroup.Build;
  task.presentationOptions = { reveal: vscode.TaskRevealKind.Silent, clear: true };
  return task;
}
