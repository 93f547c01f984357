// What an explanation shows: a program with the problem and the same program repaired, and who reports it.

/** One source text, or the files of a project by their paths. */
export type ExampleSource = string | Readonly<Record<string, string>>;

/**
 * Who reports the code: `check` and the language server; the formatter; these tools, but for a file that no text can show (the example
 * describes it); a rename (the example's first line says of what); nobody at present; or the compiler alone.
 */
export type ExampleOrigin = "check" | "format" | "rename" | "described" | "reserved" | "compiler";

export interface Example {
  readonly origin: ExampleOrigin;
  readonly failing: ExampleSource;
  readonly corrected: ExampleSource;
}

export function checked(failing: ExampleSource, corrected: ExampleSource): Example {
  return { origin: "check", failing, corrected };
}

export function formatted(failing: ExampleSource, corrected: ExampleSource): Example {
  return { origin: "format", failing, corrected };
}

export function renamed(failing: string, corrected: string): Example {
  return { origin: "rename", failing, corrected };
}

export function described(failing: ExampleSource, corrected: ExampleSource): Example {
  return { origin: "described", failing, corrected };
}

export function reserved(failing: ExampleSource, corrected: ExampleSource): Example {
  return { origin: "reserved", failing, corrected };
}

export function ofCompiler(failing: ExampleSource, corrected: ExampleSource): Example {
  return { origin: "compiler", failing, corrected };
}

/** The example as one text; each of several files below a comment with its path. */
export function exampleText(source: ExampleSource): string {
  if (typeof source === "string") return source;
  return Object.entries(source)
    .map(([path, text]) => `${path.endsWith(".toml") ? "#" : "//"} ${path}\n${text}`)
    .join("\n");
}
