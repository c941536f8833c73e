import { counted } from "./counted.ts";
import { z } from "zod";
import { normaliseUuid } from "./normalise-uuid.ts";

/** A UUID as this service writes it; upper case and undashed forms are taken too. */
export const Uuid = z
  .string()
  .transform(normaliseUuid)
  .pipe(z.uuid("must be a UUID"))
  .meta({ format: "uuid", description: "UUID, dashed lower case" });

/** `2026-11-20T12:34:56.789Z` */
export const Timestamp = z.iso.datetime({ precision: 3 });

export const HexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/, "must be a color of the form #RRGGBB");

/** Text a person types as a name: trimmed of nothing, never empty, never longer than `max` characters. */
export const text = onceEach((max: number) =>
  z
    .string()
    .min(1, { abort: true })
    .max(max, `must not be longer than ${counted(max, "character")}`),
);

/** A text that says something: not of spaces alone. */
export const words = (max: number) => text(max).refine((said) => said.trim() !== "", "must not be empty");

/** `limit` and `offset` of a list, as query text. */
export const paging = (limit = 50) => pagingOf(limit);

const pagingOf = onceEach((limit: number) => ({
  limit: queryInteger(1, 1000).default(limit),
  offset: queryInteger(0, Number.MAX_SAFE_INTEGER).default(0),
}));

/** A whole number written in a query. */
export function queryInteger(min: number, max: number) {
  return z
    .string()
    .regex(/^-?\d{1,16}$/, "must be a whole number")
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));
}

/** All the tags of a thing: trimmed, each once, empty ones left out. */
export const TagWords = z
  .array(text(50))
  .max(50)
  .transform((tags) => [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))]);

/** Makes a schema once for each number: thousands are made at a start, and these were a sixth of them. */
function onceEach<Schema>(make: (number: number) => Schema): (number: number) => Schema {
  const made = new Map<number, Schema>();
  return (number) => {
    const schema = made.get(number) ?? make(number);
    made.set(number, schema);
    return schema;
  };
}
