import type { Passage } from "../engine.ts";
import type { ParsedDocument } from "../parsed-document.ts";
import type { PlacedTable } from "./read-table.ts";

/** Characters between a passage and a table that it may lead to. */
const REACH = 300;

export type NearPassage = Pick<Passage, "document_id" | "document_name" | "heading" | "start" | "end">;

/** The tables in and next to passages of one document, in the order of the passages. */
export function tablesNear(
  { text, title, tables }: Pick<ParsedDocument, "text" | "title" | "tables">,
  passages: readonly NearPassage[],
): readonly PlacedTable[] {
  const placed = new Map<number, PlacedTable>();
  for (const { document_id, document_name, heading, start, end } of passages) {
    const about = [document_name, title, heading].filter((part) => part !== null).join("\n");
    for (const table of tables)
      if (table.start < end + REACH && table.end > start - REACH && !placed.has(table.start))
        placed.set(table.start, { document_id, text, table, about });
  }
  return [...placed.values()];
}
