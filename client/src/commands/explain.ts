// The command that explains a diagnostic's code on a page of its own: the code that it is given, that at the cursor, or one that is typed.

import * as vscode from "vscode";
import { explanationPage } from "../explanation-page.ts";
import { codeOf } from "../link-codes.ts";
import { COMMANDS, LANGUAGE, SECTION } from "../names.ts";
import { commandLine, runProcess, type ServerProgram } from "../server-program.ts";

const SCHEME = "yaoxiang-explanation";

export function registerExplain(program: ServerProgram): vscode.Disposable {
  const provider: vscode.TextDocumentContentProvider = {
    async provideTextDocumentContent({ path }) {
      const explained = await explain(program, path.replace(/^\/|\.md$/g, ""));
      return explained.ok ? explained.page : explained.problem;
    },
  };
  return vscode.Disposable.from(
    vscode.workspace.registerTextDocumentContentProvider(SCHEME, provider),
    vscode.commands.registerCommand(COMMANDS.explain, async (given: unknown) => {
      const code = typeof given === "string" ? given : (codeAtCursor() ?? (await askForCode()));
      if (code === undefined) return;
      const explained = await explain(program, code.trim());
      if (!explained.ok) {
        await vscode.window.showErrorMessage(explained.problem);
        return;
      }
      const page = vscode.Uri.from({ scheme: SCHEME, path: `/${code.trim().toUpperCase()}.md` });
      await vscode.window.showTextDocument(page, { preview: true });
    }),
  );
}

type Explained = { readonly ok: true; readonly page: string } | { readonly ok: false; readonly problem: string };

async function explain(program: ServerProgram, code: string): Promise<Explained> {
  const unknown = { ok: false, problem: vscode.l10n.t("There is no explanation of {0}.", code) } as const;
  if (!/^[A-Za-z]\d+$/.test(code)) return unknown;
  const { exitCode, stdout, stderr } = await runProcess(
    commandLine(program, "explain", [code.toUpperCase(), "--json", ...locale()]),
    program.home,
  );
  if (exitCode !== 0) return stderr.trim() === "" ? unknown : { ok: false, problem: stderr.trim() };
  const page = explanationPage(stdout);
  return page === null ? unknown : { ok: true, page };
}

/** Pages are in the editor's language, as diagnostics are, where no setting says otherwise. */
function locale(): readonly string[] {
  const setting = vscode.workspace.getConfiguration(SECTION).get("lang", "auto");
  return setting === "auto" ? ["--lang", vscode.env.language] : [];
}

function codeAtCursor(): string | undefined {
  const editor = vscode.window.activeTextEditor;
  if (editor?.document.languageId !== LANGUAGE) return undefined;
  const at = vscode.languages.getDiagnostics(editor.document.uri).filter(({ range }) => range.intersection(editor.selection) !== undefined);
  return at.map(codeOf).find((code) => code !== null) ?? undefined;
}

function askForCode(): Thenable<string | undefined> {
  return vscode.window.showInputBox({
    title: vscode.l10n.t("Explain Diagnostic"),
    prompt: vscode.l10n.t("The code of a diagnostic"),
    placeHolder: "E1001",
  });
}
