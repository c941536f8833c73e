import { MONEY_IN, MONEY_OUT } from "../languages/sheet-words.ts";
import type { NamedColumn, NamedRow } from "./read-table.ts";
import { columnsOf, onlyOne, valueIn, type MoneyWay } from "./sheet-rows.ts";

/** What a statement of account says of the money that went out, or of what came in. */
export interface MoneyMoved {
  readonly column: NamedColumn;
  /** The rows that have a value there. */
  readonly rows: readonly NamedRow[];
}

/** Null where the rows are none of a statement with one column for what went out and one for what came in. */
export function moneyMovedIn(rows: readonly NamedRow[], way: MoneyWay): MoneyMoved | null {
  const columns = columnsOf(rows);
  const headed = (pattern: RegExp): NamedColumn | undefined =>
    onlyOne(columns.filter(({ path }) => pattern.test(path.join(" ").trim())));
  const [out, income] = [headed(MONEY_OUT), headed(MONEY_IN)];
  if (!out || !income) return null;
  const [column, other] = way === "out" ? [out, income] : [income, out];
  const moved = rows.filter((row) => valueIn(row, column));
  return moved.some((row) => valueIn(row, other)) ? null : { column, rows: moved };
}
