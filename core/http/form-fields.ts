import type { z } from "zod";
import { check } from "./issues.ts";

/** Checks the text fields of a multipart form. */
export const parseFields = <Fields>(
  schema: z.core.$ZodType<Fields>,
  fields: Readonly<Record<string, string>>,
): Fields => check(schema, fields, "body");
