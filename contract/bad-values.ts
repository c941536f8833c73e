import { z } from "zod";

interface FieldSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  readonly items?: FieldSchema;
  readonly anyOf?: readonly FieldSchema[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly pattern?: string;
}

export interface BadField {
  /** From the body down, as the refusal names it: `results.0.question`. */
  readonly path: readonly (string | number)[];
  /** For the heading. */
  readonly what: string;
  /** Undefined: the field is left out. */
  readonly value: unknown;
  /** What the refusal says, where the value is of a wrong kind or left out. */
  readonly says?: RegExp;
}

/** What must be refused, by a body's own schema: wrong types, missing, empty, too long, out of range, text no store keeps. */
export function badFields(schema: z.core.$ZodType): BadField[] {
  return badWithin(
    z.toJSONSchema(schema, {
      io: "input",
      unrepresentable: "any",
      override: ({ jsonSchema: json }) => {
        // `{type: ["string", "null"]}` says the same as what the rest gives, shorter.
        if (Array.isArray(json.type))
          Object.assign(json, { type: undefined, anyOf: json.type.map((type) => ({ type })) });
      },
    }) as FieldSchema,
    [],
  );
}

function badWithin({ properties = {}, required = [], items }: FieldSchema, path: BadField["path"]): BadField[] {
  const inItems = items ? badWithin(items, [...path, 0]) : [];
  const inFields = Object.entries(properties).flatMap(([field, declared]) => {
    const bad = [...badValues(declared), ...(required.includes(field) ? [["missing", undefined] as const] : [])];
    const here = bad.map(([what, value]) => ({ path: [...path, field], what, value, ...saysOf(what) }));
    return [...here, ...badWithin(declared, [...path, field])];
  });
  return [...inFields, ...inItems];
}

/** A wrong kind is answered with what was expected and what was given, never as if nothing had been sent. */
function saysOf(what: string): { readonly says?: RegExp } {
  if (what === "missing") return { says: /^is required/ };
  const given = GIVEN[what];
  return given ? { says: new RegExp(`^must be .+, not ${given}$`) } : {};
}

const GIVEN: Readonly<Record<string, string>> = {
  null: "null",
  "a boolean": "true",
  "a number": "5",
  "a fraction": "2\\.5",
  "a text": '(a text|"text")',
  "a list": "a list",
  "an object": "an object",
};

/** A copy of the body with the value put at the path; what is missing on the way is made. */
export function withValue(body: unknown, [key, ...rest]: BadField["path"], value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof key === "number") {
    const list: readonly unknown[] = Array.isArray(body) ? body : [];
    return [...list.slice(0, key), withValue(list[key], rest, value), ...list.slice(key + 1)];
  }
  const object = typeof body === "object" && body !== null ? (body as Readonly<Record<string, unknown>>) : {};
  return { ...object, [key]: withValue(object[key], rest, value) };
}

function badValues(declared: FieldSchema): (readonly [string, unknown])[] {
  if (!declared.type && !declared.anyOf) return []; // takes anything
  const nullable = declared.anyOf?.some(({ type }) => type === "null") ?? false;
  const schema = declared.anyOf?.find(({ type }) => type !== "null") ?? declared;
  return [...wrongTypes(schema, nullable), ...outOfBounds(schema)];
}

function wrongTypes({ type = "string" }: FieldSchema, nullable: boolean): (readonly [string, unknown])[] {
  const samples: readonly (readonly [string, unknown, readonly string[]])[] = [
    ["null", null, nullable ? [type] : []],
    ["a boolean", true, ["boolean"]],
    ["a number", 5, ["number", "integer"]],
    ["a fraction", 2.5, ["number"]],
    ["a text", "text", ["string"]],
    ["a list", [[1]], ["array"]],
    ["an object", { a: { b: 1 } }, ["object"]],
  ];
  return samples.filter(([, , fits]) => !fits.includes(type)).map(([what, value]) => [what, value] as const);
}

function outOfBounds(schema: FieldSchema): (readonly [string, unknown])[] {
  const { type = "string", minimum, maximum, maxLength = 0, minLength = 0, format } = schema;
  if (type === "number" || type === "integer") {
    return [
      ...(minimum === undefined ? [] : [["too small", minimum - 1] as const]),
      ...(maximum === undefined ? [] : [["too large", maximum + 1] as const]),
    ];
  }
  if (type !== "string") return [];
  return [
    ["text with a null character", "a\0b"],
    ["text with a lone surrogate", "a\ud800b"],
    ...(minLength > 0 || format ? [["empty", ""] as const] : []),
    ...(maxLength > 0 ? [["too long", "a".repeat(maxLength + 1)] as const] : []),
    ...(format || schema.pattern ? [["hostile", "'; DROP TABLE documents; --"] as const] : []),
  ];
}
