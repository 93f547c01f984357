// Explanations of the codes of this project itself in English.

import type { CodeId } from "../../../codes.ts";
import type { ExplanationWords } from "../../catalogue.ts";

export const TOOL_EXPLANATIONS = {
  X0001: {
    description: "Brackets or blocks are nested more deeply than these tools read. What is inside is not looked at.",
    help: "Give inner parts names of their own, or move them into functions.",
  },
  X0002: {
    description:
      "A line starts with an operator, and the compiler joins it to the line above although it looks like a statement of its own.",
    help: "Join the lines, or put the statement into parentheses.",
  },
  X0003: {
    description: "The compiler silently drops this text or takes it for something else, so that the program does not do what it says.",
    help: "Write the form that the message proposes.",
  },
  X0005: {
    description: "The left side of an assignment is not something that can hold a value.",
    help: "Assign to a variable, a field or an element.",
  },
  X0101: {
    description:
      "`yaoxiang.toml`, or the user's settings file, is not TOML, has a key twice, or cannot be read, so its settings are unknown.",
    help: "Correct the file at the place that the message names.",
  },
  X0102: {
    description: "A setting has a value of the wrong type, or one out of its range. It is not used.",
    help: "Write a value as the message demands.",
  },
  X0103: {
    description: "A setting has no effect: it is misspelled, unknown, in the wrong table, or not read by anything.",
    help: "Correct the name, or remove the setting.",
  },
  X0104: {
    description: "The manifest lacks something that every package needs, such as its name or its version.",
    help: "Add the setting.",
  },
  X0201: {
    description: "Source files are UTF-8. From the first byte that is not, the text is unknown and not read.",
    help: "Save the file as UTF-8.",
  },
  X0202: {
    description: "The file has more bytes than these tools read.",
    help: "Split the file into several modules.",
  },
  X0203: {
    description: "The system does not let the file be read.",
    help: "Allow its user to read the file.",
  },
  X0301: {
    description:
      "The formatter compares its result with the source and found a difference beyond layout, so it left the text as it was. This is a fault of the formatter.",
    help: "Report the text to the makers of these tools.",
  },
  X0302: {
    description: "The formatter cannot lay out this statement without risk to its meaning and left it as it was.",
    help: "Put each statement on its own line, and repair errors of syntax.",
  },
  X0303: {
    description: "A comment that turns the formatter off or on has no effect at its place.",
    help: "Remove it, or pair it with the other one.",
  },
} as const satisfies Partial<Record<CodeId, ExplanationWords>>;
