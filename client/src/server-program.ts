// The program that everything here starts, the bundle that the extension ships, and the Node that runs it: the editor's own, so that
// nothing else has to be installed. Nothing that belongs to a workspace is ever run.

import { type ChildProcess, execFile, type SpawnOptions, spawn } from "node:child_process";
import * as vscode from "vscode";
import { SECTION } from "./names.ts";

export interface ServerProgram {
  /** The bundle; what `args` of a command starts with. */
  readonly script: string;
  /** Neither a workspace nor inside of one: what is started without a folder runs here. */
  readonly home: string;
}

export interface CommandLine {
  readonly command: string;
  readonly args: readonly string[];
  /** What the process needs beside the editor's own environment. */
  readonly env: Readonly<Record<string, string>>;
}

export interface Finished {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

export function serverProgram({ extensionUri }: vscode.ExtensionContext): ServerProgram {
  return { script: vscode.Uri.joinPath(extensionUri, "server", "out", "main.js").fsPath, home: extensionUri.fsPath };
}

/** The command line of a mode, by the settings as they are now. */
export function commandLine({ script }: ServerProgram, mode: string, args: readonly string[]): CommandLine {
  const settings = vscode.workspace.getConfiguration(SECTION);
  const nodePath = settings.get("server.nodePath", "").trim();
  const language = settings.get("lang", "auto");
  return {
    command: nodePath === "" ? process.execPath : nodePath,
    args: [script, mode, ...args, ...(language === "auto" ? [] : ["--lang", language])],
    // Electron is Node only when it is told so; any other Node does not mind.
    env: { ELECTRON_RUN_AS_NODE: "1" },
  };
}

/** Starts a command line with pipes for all streams; resolves once it runs, rejects when it can't be started. */
export function startProcess({ command, args, env }: CommandLine, cwd: string): Promise<ChildProcess> {
  const options: SpawnOptions = { cwd, env: { ...process.env, ...env }, stdio: "pipe", windowsHide: true };
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, options);
    child.once("error", reject);
    child.once("spawn", () => resolve(child));
  });
}

/** Runs a command line to its end. Rejects only when it can't be started. */
export function runProcess({ command, args, env }: CommandLine, cwd: string): Promise<Finished> {
  const options = { cwd, env: { ...process.env, ...env }, maxBuffer: MOST_OUTPUT, windowsHide: true };
  return new Promise((resolve, reject) => {
    const child = execFile(command, args, options, (error, stdout, stderr) => {
      if (error !== null && child.exitCode === null) reject(error);
      else resolve({ exitCode: child.exitCode ?? 0, stdout, stderr });
    });
  });
}

const MOST_OUTPUT = 64 * 1024 * 1024;
