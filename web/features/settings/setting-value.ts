import type { SettingDefinition } from "#core/workspace/settings/setting.ts";

/** What a secret is answered as. */
const MASK = "********";

export type Control = "switch" | "choice" | "number" | "text" | "long text" | "lines" | "json" | "secret";

type Shape = Pick<SettingDefinition, "type" | "validation" | "tags" | "default_value">;

/** Characters from which a text gets more than a line. */
const LONG = 200;

/** The native control in which a value is best changed. */
export function controlFor({ type, validation, tags, default_value }: Shape, value: unknown): Control {
  if (tags.includes("secret")) return "secret";
  if (validation.enum) return "choice";
  if (type === "boolean") return "switch";
  if (type === "number") return "number";
  if (type === "string") return isLong(validation.max_length, value) ? "long text" : "text";
  const isLines = type === "array" && [default_value, value].every(isListOfLines);
  return isLines ? "lines" : "json";
}

const isLong = (most: number | undefined, value: unknown) =>
  (most ?? 0) > LONG || (typeof value === "string" && (value.length > LONG || value.includes("\n")));

/** A list that can be written one item a line and read back as it was. */
const isListOfLines = (value: unknown): value is readonly string[] | null | undefined =>
  value === null ||
  value === undefined ||
  (Array.isArray(value) &&
    value.every((item) => typeof item === "string" && item.trim() === item && item !== "" && !item.includes("\n")));

/** What stands in the control. A secret stands nowhere. */
export function toText(control: Control, value: unknown): string {
  if (value === null || value === undefined || control === "secret") return "";
  if (control === "lines") return (value as string[]).join("\n");
  if (control === "text" || control === "long text") return String(value);
  return control === "json" ? JSON.stringify(value, null, 2) : JSON.stringify(value);
}

export type Parsed = { readonly value: unknown } | { readonly problem: string };

/** The value that is written in the control, or why it is none. What else it must keep to, the service says. */
export function fromText(control: Control, type: SettingDefinition["type"], text: string): Parsed {
  switch (control) {
    case "text":
    case "long text":
      return { value: text };
    case "lines":
      return {
        value: text
          .split("\n")
          .map((line) => line.trim())
          .filter(Boolean),
      };
    case "number":
      return numberIn(text);
    case "secret":
      if (type === "string") return { value: text };
      return type === "number" ? numberIn(text) : jsonIn(text);
    default:
      return jsonIn(text);
  }
}

function numberIn(text: string): Parsed {
  const number = Number(text.trim());
  return text.trim() === "" || !Number.isFinite(number) ? { problem: "Write a number." } : { value: number };
}

function jsonIn(text: string): Parsed {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { problem: `This is not JSON: ${error instanceof Error ? error.message : "it cannot be read"}.` };
  }
}

/** A value in a line of text: "on", "12", "two, three". */
export function inWords(value: unknown): string {
  if (value === null || value === undefined) return "none";
  if (value === MASK) return "stored";
  if (typeof value === "boolean") return value ? "on" : "off";
  if (typeof value === "string") return value === "" ? "empty" : value;
  if (typeof value === "number") return value.toLocaleString(undefined, { maximumFractionDigits: 10 });
  if (Array.isArray(value) && value.length === 0) return "an empty list";
  if (isListOfLines(value)) return value.join(", ");
  return JSON.stringify(value);
}

export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What a value must keep to, for the person who writes it: "1 to 100". Empty where there are no limits. */
export function limitsInWords({ type, validation }: Pick<Shape, "type" | "validation">): string {
  const { min, max, min_length, max_length } = validation;
  if (type === "number") return range(min, max, "");
  if (type === "string") return range(min_length, max_length, " characters");
  return type === "array" ? range(min_length, max_length, " items") : "";
}

function range(min: number | undefined, max: number | undefined, unit: string): string {
  if (min !== undefined && max !== undefined) return `${min} to ${max}${unit}`;
  if (min !== undefined) return `${min}${unit} or more`;
  return max === undefined ? "" : `${max}${unit} at most`;
}
