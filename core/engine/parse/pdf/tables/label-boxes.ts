import type { FoundTable, TableCellText } from "./build-table.ts";
import { hasLetters, styleOf } from "./cells.ts";

type Cells = readonly TableCellText[];

const LEAST_LABEL_ROWS = 2;
/** Rows of values for each row of labels: a value may go over two lines, a table has more. */
const MOST_VALUES = 1.5;

/**
 * A form of boxes, each with a label above its value, as a table of two columns: the label and the value. Labels are printed
 * in one way, values in others. Any other table stays as it is.
 */
export function asPairs(table: FoundTable): FoundTable {
  const labels = table.rows[0] ? styleOfRow(table.rows[0]) : null;
  if (labels === null) return table;
  const isLabels = table.rows.map((row) => styleOfRow(row) === labels);
  const labelRows = table.rows.filter((_, at) => isLabels[at]);
  const isFollowed = isLabels.every((own, at) => !own || isLabels[at + 1] === false);
  if (
    labelRows.length < LEAST_LABEL_ROWS ||
    !isFollowed ||
    table.rows.length - labelRows.length > labelRows.length * MOST_VALUES ||
    !labelRows.every((row) => filled(row).length > 1 && filled(row).every(({ text }) => hasLetters(text)))
  )
    return table;
  const pairs: [TableCellText, TableCellText][] = [];
  let above: readonly ([TableCellText, TableCellText] | undefined)[] = [];
  table.rows.forEach((row, at) => {
    if (isLabels[at]) {
      above = row.map((cell) => (cell.text === "" ? undefined : [cell, { ...cell, text: "", pieces: [] }]));
      pairs.push(...above.filter((pair) => pair !== undefined));
    } else
      row.forEach((cell, column) => {
        const pair = above[column];
        if (pair && cell.text !== "") pair[1] = joined(pair[1], cell);
      });
  });
  return { ...table, rows: pairs, headerRows: 0, headerColumns: 1 };
}

const filled = (row: Cells): Cells => row.filter(({ text }) => text !== "");

/** The ways in which the cells of a row are printed. */
export const stylesIn = (row: Cells): ReadonlySet<string> =>
  new Set(row.flatMap(({ pieces: [piece] }) => (piece ? styleOf(piece) : [])));

/** The way in which all cells of a row are printed; null where they differ. */
export function styleOfRow(row: Cells): string | null {
  const [style, other] = stylesIn(row);
  return style !== undefined && other === undefined ? style : null;
}

const joined = (before: TableCellText, cell: TableCellText): TableCellText => ({
  ...before,
  text: `${before.text} ${cell.text}`.trim(),
  pieces: [...before.pieces, ...cell.pieces],
});
