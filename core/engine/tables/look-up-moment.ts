import { BIRTH } from "../languages/comparing-words.ts";
import { ASKS_WHO, LIGHT_SHEET_WORDS, LIMIT_WORDS } from "../languages/sheet-words.ts";
import { asksToReckon, COLUMN_WORDS, ROW_WORDS, WHICH_WORDS } from "../languages/table-words.ts";
import {
  ASKS_WHEN,
  FIRST_WORDS,
  LAST_WORDS,
  RECENT_WORDS,
  TRIP_ENDS,
  TRIP_WORDS,
  VEHICLE_WORDS,
} from "../languages/trip-words.ts";
import { headWords } from "./amounts.ts";
import { readQuestion, type Asked, type TableQuestion } from "./asked.ts";
import { choosingTerms } from "./choosing-terms.ts";
import { dayIn, momentsIn } from "./dates.ts";
import { calledInRow, sureCell, type FoundCell } from "./look-up.ts";
import { goesOn, tablesFor, type SearchedDocument } from "./look-up-in.ts";
import {
  rowHolds,
  withName,
  wordsAround,
  type NamedColumn,
  type NamedRow,
  type NamedValue,
  type PlacedTable,
  type TableReader,
} from "./read-table.ts";
import { rowsOfPeriods } from "./rows-of-periods.ts";
import { columnsOf, isHeadless, isTotalIn, MOST_CELLS, namesAlike, onlyOne, valueIn } from "./sheet-rows.ts";

/**
 * The earliest or latest day or time of day among the rows that a question means: "When is the first appointment in May?", "Who
 * joined most recently?", "Which train is the last one?" Several where they are of one day; none where a word is read nowhere, where
 * several columns or tables may be meant, or where a row has no such value.
 */
export function lookUpMoment(
  reader: TableReader,
  question: TableQuestion,
  searched: readonly SearchedDocument[],
): readonly FoundCell[] {
  const words = question.question.toLowerCase().match(/\p{L}+/gu) ?? [];
  const says = (list: ReadonlySet<string>): boolean => words.some((word) => list.has(word));
  const [isFirst, isLast] = [says(FIRST_WORDS), says(LAST_WORDS) || says(RECENT_WORDS)];
  const isWhen = ASKS_WHEN.test(question.question);
  const isAsked = words.slice(0, 2).some((word) => WHICH_WORDS.has(word) || ASKS_WHO.has(word));
  if (says(MOST) && !says(RECENT_WORDS)) return [];
  if (isFirst === isLast || !(isAsked || isWhen)) return [];
  if (says(ROW_WORDS) || says(COLUMN_WORDS) || words.some(isUnread)) return [];
  const left = { ...question, telling: question.telling.filter(({ text }) => !isRead(text)) };
  const request: Request = { asked: readQuestion(reader.tokenizer, left), words, sign: isLast ? 1 : -1, isWhen };
  const all = tablesFor(reader, searched, left)
    .map((source) => momentsFor(reader, source, request))
    .filter((cells) => cells.length > 0);
  // "Which train is the last one?" is read by its end alone, and so by any table.
  const naming = question.telling.filter(({ text }) => !isEnd(text)).flatMap(({ terms }) => terms);
  const found = searched.length === 1 ? all : all.filter(([cell]) => cell && isNamed(reader, cell.source, naming));
  const one = onlyOne(found);
  return one?.[0] && !goesOn(one[0].source, searched) ? one : [];
}

/** "The first one after the party" is not the party, and "the highest score of the last match" is no day. */
const isUnread = (word: string): boolean =>
  ![FIRST_WORDS, LAST_WORDS, MOST].some((list) => list.has(word)) && (LIMIT_WORDS.has(word) || asksToReckon(word));

/** "Most recently" */
const MOST: ReadonlySet<string> = new Set(["most"]);

/** "The last one" */
const isEnd = (text: string): boolean =>
  text === "one" || [FIRST_WORDS, LAST_WORDS, RECENT_WORDS, MOST].some((list) => list.has(text.toLowerCase()));

const isRead = (text: string): boolean =>
  isEnd(text) ||
  LIGHT_SHEET_WORDS.has(text) ||
  [VEHICLE_WORDS, TRIP_WORDS].some((list) => list.has(text.toLowerCase()));

/** Whether a table has one of the terms: in what it is called, in a head or in a cell. */
const isNamed = (reader: TableReader, source: PlacedTable, terms: readonly string[]): boolean => {
  const rows = reader.rows(source);
  const named = [wordsAround(reader.tokenizer, source), ...columnsOf(rows).map(({ own }) => own)];
  return terms.some((term) => named.some((own) => namesAlike(own, term)) || rows.some((row) => rowHolds(row, term)));
};

interface Request {
  readonly asked: Asked;
  readonly words: readonly string[];
  /** 1 for the latest, -1 for the earliest. */
  readonly sign: 1 | -1;
  /** It asks for the day or time itself. */
  readonly isWhen: boolean;
}

function momentsFor(
  reader: TableReader,
  source: PlacedTable,
  { asked, words, sign, isWhen }: Request,
): readonly FoundCell[] {
  if (source.table.header_rows === 0 || source.table.cells.length > MOST_CELLS) return [];
  const every = reader.rows(source);
  const isTotal = isTotalIn(every);
  const around = wordsAround(reader.tokenizer, source);
  const listed = every.filter((row) => !isTotal(row)).map(withName);
  const rows = rowsOfPeriods(listed, asked, around) ?? [];
  const columns = columnsOf(listed);
  // "First name" and "Last payment" are heads, and no first or last of the rows.
  if (columns.some((column) => headWords(column).some((word) => FIRST_WORDS.has(word) || LAST_WORDS.has(word))))
    return [];
  const terms = asked.terms.filter(({ weight, isMonth }) => weight > 0 && !isMonth).map(({ term }) => term);
  const heads = columns.map(({ own }) => own);
  const choosing = choosingTerms(reader, terms, { around, heads, rows: listed });
  if (!choosing || choosing.some((term) => /\p{N}/u.test(term))) return [];
  const meant = rows.filter((row) => choosing.every((term) => rowHolds(row, term)));
  const column = columnOfMoments(meant, columns, { terms, words, sign, isWhen });
  const isChosen = meant.length < listed.length;
  if (!column || meant.length < (isChosen ? 1 : 2)) return [];
  const latest = outermostIn(meant, column, sign);
  return latest.length > MOST_ALIKE || (latest.length === listed.length && latest.length > 1)
    ? []
    : latest.flatMap((row) => asCell(source, row, column, terms));
}

const MOST_ALIKE = 3;

/** The column that the question names, else the only one of days, else the first of the times where all have the same row. */
function columnOfMoments(
  rows: readonly NamedRow[],
  columns: readonly NamedColumn[],
  { terms, words, sign, isWhen }: Pick<Request, "words" | "sign" | "isWhen"> & { readonly terms: readonly string[] },
): NamedColumn | undefined {
  const all = columns.filter((column) => {
    const values = valuesIn(rows, column);
    return values.length === rows.length && momentsIn(values) !== null;
  });
  // Without its head nothing says what the days or times of a column are of.
  if (all.some(isHeadless)) return undefined;
  const ends = TRIP_ENDS.filter((list) => words.some((word) => list.has(word)));
  const isNamed = (column: NamedColumn): boolean =>
    terms.some((term) => column.own.terms.has(term)) ||
    headWords(column).some((word) => ends.some((list) => list.has(word)));
  // A column that is named and of which a row has nothing leaves open which row is the last.
  const isPartly = (column: NamedColumn): boolean =>
    !all.includes(column) && isNamed(column) && valuesIn(rows, column).some((value) => momentsIn([value]) !== null);
  if (columns.some(isPartly)) return undefined;
  const named = all.filter(isNamed);
  return named.length > 0 ? onlyOne(named) : columnMeant(rows, all, { sign, isWhen });
}

/** The one column of days, else the first of the times where all have the same row. Nothing comes first by its birthday. */
function columnMeant(
  rows: readonly NamedRow[],
  moments: readonly NamedColumn[],
  { sign, isWhen }: Pick<Request, "sign" | "isWhen">,
): NamedColumn | undefined {
  const open = moments.filter((column) => !headWords(column).some((word) => BIRTH.includes(word)));
  const ofDays = open.filter((column) => valuesIn(rows, column).every(({ words }) => dayIn(words) !== null));
  if (ofDays.length > 0) return onlyOne(ofDays);
  // One column of times may be how long something took: it does not say when.
  if (isWhen && open.length < 2) return undefined;
  const isInOrder = open.every((column) => isSorted(momentsIn(valuesIn(rows, column)) ?? []));
  const rowsOf = (column: NamedColumn): string =>
    outermostIn(rows, column, sign)
      .map(({ row }) => row)
      .join();
  return isInOrder && new Set(open.map(rowsOf)).size === 1 ? open[0] : undefined;
}

const valuesIn = (rows: readonly NamedRow[], column: NamedColumn): readonly NamedValue[] =>
  rows.flatMap((row) => valueIn(row, column) ?? []);

/** Times behind midnight do not follow each other. */
const isSorted = (moments: readonly number[]): boolean =>
  moments.every((moment, at) => at === 0 || moment >= (moments[at - 1] ?? 0));

function outermostIn(rows: readonly NamedRow[], column: NamedColumn, sign: 1 | -1): readonly NamedRow[] {
  const moments = momentsIn(valuesIn(rows, column)) ?? [];
  const most = Math.max(...moments.map((moment) => moment * sign));
  return rows.filter((_, at) => (moments[at] ?? 0) * sign === most);
}

/** Called as the column of what is asked for has it: the appointment of "the first appointment"; else as its row is. */
function asCell(
  source: PlacedTable,
  row: NamedRow,
  column: NamedColumn,
  terms: readonly string[],
): readonly FoundCell[] {
  const value = valueIn(row, column);
  const others = row.values.filter((other) => other !== value && /\p{L}{2}/u.test(other.text));
  const asked = others.find((other) => terms.some((term) => other.column.own.terms.has(term)));
  const called = value === row.name ? others.slice(0, 1).map(({ text }) => text) : value ? calledInRow(row, value) : [];
  return value ? [sureCell(source, value, asked ? [asked.text] : called)] : [];
}
