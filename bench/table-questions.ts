import { combine, growth, numberIn } from "#core/engine/tables/arithmetic.ts";
import type { TruthCell } from "./table-truth.ts";

/** A question over several cells of one table, with the value that answers it. */
export interface MadeQuestion {
  readonly kind:
    | "year of the highest"
    | "year of the lowest"
    | "change between years"
    | "change in per cent"
    | "sum of two rows";
  readonly question: string;
  readonly expected: string;
}

const isYear = ({ column }: TruthCell): boolean => /^(?:19|20)\d\d$/.test(column);

/** Up to two questions of each kind, of cells under years: which they are is left to `pick`. */
export function questionsOf(
  cells: readonly TruthCell[],
  pick: <Value>(values: readonly Value[]) => Value,
): MadeQuestion[] {
  const rows = [...Map.groupBy(cells.filter(isYear), ({ table, row }) => `${table} ${row}`).values()].filter(
    (row) => row.length >= 2 && row.every(({ value }) => numberIn(value) !== null),
  );
  if (rows.length === 0) return [];
  const some = [pick(rows), pick(rows)].filter((row, index, all) => all.indexOf(row) === index);
  return some.flatMap((row) => [
    ...outermost(row, "highest"),
    ...change(row),
    ...sum(row, rows, pick),
    ...outermost(row, "lowest"),
    ...changeInPerCent(row),
  ]);
}

function outermost(row: readonly TruthCell[], which: "highest" | "lowest"): MadeQuestion[] {
  const numbers = row.map(({ value }) => numberIn(value) ?? 0);
  const most = which === "highest" ? Math.max(...numbers) : Math.min(...numbers);
  const best = row[numbers.indexOf(most)];
  if (!best || numbers.filter((one) => one === most).length > 1) return [];
  return [{ kind: `year of the ${which}`, question: `Which year had the ${which} ${best.row}?`, expected: best.value }];
}

function change(row: readonly TruthCell[]): MadeQuestion[] {
  const [later, earlier] = row.toSorted((a, b) => Number(b.column) - Number(a.column));
  const expected = later && earlier && combine(later.value, earlier.value, "difference");
  if (!expected) return [];
  const question = `How much did ${later.row} change from ${earlier.column} to ${later.column}?`;
  return [{ kind: "change between years", question, expected }];
}

function changeInPerCent(row: readonly TruthCell[]): MadeQuestion[] {
  const [later, earlier] = row.toSorted((a, b) => Number(b.column) - Number(a.column));
  const expected = later && earlier && growth(later.value, earlier.value);
  if (!expected) return [];
  const question = `By what percentage did ${later.row} change from ${earlier.column} to ${later.column}?`;
  return [{ kind: "change in per cent", question, expected }];
}

function sum(
  row: readonly TruthCell[],
  rows: readonly (readonly TruthCell[])[],
  pick: <Value>(values: readonly Value[]) => Value,
): MadeQuestion[] {
  const [one] = row;
  const others = rows.filter(([other]) => other?.table === one?.table && other?.row !== one?.row);
  const other = others.length > 0 ? pick(others).find(({ column }) => column === one?.column) : undefined;
  const expected = one && other && combine(one.value, other.value, "sum");
  if (!expected) return [];
  const question = `What is the sum of ${one.row} and ${other.row} in ${one.column}?`;
  return [{ kind: "sum of two rows", question, expected }];
}
