import { RequestFailed } from "#core/http/request-failed.ts";

const LABELS: readonly (readonly [RegExp, string])[] = [
  [/server_url$/, "The address"],
  [/api_key$/, "The key"],
  [/name$/, "The name"],
];

/** The service names fields as scripts do; a person sees labels. */
export function problemInWords(error: unknown, otherwise: string): string {
  if (!(error instanceof RequestFailed) || error.problems.length === 0)
    return error instanceof Error ? error.message : otherwise;
  return error.problems
    .map(({ field, message }) => `${LABELS.find(([pattern]) => pattern.test(field))?.[1] ?? field} ${message}.`)
    .join(" ");
}
