import { CURRENCY_MARK, RATING_HEADS, SINGLE_WORDS, WORSE_HEAD } from "../languages/table-words.ts";
import { ASKS_INCOMING, IDENTIFYING_HEADS, NAME_HEADS, PERSON_WORDS } from "../languages/sheet-words.ts";
import type { Asked } from "./asked.ts";
import { headWords, isAmount } from "./amounts.ts";
import { choosingTerms } from "./choosing-terms.ts";
import { dayIn, timeIn } from "./dates.ts";
import { measuredHead } from "./measured-head.ts";
import { outermost, type Compared } from "./outermost.ts";
import {
  rowHolds,
  wordsAround,
  wordsOf,
  type NamedColumn,
  type NamedRow,
  type PlacedTable,
  type TableReader,
  type Words,
} from "./read-table.ts";
import type { Extreme } from "./read-extremes.ts";
import { unitBeside } from "./reckon.ts";
import { personTerms } from "./rows-as-things.ts";
import { rowsOfMonths, withHeadedMonths } from "./rows-of-periods.ts";
import {
  columnsNamed,
  columnsOf,
  expenseTerms,
  headOfNames,
  isTotalIn,
  isWholeCell,
  movedRows,
  namesAlike,
  onlyOne,
  reckonable,
  thingIn,
} from "./sheet-rows.ts";
import { movedBySign, moneyMovedIn } from "./statement.ts";

/** Values of one column, of which the largest or smallest is asked for. */
export interface ExtremeColumn {
  readonly values: readonly Compared[];
  readonly sign: 1 | -1;
  /** The question can mean no other column, and the table is of what it asks for. */
  readonly isSure: boolean;
}

/**
 * The columns that the question names or measures by, of the rows that sum up no others; of a year these are years. What names
 * neither the column nor the table names the rows: those count that hold it in a cell.
 */
export function extremeColumns(
  reader: TableReader,
  { kinds, extreme }: { readonly kinds: ReadonlySet<string>; readonly extreme: Extreme },
  asked: Asked,
  source: PlacedTable,
  rows: readonly NamedRow[],
  around: Words,
): readonly ExtremeColumn[] {
  const { isWho, isRated: isOfBest, way, kinds: things, sign } = extreme;
  const measures = isWho && !mayBePersons(source) ? [] : extreme.measures;
  const isTotal = isTotalIn(rows);
  const listed = rows.filter((row) => !isTotal(row));
  const inColumn = way ? moneyMovedIn(listed, way) : null;
  const bySign = way && !inColumn ? movedBySign(listed, way) : null;
  const moved = inColumn ?? bySign;
  const incoming = way === "in" ? reader.tokenizer.terms(ASKS_INCOMING.exec(asked.written)?.[0] ?? "") : [];
  const numbers = reckonable(listed, columnsOf(listed));
  const isHead = (term: string): boolean => numbers.some(({ own }) => own.terms.has(term));
  if (way === "in" && !moved && !incoming.some(isHead)) return [];
  const singles = moved?.rows ?? listed;
  const single = rowsOfMonths(singles, asked, withHeadedMonths(around, columnsOf(singles)));
  if (!single) return [];
  const columns = columnsOf(single);
  const table = { around, heads: columns.map(({ own }) => own), rows: single };
  const isOfMoney = (term: string): boolean =>
    moved !== null && (expenseTerms(reader.tokenizer, term).length > 0 || incoming.includes(term));
  const ofSingle = reader.tokenizer.terms([...SINGLE_WORDS].join(" "));
  // A "single room" is one of those in the table.
  const isFree = (term: string): boolean => ofSingle.includes(term) && !namesKinds(reader, source, new Set([term]));
  const terms = asked.terms
    .filter(({ term, weight, isMonth }) => weight > 0 && !isMonth && !kinds.has(term))
    .filter(({ term }) => !isOfMoney(term) && !isFree(term))
    .map(({ term }) => term);
  const telling = choosingTerms(reader, terms, table);
  if (!telling) return [];
  // "Under 80" is no word of a row.
  if (telling.some((term) => /\p{N}/u.test(term))) return [];
  // "The biggest expense" names no column.
  const isOther = (term: string): boolean =>
    things.has(term)
      ? !namesAlike(around, term) && !single.some((row) => isWholeCell(row, term))
      : columns.some(({ own }) => own.terms.has(term));
  const ofAmounts = (): NamedColumn | undefined =>
    sign === 0 || asked.terms.some(({ term }) => isOther(term))
      ? undefined
      : onlyOne(reckonable(single, columns).filter(isAmount));
  const amount = moved?.column ?? ofAmounts();
  const called = columnsNamed(columns, asked);
  const isNamedInHead = (term: string): boolean => columns.some(({ own }) => own.terms.has(term));
  const thing = thingIn(reader, source, things);
  const isOfThings = single.every((row) => thing(row) !== undefined);
  const isCalled = kinds.size === 0 || isWho || isOfThings || mayBeCalled(reader, source, kinds, around);
  // The largest of other things says nothing of the one that is asked for.
  if (!isCalled && measures.length === 0) return [];
  const nouns = reader.tokenizer.terms(extreme.noun).filter((term) => !isNamedInHead(term) && !telling.includes(term));
  const isOfRows = isOfThings || areCalled(reader, source, new Set([...kinds, ...nouns]), around);
  const meant = meantColumns(reader, { columns, called, amount }, { ...extreme, measures }, asked);
  const found = [...meant].flatMap(([column, { sign: own, isSure }]): readonly ExtremeColumn[] => {
    const values = single.flatMap((row) =>
      row.values.filter((value) => value.column === column).map((value) => ({ source, row, value })),
    );
    if (!periodsHeld(asked, [column.own, around])) return [];
    const held = values.filter(({ row }) => telling.every((term) => rowHolds(row, term)));
    const heldRows = held.map(({ row }) => row);
    const spent =
      way === "out" && !moved ? movedRows(heldRows, column, "out", { isAccount: false }) : { rows: heldRows, sign: 1 };
    if (spent?.sign !== 1) return [];
    const chosen = held.filter(({ row }) => spent.rows.includes(row));
    if (!areInOneUnit(chosen, column) || (isOfBest && !isRated(column, chosen))) return [];
    // Who is the youngest is open where one's birthday is missing.
    const isOfDays = chosen.every(({ value }) => dayIn(value.words) !== null);
    if (isOfDays && single.filter((row) => telling.every((term) => rowHolds(row, term))).length > held.length)
      return [];
    // "Which category …" and "Who …" ask for the sum of each where several rows have the same.
    const names = chosen.map(({ row }) => (isWho ? row.head.join(" ") : thing(row)?.text));
    if (chosen.length === 0 || (!names.includes(undefined) && new Set(names).size < names.length)) return [];
    // Of amounts below zero the largest is the lowest number.
    const isBelow = bySign !== null && way === "out";
    // "Time" over times of day may say when, and not how long.
    const isClock = measures.length > 0 && chosen.every(({ value }) => timeIn(value.text) !== null);
    const isMeant = isSure && isCalled && !isClock && (called.includes(column) || column === amount || isOfRows);
    return [{ values: chosen, sign: isBelow ? (own === 1 ? -1 : 1) : own, isSure: isMeant }];
  });
  return alike(found, called.length > 0);
}

interface Meant {
  readonly columns: readonly NamedColumn[];
  /** Those that the question names. */
  readonly called: readonly NamedColumn[];
  /** That of the money that is asked for. */
  readonly amount: NamedColumn | undefined;
}

/**
 * The columns whose values are compared: those that the question names, else those by which its adjective is measured. In "the price
 * of the largest room" both are named, and neither is sure.
 */
function meantColumns(
  reader: TableReader,
  { columns, called, amount }: Meant,
  { sign, measures, noun, kinds }: Extreme,
  asked: Asked,
): ReadonlyMap<NamedColumn, { readonly sign: 1 | -1; readonly isSure: boolean }> {
  const measured = columns.flatMap((column) => {
    const head = measuredHead(reader, column.path, measures, asked);
    return head ? [{ column, ...head }] : [];
  });
  // The vendor of "Which vendor …" is no value that is asked for.
  const values = called.filter(({ own }) => ![...kinds].some((term) => own.terms.has(term)));
  const isOther = values.length > 0 && !measured.some(({ column }) => values.includes(column));
  const nouns = reader.tokenizer.terms(noun);
  const isOfNoun = nouns.length === 0 || called.some(({ own }) => nouns.some((term) => own.terms.has(term)));
  if (sign !== 0 && called.length > 0 && (isOfNoun || !isOther || measured.length === 0))
    return new Map([...(amount ? [amount] : []), ...called].map((column) => [column, { sign, isSure: true }]));
  const most = Math.max(0, ...measured.map(({ named }) => named));
  const sure = measured.some(({ isSure }) => isSure);
  return new Map([
    ...measured
      .filter(({ named, isSure }) => named === most && (isSure || !sure))
      .map(({ column, ...own }) => [column, { sign: own.sign, isSure: own.isSure && !isOther }] as const),
    ...(sign !== 0 && amount && !isOther ? [[amount, { sign, isSure: true }] as const] : []),
  ]);
}

/** The first of several where all have the same row furthest out; else none of them is sure, where the question names none. */
function alike(found: readonly ExtremeColumn[], isCalled: boolean): readonly ExtremeColumn[] {
  const clear = found.filter(({ values, sign }) => outermost(values, sign).length > 0);
  const [first] = clear;
  if (!first || isCalled || clear.length === 1) return clear;
  const rowsOf = ({ values, sign }: ExtremeColumn): string =>
    outermost(values, sign)
      .map(({ row }) => row.row)
      .join();
  return clear.every((one) => rowsOf(one) === rowsOf(first))
    ? [first]
    : clear.map((one) => ({ ...one, isSure: false }));
}

/** Whether the names of the rows may be those of such things: their head says so, or nothing else. */
function mayBeCalled(reader: TableReader, source: PlacedTable, kinds: ReadonlySet<string>, around: Words): boolean {
  const head = headOfNames(source);
  if (head === "" || [...kinds].every((term) => namesAlike(around, term))) return true;
  const persons = personTerms(reader, source, PERSON_WORDS);
  return [...kinds].every((term) => persons.has(term));
}

/** Whether the rows are called as such things: the head of their names says so, or says nothing and the table is called so. */
function areCalled(reader: TableReader, source: PlacedTable, kinds: ReadonlySet<string>, around: Words): boolean {
  const head = headOfNames(source);
  const words = head.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isOpen = words.every((word) => NAME_HEADS.has(word) || IDENTIFYING_HEADS.has(word));
  if (isOpen) return mayBeCalled(reader, source, kinds, around);
  const own = wordsOf(reader.tokenizer, head);
  return [...kinds].every((term) => namesAlike(own, term));
}

/** Whether the rows may be persons: their head says so, or nothing. "Boat" of "Who has been here longest?" does not. */
function mayBePersons(source: PlacedTable): boolean {
  const words =
    headOfNames(source)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return words.length === 0 || words.some((word) => NAME_HEADS.has(word) || PERSON_WORDS.has(word));
}

/** Whether a table says that its rows are what is asked for: "vendor" of "Which vendor …" is a head, or a word of a row. */
export function namesKinds(reader: TableReader, source: PlacedTable, kinds: ReadonlySet<string>): boolean {
  const around = wordsAround(reader.tokenizer, source);
  const isNamed = (term: string): boolean =>
    namesAlike(around, term) ||
    reader
      .rows(source)
      .some((row) => rowHolds(row, term) || row.values.some(({ column }) => column.own.terms.has(term)));
  return [...kinds].every(isNamed);
}

/** Whether the best of a column is the largest: of shares and of scores, unless more of them is worse. */
function isRated(column: NamedColumn, values: readonly Compared[]): boolean {
  const words = headWords(column);
  const isShare = column.path.join(" ").includes("%") || values.every(({ value }) => /%\s*$/u.test(value.text));
  return (isShare || words.some((word) => RATING_HEADS.has(word))) && !words.some((word) => WORSE_HEAD.test(word));
}

/** Whether the values may be compared: "€" and "$" may not. A sign that stands in the first row alone is that of all. */
function areInOneUnit(values: readonly Compared[], column: NamedColumn): boolean {
  const signs = values.flatMap(({ value }) => CURRENCY_IN.exec(value.text)?.[0] ?? []);
  const rows = values.map(({ row }) => row);
  return new Set(signs).size < 2 && unitBeside(rows, column) !== undefined;
}

const CURRENCY_IN = new RegExp(CURRENCY_MARK, "u");

export const periodsHeld = ({ periods }: Asked, named: readonly Words[]): boolean =>
  [...periods].every((period) => named.some((words) => words.periods.has(period)));
