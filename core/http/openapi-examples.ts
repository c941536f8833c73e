import type { JsonSchema } from "./openapi-schema.ts";

/** Names that mean the same everywhere, and what stands there in an example. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  username: "ada",
  email: "ada@example.org",
  password: "correct horse battery",
  current_password: "correct horse battery",
  new_password: "staple battery horse",
  full_name: "Ada Lovelace",
  color: "#3B82F6",
  profile_picture: "https://example.org/ada.png",
  avatar: "https://example.org/poet.png",
  title: "Descaling the kettle",
  question: "How often must the kettle be descaled?",
  query: "descale the kettle",
  q: "descaling a kettle",
  message: "How often must the kettle be descaled?",
  prompt: "How often must a kettle be descaled?",
  content: "The kettle must be descaled every four weeks.",
  text: "The kettle must be descaled every four weeks.",
  answer: "Every four weeks.",
  generated_answer: "Every four weeks.",
  retrieved_chunks: ["The kettle must be descaled every four weeks."],
  judge_reasoning: "It says what the manual says.",
  version: "1.0.0",
  token: "lt_shown-only-once",
  prefix: "lt_shown",
  category: "general",
  tags: ["kitchen"],
  message_metadata: {},
  description: "What came with the machines",
  system_prompt: "Answer briefly, from the documents.",
  sample_greeting: "What would you like to know?",
  route: "/manuals",
  parent_route: "/",
  route_segment: "manuals",
  icon: "book",
  language: "en",
  provider: "ollama",
  model: "llama3.2",
  server_url: "http://127.0.0.1:11434",
  url: "https://example.org/kettle",
  urls: ["https://example.org/kettle"],
  detail: "Everything is as it should be.",
  filename: "kettle.md",
  original_filename: "kettle.md",
  file_type: "md",
  content_type: "text/markdown",
  extension: ".md",
  document_name: "kettle.md",
  test_cases_path: "kettle.json",
  plugin_id: "clock",
  state_key: "main",
  state_data: { open: true },
  expires_at: "2099-01-01T00:00:00.000Z",
  scheduled_for: null,
  error: null,
};

/** An id that nobody has, always the same. */
const ID = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";
const TIME = "2026-11-20T12:34:56.789Z";

/**
 * A value that fits the schema and reads as if it were somebody's. What a caller may leave out and that would name
 * something of theirs (an id, or null) is left out of a body; an answer has everything.
 */
export function exampleOf(schema: JsonSchema, io: "input" | "output", name = ""): unknown {
  const known = Object.hasOwn(BY_NAME, name) ? BY_NAME[name] : undefined;
  if (known !== undefined && fits(schema, known)) return known;
  if ("const" in schema) return schema.const;
  if (schema.enum) return [schema.default, "completed", ...schema.enum].find((value) => schema.enum?.includes(value));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return exampleOf(choices.find((choice) => !isNull(choice)) ?? {}, io, name);
  if (schema.default !== undefined && io === "input" && isPlain(schema.default)) return schema.default;
  const type = typeof schema.type === "string" ? schema.type : schema.type?.[0];
  switch (type) {
    case "object":
      return objectExample(schema, io);
    case "array":
      return schema.items
        ? [exampleOf(schema.items, io, singular(name))]
        : (schema.prefixItems ?? []).map((item) => exampleOf(item, io));
    case "string":
      return textExample(schema, name);
    case "integer":
    case "number":
      return numberExample(schema);
    case "boolean":
      return true;
    case "null":
      return null;
    default:
      return known ?? {};
  }
}

function objectExample({ properties = {}, required = [] }: JsonSchema, io: "input" | "output"): unknown {
  const shown = Object.entries(properties).filter(
    ([name, schema]) =>
      io === "output" || required.includes(name) || (!isReference(name) && !isNullable(schema) && name !== "stream"),
  );
  return Object.fromEntries(shown.map(([name, schema]) => [name, exampleOf(schema, io, name)]));
}

function textExample({ format, pattern = "", minLength = 0 }: JsonSchema, name: string): string {
  if (format === "uuid" || (name === "id" && !pattern)) return ID;
  if (format === "date-time" || name.endsWith("_at")) return TIME;
  if (format === "email") return "ada@example.org";
  if (format === "uri" || name.endsWith("_url")) return "https://example.org/";
  if (pattern.startsWith("^#")) return "#3B82F6";
  if (pattern.startsWith("^\\/")) return "/manuals";
  if (name.endsWith("_id")) return ID;
  const words = name === "" || name === "name" ? "Manuals" : name.replaceAll("_", "-");
  return words.padEnd(minLength, "x");
}

/** Something ordinary within the bounds. */
function numberExample({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER, exclusiveMinimum, type }: JsonSchema): number {
  const lowest = exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 1;
  if (type === "number" && maximum <= 2) return maximum * 0.75;
  return Math.min(Math.max(3, lowest), maximum);
}

function fits({ type, anyOf, format, enum: values, const: only, maximum, items }: JsonSchema, value: unknown): boolean {
  if (typeof type === "object") return type.some((one) => fits({ type: one, format }, value));
  if (values || only !== undefined || format === "uuid" || maximum !== undefined) return false;
  if (anyOf) return anyOf.some((inner) => fits(inner, value));
  if (type === undefined) return true;
  if (value === null) return type === "null";
  if (Array.isArray(value)) return type === "array" && value.every((item) => fits(items ?? {}, item));
  return type === typeof value;
}

const isReference = (name: string) => /(^|_)ids?$/.test(name);
const isNullable = ({ anyOf, type }: JsonSchema) => type?.includes("null") === true || (anyOf?.some(isNull) ?? false);
const isNull = ({ type }: JsonSchema) => type === "null";
const isPlain = (value: unknown) => typeof value !== "object" && value !== "";
const singular = (name: string) => name.replace(/ies$/, "y").replace(/s$/, "");
