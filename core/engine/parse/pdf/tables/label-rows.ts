import { boundsOf } from "../bounds.ts";
import { isText, type Line } from "../lines.ts";
import type { FoundTable } from "./build-table.ts";
import { cellOfLines } from "./cell-text.ts";
import { type Cell, makeRows, type Row, styleOf } from "./cells.ts";
import { areAligned } from "./label-lines.ts";

/** Labels beside each other at least, and characters of one at most. */
const LEAST = 3;
const LONGEST = 30;
/** Times its size that a value stands below its label at most. */
const BELOW = 1.9;
/** Share of the values that have a digit. */
const COUNTED = 0.5;

/**
 * Labels beside each other, each above its value, as statements and bills sum up: "Opening balance" over "118.42". They are
 * printed in another way than the values, and no further row of values stands below. As pairs of label and value.
 */
export function labelRows(lines: readonly Line[]): FoundTable[] {
  const rows = makeRows(lines.filter(isText));
  const found: FoundTable[] = [];
  for (let at = 0; at + 1 < rows.length; at++) {
    const [labels, values] = [rows[at], rows[at + 1]];
    if (!labels || !values || !areLabels(labels) || !standBelow(labels, values)) continue;
    // Several rows of boxes, or of values, are a table.
    const around = [...rows.slice(Math.max(0, at - AROUND), at), ...rows.slice(at + 2, at + 2 + AROUND)];
    if (around.some((row) => isOfSame(row, labels, values))) continue;
    found.push(pairsOf(labels, values));
    at++;
  }
  return found;
}

const areLabels = ({ cells }: Row): boolean =>
  cells.length >= LEAST &&
  cells.every(({ text }) => text.length <= LONGEST && /\p{L}{2}/u.test(text) && !/\p{N}/u.test(text));

/** Whether a row above or below has cells at the same places, printed as the labels or as the values are. */
function isOfSame(row: Row, labels: Row, values: Row): boolean {
  const styles = new Set([labels, values].map(({ cells: [cell] }) => styleOf(cell?.pieces[0])));
  const isBeside = (cell: Cell): boolean => labels.cells.some((label) => areAligned(label, cell));
  const distance = Math.abs(row.baseline - labels.baseline);
  return (
    distance <= values.size * NEAR &&
    row.cells.length > 1 &&
    row.cells.every((cell) => styles.has(styleOf(cell.pieces[0]))) &&
    row.cells.filter(isBeside).length > 1
  );
}

/** Times its size that a row of the same boxes stands apart at most, and rows between that are looked at. */
const NEAR = 5;
const AROUND = 3;

function standBelow(labels: Row, values: Row): boolean {
  if (values.baseline - labels.baseline > Math.max(values.size, labels.size) * BELOW) return false;
  if (values.cells.length !== labels.cells.length) return false;
  const counted = values.cells.filter(({ text }) => /\p{N}/u.test(text)).length;
  return (
    counted >= values.cells.length * COUNTED &&
    labels.cells.every((label, at) => {
      const value = values.cells[at];
      return value !== undefined && areAligned(label, value) && styleOf(value.pieces[0]) !== styleOf(label.pieces[0]);
    })
  );
}

function pairsOf(labels: Row, values: Row): FoundTable {
  const rows = labels.cells.map((label, at) =>
    [label, values.cells[at]].map((cell) => cellOfLines(cell ? [cell] : [])),
  );
  return {
    rows,
    headerRows: 0,
    headerColumns: 1,
    lines: [...labels.lines, ...values.lines],
    ...boundsOf([labels, values]),
    size: values.size,
  };
}
