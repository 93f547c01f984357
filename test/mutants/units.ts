// A program as what a person types one at a time: its tokens, with an f-string as one unit whose interpolations are programs in
// small. Units are what the mutation operators delete, double, swap, misspell or spoil.

import { KEYWORDS } from "../../server/src/language/syntax/kinds.ts";
import type { SyntaxTree } from "../../server/src/language/syntax/parse.ts";

export type UnitRole =
  | "keyword"
  | "name"
  | "int"
  | "float"
  | "string"
  | "triple-string"
  | "char"
  | "f-string"
  | "bracket"
  | "interpolation-bracket"
  | "punctuation";

export interface Unit {
  readonly role: UnitRole;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Units that follow each other: the whole program, or what stands between the braces of one interpolation. */
export type UnitSequence = readonly Unit[];

const rolesOfKinds: Readonly<Record<string, UnitRole>> = {
  "<name>": "name",
  "<int>": "int",
  "<float>": "float",
  "<string>": "string",
  "<triple>": "triple-string",
  "<char>": "char",
  "<f{>": "interpolation-bracket",
  "<f}>": "interpolation-bracket",
};
const keywords: ReadonlySet<string> = new Set(KEYWORDS);

/** All sequences of a program that our parser read without complaint. */
export function unitSequences(tree: SyntaxTree): readonly UnitSequence[] {
  const { source, tokens } = tree;
  const sequences: Unit[][] = [];
  let next = 0;
  readSequence();
  return sequences;

  /** Reads up to the end of the file, or to the closing brace of the interpolation that it was called for. */
  function readSequence(): void {
    const units: Unit[] = [];
    sequences.push(units);
    while (next < tokens.count) {
      const kind = tokens.kindName(next);
      if (kind === "<eof>" || kind === "<f}>" || kind === "<f-spec>") return;
      if (kind === "<f>") units.push(readFString());
      else units.push(unitAt(next++));
    }
  }

  function readFString(): Unit {
    const start = tokens.start(next++);
    const braces: Unit[] = [];
    for (; next < tokens.count; next++) {
      const kind = tokens.kindName(next);
      if (kind === "<f-end>" || kind === "<eof>") break;
      if (kind === "<f}>") braces.push(unitAt(next));
      if (kind !== "<f{>") continue;
      braces.push(unitAt(next++));
      readSequence();
      next--;
    }
    const end = tokens.end(next++);
    // The braces are units of their own that have no neighbours: they can be dropped, not swapped.
    for (const brace of braces) sequences.push([brace]);
    return { role: "f-string", text: source.slice(start, end), start, end };
  }

  function unitAt(index: number): Unit {
    const [start, end] = [tokens.start(index), tokens.end(index)];
    const text = source.slice(start, end);
    return { role: roleOf(tokens.kindName(index), text), text, start, end };
  }
}

function roleOf(kind: string, text: string): UnitRole {
  if (keywords.has(text)) return "keyword";
  const role = rolesOfKinds[kind];
  if (role !== undefined) return role;
  if (/^[([{}\])]$/.test(text)) return "bracket";
  return /^\w/.test(text) ? "name" : "punctuation";
}
