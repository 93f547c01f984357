// Whether comments stayed where they belong. A comment may pass operators, `else` and punctuation but for braces. A comment that ends its line
// may also pass what became the rest of its line, to stand at the end of that or below others that do, as long as it leaves no braces.

import { parse } from "../../../server/src/language/syntax/parse.ts";

/** The comments that moved, one sentence each. For texts whose statements keep their order: imports move with their comments. */
export function movedComments(source: string, result: string): readonly string[] {
  const [before, after] = [commentsByText(source), commentsByText(result)];
  return [...before].flatMap(([text, places]) =>
    places.flatMap((place, index) => {
      const now = after.get(text)?.[index];
      return now === undefined || isNear(place, now) ? [] : [`${JSON.stringify(text)} moved ${describe(place, now)}`];
    }),
  );
}

interface Landmark {
  readonly text: string;
  readonly line: number;
}

interface Place {
  /** A line comment, or one that nothing follows on its line. */
  readonly endsLine: boolean;
  readonly line: number;
  /** Another comment stands between it and the token before. */
  readonly followsComment: boolean;
  /** How many landmarks stand before the comment. */
  readonly at: number;
  /** All landmarks of the text. */
  readonly landmarks: readonly Landmark[];
}

function isNear(before: Place, now: Place): boolean {
  if (now.at === before.at) return true;
  const passed = now.landmarks.slice(before.at, now.at);
  if (now.at < before.at || !before.endsLine) return false;
  const isOneLine = passed.every(({ line }) => line === passed[0]?.line);
  return isOneLine && (now.line === passed[0]?.line || now.followsComment) && leavesNoBraces(passed);
}

function leavesNoBraces(landmarks: readonly Landmark[]): boolean {
  let depth = 0;
  for (const { text } of landmarks) {
    if (text === "{") depth++;
    if (text === "}" && --depth < 0) return false;
  }
  return true;
}

function describe(before: Place, now: Place): string {
  const [first, last] = [Math.min(before.at, now.at), Math.max(before.at, now.at)];
  const passed = now.landmarks.slice(first, Math.min(last, first + 5)).map(({ text }) => text);
  return `${now.at > before.at ? "down" : "up"} over ${passed.join(" ")}${last - first > 5 ? " …" : ""}`;
}

const passable = new Set(["else", "and", "or", "in", "as"]);

/** The places of each comment, by its text without differences in white space. */
function commentsByText(source: string): ReadonlyMap<string, readonly Place[]> {
  const { tokens } = parse(source);
  const landmarks: Landmark[] = [];
  const found = new Map<string, Place[]>();
  let line = 0;
  const passLines = (start: number, end: number): void => {
    line += source.slice(start, end).split("\n").length - 1;
  };
  for (let index = 0; index < tokens.count; index++) {
    let followsComment = false;
    const pieces = tokens.trivia(index);
    pieces.forEach(({ kind, start, end }, at) => {
      if (kind === "line-comment" || kind === "block-comment") {
        const text = source.slice(start, end).replace(/\s+/g, " ").trimEnd();
        const endsLine = kind === "line-comment" || pieces[at + 1]?.kind === "newline" || pieces[at + 2]?.kind === "newline";
        const place = { endsLine, line, followsComment, at: landmarks.length, landmarks };
        followsComment = true;
        found.set(text, [...(found.get(text) ?? []), place]);
      }
      passLines(start, end);
    });
    const text = tokens.text(index);
    if (!tokens.isVirtual(index) && /[\w"'{}]/.test(text) && !passable.has(text)) landmarks.push({ text, line });
    passLines(tokens.start(index), tokens.end(index));
  }
  return found;
}
