// What the comment above a definition says: the `//` lines or the `/* */` block that end on the line right above, without their marks.

import { lineStartAt } from "../text/lines.ts";

/** The text above the line on which `offset` (UTF-16) is the first that is written; empty where no comment ends right above. */
export function docCommentAbove(source: string, offset: number): string {
  let start = offset;
  // what stands before it on a line may be long, and need not be read
  while (source[start - 1] === " " || source[start - 1] === "\t") start -= 1;
  if (start === 0 || source[start - 1] !== "\n") return "";
  const above = lineBefore(source, start);
  if (above === null) return "";
  if (above.text.startsWith("//")) return lineCommentsUpTo(source, start);
  return above.text.endsWith("*/") ? blockCommentUpTo(source, start) : "";
}

/** The comment that a file begins with, where it is not the first definition's: an empty line, an import or nothing comes after it. */
export function fileComment(source: string): string {
  const lines = source.replace(/^\ufeff/, "").split("\n", MOST_LINES);
  const from = lines[0]?.startsWith("#!") ? 1 : 0;
  const isBlock = lines[from]?.trim().startsWith("/*") === true;
  let end = from;
  if (isBlock) {
    while (end < lines.length && !lines[end]?.includes("*/")) end += 1;
    end += 1;
  } else while (lines[end]?.trim().startsWith("//")) end += 1;
  const next = lines[end]?.trim() ?? "";
  if (end > lines.length || !(next === "" || next.startsWith("use "))) return "";
  const comment = lines.slice(from, end).map((line) => line.trim());
  return isBlock ? withoutBlockMarks(comment.join("\n")) : comment.map(withoutLineMark).join("\n").trim();
}

const MOST_LINES = 200;

interface Line {
  readonly start: number;
  readonly text: string;
}

/** The line that ends before `start`, trimmed; null at the start of the text. */
function lineBefore(source: string, start: number): Line | null {
  if (start === 0) return null;
  const before = lineStartAt(source, start - 1);
  return { start: before, text: source.slice(before, start - 1).trim() };
}

function lineCommentsUpTo(source: string, start: number): string {
  const lines: string[] = [];
  for (let line = lineBefore(source, start); line?.text.startsWith("//") === true; line = lineBefore(source, line.start)) {
    lines.push(withoutLineMark(line.text));
    if (lines.length === MOST_LINES) break;
  }
  return lines.reverse().join("\n").trim();
}

/** Blocks nest; one that begins behind code on its line is about that. */
function blockCommentUpTo(source: string, start: number): string {
  let depth = 0;
  for (let at = source.lastIndexOf("*/", start); at >= 0; at -= 1) {
    if (source.startsWith("*/", at)) depth += 1;
    else if (source.startsWith("/*", at)) depth -= 1;
    if (depth > 0) continue;
    const isFirst = source.slice(lineStartAt(source, at), at).trim() === "";
    return isFirst ? withoutBlockMarks(source.slice(at, start).trim()) : "";
  }
  return "";
}

function withoutLineMark(line: string): string {
  return line.replace(/^\/{2,}!? ?/, "");
}

function withoutBlockMarks(block: string): string {
  const inside = block.replace(/^\/\*+/, "").replace(/\*+\/$/, "");
  return inside
    .split("\n")
    .map((line) => line.trim().replace(/^\*(?: |$)/, ""))
    .join("\n")
    .trim();
}
