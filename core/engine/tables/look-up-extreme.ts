import { CURRENCY_MARK, RATING_HEADS, SINGLE_WORDS, WORSE_HEAD } from "../languages/table-words.ts";
import { ASKS_INCOMING, NAME_HEADS, PERSON_WORDS } from "../languages/sheet-words.ts";
import { readQuestion, type Asked, type TableQuestion } from "./asked.ts";
import { headFit, ROW_NAMED } from "./fits.ts";
import { headWords, isAmount } from "./amounts.ts";
import { dayIn } from "./dates.ts";
import { isPeriod } from "./heads.ts";
import { unitBeside } from "./reckon.ts";
import { choosingTerms } from "./choosing-terms.ts";
import { calledInRow, sureCell, type FoundCell } from "./look-up.ts";
import { areSame, isFurther, outermost, type Compared } from "./outermost.ts";
import { tablesFor, type SearchedDocument } from "./look-up-in.ts";
import {
  rowHolds,
  wordsAround,
  type NamedColumn,
  type NamedRow,
  type PlacedTable,
  type TableReader,
  type Words,
} from "./read-table.ts";
import { readExtremes, type Extreme } from "./read-extremes.ts";
import { movedBySign, moneyMovedIn } from "./statement.ts";
import { isOfMonth, rowsOfMonths, withHeadedMonths } from "./rows-of-periods.ts";
import {
  columnsNamed,
  columnsOf,
  expenseTerms,
  headOfNames,
  isTotalIn,
  isWholeCell,
  movedRows,
  namesAlike,
  namesIncome,
  namesSum,
  onlyOne,
  reckonable,
  thingIn,
} from "./sheet-rows.ts";

/**
 * The largest or smallest value of a row or a column: "Which year had the highest net income?", "Which country has the fewest
 * staff?". Several where they are equal; none where the question asks for no such thing, names no row or column wholly, or
 * tables disagree.
 */
export function lookUpExtreme(
  reader: TableReader,
  question: TableQuestion,
  searched: readonly SearchedDocument[],
): readonly FoundCell[] {
  for (const extreme of readExtremes(reader, question)) {
    const found = lookUp(reader, extreme, searched);
    if (found.length > 0) return found;
  }
  return [];
}

function lookUp(reader: TableReader, extreme: Extreme, searched: readonly SearchedDocument[]): readonly FoundCell[] {
  const asked = readQuestion(reader.tokenizer, extreme.left);
  if (asked.terms.length === 0) return [];
  const all = tablesFor(reader, searched, withoutSingle(extreme.left));
  const naming = all.filter((source) => namesKinds(reader, source, extreme.kinds));
  const tables = naming.length > 0 ? naming : all;
  // "Which country has …": a word that no row holds says what the rows are.
  const isHeldInRow = (term: string): boolean =>
    tables.some((source) => reader.rows(source).some((row) => rowHolds(row, term)));
  const held = new Set([...extreme.kinds].filter(isHeldInRow));
  const found = tables.flatMap((source) => {
    // "Class 3" is called so under "Class".
    const head = new Set(reader.tokenizer.terms(headOfNames(source)));
    const kinds = new Set([...extreme.kinds].filter((term) => !held.has(term) || head.has(term)));
    const around = wordsAround(reader.tokenizer, source);
    const rows = reader.rows(source);
    return [
      ...(extreme.time !== null && asked.periods.size === 0 && asked.months.size === 0
        ? inRows(extreme, kinds, asked, source, rows, around).map((values) => outermost(values, extreme.sign))
        : []),
      ...inColumns(
        reader,
        { kinds, extreme },
        asked,
        source,
        extreme.time === null ? rows : rows.filter(({ own }) => isOneOf(extreme.time, own)),
        around,
      ),
    ];
  });
  // A column of the month that is asked for is meant before the amounts of rows of that month.
  const ofMonth = found.filter(([one]) => one && isOfMonth(asked, one.value.column));
  const [alike = [], ...others] = (ofMonth.length > 0 ? ofMonth : found).filter((one) => one.length > 0);
  const [best] = alike;
  if (!best || !others.every((other) => areSame(alike, other))) return [];
  const isBeaten =
    extreme.time === "year" &&
    withoutYears(reader, asked, tables).some((other) => isFurther(other, best, extreme.sign));
  return isBeaten ? [] : alike.map((one) => asCell(one, extreme.kinds));
}

const withoutSingle = ({ question, telling }: TableQuestion): TableQuestion => ({
  question,
  telling: telling.filter(({ text }) => !SINGLE_WORDS.has(text)),
});

/** Whether the names of the rows may be those of such things: their head says so, or nothing else. */
function mayBeCalled(
  { tokenizer }: TableReader,
  source: PlacedTable,
  kinds: ReadonlySet<string>,
  around: Words,
): boolean {
  const head = headOfNames(source);
  if (head === "" || [...kinds].every((term) => namesAlike(around, term))) return true;
  const persons = new Set(tokenizer.terms([...PERSON_WORDS].join(" ")));
  return NAME_HEADS.has(head.toLowerCase()) && [...kinds].every((term) => persons.has(term));
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
function namesKinds(reader: TableReader, source: PlacedTable, kinds: ReadonlySet<string>): boolean {
  const around = wordsAround(reader.tokenizer, source);
  const isNamed = (term: string): boolean =>
    namesAlike(around, term) ||
    reader
      .rows(source)
      .some((row) => rowHolds(row, term) || row.values.some(({ column }) => column.own.terms.has(term)));
  return [...kinds].every(isNamed);
}

/** Values of rows that the question names, in tables whose columns show no years: they may be of other years. */
const withoutYears = (reader: TableReader, asked: Asked, tables: readonly PlacedTable[]): Compared[] =>
  tables.flatMap((source) =>
    reader
      .rows(source)
      .filter((row) => (headFit(asked, row.own) ?? 0) >= ROW_NAMED && row.own.periods.size === 0)
      .filter(({ values }) => values.every(({ column }) => column.own.periods.size === 0))
      .flatMap((row) => row.values.map((value) => ({ source, row, value }))),
  );

/** Values of rows that the question names, one for each year or month; of their sum where it names none: "Which month cost the most?" */
function inRows(
  { time, way }: Extreme,
  kinds: ReadonlySet<string>,
  asked: Asked,
  source: PlacedTable,
  rows: readonly NamedRow[],
  around: Words,
): Compared[][] {
  const isOfAll = time === "month" && asked.terms.every(({ term, weight }) => weight === 0 || kinds.has(term));
  const hasIncome = way === "out" && rows.some(({ head }) => head.some(namesIncome));
  const isMeant = (row: NamedRow): boolean =>
    isOfAll
      ? row.isSum && row.head.some(namesSum) && !hasIncome
      : (headFit(asked, row.own) ?? 0) >= ROW_NAMED && isHeld(asked, kinds, [row.own, row.group, around]);
  return rows
    .filter(isMeant)
    .map((row) =>
      row.values.filter(({ column }) => isOneOf(time, column.own)).map((value) => ({ source, row, value })),
    );
}

/**
 * The outermost values of columns that the question names, of the rows that sum up no others; of a year these are years. What
 * names neither the column nor the table names the rows: those count that hold it in a cell.
 */
function inColumns(
  reader: TableReader,
  {
    kinds,
    extreme: { meant, isWho, isRated: isOfBest, way, kinds: things, sign },
  }: { readonly kinds: ReadonlySet<string>; readonly extreme: Extreme },
  asked: Asked,
  source: PlacedTable,
  rows: readonly NamedRow[],
  around: Words,
): (readonly Compared[])[] {
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
    meant !== null || asked.terms.some(({ term }) => isOther(term))
      ? undefined
      : onlyOne(reckonable(single, columns).filter(isAmount));
  const amount = moved?.column ?? ofAmounts();
  const called = columnsNamed(columns, asked);
  const thing = thingIn(reader, source, things);
  const isOfThings = single.every((row) => thing(row) !== undefined);
  // The largest of other things says nothing of the one that is asked for.
  if (kinds.size > 0 && !isWho && !isOfThings && !mayBeCalled(reader, source, kinds, around)) return [];
  if (isWho && meant !== null && !mayBePersons(source)) return [];
  const byColumn = Map.groupBy(
    single.flatMap((row) => row.values.map((value) => ({ source, row, value }))),
    ({ value }) => value.column,
  );
  return [...byColumn].flatMap(([column, values]) => {
    const { own } = column;
    const isMeant = column === amount || called.includes(column) || (meant !== null && own.terms.has(meant));
    if (!isMeant || !periodsHeld(asked, [own, around])) return [];
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
    return [outermost(chosen, bySign && way === "out" ? (sign === 1 ? -1 : 1) : sign)];
  });
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

const isHeld = (asked: Asked, kinds: ReadonlySet<string>, named: readonly Words[]): boolean =>
  asked.terms.every(
    ({ term, weight }) => weight === 0 || kinds.has(term) || named.some((words) => words.terms.has(term)),
  ) && periodsHeld(asked, named);

const periodsHeld = ({ periods }: Asked, named: readonly Words[]): boolean =>
  [...periods].every((period) => named.some((words) => words.periods.has(period)));

const isOneOf = (time: Extreme["time"], { periods, months, terms }: Words): boolean =>
  time === "month"
    ? months.size === 1 && terms.size === 0
    : periods.size === 1 && [...periods].every((one) => /^\d{4}$/u.test(one));

/** Called as the column of what is asked for has it: the vendor of "Which vendor …"; else as the row is, a number with words beside it. */
const asCell = ({ source, row, value }: Compared, kinds: ReadonlySet<string>): FoundCell => {
  const asked = row.values.find(
    ({ column }) => kinds.size > 0 && [...kinds].every((term) => column.own.terms.has(term)),
  );
  const isNumber = !row.head.some((name) => /\p{L}/u.test(name) || isPeriod(name));
  const called = isNumber ? calledInRow(row, value) : row.head;
  return sureCell(source, value, asked && asked !== value ? [asked.text] : called);
};
