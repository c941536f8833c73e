import type { z } from "zod";
import { invalid } from "./errors.ts";
import { toIssue } from "./issues.ts";

/** Checks the text fields of a multipart form. */
export function parseFields<Fields>(schema: z.ZodType<Fields>, fields: Readonly<Record<string, string>>): Fields {
  const result = schema.safeParse(fields);
  if (result.success) return result.data;
  throw invalid(result.error.issues.map((issue) => toIssue(issue, "body")));
}
