import { MONEY_IN, MONEY_OUT } from "../languages/sheet-words.ts";
import { withName, type NamedColumn, type NamedRow } from "./read-table.ts";
import { isAmount } from "./amounts.ts";
import { columnsOf, movedRows, onlyOne, reckonable, valueIn, type MoneyWay } from "./sheet-rows.ts";

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

/**
 * The same of a statement with one column of amounts whose sign says which way the money went. Rows without a date may be steps of
 * a reckoning: "Plus income received".
 */
export function movedBySign(rows: readonly NamedRow[], way: MoneyWay): MoneyMoved | null {
  const column = onlyOne(reckonable(rows, columnsOf(rows)).filter(isAmount));
  if (!column) return null;
  const moved = movedRows(rows, column, way, { isAccount: true });
  const isDated = rows.every((row) => withName(row).values.some(({ words }) => words.days.size > 0));
  if (!moved || !isDated) return null;
  const isSigned = way === "out" ? moved.sign === -1 : moved.sign === 1 && moved.rows.length < rows.length;
  return isSigned ? { column, rows: moved.rows } : null;
}
