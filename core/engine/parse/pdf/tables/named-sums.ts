import type { TableCellText } from "./build-table.ts";
import { hasLetters } from "./cells.ts";
import { isValue } from "./text-columns.ts";

/**
 * The rows of a table with the names of sums in the column of the names: invoices print "Subtotal" beside its number, in a column of
 * numbers.
 */
export function withNamedSums(rows: readonly (readonly TableCellText[])[]): readonly (readonly TableCellText[])[] {
  const columns = rows[0]?.map((_, at) => at) ?? [];
  const items = rows.filter((row) => row.filter(({ text }) => text !== "").length * 2 > columns.length);
  const isCounted = (column: number): boolean => {
    const filled = items.flatMap((row) => row[column]?.text || []);
    return filled.filter(isValue).length * 2 >= filled.length;
  };
  const names = columns.find((column) => !isCounted(column));
  if (names === undefined) return rows;
  return rows.map((row) => {
    const [at = names, ...values] = columns.filter((column) => row[column]?.text);
    const isSum =
      at > names &&
      isCounted(at) &&
      hasLetters(row[at]?.text ?? "") &&
      values.length > 0 &&
      [at, ...values].every((column) => isValue(row[column]?.text ?? "") === (column !== at));
    return isSum ? row.map((cell, column) => row[column === names ? at : column === at ? names : column] ?? cell) : row;
  });
}
