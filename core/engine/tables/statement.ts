import { MONEY_IN, MONEY_OUT } from "../languages/sheet-words.ts";
import type { NamedColumn, NamedRow } from "./read-table.ts";
import { columnsOf, onlyOne, valueIn } from "./sheet-rows.ts";

/** What a statement of account says of the money that went out. */
export interface MoneyOut {
  readonly column: NamedColumn;
  /** The rows that have a value there. */
  readonly rows: readonly NamedRow[];
}

/** Null where the rows are none of a statement with one column for what went out and one for what came in. */
export function moneyOutIn(rows: readonly NamedRow[]): MoneyOut | null {
  const columns = columnsOf(rows);
  const headed = (pattern: RegExp): NamedColumn | undefined =>
    onlyOne(columns.filter(({ path }) => pattern.test(path.join(" ").trim())));
  const [column, income] = [headed(MONEY_OUT), headed(MONEY_IN)];
  if (!column || !income) return null;
  const spent = rows.filter((row) => valueIn(row, column));
  return spent.some((row) => valueIn(row, income)) ? null : { column, rows: spent };
}
