import { counted } from "#core/counted.ts";
import type { ConfigField } from "./config-fields.ts";

/** What is wrong with a value of a field, as the end of a sentence that begins with the field's name. */
export function whatIsWrong(field: ConfigField, value: unknown): string | undefined {
  if (field.type === "number") return wrongNumber(field, value);
  if (field.type === "boolean") return typeof value === "boolean" ? undefined : "must be on or off";
  if (field.type === "select")
    return field.options.some((option) => option.value === value) ? undefined : "must be one of the choices";
  if (typeof value !== "string") return "must be a text";
  if (field.maxLength !== undefined && value.length > field.maxLength)
    return `must not be longer than ${counted(field.maxLength, "character")}`;
  const rule = value === "" ? undefined : SHAPES[field.type];
  return rule && !rule.test(value) ? `must be ${EXAMPLES[field.type]}` : undefined;
}

const SHAPES: Readonly<Record<string, RegExp>> = {
  color: /^#[0-9a-f]{6}$/i,
  date: /^\d{4}-\d\d-\d\d$/,
  time: /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/,
};

const EXAMPLES: Readonly<Record<string, string>> = {
  color: "a color such as #3b82f6",
  date: "a date such as 2026-11-20",
  time: "a time such as 18:30",
};

function wrongNumber({ min, max, step, initial }: ConfigField, value: unknown): string | undefined {
  if (typeof value !== "number" || !Number.isFinite(value)) return "must be a number";
  if (min !== undefined && value < min) return `must be at least ${min}`;
  if (max !== undefined && value > max) return `must be at most ${max}`;
  if (step === "any") return undefined;
  // As HTML counts steps: from the minimum, otherwise from the default.
  const from = min ?? (typeof initial === "number" ? initial : 0);
  const steps = (value - from) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6 ? undefined : `must go in steps of ${step} from ${from}`;
}
