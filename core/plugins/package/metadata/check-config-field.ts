import { isRecord } from "#core/storage/is-record.ts";
import { counted } from "#core/http/counted.ts";
import type { ModuleRecord } from "../../registry/plugin.ts";
import { readFields, type FieldReader, type Findings, type Place } from "./findings.ts";

/** The types of config fields, and what each has beside type, description and default. */
const EXTRAS: ReadonlyMap<string, readonly string[]> = new Map([
  ["text", ["placeholder", "maxLength"]],
  ["number", ["min", "max", "step"]],
  ["boolean", []],
  ["select", ["options"]],
  ["textarea", ["rows", "maxLength", "placeholder"]],
  ["color", []],
  ["date", []],
  ["time", []],
]);
const ALL_EXTRAS = [...new Set([...EXTRAS.values()].flat())];

export function checkConfigFields(findings: Findings, module: FieldReader): ModuleRecord["config_fields"] {
  const fields = Object.entries(module.object("config_fields") ?? {}).map(([key, value]) => {
    const path = module.at("config_fields", key);
    if (isRecord(value)) return [key, checkConfigField(findings, path, value)] as const;
    findings.violations.push({ path, message: "must be an object with a type" });
    return [key, { type: "" }] as const;
  });
  return Object.fromEntries(fields);
}

function checkConfigField(
  findings: Findings,
  path: Place,
  value: Readonly<Record<string, unknown>>,
): ModuleRecord["config_fields"][string] {
  const fields = readFields(findings, path, value);
  const type = fields.text("type", { required: true });
  fields.text("description");
  const extras = type === undefined ? undefined : EXTRAS.get(type);
  if (type === undefined) return { type: "" };
  if (!extras) {
    fields.warn("type", `is none of ${[...EXTRAS.keys()].join(", ")}, so it cannot be changed on a page`);
    return { ...value, type };
  }
  for (const name of ALL_EXTRAS)
    if (fields.has(name) && !extras.includes(name)) fields.warn(name, `means nothing for a field of the type ${type}`);
  checkDefault(fields, type, readLimits(findings, fields, type));
  return { ...value, type };
}

interface Limits {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly options?: readonly unknown[] | undefined;
}

/** Checks what the type has of its own. */
function readLimits(findings: Findings, fields: FieldReader, type: string): Limits {
  if (type === "number") {
    const [min, max, step] = [fields.number("min"), fields.number("max"), fields.number("step")];
    if (min !== undefined && max !== undefined && min > max) fields.refuse("max", `must not be less than min (${min})`);
    if (step !== undefined && step <= 0) fields.warn("step", "should be more than 0");
    return { min, max };
  }
  if (type === "select") return { options: fields.list("options", (item, path) => option(findings, item, path), true) };
  if (type !== "text" && type !== "textarea") return {};
  fields.text("placeholder");
  if (type === "textarea") fields.integer("rows", { min: 1 });
  return { maxLength: fields.integer("maxLength", { min: 0 }) };
}

/** The option's value. */
function option(findings: Findings, item: unknown, path: Place): unknown {
  if (!isRecord(item)) return void findings.violations.push({ path, message: "must be an object {label, value}" });
  const fields = readFields(findings, path, item);
  fields.text("label", { required: true });
  const value = fields.raw("value");
  if (value === undefined) fields.refuse("value", "is required");
  else if (typeof value === "object") fields.refuse("value", "must be a text, a number, or true or false");
  return value;
}

function checkDefault(fields: FieldReader, type: string, limits: Limits): void {
  const value = fields.raw("default");
  if (value === undefined) return;
  const wrong = whatIsWrong(type, value, limits);
  if (wrong) fields.refuse("default", wrong);
}

/** What is wrong with a value for a field of any of the eight types; undefined where nothing is, or the type is another. */
export function configProblem(field: Readonly<Record<string, unknown>>, value: unknown): string | undefined {
  const { type, options } = field;
  if (typeof type !== "string" || !EXTRAS.has(type)) return undefined;
  const number = (name: string) => (typeof field[name] === "number" ? field[name] : undefined);
  const values = Array.isArray(options)
    ? options.map((one: { readonly value?: unknown } | null) => one?.value)
    : undefined;
  const limits = { min: number("min"), max: number("max"), maxLength: number("maxLength"), options: values };
  // A field whose date, time or color was taken out holds an empty text.
  if (value === "" && /^(color|date|time)$/.test(type)) return undefined;
  return whatIsWrong(type, value, limits) ?? (type === "number" ? offStep(field, Number(value)) : undefined);
}

/** Steps count from the minimum, else from the default value, as in HTML. */
function offStep(field: Readonly<Record<string, unknown>>, value: number): string | undefined {
  const { step, min, default: initial } = field;
  if (typeof step !== "number" || step <= 0) return undefined;
  const from = [min, initial].find((one) => typeof one === "number") ?? 0;
  const steps = (value - from) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6 ? undefined : `must go in steps of ${step} from ${from}`;
}

function whatIsWrong(type: string, value: unknown, { min, max, maxLength, options }: Limits): string | undefined {
  switch (type) {
    case "number":
      if (typeof value !== "number" || !Number.isFinite(value)) return "must be a number";
      if (min !== undefined && value < min) return `must be at least ${min}`;
      return max !== undefined && value > max ? `must be at most ${max}` : undefined;
    case "boolean":
      return typeof value === "boolean" ? undefined : "must be true or false";
    case "select":
      return !options || options.includes(value) ? undefined : "must be one of the options";
    case "color":
      return typeof value === "string" && COLOR.test(value) ? undefined : "must be a color such as #3b82f6";
    case "date":
      return typeof value === "string" && isDate(value) ? undefined : "must be a date such as 2026-11-20";
    case "time":
      return typeof value === "string" && TIME.test(value) ? undefined : "must be a time such as 18:30";
    default:
      if (typeof value !== "string") return "must be a text";
      return maxLength !== undefined && value.length > maxLength
        ? `must not be longer than ${counted(maxLength, "character")}`
        : undefined;
  }
}

/** CSS Color Module Level 4, as far as people write it: hexadecimal, a function, a name. */
const COLOR = /^(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(rgb|hsl)a?\([\d\s.,%/deg-]{1,60}\)|[a-z]{3,30})$/i;
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

function isDate(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
