import { isRecord } from "#core/storage/is-record.ts";
export type Place = readonly (string | number)[];

/** A problem in a plugin's metadata: where it is, and what to do. */
export interface Finding {
  readonly path: Place;
  readonly message: string;
}

/** Collects all problems of a plugin's metadata, so that its author can mend them in one go. */
export interface Findings {
  readonly violations: Finding[];
  /** Breaks the guidance only; the plugin is accepted. */
  readonly warnings: Finding[];
}

/** `module_data[2].config_fields.size.default` */
function placeName(path: Place): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === "number") return `${name}[${part}]`;
    const shown = part.length > 60 ? `${part.slice(0, 60)}…` : part;
    return name === "" ? shown : `${name}.${shown}`;
  }, "");
}

export const sayFinding = ({ path, message }: Finding): string =>
  path.length === 0 ? message : `${placeName(path)}: ${message}`;

type JsonObject = Readonly<Record<string, unknown>>;

/** A missing value, or one of the wrong type, is noted and read as undefined. */
export interface FieldReader {
  readonly path: Place;
  at(...parts: Place): Place;
  /** As it is; undefined where it is missing or null. */
  raw(name: string): unknown;
  has(name: string): boolean;
  /** `required`: present and not empty. */
  text(name: string, options?: TextOptions): string | undefined;
  flag(name: string, options?: { readonly required?: boolean }): boolean | undefined;
  number(name: string, options?: { readonly min?: number }): number | undefined;
  integer(name: string, options?: { readonly min?: number; readonly max?: number }): number | undefined;
  object(name: string): JsonObject | undefined;
  /** The elements that are what they must be, each with its place. */
  list<Item>(
    name: string,
    read: (value: unknown, path: Place) => Item | undefined,
    required?: boolean,
  ): Item[] | undefined;
  texts(name: string, required?: boolean): string[] | undefined;
  refuse(name: string, message: string): void;
  warn(name: string, message: string): void;
}

interface TextOptions {
  readonly required?: boolean;
  /** Characters that the guidance asks for, at most. */
  readonly under?: number;
}

/** Characters of one text; longer ones are no metadata. */
const MAX_TEXT = 100_000;
/** Elements of one list. */
const MAX_ITEMS = 1000;

/** Reads the fields of one object of the metadata. */
export function readFields(findings: Findings, path: Place, source: JsonObject): FieldReader {
  const at = (...parts: Place): Place => [...path, ...parts];
  const refuseAt = (place: Place, message: string) => void findings.violations.push({ path: place, message });
  const refuse = (name: string, message: string) => refuseAt(at(name), message);
  const warn = (name: string, message: string) => void findings.warnings.push({ path: at(name), message });
  const raw = (name: string): unknown => (Object.hasOwn(source, name) ? (source[name] ?? undefined) : undefined);
  const has = (name: string) => raw(name) !== undefined;

  /** Undefined where it is missing; noted where it is required. */
  function missing(name: string, required: boolean): undefined {
    if (required) refuse(name, "is required");
    return undefined;
  }

  function numeric(name: string, kind: "a number" | "a whole number"): number | undefined {
    const value = raw(name);
    if (value === undefined) return undefined;
    const fits =
      typeof value === "number" && (kind === "a number" ? Number.isFinite(value) : Number.isSafeInteger(value));
    if (fits) return value;
    refuse(name, `must be ${kind}`);
    return undefined;
  }

  function within(name: string, value: number | undefined, { min, max }: { min?: number; max?: number }) {
    const isLow = value !== undefined && min !== undefined && value < min;
    const isHigh = value !== undefined && max !== undefined && value > max;
    if (!isLow && !isHigh) return value;
    refuse(name, max === undefined ? `must be at least ${min}` : `must be from ${min} to ${max}`);
    return undefined;
  }

  const reader: FieldReader = {
    path,
    at,
    raw,
    has,
    refuse,
    warn,
    text(name, { required = false, under } = {}) {
      const value = raw(name);
      if (value === undefined) return missing(name, required);
      if (typeof value !== "string") return void refuse(name, "must be a text");
      if (required && value.trim() === "") return void refuse(name, "must not be empty");
      if (value.length > MAX_TEXT) return void refuse(name, `must not be longer than ${MAX_TEXT} characters`);
      if (under !== undefined && [...value].length >= under) warn(name, `should be shorter than ${under} characters`);
      return value;
    },
    flag(name, { required = false } = {}) {
      const value = raw(name);
      if (value === undefined) return missing(name, required);
      if (typeof value === "boolean") return value;
      return void refuse(name, "must be true or false");
    },
    number: (name, limits = {}) => within(name, numeric(name, "a number"), limits),
    integer: (name, limits = {}) => within(name, numeric(name, "a whole number"), limits),
    object(name) {
      const value = raw(name);
      if (value === undefined || isRecord(value)) return value;
      return void refuse(name, "must be an object");
    },
    list(name, read, required = false) {
      const value = raw(name);
      if (value === undefined) return missing(name, required);
      if (!Array.isArray(value)) return void refuse(name, "must be a list");
      if (required && value.length === 0) return void refuse(name, "must not be empty");
      if (value.length > MAX_ITEMS) return void refuse(name, `must not have more than ${MAX_ITEMS} elements`);
      return value.flatMap((item: unknown, index) => {
        const element = read(item, at(name, index));
        return element === undefined ? [] : [element];
      });
    },
    texts: (name, required) =>
      reader.list(
        name,
        (item, place) => {
          if (typeof item === "string" && item.trim() !== "" && item.length <= MAX_TEXT) return item;
          return void refuseAt(place, typeof item === "string" ? "must not be empty" : "must be a text");
        },
        required,
      ),
  };
  return reader;
}
