import { isRecord } from "#core/storage/is-record.ts";

/** As `messages` of a module has them. */
export interface MessageKind {
  readonly type: string;
  readonly contentSchema?: Readonly<Record<string, unknown>> | undefined;
}

/** What is not as the `contentSchema` of a module says; undefined when all is. */
export function whatIsWrong(schema: MessageKind["contentSchema"], content: unknown): string | undefined {
  const properties = isRecord(schema) && isRecord(schema["properties"]) ? schema["properties"] : undefined;
  if (!properties) return undefined;
  if (!isRecord(content)) return "must be an object";
  for (const [name, property] of Object.entries(properties)) {
    const type = isRecord(property) ? property["type"] : undefined;
    const value = content[name];
    if (value !== undefined && typeof type === "string" && !isOfType(value, type))
      return `has ${name} that is no ${type}`;
  }
  const required: readonly unknown[] = isRecord(schema) && Array.isArray(schema["required"]) ? schema["required"] : [];
  const missing = required.find((name) => typeof name === "string" && content[name] === undefined);
  return missing === undefined ? undefined : `lacks ${String(missing)}`;
}

function isOfType(value: unknown, type: string): boolean {
  if (type === "integer") return Number.isInteger(value);
  if (type === "array") return Array.isArray(value);
  if (type === "object") return isRecord(value);
  return ["string", "number", "boolean"].includes(type) ? typeof value === type : true;
}

/** The content of a message: its own field, or in the form of published plugins the whole of it. */
export const contentOf = (message: Readonly<Record<string, unknown>>): unknown =>
  "content" in message ? message["content"] : message;
