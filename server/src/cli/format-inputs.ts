// Formats what a request names, one text after the other: what is wrong with one of them leaves the others alone.

import { join, resolve } from "node:path";
import { diffLines } from "../diff/line-diff.ts";
import { writeUnifiedDiff } from "../diff/unified-diff.ts";
import { diagnostic } from "../language/diagnostics/findings.ts";
import type { Language } from "../language/diagnostics/language.ts";
import { renderDiagnostic } from "../language/diagnostics/render.ts";
import type { Formatted } from "../language/format/format.ts";
import { explanations } from "../language/format/left-as-is.ts";
import type { FormatOptions } from "../language/format/options.ts";
import { decodeText } from "../workspace/decode-text.ts";
import type { FileOutcome, FileSystem } from "../workspace/file-system.ts";
import { createFormatOptions } from "../workspace/format-options.ts";
import { diagnosticLine, placeIn } from "./diagnostic-line.ts";
import { type ExitCode, worse } from "./exit-code.ts";
import type { FormatRequest } from "./format-flags.ts";
import type { Words } from "./messages/words.ts";
import { findNamedFiles, type NamedFile } from "./named-files.ts";
import type { Output } from "./output.ts";
import { createSettingsReport } from "./settings-report.ts";

/** What the run may touch. */
export interface FormatHost {
  readonly fileSystem: FileSystem;
  /** Relative paths start here. */
  readonly folder: string;
  readonly userFile: string | null;
  readInput(): Promise<FileOutcome<Uint8Array>>;
  format(source: string, options: FormatOptions): Formatted;
  readonly output: Output;
  /** Takes a line for people. */
  report(line: string): void;
  readonly language: Language;
  readonly words: Words;
}

/** What came of one text: what is to be printed, and how bad it is. */
interface Result {
  readonly printed: string;
  readonly code: ExitCode;
}

/** Does what is asked for; everything that is not the answer is reported as it comes up. */
export async function formatInputs(request: FormatRequest, host: FormatHost): Promise<ExitCode> {
  const { fileSystem, folder, userFile, output, report, words } = host;
  const optionsOf = createFormatOptions({ fileSystem, userFile, flags: request.settings });
  const settings = createSettingsReport(host);

  const formatOne = (file: NamedFile, content: FileOutcome<Uint8Array>): Result => {
    const { options, settingsFiles } = optionsOf(file.path);
    if (!settings.allow(settingsFiles)) return FAILED;
    if (!content.ok) return failed(words.unreadable(file.name, content.problem));
    const decoded = decodeText(content.value);
    if (!decoded.ok) {
      const end = decoded.before.length;
      return failed(diagnosticLine(diagnostic("files.wrong-encoding", { start: end, end }, {}), file.name, decoded.before, host.language));
    }
    let formatted: Formatted;
    try {
      formatted = host.format(decoded.text, options);
    } catch (error) {
      // A bug of ours: it must not keep the other files from being formatted.
      return failed(words.internalError(file.name, error instanceof Error ? (error.stack ?? error.message) : String(error)));
    }
    return finish(request.mode, { file, source: decoded.text, formatted }, host);
  };
  const failed = (line: string): Result => {
    report(line);
    return FAILED;
  };

  let code: ExitCode = 0;
  /** Whether the run goes on. */
  const conclude = async ({ printed, code: own }: Result): Promise<boolean> => {
    code = worse(code, own);
    const problem = printed === "" ? null : await output.write(printed);
    if (problem?.kind === "failed") code = worse(code, failed(words.outputFailed(problem.problem)).code);
    return problem === null;
  };

  if (request.input.kind === "stdin") {
    const name = request.input.name ?? "<stdin>";
    const path = request.input.name === null ? join(folder, name) : resolve(folder, name);
    await conclude(formatOne({ name, path }, await host.readInput()));
  } else {
    const { files, complaints } = findNamedFiles(request.input.paths, folder, fileSystem, words);
    for (const complaint of complaints) code = worse(code, failed(complaint).code);
    for (const file of files) if (!(await conclude(formatOne(file, fileSystem.readFile(file.path))))) break;
  }
  settings.close();
  return code;
}

const FAILED: Result = { printed: "", code: 2 };

interface FormattedFile {
  readonly file: NamedFile;
  readonly source: string;
  readonly formatted: Formatted;
}

/** Does with a formatted text what the mode asks for. */
function finish(mode: FormatRequest["mode"], { file, source, formatted }: FormattedFile, host: FormatHost): Result {
  const { fileSystem, report, words, language } = host;
  const { text, diagnostics, isRefused, left } = formatted;
  if (isRefused) {
    for (const reason of diagnostics.slice(0, 1)) report(diagnosticLine(reason, file.name, source, language));
    return FAILED;
  }
  const [first] = left;
  if (first !== undefined) {
    const reason = explanations(diagnostics)(first);
    const place = placeIn(file.name, source, (reason?.span ?? first).start);
    report(words.formattedInPart(place, left.length, reason === null ? null : renderDiagnostic(reason, language).message));
  }
  for (const note of diagnostics) {
    if (note.code === "X0303") report(diagnosticLine(note, file.name, source, language));
  }
  if (mode === "print") return { printed: text, code: 0 };
  if (text === source) return { printed: "", code: 0 };
  if (mode === "check") {
    report(words.wouldFormat(file.name));
    return { printed: writeUnifiedDiff(diffLines(source, text), file.name, file.name), code: 1 };
  }
  if (fileSystem.kindOf(file.path) !== "file") {
    report(words.notAFile(file.name));
    return FAILED;
  }
  const written = fileSystem.replaceFile(file.path, Buffer.from(text));
  report(written.ok ? words.formatted(file.name) : words.unwritable(file.name, written.problem));
  return written.ok ? { printed: "", code: 0 } : FAILED;
}
