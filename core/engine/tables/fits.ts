import { QUALIFIERS } from "../languages/table-words.ts";
import { isCostIn } from "./amounts.ts";
import type { Asked, AskedTerm } from "./asked.ts";
import {
  wordsAround,
  type NamedColumn,
  type NamedRow,
  type NamedValue,
  type PlacedTable,
  type TableReader,
  type Words,
} from "./read-table.ts";
import { inSteps } from "./steps.ts";

/** Weight of a question's word that stands only around the table, and of one in another cell of the row. */
const AROUND = 0.6;
const BESIDE = 0.9;

export interface Fit {
  readonly source: PlacedTable;
  readonly row: NamedRow;
  readonly value: NamedValue;
  readonly score: number;
  /** Every telling word is accounted for, and row and column are named. */
  readonly isNamed: boolean;
  /** The question names the row, whatever else it says, and every period that it names is that of the value. */
  readonly isRowNamed: boolean;
  /** What is asked for is called otherwise there: a fiscal quarter by its last month, or 7 km by "5–10 km". */
  readonly isReworded?: true;
}

/** Tables with more places are for a spreadsheet: reading one would hold up the question. */
const MOST_PLACES = 40_000;

/** How well each value of the tables fits, where anything of its row is asked for. */
export function fitsIn(reader: TableReader, asked: Asked, tables: readonly PlacedTable[]): Fit[] {
  if (asked.terms.length === 0 && asked.periods.size === 0 && asked.days.size === 0) return [];
  return tables
    .filter(({ table }) => table.rows * table.columns <= MOST_PLACES)
    .flatMap((source) => fitsOf(reader, asked, source));
}

function fitsOf(reader: TableReader, question: Asked, source: PlacedTable): readonly Fit[] {
  const around = wordsAround(reader.tokenizer, source);
  const rows = reader.rows(source);
  const stepped = inSteps(reader.tokenizer, question, rows);
  const asked = stepped?.asked ?? question;
  return rows.flatMap((row) => {
    if (stepped?.isOther(row) || row.head.some((head) => isOtherOption(asked, head))) return [];
    const facts = factsOf(asked, row);
    const isMeant = facts.held.size > 0 || asked.terms.some(({ term }) => row.group.terms.has(term));
    const isNameAsked = BESIDE * facts.best[0] >= ROW_NAMED && asksForName(asked, row);
    const values = row.name && isNameAsked ? [...row.values, row.name] : row.values;
    return (isMeant ? values : []).flatMap((value): readonly Fit[] => {
      const fit = stepped?.isOther(value) ? null : fitOf(asked, { source, row, value, around, facts });
      if (!fit) return [];
      return [stepped ? { ...fit, isReworded: true } : fit];
    });
  });
}

/** Whether a question begins with the column of the rows' names, and names no other: "What is the member number of Ivanova?" */
function asksForName(asked: Asked, { name, values }: NamedRow): boolean {
  const first = asked.terms.find(({ weight }) => weight > 0);
  const begins = first !== undefined && name?.column.own.terms.has(first.term) === true;
  return begins && isColumnNamed(asked, name) && !values.some((value) => isColumnNamed(asked, value));
}

const isColumnNamed = (asked: Asked, value: NamedValue | null): boolean =>
  value !== null && (headFit(asked, value.column.own) ?? 0) >= COLUMN_NAMED;

/** What all values of a row share, counted once. */
interface RowFacts {
  /** Words and periods of the question that the row's head or cells hold, with the number of cells. */
  readonly held: ReadonlyMap<string, number>;
  /** How well the question names the best cell of the row, and the next best. */
  readonly best: readonly [number, number];
  readonly fits: ReadonlyMap<NamedValue, number>;
}

function factsOf(asked: Asked, { own, values }: NamedRow): RowFacts {
  const wanted = [...asked.terms.map(({ term }) => term), ...asked.periods, ...asked.days];
  const held = new Map<string, number>();
  for (const one of wanted) {
    const cells = values.filter(({ words }) => hasWord(words, one)).length;
    if (cells > 0 || hasWord(own, one)) held.set(one, cells);
  }
  const fits = new Map(values.map((value) => [value, mayName(value.words) ? (headFit(asked, value.words) ?? 0) : 0]));
  const [first = 0, second = 0] = [...fits.values()].sort((a, b) => b - a);
  return { held, best: [first, second], fits };
}

/** A year alone names no row. */
const mayName = ({ terms, days }: Words): boolean => terms.size > 0 || days.size > 0;

const hasWord = ({ terms, periods, days, months }: Words, word: string): boolean =>
  [terms, periods, days, months].some((list) => list.has(word));

interface Place {
  readonly source: PlacedTable;
  readonly row: NamedRow;
  readonly value: NamedValue;
  readonly around: Words;
  readonly facts: RowFacts;
}

function fitOf(asked: Asked, place: Place): Fit | null {
  const { source, row, value, around } = place;
  const column = value.column.own;
  let total = 0;
  let covered = 0;
  let lost = 0;
  const count = (weight: number, share: number): void => {
    total += weight;
    covered += weight * share;
    if (share === 0) lost += weight;
  };
  for (const { term, weight } of asked.terms) count(weight, shareOf(term, place));
  let isPeriodNamed = true;
  for (const period of asked.periods) {
    const share = shareOf(period, place);
    count(PERIOD, share);
    isPeriodNamed &&= share > AROUND;
  }
  // A day that is not in the row says something only where the row has another one.
  for (const day of asked.days) if (shareOf(day, place) > 0) count(1, shareOf(day, place));
  if (total === 0) return null;
  const rowFit = fitOfRow(asked, place);
  const isOnly = row.values.length === 1 && value !== row.name;
  const isCost = asked.isOfCost && isCostIn(row, value);
  const columnFit = isCost
    ? 1
    : Math.max(headFit(asked, column) ?? (isOnly ? 1 : 0.4), BESIDE * bareFit(asked, value.column));
  const dates = datesFit(asked, [row.own, column, ...row.values.map(({ words }) => words)]);
  const isVerbatim = row.head.some((head) => isWritten(asked.text, head.toLowerCase()));
  const score =
    (isVerbatim ? VERBATIM : 1) * (covered / total) * (0.4 + 0.6 * rowFit) * (0.5 + 0.5 * columnFit) * dates;
  const isSamePeriod = [row.own, column].every((head) =>
    [...head.periods].every((one) => /^\d{4}$/.test(one) || asked.periods.has(one)),
  );
  const isNamed =
    lost === 0 &&
    isOfMonth(asked, [row.own, row.group, column, around, ...row.values.map(({ words }) => words)]) &&
    isPeriodNamed &&
    rowFit >= ROW_NAMED &&
    !asksWhichRow(asked, row, value) &&
    (isOnly || columnFit === 1 || (columnFit >= COLUMN_NAMED && isNamedBesideRow(asked, row, column))) &&
    isSamePeriod &&
    dates === 1;
  // "Other Boeing" of Boeing's report says nothing of its backlog.
  const isOfDocument = (term: string, isName: boolean) => lost > 0 && isName && around.terms.has(term);
  const isOfThing = asked.terms.some(
    (one) => isNamedBy(row.own.terms, one) && !QUALIFIERS.has(one.term) && !isOfDocument(one.term, one.isName),
  );
  const isOfTime =
    row.own.periods.size > 0 ||
    [...asked.days].some((day) => row.own.days.has(day)) ||
    [...asked.months].some((month) => row.own.months.has(month));
  const isNamedAtAll = isOfThing || isOfTime || place.facts.best[0] > 0;
  const isRowNamed = isNamedAtAll && rowFit >= ROW_NAMED && isPeriodNamed && isSamePeriod && dates === 1;
  return { source, row, value, score, isNamed, isRowNamed };
}

/**
 * Whether the question asks which row it is: "Which mode asks for nothing?" asks under "Mode" for the name of a row, and has no name
 * itself. A cell of a row that another cell chose is not what it asks for.
 */
const asksWhichRow = (asked: Asked, row: NamedRow, value: NamedValue): boolean =>
  value !== row.name &&
  [...asked.things].some((term) => row.name?.column.own.terms.has(term)) &&
  (headFit(asked, row.own) ?? 0) < ROW_NAMED;

/**
 * Whether the question has a word or a time of a column's head that is not in the name of the row: "the number of the boat" asks for no
 * "Boat length".
 */
function isNamedBesideRow(asked: Asked, { own }: NamedRow, { terms, periods, days, months }: Words): boolean {
  return (
    asked.terms.some((one) => isNamedBy(terms, one) && !isNamedBy(own.terms, one)) ||
    [...periods, ...days, ...months].some((one) => [asked.periods, asked.days, asked.months].some((of) => of.has(one)))
  );
}

const PERIOD = 1.5;
/** Share of a column's head that the question has to have. */
const COLUMN_NAMED = 0.5;
/** Share of a row's name that the question has to have: "long-term debt" is not "Repayments of long-term debt". */
export const ROW_NAMED = 0.8;
/** For a row named as it is written: "/workspace", not "/workspaces". */
const VERBATIM = 1.1;

/** Whether a row is named by "-E" where "-e" is asked for: a command takes the two for different options. */
const isOtherOption = ({ text, written }: Asked, head: string): boolean =>
  OPTION.test(head) && isWritten(text, head.toLowerCase()) && !isWritten(written, head);

const OPTION = /^-\p{L}$/u;

/** Whether a name is in the text, and not as a part of a longer one. */
export function isWritten(text: string, name: string): boolean {
  const at = name === "" ? -1 : text.indexOf(name);
  return at >= 0 && !/[\p{L}\p{N}_-]/u.test((text[at - 1] ?? "") + (text[at + name.length] ?? ""));
}

function shareOf(word: string, { row, value, around, facts }: Place): number {
  const column = value.column.own;
  if (hasWord(row.own, word) || hasWord(column, word) || hasWord(row.group, word)) return 1;
  if ((facts.held.get(word) ?? 0) > (hasWord(value.words, word) ? 1 : 0)) return BESIDE;
  // Heads that name a period mean that one, whatever the document's name says.
  if (around.periods.has(word)) return column.periods.size + row.own.periods.size > 0 ? 0 : AROUND;
  return around.terms.has(word) || around.months.has(word) ? AROUND : 0;
}

/** How much of a head the question names, 0–1; null for a head without words. A period that is not asked for is another one. */
export function headFit(asked: Asked, { terms, periods, dates, days, months }: Words): number | null {
  if (asked.months.size > 0 && months.size === 1 && terms.size === 0 && days.size === 0)
    return [...months, ...(asked.periods.size > 0 ? periods : [])].every(
      (one) => asked.months.has(one) || asked.periods.has(one),
    )
      ? 1
      : 0;
  const isOfDay = asked.days.size > 0 && days.size > 0;
  // The year of a day that is asked for without one may be any.
  const years = isOfDay && asked.periods.size === 0 ? [] : [...periods];
  const size = terms.size + years.length * 2 + (isOfDay ? days.size * 2 : 0);
  if (size === 0) return null;
  const named = asked.terms.filter((one) => isNamedBy(terms, one)).length;
  const ofTime = [
    ...years.filter((period) => asked.periods.has(period)),
    ...[...days].filter((day) => asked.days.has(day)),
  ];
  // The name of a month without a day or a year is one of the terms.
  const ofMonth = [...months].filter((month) => !dates.has(month) && asked.months.has(month));
  return Math.min(1, (named + ofMonth.length + ofTime.length * 2) / size);
}

const isNamedBy = (head: ReadonlySet<string>, { term, path }: AskedTerm): boolean =>
  head.has(term) && (path === null || head.has(path));

/** How much of a head the question names without what that has in brackets. */
const bareFit = (asked: Asked, { bare }: NamedRow | NamedColumn): number => headFit(asked, bare) ?? 0;

/** A row is named by its head, or by another cell of it. */
function fitOfRow(asked: Asked, { row, value, facts }: Place): number {
  const [first, second] = facts.best;
  const other = facts.fits.get(value) === first ? second : first;
  // The name that is asked for names no row.
  if (value === row.name) return BESIDE * first;
  return Math.max(headFit(asked, row.own) ?? 0, BESIDE * bareFit(asked, row), BESIDE * other);
}

/** Whether a month that is asked for without a day or a year is named. */
const isOfMonth = ({ months, dates }: Asked, named: readonly Words[]): boolean =>
  dates.size > 0 || [...months].every((month) => named.some((words) => words.months.has(month)));

/** A date of the question that a head with a date does not have means another day. */
function datesFit(asked: Asked, heads: readonly Words[]): number {
  const dated = heads.filter(({ dates }) => dates.size > 0);
  if (asked.dates.size === 0 || dated.length === 0) return 1;
  return [...asked.dates].every((date) => dated.some(({ dates }) => dates.has(date))) ? 1 : 0.7;
}
