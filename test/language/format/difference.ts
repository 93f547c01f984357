// Shows where two texts part: the first line that differs, with a few lines around it on both sides.

const linesAround = 2;

/** Empty where the texts are equal. White space that can't be seen is drawn. */
export function difference(before: string, after: string): string {
  if (before === after) return "";
  const [left, right] = [before.split("\n"), after.split("\n")];
  let first = 0;
  while (first < left.length && first < right.length && left[first] === right[first]) first++;
  let last = 0;
  const shorter = Math.min(left.length, right.length) - first;
  while (last < shorter && left[left.length - 1 - last] === right[right.length - 1 - last]) last++;
  return [
    `line ${first + 1}`,
    ...shown(" ", left.slice(Math.max(0, first - linesAround), first)),
    ...shown("-", left.slice(first, left.length - last)),
    ...shown("+", right.slice(first, right.length - last)),
    ...shown(" ", left.slice(left.length - last, left.length - last + linesAround)),
  ].join("\n");
}

const shownLines = 12;

function shown(mark: string, lines: readonly string[]): readonly string[] {
  const some = lines.slice(0, shownLines).map((line) => `${mark} ${visible(line)}`);
  return lines.length > shownLines ? [...some, `${mark} … ${lines.length - shownLines} more lines`] : some;
}

/** Tabs, carriage returns, other control characters and white space at the end of the line. */
function visible(line: string): string {
  return line
    .slice(0, 200)
    .replace(/ +$/, (blanks) => "·".repeat(blanks.length))
    .replace(/[\0-\x1f]/g, (character) => String.fromCharCode(0x2400 + character.charCodeAt(0)))
    .replaceAll("\ufeff", "⟨BOM⟩");
}
