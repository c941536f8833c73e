import { z } from "zod";

/** JSON Schema (2020-12), as far as the schemas of the rows need it. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly default?: unknown;
  readonly description?: string;
  readonly [more: string]: unknown;
}

type Change = (schema: z.core.$ZodType, json: Record<string, unknown>) => void;

/** What a caller sends (`input`) or gets (`output`). `change` is called for every schema within, the innermost first. */
export function jsonSchema(
  schema: z.core.$ZodType,
  io: "input" | "output",
  change: Change = () => undefined,
): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema: json }) => change(zodSchema, json),
  });
  return rest as JsonSchema;
}

/** The schema of parameters. A text that stands for a number or for true and false is described as what it stands for. */
export function parameterSchema(schema: z.core.$ZodType, change: Change = () => undefined): JsonSchema {
  return jsonSchema(schema, "input", (inner, json) => {
    standFor(inner, json);
    change(inner, json);
  });
}

function standFor(schema: z.core.$ZodType, json: Record<string, unknown>): void {
  const { def } = schema._zod;
  if (schema instanceof z.ZodDefault && isPlain(schema.def.defaultValue)) json["default"] = schema.def.defaultValue;
  if (!(schema instanceof z.ZodPipe) || def.type !== "pipe") return;
  const { out } = schema.def;
  if (out instanceof z.ZodBoolean) replace(json, { type: "boolean" });
  if (out instanceof z.ZodNumber) {
    const { minimum, maximum } = jsonSchema(out, "output");
    const isWhole = typeof json["pattern"] === "string" && json["pattern"].startsWith("^-?\\d");
    replace(json, { type: isWhole ? "integer" : "number", minimum, maximum });
  }
}

function replace(json: Record<string, unknown>, by: Readonly<Record<string, unknown>>): void {
  const { description } = json;
  for (const key of Object.keys(json)) delete json[key];
  const given = Object.entries({ description, ...by }).filter(([, value]) => value !== undefined);
  Object.assign(json, Object.fromEntries(given));
}

const isPlain = (value: unknown) => typeof value === "number" || typeof value === "boolean";
