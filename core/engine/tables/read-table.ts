import type { Tokenizer } from "../index/tokens.ts";
import { ABOVE, BELOW } from "../languages/range-words.ts";
import { periodsIn } from "../names/periods.ts";
import { readDates } from "./dates.ts";
import type { NumberForm } from "./number-form.ts";
import { shapeOf, type ShapedRow } from "./table-shape.ts";
import type { Table, TableCell } from "./table.ts";

/** A table of a document, with what stands around it. */
export interface PlacedTable {
  readonly document_id: string;
  /** The document's text: cells are ranges of it. */
  readonly text: string;
  readonly table: Table;
  /** Words that name the table from outside: the document's name and title, the headings above. */
  readonly about: string;
  /** The heading that it stands under; null where there is none. */
  readonly section: string | null;
}

/** The words of a text as they are compared: periods in their normal form. */
export interface Words {
  readonly terms: ReadonlySet<string>;
  readonly periods: ReadonlySet<string>;
  readonly dates: ReadonlySet<string>;
  /** The days of its dates: no part of `terms`, or the 5 of "5 July" would be any other 5. */
  readonly days: ReadonlySet<string>;
  readonly months: ReadonlySet<string>;
}

export interface NamedRow extends Omit<ShapedRow, "values"> {
  readonly own: Words;
  /** Without what it has in brackets and a limit at its end: "Jugendliche" of "Jugendliche (6–17 Jahre)". */
  readonly bare: Words;
  readonly group: Words;
  /** Its name as a value of the column of names: a code is asked for by what stands beside it. Null where it has no one cell. */
  readonly name: NamedValue | null;
  readonly values: readonly NamedValue[];
}

/** A row with its name as one of its values: days are often what rows are called. */
export const withName = (row: NamedRow): NamedRow => (row.name ? { ...row, values: [row.name, ...row.values] } : row);

export interface NamedValue {
  readonly cell: TableCell;
  readonly text: string;
  readonly words: Words;
  readonly column: NamedColumn;
}

export interface NamedColumn {
  readonly path: readonly string[];
  readonly own: Words;
  /** Without what it has in brackets, "(mm)" or "(USD)", and a limit at its end. */
  readonly bare: Words;
  /** How its numbers are written. */
  readonly form: NumberForm;
}

export function wordsOf(tokenizer: Tokenizer, text: string): Words {
  const { terms, dates, days, months, ranges } = periodsIn(text);
  const rest = [...ranges, { start: text.length, end: text.length }].map(({ start }, index) =>
    text.slice(ranges[index - 1]?.end ?? 0, start),
  );
  return {
    terms: new Set(tokenizer.terms(rest.join(" "))),
    periods: new Set(terms),
    dates: new Set(dates),
    days: new Set(days),
    months: new Set(months),
  };
}

/** What stands around the rows: words about the table, its caption and unit, and what is written over the heads of the rows. */
export function wordsAround(tokenizer: Tokenizer, { about, text, table }: PlacedTable): Words {
  const corner = table.cells.filter(
    ({ row, column }) => row < table.header_rows && column < Math.max(1, table.header_columns),
  );
  const texts = corner.map(({ start, end }) => text.slice(start, end));
  return wordsOf(tokenizer, [about, table.caption ?? "", table.unit ?? "", ...texts].join("\n"));
}

/** The rows of a table below its heads, each value with the heads of its column. */
export function namedRows(tokenizer: Tokenizer, { text, table }: PlacedTable): readonly NamedRow[] {
  const shape = shapeOf(text, table);
  const columns = shape.columns.map((path, at): NamedColumn => ({
    path,
    form: shape.forms[at] ?? "point",
    own: wordsOf(tokenizer, withoutNotes(path.join("\n"))),
    bare: wordsOf(tokenizer, bareName(path.join("\n"))),
  }));
  const texts = Map.groupBy(table.cells, ({ column }) => column);
  const inOrder = columns.map((_, at) =>
    readDates((texts.get(at) ?? []).map(({ start, end }) => text.slice(start, end))),
  );
  const valueOf = (cell: TableCell): NamedValue | null => {
    const column = columns[cell.column];
    const value = text.slice(cell.start, cell.end);
    return column
      ? { cell, text: value, words: wordsOf(tokenizer, inOrder[cell.column]?.(value) ?? value), column }
      : null;
  };
  const nameIn = (row: ShapedRow): string => {
    const name = nameOf(row, table);
    return (row.nameCell && inOrder[row.nameCell.column]?.(name)) ?? name;
  };
  return shape.rows.map((row) => ({
    ...row,
    own: wordsOf(tokenizer, withoutNotes(nameIn(row))),
    bare: wordsOf(tokenizer, bareName(nameOf(row, table))),
    group: wordsOf(tokenizer, row.above.join("\n")),
    name: row.nameCell && valueOf(row.nameCell),
    values: row.values.flatMap((cell) => valueOf(cell) ?? []),
  }));
}

/** Whether the name of a row or a cell of it holds a term. */
export const rowHolds = ({ own, values }: NamedRow, term: string): boolean =>
  own.terms.has(term) || values.some(({ words }) => words.terms.has(term));

/** A total without a name is called as what it sums up. */
const nameOf = ({ head, above, isTotal }: ShapedRow, { caption }: Table): string =>
  isTotal ? (above.at(-1) ?? caption ?? "") : head.join("\n");

/** Keeps what was read of the tables asked last, for the several look-ups of one question and for the next question. */
export function createTableReader(tokenizer: Tokenizer): TableReader {
  let kept = new WeakMap<Table, readonly NamedRow[]>();
  const texts = new WeakMap<Table, string>();
  let cells = 0;
  return {
    tokenizer,
    rows: (source) => {
      const known = kept.get(source.table);
      if (known) return known;
      if (cells > MOST_CELLS) [kept, cells] = [new WeakMap(), 0];
      const rows = namedRows(tokenizer, source);
      kept.set(source.table, rows);
      cells += source.table.cells.length;
      return rows;
    },
    lowerText: (table, text) => {
      const lower = texts.get(table) ?? `${table.caption ?? ""} ${text.slice(table.start, table.end)}`.toLowerCase();
      texts.set(table, lower);
      return lower;
    },
  };
}

/** Cells whose words are kept: some 40 MB. */
const MOST_CELLS = 50_000;

/** The one reader of each tokenizer. */
export function tableReaderOf(tokenizer: Tokenizer): TableReader {
  const reader = READERS.get(tokenizer) ?? createTableReader(tokenizer);
  READERS.set(tokenizer, reader);
  return reader;
}

const READERS = new WeakMap<Tokenizer, TableReader>();

export interface TableReader {
  readonly tokenizer: Tokenizer;
  rows(source: PlacedTable): readonly NamedRow[];
  /** Caption and text of a table in lower case. */
  lowerText(table: Table, text: string): string;
}

/** A name without what it has in brackets, and without a limit at its end: "parcel" of "Parcel up to 5 kg". */
const bareName = (head: string): string => head.replaceAll(/\([^()]*\)/gu, " ").replaceAll(LIMIT, " ");

const LIMIT = new RegExp(`(?<=\\p{L})\\s+(?:${BELOW}|${ABOVE})\\s+\\p{N}.*$`, "gimu");

/** "Accrued wages (1)": the mark of a footnote is no part of a name. */
const withoutNotes = (head: string): string => head.replace(/\((?:\p{N}{1,2}|\p{Ll})\)/gu, " ");
