import type { z } from "zod";
import type { Issue } from "./errors.ts";

/** A finding of a schema in this service's words. */
export function toIssue(issue: z.core.$ZodIssue, place: Issue["in"]): Issue {
  const path = issue.path.map((key) => (typeof key === "symbol" ? String(key) : key));
  return { in: place, path, message: wording(issue), type: issue.code };
}

function wording(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_type")
    return issue.input === undefined ? "is required" : `must be ${kindOf(issue.expected)}`;
  if (issue.code === "too_small" && issue.origin === "string" && issue.minimum === 1) return "must not be empty";
  if (issue.code === "too_small" && issue.message.startsWith("Too small")) return `must be at least ${issue.minimum}`;
  if (issue.code === "too_big" && issue.message.startsWith("Too big")) return `must be at most ${issue.maximum}`;
  return issue.message.charAt(0).toLowerCase() + issue.message.slice(1);
}

function kindOf(expected: string): string {
  const words: Readonly<Record<string, string>> = {
    string: "a text",
    number: "a number",
    int: "a whole number",
    boolean: "true or false",
    array: "a list",
    object: "an object",
    record: "an object",
  };
  return words[expected] ?? expected;
}
