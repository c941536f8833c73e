import { areCounted, areFields } from "../../../tables/heads.ts";
import { buildTable, type FoundTable } from "./build-table.ts";
import type { Region } from "./find-tables.ts";
import { asPairs, styleOfRow, stylesIn } from "./label-boxes.ts";

/** Boxes with labels as pairs, and the first fields of a form as no heads of the others. */
export function asForm(found: FoundTable): FoundTable {
  const table = asPairs(found);
  const texts = table.rows.map((row) => row.map(({ text }) => text));
  const heads = texts.slice(0, table.headerRows);
  const arePairs = heads.length > 0 && heads.every((row) => row.length === 2 && row.every((text) => text !== ""));
  const isForm = arePairs && (heads.length > 1 || areFields(texts) || (!isSetApart(table) && !areCounted(texts)));
  return isForm ? { ...table, headerRows: 0 } : table;
}

/** The table that some rows are, its boxes and fields told; null where they have no columns. */
export function formFrom(region: Region): FoundTable | null {
  const table = buildTable(region);
  return table && asForm(table);
}

/** Whether the first row is printed in one way, and no cell below it in that. */
export function isSetApart({ rows: [first = [], ...others] }: FoundTable): boolean {
  const style = styleOfRow(first);
  return style !== null && !stylesIn(others.flat()).has(style);
}
