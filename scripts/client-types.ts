import type { z } from "zod";
import { jsonSchema, parameterSchema, type JsonSchema } from "#core/http/openapi-schema.ts";

type Io = "input" | "output";

/** TypeScript of the schemas, as text. Schemas that have a name are declared once and referred to. */
export interface SchemaTypes {
  typeOf(schema: z.core.$ZodType, io: Io): string;
  /** Each parameter with its type. Texts that stand for numbers and for true and false are written as those. */
  parametersOf(schema: z.core.$ZodType): readonly Parameter[];
  /** Puts names in the places that `typeOf` left for them. Call it when all types have been asked for. */
  named(text: string): string;
  declarations(): string;
}

export interface Parameter {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly description: string | undefined;
}

export function createSchemaTypes(names: ReadonlyMap<unknown, string>): SchemaTypes {
  const texts: Record<Io, Map<string, string>> = { input: new Map(), output: new Map() };
  const mark = (schema: unknown, json: Record<string, unknown>) => {
    const name = names.get(schema);
    if (name) json["x-name"] = name;
  };

  function write(schema: JsonSchema, io: Io): string {
    const name = schema["x-name"];
    const text = structure(schema, (inner) => write(inner, io));
    if (typeof name !== "string" || !/[{|]/.test(text)) return text;
    texts[io].set(name, text);
    return place(io, name);
  }

  /** Names that mean something else to a sender than to a receiver, such as where a default makes a field optional. */
  function different(): ReadonlySet<string> {
    const found = new Set<string>();
    const bare = (text: string) => text.replaceAll(PLACE, "$2");
    const both = [...texts.input].flatMap(([name, sent]) => {
      const got = texts.output.get(name);
      return got === undefined ? [] : [{ name, sent, got }];
    });
    for (let before = -1; found.size !== before;) {
      before = found.size;
      for (const { name, sent, got } of both) {
        const refers = [...sent.matchAll(PLACE)].some(([, , inner = ""]) => found.has(inner));
        if (bare(sent) !== bare(got) || refers) found.add(name);
      }
    }
    return found;
  }

  const nameIn = (io: string, name: string, differ: ReadonlySet<string>) =>
    io === "input" && differ.has(name) ? `${name}Input` : name;
  const resolve = (text: string, differ: ReadonlySet<string>) =>
    text.replaceAll(PLACE, (_, io: string, name: string) => nameIn(io, name, differ));

  return {
    typeOf: (schema, io) => write(jsonSchema(schema, io, mark), io),
    parametersOf(schema) {
      const { properties = {}, required = [] } = parameterSchema(schema, mark);
      return Object.entries(properties).map(([name, inner]) => ({
        name,
        type: write(inner, "input"),
        required: required.includes(name),
        description: inner.description,
      }));
    },
    named: (text) => resolve(text, different()),
    declarations() {
      const differ = different();
      const all = new Map<string, string>();
      for (const io of ["output", "input"] as const)
        for (const [name, text] of texts[io]) all.set(nameIn(io, name, differ), resolve(text, differ));
      return [...all]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, text]) =>
          text.startsWith("{") && text.endsWith("}") && !/\}\s*[|&[]/.test(text)
            ? `export interface ${name} ${text}`
            : `export type ${name} = ${text};`,
        )
        .join("\n\n");
    },
  };
}

const PLACE = /⟦(input|output):(\w+)⟧/g;
const place = (io: Io, name: string) => `⟦${io}:${name}⟧`;

function structure(schema: JsonSchema, write: (inner: JsonSchema) => string): string {
  const { anyOf, oneOf, allOf, type } = schema;
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const choices = anyOf ?? oneOf;
  if (choices) return [...new Set(choices.map(write))].map(inBrackets).join(" | ");
  if (allOf) return allOf.map(write).map(inBrackets).join(" & ");
  if (Array.isArray(type)) return type.map((one: string) => structure({ ...schema, type: one }, write)).join(" | ");
  switch (type) {
    case "string":
    case "boolean":
    case "null":
      return type;
    case "number":
    case "integer":
      return "number";
    case "array":
      return arrayType(schema, write);
    case "object":
      return objectType(schema, write);
    default:
      return "unknown";
  }
}

function arrayType({ items, prefixItems }: JsonSchema, write: (inner: JsonSchema) => string): string {
  if (prefixItems) return `readonly [${prefixItems.map(write).join(", ")}]`;
  return `readonly ${inBrackets(items ? write(items) : "unknown")}[]`;
}

function objectType(schema: JsonSchema, write: (inner: JsonSchema) => string): string {
  const { properties = {}, required = [], additionalProperties: more } = schema;
  const fields = Object.entries(properties).map(
    ([name, inner]) =>
      `${comment(inner.description)}readonly ${JSON.stringify(name)}${required.includes(name) ? "" : "?"}: ${write(inner)};`,
  );
  const rest = typeof more === "object" && Object.keys(more).length > 0 ? write(more) : "unknown";
  if (fields.length === 0)
    return more === false ? "Readonly<Record<string, never>>" : `Readonly<Record<string, ${rest}>>`;
  const open = more === undefined || more === false ? [] : ["readonly [more: string]: unknown;"];
  return `{\n${[...fields, ...open].join("\n")}\n}`;
}

const inBrackets = (text: string) => (/[|&]/.test(text) || text.startsWith("readonly ") ? `(${text})` : text);

/** A comment for the line after it. */
export function comment(...parts: readonly (string | undefined)[]): string {
  const lines = parts
    .filter((part) => part !== undefined && part !== "")
    .map((part) => String(part).replaceAll("*/", "*\\/"));
  if (lines.length === 0) return "";
  const [only] = lines;
  return lines.length === 1 ? `/** ${only} */\n` : `/**\n${lines.map((line) => ` * ${line}`).join("\n *\n")}\n */\n`;
}
