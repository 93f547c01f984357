// What is wrong with a call's arguments, in words: each field by its name, and what would be right.

import type * as z from "zod";
import { describeFieldProblem } from "./field-problems.ts";
import type { ValueKind, Words } from "./messages/words.ts";

/** What does not fit `input`, the schema of the tool `name`, and which fields the tool has. */
export function describeMisfit(error: z.ZodError, name: string, input: z.ZodObject, words: Words): string {
  const problems = error.issues.map((issue) => describeIssue(issue, words));
  return words.misfit(words.sentences(problems), name, words.list(Object.keys(input.shape)));
}

function describeIssue(issue: z.core.$ZodIssue, words: Words): string {
  // Where no single field is at fault, it is the request's own field that has them all.
  const field = inBackticks(issue.path.length === 0 ? "arguments" : issue.path.join("."));
  switch (issue.code) {
    case "unrecognized_keys":
      return words.unknownField(words.list(issue.keys.map(inBackticks)));
    case "invalid_value":
      return words.notOneOf(field, words.list(issue.values.map((value) => JSON.stringify(value))));
    case "invalid_type":
      if (issue.input === undefined && issue.path.length > 0) return words.missingField(field);
      return words.wrongType(field, words.kinds[wantedKind(issue.expected)], words.kinds[kindOf(issue.input)]);
    case "too_small":
      return issue.origin === "string" ? words.emptyField(field) : words.tooSmall(field, String(issue.minimum));
    case "too_big":
      return words.tooLarge(field, String(issue.maximum));
    case "custom":
      return describeFieldProblem(issue.params?.["problem"], field, words) ?? words.otherMisfit(field);
    default:
      return words.otherMisfit(field);
  }
}

function inBackticks(name: string): string {
  return `\`${name}\``;
}

/** The types that our input shapes are made of, as zod calls them. */
function wantedKind(type: string): ValueKind {
  switch (type) {
    case "string":
    case "number":
    case "boolean":
      return type;
    case "int":
      return "whole-number";
    case "array":
      return "list";
    default:
      return "object";
  }
}

function kindOf(input: unknown): ValueKind {
  if (input === null) return "null";
  if (Array.isArray(input)) return "list";
  if (typeof input === "string") return "string";
  if (typeof input === "boolean") return "boolean";
  if (typeof input === "number") return Number.isInteger(input) ? "number" : "fraction";
  return "object";
}
