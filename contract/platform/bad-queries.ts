import { z } from "zod";

interface QuerySchema {
  readonly properties?: Readonly<
    Record<string, { readonly enum?: unknown; readonly format?: string; readonly anyOf?: unknown }>
  >;
}

/** What must be refused in a row's query, by its own schema: names with a wrong value each. */
export function badQueries(query: z.core.$ZodType): (readonly [string, string])[] {
  const { properties = {} } = z.toJSONSchema(query, { io: "input", unrepresentable: "any" }) as QuerySchema;
  return Object.entries(properties).flatMap(([name, schema]) =>
    badValues(name, schema).map((value) => [name, value] as const),
  );
}

function badValues(name: string, schema: NonNullable<QuerySchema["properties"]>[string]): string[] {
  if (name === "limit") return ["0", "1001", "-1", "ten", "1.5", ""];
  if (name === "offset") return ["-1", "many", "0.5", "99999999999999999"];
  if (name === "envelope" || name.startsWith("is_")) return ["maybe", "2", ""];
  if (schema.enum) return ["nonsense", ""];
  if (schema.format === "uuid" || schema.anyOf) return ["nonsense", "00000000", "\0"];
  return ["\0"];
}
