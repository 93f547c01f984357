// Fills the templates of the catalogues: `{name}` is replaced by the argument of that name, shown as code, as a number or in words;
// `{name|# file|# files}` by the first form where the argument is 1, and else by the second one, with the number in place of each `#`.
// Any other brace is plain text, and so is a `{name}` for which there is no argument.

import type { MessageArguments, Term } from "../diagnostic.ts";
import type { TermId } from "../findings/terms.ts";

// With the spaces around it: Chinese has one beside code and Latin words, but none beside Chinese words, and a parameter can be either.
const PARAMETER = /( ?)\{([a-zA-Z]+)(?:\|([^{}|]+)\|([^{}|]+))?\}( ?)/g;
// A space alone is said in words: nobody would see it in backticks.
const SPACE: Term = { term: "space" };
const CHINESE = /[\u3000-\u9fff]/;

/** The names of the parameters that a template uses, in order of first use. */
export function templateParameters(template: string): readonly string[] {
  return [...new Set(Array.from(template.matchAll(PARAMETER), (match) => match[2] ?? ""))];
}

/** Those that it says as one or many. */
export function countedParameters(template: string): readonly string[] {
  return [...new Set(Array.from(template.matchAll(PARAMETER), (match) => (match[3] === undefined ? "" : (match[2] ?? ""))))].filter(
    Boolean,
  );
}

/**
 * The template with its arguments. Source text is put in backticks unless the template has the parameter inside backticks
 * already (`List({type})`); a sentence that begins with a term begins with a capital.
 */
export function fillTemplate(template: string, args: MessageArguments, terms: Readonly<Record<TermId, string>>): string {
  const parts = template.split("`");
  const filled = parts.map((part, index) =>
    part.replace(PARAMETER, (...[written, before, name, one, many, after, at]: PlaceInTemplate) => {
      const given = Object.hasOwn(args, name) ? args[name] : undefined;
      if (given === undefined) return written;
      if (one !== undefined && many !== undefined) return before + (given === 1 ? one : many).replaceAll("#", String(given)) + after;
      const value = given === " " ? SPACE : given;
      if (typeof value !== "object") return before + showArgument(value, index % 2 === 1) + after;
      const words = terms[value.term];
      if (CHINESE.test(words)) return words;
      return before + (index === 0 && at === 0 && before === "" ? capitalized(words) : words) + after;
    }),
  );
  return filled.join("`");
}

/** What a match of `PARAMETER` tells: the forms are there where it counts. */
type PlaceInTemplate = [
  written: string,
  before: string,
  name: string,
  one: string | undefined,
  many: string | undefined,
  after: string,
  at: number,
  ...unknown[],
];

function showArgument(value: string | number, insideCode: boolean): string {
  if (typeof value === "number") return String(value);
  const shown = showSourceText(value);
  if (insideCode) return shown;
  return shown.includes("`") ? `\`\` ${shown} \`\`` : `\`${shown}\``;
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const LONGEST = 60;
// Controls, formatting characters such as zero-width and bidirectional ones, lone surrogates, unassigned characters, line separators.
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/gu;
const ALONE_INVISIBLE = /^[\p{C}\p{Z}\p{M}]$/u;

/**
 * Source text as it is shown in a message: on one line, at most 60 characters, nothing invisible in it. A character that
 * can't be seen is written by its number, `U+00A0` alone and `\u{200b}` within other text.
 */
export function showSourceText(text: string): string {
  if (ALONE_INVISIBLE.test(text)) return `U+${hex(text).toUpperCase().padStart(4, "0")}`;
  const lineEnd = text.search(/[\r\n]/);
  const line = lineEnd === -1 ? text : text.slice(0, lineEnd);
  const characters = Array.from(line.slice(0, 2 * LONGEST + 2));
  const cut = lineEnd !== -1 || characters.length > LONGEST;
  return (
    characters
      .slice(0, LONGEST)
      .join("")
      .replace(INVISIBLE, (character) => `\\u{${hex(character)}}`) + (cut ? "…" : "")
  );
}

function hex(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16);
}
