import { areCounted, areFields } from "../../../tables/heads.ts";
import type { FoundTable, TableCellText } from "./build-table.ts";
import { styleOf } from "./cells.ts";
import { asPairs } from "./label-boxes.ts";

/** Boxes with labels as pairs, and the first fields of a form as no heads of the others. */
export function asForm(found: FoundTable): FoundTable {
  const table = asPairs(found);
  const texts = table.rows.map((row) => row.map(({ text }) => text));
  const heads = texts.slice(0, table.headerRows);
  const arePairs = heads.length > 0 && heads.every((row) => row.length === 2 && row.every((text) => text !== ""));
  const isForm = arePairs && (heads.length > 1 || areFields(texts) || (!isSetApart(table) && !areCounted(texts)));
  return isForm ? { ...table, headerRows: 0 } : table;
}

/** Whether the first row is printed in another way than all rows below it. */
export function isSetApart({ rows: [first = [], ...others] }: FoundTable): boolean {
  const stylesOf = (row: readonly TableCellText[]) =>
    row.flatMap(({ pieces: [piece] }) => (piece ? styleOf(piece) : []));
  const styles = new Set(stylesOf(first));
  return styles.size === 1 && !others.flatMap(stylesOf).some((style) => styles.has(style));
}
