// The page that explains a code, as Markdown, from what the mode `explain` prints as JSON.

/** Null for what is no such JSON. */
export function explanationPage(json: string): string | null {
  const given = readObject(json);
  if (given === null) return null;
  const text = (key: string): string => (typeof given[key] === "string" ? given[key].trim() : "");
  if (text("code") === "") return null;
  const fenced = (program: string): string => (program === "" ? "" : `\`\`\`yaoxiang\n${program}\n\`\`\``);
  const parts = [
    `# ${text("code")}: ${text("title")}`,
    text("category") === "" ? "" : `*${text("category")}*`,
    text("description"),
    fenced(text("example")),
    text("help"),
    fenced(text("corrected")),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function readObject(json: string): Readonly<Record<string, unknown>> | null {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return null;
  }
  return isObject(value) ? value : null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
