import { z } from "zod";
import { kindGiven, kindOf } from "#core/http/issue-words.ts";

export const SettingType = z.enum(["string", "number", "boolean", "object", "array"]);
export type SettingType = z.infer<typeof SettingType>;

/** What a value must keep to. Further keys are stored, for pages to use, and not checked. */
export const Limits = z.looseObject({
  min: z.number().optional(),
  max: z.number().optional(),
  min_length: z.number().int().min(0).optional(),
  max_length: z.number().int().min(0).optional(),
  enum: z.array(z.unknown()).optional(),
});
export type Limits = z.infer<typeof Limits>;

/** Why a value does not fit its definition, or null. Lengths count characters of text and items of lists. */
export function problemWith(
  { type, validation }: { readonly type: SettingType; readonly validation: Limits },
  value: unknown,
): string | null {
  if (typeOf(value) !== type) return `must be ${kindOf(type)}, not ${kindGiven(value)}`;
  if (validation.enum && !validation.enum.some((allowed) => JSON.stringify(allowed) === JSON.stringify(value))) {
    return `must be one of ${JSON.stringify(validation.enum)}`;
  }
  if (typeof value === "number") return outside(value, validation.min, validation.max, "");
  if (typeof value === "string")
    return outside(value.length, validation.min_length, validation.max_length, " characters long");
  if (Array.isArray(value)) return outside(value.length, validation.min_length, validation.max_length, " items long");
  return null;
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return "array";
  return value === null ? "null" : typeof value;
}

function outside(size: number, min: number | undefined, max: number | undefined, unit: string): string | null {
  if (min !== undefined && size < min) return `must be at least ${min}${unit}`;
  return max !== undefined && size > max ? `must be at most ${max}${unit}` : null;
}
