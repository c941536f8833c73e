import { readQuestion, type Asked, type TableQuestion } from "./asked.ts";
import { timeIn } from "./dates.ts";
import { fitsIn, type Fit } from "./fits.ts";
import { isPeriod } from "./heads.ts";
import type { NamedRow, NamedValue, PlacedTable, TableReader } from "./read-table.ts";
import type { TableCell } from "./table.ts";

export type { TableQuestion } from "./asked.ts";

export interface FoundCell {
  readonly source: PlacedTable;
  readonly cell: TableCell;
  readonly value: string;
  /** Names of the row: a group of rows where it is needed to tell the row, then its own head. */
  readonly row_path: readonly string[];
  /** Heads of the column, topmost first. */
  readonly column_path: readonly string[];
  /** True where row and column are named by the question and nothing else fits as well: the cell may be claimed. */
  readonly isSure: boolean;
  /** 0–1: how well row and column fit. */
  readonly score: number;
  readonly isReworded?: true;
}

/** The cell where the row and the column that a question names meet; null where no row fits. */
export function lookUpCell(
  reader: TableReader,
  question: TableQuestion,
  tables: readonly PlacedTable[],
): FoundCell | null {
  const asked = readQuestion(reader.tokenizer, question);
  return bestCell(asked, fitsIn(reader, asked, tables));
}

export function bestCell(asked: Asked, fits: readonly Fit[]): FoundCell | null {
  const found = fits.toSorted((a, b) => b.score - a.score);
  const [best] = found;
  if (!best) return null;
  const rival = found.find((other) => plain(other.value.text) !== plain(best.value.text));
  const isAlone = rival === undefined || rival.score < best.score * ALONE;
  return {
    source: best.source,
    cell: best.value.cell,
    value: best.value.text,
    row_path: [...(isGroupMeant(asked, best.row, found) ? best.row.above : []), ...namesOf(asked, best, found)],
    column_path: best.value.column.path,
    isSure: isAlone && best.isNamed && !isDash(best.value.text),
    score: best.score,
    ...(best.isReworded && { isReworded: best.isReworded }),
  };
}

/** What a row is called; where others have the same name, also by the words that the question names: "Kitchen › Washing machine". */
function namesOf(asked: Asked, { row, value, source }: Fit, found: readonly Fit[]): readonly string[] {
  const { head } = row;
  const isShared = found.some(
    (fit) => fit.source === source && fit.row.row !== row.row && fit.row.head.join() === head.join(),
  );
  const isNamed = ({ words }: NamedValue): boolean => asked.terms.some(({ term }) => words.terms.has(term));
  const beside = textsBeside(row, value).filter(isNamed);
  if (value === row.name) return beside.map(({ text }) => text);
  const [named] = beside;
  return isShared && named ? [...head, named.text] : calledInRow(row, value);
}

/** A cell that may be claimed. */
export const sureCell = (
  source: PlacedTable,
  { cell, text, column }: NamedValue,
  row_path: readonly string[],
): FoundCell => ({ source, cell, value: text, row_path, column_path: column.path, isSure: true, score: 1 });

/** What a row is called, behind a code also by its first words: "1160 › Privet". */
export function calledInRow(row: NamedRow, value: NamedValue): readonly string[] {
  const { head } = row;
  const isCode = head.length > 0 && head.every((name) => !/\p{L}{2}/u.test(name) && !isPeriod(name));
  const [first] = isCode ? textsBeside(row, value) : [];
  return first ? [...head, first.text] : head;
}

const textsBeside = ({ values }: NamedRow, value: NamedValue): readonly NamedValue[] =>
  values.filter((other) => other !== value && /\p{L}{2}/u.test(other.text) && timeIn(other.text) === null);

/** Whether the question names the group, or another row has the same head. */
const isGroupMeant = (asked: Asked, row: NamedRow, found: readonly Fit[]): boolean =>
  asked.terms.some(({ term }) => row.group.terms.has(term) && !row.own.terms.has(term)) ||
  found.some((other) => other.row.row !== row.row && other.row.head.join() === row.head.join());

/** A dash may be none, or unknown, or not offered. */
export const isDash = (value: string): boolean => /^\s*[-–—]+\s*$/u.test(value);

/** Share of the best score that the best other value may have. */
export const ALONE = 0.92;

/** A value without what does not change it. */
export const plain = (value: string): string => value.replace(/[\s$€£,]/gu, "");
