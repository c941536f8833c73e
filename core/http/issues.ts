import { z } from "zod";
import { invalid, type Issue } from "./errors.ts";
import { expected, given, kindsOf } from "./issue-words.ts";

/**
 * What the schema makes of a value from outside; throws `invalid` where it does not fit. Every request's body, query
 * and form is read here, so that all of them say alike what was expected and what was given.
 */
export function check<Out>(
  schema: z.core.$ZodType<Out>,
  value: unknown,
  place: Issue["in"],
  at: Issue["path"] = [],
): Out {
  const result = tryCheck(schema, value, place, at);
  if (result.issues) throw invalid(result.issues);
  return result.data;
}

type Checked<Out> = { readonly data: Out; readonly issues?: undefined } | { readonly issues: readonly Issue[] };

/** The same, for callers that word the refusal themselves. */
export function tryCheck<Out>(
  schema: z.core.$ZodType<Out>,
  value: unknown,
  place: Issue["in"],
  at: Issue["path"] = [],
): Checked<Out> {
  const result = z.safeParse(schema, value, { error: expected, reportInput: true });
  if (result.success) return { data: result.data };
  return { issues: result.error.issues.flatMap((issue) => toIssues(issue, place, at)) };
}

function toIssues(issue: z.core.$ZodIssue, place: Issue["in"], at: Issue["path"]): Issue[] {
  const path = [...at, ...issue.path.map((key) => (typeof key === "symbol" ? String(key) : key))];
  const within = issue.code === "invalid_union" ? closestBranch(issue.errors, Array.isArray(issue.input)) : undefined;
  if (within) return within.flatMap((inner) => toIssues(inner, place, path));
  const found = { in: place, message: wording(issue), type: issue.code };
  // Each field that is not known is named as the place.
  if (issue.code === "unrecognized_keys" && issue.keys.length > 0)
    return issue.keys.map((key) => ({ ...found, path: [...path, key] }));
  return [{ ...found, path }];
}

/**
 * The findings of the branch of a union that the value was meant for: of its kind, but wrong further down. Of several kinds
 * of lists it is the one that fits the most entries.
 */
function closestBranch(
  branches: readonly z.core.$ZodIssue[][],
  isList: boolean,
): readonly z.core.$ZodIssue[] | undefined {
  const ofItsKind = branches.filter((issues) => !issues.some(isWrongKind));
  if (ofItsKind.length < 2 || !isList) return ofItsKind.length === 1 ? ofItsKind[0] : undefined;
  const [best, ...others] = ofItsKind.toSorted((one, other) => compareDepth(other, one));
  const equal = others.filter((other) => best && compareDepth(other, best) === 0);
  const first = best?.[0];
  if (!first || equal.every((other) => other[0]?.message === first.message)) return best;
  const errors = [best, ...equal].map((issues) => issues.slice(0, 1).map((issue) => ({ ...issue, path: [] })));
  const { path, input } = first;
  return [{ code: "invalid_union", path, input, errors, message: `must be ${kindsOf(errors)}` }];
}

/** Which of two branches reads on further before its first finding: by the entry, then by how deep within it. */
function compareDepth([one]: readonly z.core.$ZodIssue[], [other]: readonly z.core.$ZodIssue[]): number {
  const [a, b] = [one?.path ?? [], other?.path ?? []];
  return Number(a[0] ?? 0) - Number(b[0] ?? 0) || a.length - b.length;
}

const isWrongKind = ({ code, path }: z.core.$ZodIssue) =>
  path.length === 0 && (code === "invalid_type" || code === "invalid_value" || code === "invalid_union");

function wording(issue: z.core.$ZodIssue): string {
  const isKind = issue.code === "invalid_type" || issue.code === "invalid_value" || issue.code === "invalid_union";
  if (!isKind) return issue.message;
  const what = given(issue);
  return what === undefined ? "is required" : `${issue.message}, not ${what}`;
}
