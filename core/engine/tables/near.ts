import type { Passage } from "../engine.ts";
import type { ParsedDocument } from "../parsed-document.ts";
import type { PlacedTable } from "./read-table.ts";
import type { Table } from "./table.ts";

/** Characters between a passage and a table that it may lead to. */
const REACH = 300;

export type NearPassage = Pick<Passage, "document_id" | "document_name" | "heading" | "start" | "end">;

/** The tables in and next to passages of one document, in the order of the passages. */
export function tablesNear(
  document: Pick<ParsedDocument, "text" | "title" | "tables" | "blocks">,
  passages: readonly NearPassage[],
): readonly PlacedTable[] {
  const { text, title, tables } = document;
  const placed = new Map<number, PlacedTable>();
  for (const { document_id, document_name, heading, start, end } of passages) {
    const about = [document_name, title, heading].filter((part) => part !== null).join("\n");
    for (const table of tables)
      if (table.start < end + REACH && table.end > start - REACH && !placed.has(table.start))
        placed.set(table.start, { document_id, text, table, about, section: sectionOf(document, table) });
  }
  return [...placed.values()];
}

/** Characters between a table and a heading further up, which tells little of it. */
const FAR = 3000;

/** The heading that a table stands under; null where none is near. */
export function sectionOf({ text, blocks }: Pick<ParsedDocument, "text" | "blocks">, table: Table): string | null {
  const heading = blocks.findLast(({ kind, start }) => kind === "heading" && start < table.start);
  return heading && table.start - heading.end < FAR ? text.slice(heading.start, heading.end) : null;
}
