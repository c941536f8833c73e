import { headingsAt } from "../chunk/units.ts";
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
  const { text, tables } = document;
  const titled = titleOver(document);
  const placed = new Map<number, PlacedTable>();
  for (const { document_id, document_name, heading, start, end } of passages) {
    for (const table of tables) {
      if (table.start >= end + REACH || table.end <= start - REACH || placed.has(table.start)) continue;
      // A passage beside the table may be of another section.
      const over = heading === null ? null : headingsAt(document, table.start);
      const about = [document_name, titled(table), over].filter((part) => part !== null).join("\n");
      placed.set(table.start, { document_id, text, table, about, section: sectionOf(document, table) });
    }
  }
  return [...placed.values()];
}

/**
 * The title over each table of a document. Where it only names the first of several parts, such as "January" of a workbook, the
 * tables of other parts have their headings instead.
 */
export function titleOver(
  document: Pick<ParsedDocument, "text" | "title" | "tables" | "blocks">,
): (table: Table) => string | null {
  const { text, title, tables, blocks } = document;
  const headings = blocks.filter(({ kind }) => kind === "heading");
  const at = headings.findIndex(({ start, end }) => text.slice(start, end).trim() === title);
  const [own, next] = [headings[at], headings[at + 1]];
  const sibling = own && headings.slice(at + 1).find(({ level = 1 }) => level <= (own.level ?? 1));
  const hasTable = own && next && tables.some(({ start }) => start > own.start && start < next.start);
  if (!hasTable || !sibling) return () => title;
  return (table) => (table.start < sibling.start ? title : sectionOf(document, table));
}

/** Characters between a table and a heading further up, which tells little of it. */
const FAR = 3000;

/** The heading that a table stands under; null where none is near. */
export function sectionOf({ text, blocks }: Pick<ParsedDocument, "text" | "blocks">, table: Table): string | null {
  const heading = blocks.findLast(({ kind, start }) => kind === "heading" && start < table.start);
  return heading && table.start - heading.end < FAR ? text.slice(heading.start, heading.end) : null;
}
