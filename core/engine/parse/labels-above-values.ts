import type { Grid, GridCell } from "./table-grid.ts";

/** Pairs of rows from which it is no chance that labels and values take turns. */
const LEAST_PAIRS = 3;
/** UTF-16 characters of the longest label. */
const LONGEST_LABEL = 60;
/** Share of the rows of values that have a figure or an address. */
const VALUED = 0.5;

const textOf = ({ content }: GridCell): string => (typeof content === "string" ? content : content.text).trim();

/**
 * A form whose rows are labels and, below each, their values ("Telephone | Fax" above "0123 4567 | 0123 4568"), with a row for each
 * label and its value. Any other table stays as it is.
 */
export function withLabelsBesideValues(grid: Grid): Grid {
  const rows = grid.rows.filter((row) => row.some((cell) => textOf(cell) !== ""));
  if ((grid.header_rows ?? 0) > 0 || rows.length < LEAST_PAIRS * 2 || rows.length % 2 !== 0) return grid;
  const pairs = rows.flatMap((labels, at) => (at % 2 === 0 ? [{ labels, values: rows[at + 1] ?? [] }] : []));
  const valued = pairs.filter(({ values }) => values.some(isValue));
  const areForms = pairs.every(({ labels, values }) => labels.every(isLabel) && values.length <= labels.length);
  if (!areForms || valued.length < pairs.length * VALUED) return grid;
  return {
    ...grid,
    rows: pairs.flatMap(({ labels, values }) =>
      labels.flatMap((label, at): (readonly GridCell[])[] => {
        const value = values[at];
        return textOf(label) === "" ? [] : [[once(label), once(value ?? { content: "" })]];
      }),
    ),
    header_rows: 0,
    header_columns: 1,
  };
}

/** The cell in one place of the grid. */
const once = ({ content }: GridCell): GridCell => ({ content });

/** Words without a figure, or nothing. */
function isLabel(cell: GridCell): boolean {
  const text = textOf(cell);
  return text === "" || (text.length <= LONGEST_LABEL && /\p{L}{2}/u.test(text) && !/[\p{N}@]|[.!?]$/u.test(text));
}

const isValue = (cell: GridCell): boolean => /\p{N}|@|www\./u.test(textOf(cell));
