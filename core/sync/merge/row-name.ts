/** Fields that name a row for a person, the best first. */
const NAMING = ["name", "title", "original_filename", "message", "content", "question", "quote"];

/** The same in at most 200 characters; null when nothing does. */
export const shortName = (values: Readonly<Record<string, unknown>>): string | null =>
  rowName(values)?.slice(0, 200) ?? null;

/** What names a row best among its values; undefined when nothing does. */
export function rowName(values: Readonly<Record<string, unknown>>): string | undefined {
  return NAMING.map((field) => values[field]).find(
    (value): value is string => typeof value === "string" && value !== "",
  );
}
