import { periodsIn } from "../names/periods.ts";
import { isWeekday } from "../names/weekdays.ts";

/** How many rows and columns at the edge of a table name the others. */
export interface HeadSizes {
  readonly header_rows: number;
  readonly header_columns: number;
}

export const MOST_HEAD_ROWS = 4;

/**
 * Heads of a table whose format does not tell them, from the texts of its cells ("" for an empty one). Rows without numbers
 * above rows with numbers are heads, and so are years and quarters; the first column is one where most of it is words.
 */
export function guessHeads(rows: readonly (readonly string[])[]): HeadSizes {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  if (rows.length < 2 || columns < 2) return { header_rows: 0, header_columns: 0 };
  const header_rows = areFields(rows) ? 0 : headRows(rows);
  const first = rows.slice(header_rows).map((row) => row[0] ?? "");
  const named = first.filter((text) => text !== "" && !isFigure(text)).length;
  return { header_rows, header_columns: named * 2 >= first.filter((text) => text !== "").length && named > 0 ? 1 : 0 };
}

/** Columns at the left that are heads in most rows, from whether each cell was tagged as one. */
export function headColumns(rows: readonly (readonly boolean[])[]): number {
  const counts = rows.map((row) => row.indexOf(false)).filter((count) => count >= 0);
  return counts.sort((a, b) => a - b)[counts.length >> 1] ?? 0;
}

/** Share of the values that are figures, from which the column may have a head: fields have values of all kinds. */
const COUNTED = 0.7;

/** "Invoice no. | 2024-118", "Date | 12 April 2024": fields of a form in two columns, the first of which has a value as well. */
export function areFields(rows: readonly (readonly string[])[]): boolean {
  const [first] = rows;
  if (first?.length !== 2 || /^(?:19|20)\d\d$/u.test(first[1] ?? "")) return false;
  return /\d/u.test(first[1] ?? "") && !areCounted(rows);
}

/** Whether the second column of a table has nothing but figures below its first row, or nearly. */
export function areCounted([, ...rows]: readonly (readonly string[])[]): boolean {
  const values = rows.flatMap(([, value = ""]) => (value === "" ? [] : [value]));
  return values.filter(isFigure).length >= values.length * COUNTED;
}

function headRows(rows: readonly (readonly string[])[]): number {
  const firstFigures = rows.findIndex((row) => row.slice(1).some(isFigure));
  if (firstFigures < 0) return wordsOnlyHead(rows);
  let count = 0;
  let hasHeads = false;
  for (const [at, row] of rows.slice(0, firstFigures).entries()) {
    if (hasHeads && !goesOn(row) && !isBelowSpans(row, rows[at - 1])) break;
    hasHeads ||= hasValue(row);
    count++;
  }
  // A row with its name alone begins a group of rows: it belongs to them.
  while (count > 0 && !hasValue(rows[count - 1])) count--;
  return count <= MOST_HEAD_ROWS ? count : 0;
}

/** Below a first row of heads: without a name, or with a unit in its place, or periods only. */
function goesOn(row: readonly string[]): boolean {
  const [name = "", ...values] = row;
  const filled = values.filter((text) => text !== "");
  return filled.length > 0 && (name === "" || name.startsWith("(") || filled.every(isPeriod));
}

/** A head for each column, below heads over several of them and an empty corner. */
function isBelowSpans(row: readonly string[], above: readonly string[] = []): boolean {
  const isFull = row.length > 2 && row.every((text) => text !== "");
  return isFull && above[0] === "" && above.slice(1, row.length).some((text) => text === "");
}

const hasValue = (row: readonly string[] | undefined): boolean => row?.slice(1).some((text) => text !== "") === true;

/** In a table of words a first row that is full, without repetition and shorter than what is below it. */
function wordsOnlyHead(rows: readonly (readonly string[])[]): number {
  const [head = [], ...body] = rows;
  const isFull = head.length > 1 && head.slice(1).every((text) => text !== "") && new Set(head).size === head.length;
  if (!isFull || body.length < 2 || head.some((text) => text.length > 60 || /[:：.]$/u.test(text))) return 0;
  // A name above an empty column: nothing but a head is.
  if (head.some((_, column) => body.every((row) => (row[column] ?? "") === ""))) return 1;
  if (
    head.some((name, column) =>
      isOfOneKind(
        name,
        body.map((row) => row[column] ?? ""),
      ),
    )
  )
    return 1;
  const isHead = isOfQuantities(head, body) || areRepeatedBelow(head, body) || head.slice(1).every(isWeekday);
  return isHead || mean(head) <= mean(body.flat().filter((text) => text !== "")) ? 1 : 0;
}

/** Values below a row that tell whether they repeat. */
const LEAST_REPEATED = 6;

/** "Week 27 | Monday | Tuesday" above "Opening | Nadia | Felix": few values that come again and again, and none of the first row's. */
function areRepeatedBelow(head: readonly string[], body: readonly (readonly string[])[]): boolean {
  const values = body.flatMap((row) => row.slice(1)).filter((text) => text !== "");
  const distinct = new Set(values);
  return (
    values.length >= LEAST_REPEATED &&
    distinct.size * 2 <= values.length &&
    !head.slice(1).some((name) => distinct.has(name))
  );
}

/** "Length of service | Full pay | Half pay" above "under 1 year | 2 weeks | 2 weeks": words over values that have a number each. */
function isOfQuantities(head: readonly string[], body: readonly (readonly string[])[]): boolean {
  const values = body.flatMap((row) => row.slice(1)).filter((text) => text !== "");
  const counted = values.filter((text) => /\p{N}/u.test(text)).length;
  return head.length > 2 && !head.slice(1).some((text) => /\p{N}/u.test(text)) && counted >= values.length * COUNTED;
}

/** Values of a column at least that tell its kind. */
const LEAST_ALIKE = 3;

/** Whether the values below are of one kind, and what is above them is not: all have a digit, or come several times. */
function isOfOneKind(above: string, below: readonly string[]): boolean {
  const values = below.filter((text) => text !== "");
  if (above === "" || values.length < LEAST_ALIKE) return false;
  if (!/\p{N}/u.test(above) && values.every((text) => /\p{N}/u.test(text))) return true;
  const counts = Map.groupBy(values, (text) => text);
  return counts.size > 1 && !counts.has(above) && [...counts.values()].every(({ length }) => length >= LEAST_ALIKE);
}

const mean = (texts: readonly string[]): number =>
  texts.reduce((sum, { length }) => sum + length, 0) / Math.max(1, texts.length);

/** A number, an amount, a share or a dash for none; no year, quarter or date. */
export function isFigure(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const digits = text.match(/\p{N}/gu)?.length ?? 0;
  if (digits === 0) return /^[\s$€£]*[-–—−]+[\s%$€£]*$/u.test(text);
  if (letters > 4 || letters > digits) return false;
  return !isPeriod(text);
}

export function isPeriod(text: string): boolean {
  const { terms, dates } = periodsIn(text);
  return terms.length > 0 || dates.length > 0;
}
