import type { z } from "zod";
import { invalid, type Issue } from "./errors.ts";
import { expected, given } from "./issue-words.ts";

/**
 * What the schema makes of a value from outside; throws `invalid` where it does not fit. Every request's body, query
 * and form is read here, so that all of them say alike what was expected and what was given.
 */
export function check<Out>(schema: z.ZodType<Out>, value: unknown, place: Issue["in"], at: Issue["path"] = []): Out {
  const result = tryCheck(schema, value, place, at);
  if (result.issues) throw invalid(result.issues);
  return result.data;
}

type Checked<Out> = { readonly data: Out; readonly issues?: undefined } | { readonly issues: readonly Issue[] };

/** The same, for callers that word the refusal themselves. */
export function tryCheck<Out>(
  schema: z.ZodType<Out>,
  value: unknown,
  place: Issue["in"],
  at: Issue["path"] = [],
): Checked<Out> {
  const result = schema.safeParse(value, { error: expected, reportInput: true });
  if (result.success) return { data: result.data };
  return { issues: result.error.issues.flatMap((issue) => toIssues(issue, place, at)) };
}

function toIssues(issue: z.core.$ZodIssue, place: Issue["in"], at: Issue["path"]): Issue[] {
  const path = [...at, ...issue.path.map((key) => (typeof key === "symbol" ? String(key) : key))];
  const within = issue.code === "invalid_union" ? closestBranch(issue.errors) : undefined;
  if (within) return within.flatMap((inner) => toIssues(inner, place, path));
  const found = { in: place, message: wording(issue), type: issue.code };
  // Each field that is not known is named as the place.
  if (issue.code === "unrecognized_keys" && issue.keys.length > 0)
    return issue.keys.map((key) => ({ ...found, path: [...path, key] }));
  return [{ ...found, path }];
}

/** The findings of the one branch of a union that the value was meant for: of its kind, but wrong further down. */
function closestBranch(branches: readonly z.core.$ZodIssue[][]): readonly z.core.$ZodIssue[] | undefined {
  const ofItsKind = branches.filter((issues) => !issues.some(isWrongKind));
  return ofItsKind.length === 1 ? ofItsKind[0] : undefined;
}

const isWrongKind = ({ code, path }: z.core.$ZodIssue) =>
  path.length === 0 && (code === "invalid_type" || code === "invalid_value" || code === "invalid_union");

function wording(issue: z.core.$ZodIssue): string {
  const isKind = issue.code === "invalid_type" || issue.code === "invalid_value" || issue.code === "invalid_union";
  if (!isKind) return issue.message;
  const what = given(issue);
  return what === undefined ? "is required" : `${issue.message}, not ${what}`;
}
