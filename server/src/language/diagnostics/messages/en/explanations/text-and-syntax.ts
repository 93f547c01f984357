// Explanations of the codes of text and syntax in English.

import type { CodeId } from "../../../codes.ts";
import type { ExplanationWords } from "../../catalogue.ts";

export const TEXT_AND_SYNTAX_EXPLANATIONS = {
  E0001: {
    description:
      "The text has a character that no part of the language starts with: a sign of another language, a typographic quote, an invisible space, or a letter outside ASCII in a name. Only strings and comments may hold any character.",
    help: "Remove the character, or write its ASCII form.",
  },
  E0002: {
    description:
      "A number starts like one and cannot be read to its end, or is too large for any integer type. Guessing a value would change the program.",
    help: "Write the digits that the base allows; an underscore may stand between two digits only.",
  },
  E0003: {
    description:
      "A string, an f-string or an interpolation in it starts and is not closed. Everything behind it would become part of the text.",
    help: 'Close it with the quote, or the brace, that it started with; for several lines use `"""`.',
  },
  E0004: {
    description:
      "A character literal holds exactly one character between single quotes. An empty one has no value, and of a longer one the compiler keeps only the first character.",
    help: "Put one character between the quotes, or use double quotes for a string.",
  },
  E0010: {
    description: "The syntax demands something at this place that is not there: a bracket, a type, a body in braces, a comma.",
    help: "Write what the message asks for at that place.",
  },
  E0011: {
    description:
      "The token cannot stand here: nothing in the language continues or starts with it at this place. Often it is an operator or a habit of another language.",
    help: "Remove the token, or use the form that the message proposes.",
  },
  E0012: {
    description:
      "The text has a form that the language does not have, although its tokens are known: an unknown escape sequence, `&&` in place of `and`, an older way to write a function.",
    help: "Write the form that the message proposes.",
  },
  E0013: {
    description:
      "A closing bracket is of another kind than the one that is open. Where each group ends would be a guess. In these tools a bracket that does not fit is E0010 or E0011.",
    help: "Close each bracket with its own kind.",
  },
  E0014: {
    description: "Two statements stand on one line without anything between them.",
    help: "Put each statement on its own line, or a `;` between them.",
  },
  E0015: {
    description: "A name is needed here, for a variable, a function or a field. In these tools the message is that of E0010 or E0011.",
    help: "Write a name made of ASCII letters, digits and `_`.",
  },
  E0016: {
    description: "An expression is needed here, behind `spawn` or between the braces of an f-string. Without it there is no value to use.",
    help: "Write the expression, or remove what needs it.",
  },
  E0017: {
    description: "The form was part of an earlier version of the language and has been replaced. In these tools it is E0012.",
    help: "Write the present form: `name: (parameters) -> Result = body`.",
  },
  E0018: {
    description:
      "A keyword stands where a name or the start of a statement is needed. Keywords keep their meaning everywhere, so they cannot name anything.",
    help: "Choose another name; a keyword that needs something before it, as `else` does, goes behind that.",
  },
  E0019: {
    description: "A signature and the lambda behind it take different numbers of parameters. The missing ones could never be used.",
    help: "Give the lambda one parameter for each one in the signature; `_` stands for one that is not needed.",
  },
  E0020: {
    description:
      "A signature and the function behind it call the parameter at the same position differently. The reader could not tell which one is meant.",
    help: "Use the same names in the same order in both.",
  },
  E0021: {
    description: "A token is missing inside a construct. In these tools the message is that of E0010.",
    help: "Write the token that the message names.",
  },
  E0022: {
    description: "The variants of an enum belong between braces. In these tools the message is that of E0010.",
    help: "Write each variant as a member that gives the type: `{ first: () -> Name, second: () -> Name }`.",
  },
} as const satisfies Partial<Record<CodeId, ExplanationWords>>;
