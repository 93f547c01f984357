// A fixture's own options: its first line, where that is a comment that begins with `// options:`, as in `// options: lineWidth = 40, useTabs = true`.

import { DEFAULT_FORMAT_OPTIONS, type FormatOptions } from "../../../server/src/language/format/options.ts";

/** The default options, changed as the fixture asks. An option that does not exist, or a value that is none of it, is an error. */
export function fixtureOptions(source: string): FormatOptions {
  const asked = /^\/\/ options: (.*)\r?\n/.exec(source)?.[1];
  let options = DEFAULT_FORMAT_OPTIONS;
  for (const part of asked?.split(", ") ?? []) options = withOption(options, part);
  return options;
}

function withOption(options: FormatOptions, part: string): FormatOptions {
  const [name = "", value = ""] = part.split(" = ");
  switch (name) {
    case "lineWidth":
    case "indentWidth":
      if (!/^\d+$/.test(value)) break;
      return { ...options, [name]: Number(value) };
    case "useTabs":
    case "sortImports":
    case "rangeSpaces":
    case "collapseBlocks":
      if (value !== "true" && value !== "false") break;
      return { ...options, [name]: value === "true" };
  }
  throw new Error(`not an option of the formatter: ${part}`);
}
