import {
  ASKS_COUNT,
  ASKS_PAID,
  LIGHT_SHEET_WORDS,
  LIMIT_WORDS,
  MONEY_WORDS,
  NUMBER_OF_WORDS,
  PAID_WORDS,
  RECEIVED_WORDS,
} from "../languages/sheet-words.ts";
import {
  AND_WORDS,
  FOR_EACH_WORDS,
  HIGHEST_WORDS,
  LOWEST_WORDS,
  MEAN_WORDS,
  SPENT_WORDS,
  SUM_WORDS,
  TOTAL_WORDS,
  WHICH_WORDS,
} from "../languages/table-words.ts";
import { isAmount } from "./amounts.ts";
import { numberIn } from "./arithmetic.ts";
import { readQuestion, type Asked, type TableQuestion } from "./asked.ts";
import { chosenBy, choosingTerms } from "./choosing-terms.ts";
import { choiceOfFlag, flagsAsked, rowsWithFlags } from "./flags.ts";
import { signOf } from "./read-extremes.ts";
import { goesOn, tablesFor, type SearchedDocument } from "./look-up-in.ts";
import {
  rowHolds,
  wordsAround,
  wordsOf,
  type NamedColumn,
  type NamedRow,
  type NamedValue,
  type PlacedTable,
  type TableReader,
} from "./read-table.ts";
import { isSaidBy, outermostGroup, sumOf, sumsOfGroups, unitBeside, type Reckoned } from "./reckon.ts";
import { moneyMovedIn, type MoneyMoved } from "./statement.ts";
import { isOfMonth, periodsWritten, rowsOfPeriods, withHeadedMonths } from "./rows-of-periods.ts";
import {
  asksOfIncome,
  asksOfSpending,
  columnsNamed,
  columnsOf,
  expenseTerms,
  forEachAt,
  isMeanIn,
  isTotalIn,
  movedRows,
  type MoneyWay,
  MOST_CELLS,
  namesSum,
  onlyOne,
  reckonable,
  thingIn,
} from "./sheet-rows.ts";

/** The sum or the mean of a column over the rows that a question means. */
export interface FoundTotal extends Reckoned {
  readonly source: PlacedTable;
  readonly of: "sum" | "mean";
  /** The heads of the column. */
  readonly column: readonly string[];
  /** Cells that chose the rows, as written: "Travel"; empty where all rows count. */
  readonly chosen: readonly string[];
  /** What another column says the values are in: "EUR". */
  readonly unit: string | null;
}

/**
 * "How much did I spend on travel?", "total quantity in the cellar", "average price": reckoned over the rows that hold the words
 * which name no column, and of which its column of yes and no says what is asked for. Of "Which category did I spend the most
 * on?" it is the category whose sum is the largest, of "per category" each of them. None where the question asks for no such thing,
 * where a word of it stands nowhere, where several columns or tables may be meant, where a row has no plain number, where the rows
 * have several units, or where the table may go on elsewhere.
 */
export function lookUpTotal(
  reader: TableReader,
  question: TableQuestion,
  searched: readonly SearchedDocument[],
): readonly FoundTotal[] {
  const words = question.question.toLowerCase().match(/\p{L}+/gu) ?? [];
  const says = (list: ReadonlySet<string>): boolean => words.some((word) => list.has(word));
  const isOfIncome = asksOfIncome(question.question);
  const isOfPaid = ASKS_PAID.test(question.question);
  const isSum = says(SUM_WORDS) || says(TOTAL_WORDS) || says(SPENT_WORDS) || isOfPaid || isOfIncome;
  const of = says(MEAN_WORDS) ? "mean" : isSum ? "sum" : null;
  // "How many invoices in total?" asks for a number of rows, and "How many points on average?" for none.
  const isCount = ASKS_COUNT.test(question.question) || says(NUMBER_OF_WORDS);
  if (of === null || (of === "sum" && isCount)) return [];
  const each = forEachAt(question.question);
  const asks = each < 0 ? words.findIndex((word) => WHICH_WORDS.has(word)) : each;
  const left = { ...question, telling: question.telling.filter(({ text }) => !isOfReckoning(text)) };
  const request: AskedTotal = {
    asked: readQuestion(reader.tokenizer, left),
    of,
    isBoth: says(AND_WORDS),
    things: new Set(reader.tokenizer.terms(asks < 0 ? "" : (words[asks + 1] ?? ""))),
    isEach: each >= 0,
    sign: signOf(words),
    way: asksOfSpending(question.question) || isOfPaid ? "out" : isOfIncome ? "in" : null,
  };
  // "Since March" is not March.
  if (says(LIMIT_WORDS) && request.asked.months.size + request.asked.periods.size > 0) return [];
  const tables = tablesFor(reader, searched, left);
  const found = tables
    .flatMap((source) => totalsIn(reader, source, request) ?? [])
    .filter(({ isNamed }) => searched.length === 1 || isNamed);
  const called = found.filter(({ isCalled }) => isCalled);
  const one = onlyOne(called.length > 0 ? called : found);
  if (!one || goesOn(one.source, searched)) return [];
  const [total] = one.totals;
  const mayDeny = (other: PlacedTable): boolean =>
    one.isOfAll || columnsOf(reader.rows(other)).some((column) => isOfMonth(request.asked, column));
  const isDenied = total && tables.some((other) => mayDeny(other) && saysOther(reader, other, total, request));
  return isDenied ? [] : one.totals;
}

/** Whether another table of the document has another total: a bill may have it in a table below its lines. */
function saysOther(reader: TableReader, other: PlacedTable, { source, total }: FoundTotal, { asked }: AskedTotal) {
  if (other.table === source.table || other.document_id !== source.document_id) return false;
  const [own, others] = [source, other].map(({ section, table }) =>
    wordsOf(reader.tokenizer, `${section ?? ""}\n${table.caption ?? ""}`),
  );
  const isNamedApart = asked.terms.some(({ term }) => own?.terms.has(term) && !others?.terms.has(term));
  const isSame = ({ text, column }: NamedValue): boolean =>
    numberIn(text, column.form) === numberIn(total.replace("−", "-"), column.form);
  return (
    !isNamedApart &&
    reader.rows(other).some(({ head, values }) => head.some(namesSum) && !values.some((one) => isSame(one)))
  );
}

/** Whether a word of the question says how to reckon, or nothing. */
const isOfReckoning = (text: string): boolean =>
  LIGHT_SHEET_WORDS.has(text) ||
  [RECEIVED_WORDS, MONEY_WORDS, MEAN_WORDS, SUM_WORDS, TOTAL_WORDS, FOR_EACH_WORDS, HIGHEST_WORDS, LOWEST_WORDS].some(
    (list) => list.has(text.toLowerCase()),
  );

interface AskedTotal {
  readonly asked: Asked;
  readonly of: FoundTotal["of"];
  /** Two things are asked for together: "software and travel". */
  readonly isBoth: boolean;
  /** Terms of the word after "which" or "per". */
  readonly things: ReadonlySet<string>;
  /** The sum of each of them is asked for. */
  readonly isEach: boolean;
  /** 1 or -1 where the thing with the largest or smallest sum is asked for. */
  readonly sign: 1 | -1 | 0;
  /** The way of the money that is asked for: rows of the other are none. Null where it is not of money that moved. */
  readonly way: MoneyWay | null;
}

const FEWEST = 2;

/** A table that a question may mean. */
interface MeantTable {
  readonly source: PlacedTable;
  /** The table is called by the word that the question has for money which went out. */
  readonly isCalled: boolean;
  /** The question says which table is meant, by a name of it or a value in it: "How much did I spend?" does not. */
  readonly isNamed: boolean;
  /** No word of the question chooses rows. */
  readonly isOfAll: boolean;
  /** None where they cannot be reckoned: the sum of another table is then not meant. */
  readonly totals: readonly FoundTotal[];
}

function totalsIn(reader: TableReader, source: PlacedTable, request: AskedTotal): MeantTable | null {
  if (source.table.cells.length > MOST_CELLS) return null;
  const { asked, of } = request;
  const all = reader.rows(source);
  const [isTotal, isMean] = [isTotalIn(all), isMeanIn(all)];
  const listed = all.filter((row) => !isTotal(row));
  const moved = request.way ? moneyMovedIn(listed, request.way) : null;
  const singles = moved?.rows ?? listed;
  const meant = rowsMeant(reader, source, singles, request);
  if (!meant || meant.rows.length === 0) return null;
  const columns = columnsOf(singles);
  if (!moved && columnsNamed(columns, asked).length === 0 && !columns.some(isAmount)) return null;
  const totals = all.filter((row) => (of === "mean" ? isTotal(row) : isTotal(row) && !isMean(row)));
  const { isNamed, isOfAll } = meant;
  const found = reckonedOf(reader, { source, singles, totals, meant, moved }, request);
  return {
    source,
    isCalled: meant.isCalled || moved !== null,
    isNamed,
    isOfAll: isOfAll && of === "sum",
    totals: found,
  };
}

interface ReadTable {
  readonly source: PlacedTable;
  readonly singles: readonly NamedRow[];
  readonly totals: readonly NamedRow[];
  readonly meant: MeantRows;
  /** Null where no column is of the money that moved so, or the question does not ask for it. */
  readonly moved: MoneyMoved | null;
}

function reckonedOf(
  reader: TableReader,
  { source, singles, totals, meant, moved }: ReadTable,
  { asked, of, things, isEach, sign, way }: AskedTotal,
): readonly FoundTotal[] {
  // The sum of all rows that a table has itself under a name is looked up.
  if (meant.isOfAll && !isEach && totals.some(({ head }) => head.length > 0)) return [];
  const column = moved?.column ?? columnOf(meant.rows, columnsOf(singles), asked);
  const spent =
    column && way && !moved
      ? movedRows(meant.rows, column, way, { isAccount: !isOfExpenses(reader, source) })
      : { rows: meant.rows, chosen: [], sign: 1 };
  if (!column || !spent || spent.rows.length < FEWEST) return [];
  const { rows } = spent;
  const isOfAll = meant.isOfAll && rows.length === singles.length;
  const chosen = [...meant.chosen, ...spent.chosen];
  const unit = unitBeside(rows, column);
  const whole = sumOf(rows, column, of);
  if (unit === undefined || !whole || (isOfAll && !isSaidBy(totals, column, sumOf(rows, column, "sum")))) return [];
  const told = { source, of, column: column.path, unit };
  const thing = thingIn(reader, source, things);
  const isOfThings = rows.every((row) => thing(row) && thing(row)?.column !== column);
  // "Which category did I spend the most on?" asks for no sum of all; "Who spent the most?" has no column.
  if (isOfThings !== (isEach || sign !== 0)) return [];
  if (!isOfThings) return [{ ...told, ...whole, chosen }];
  if (of === "mean" || (isEach && sign !== 0)) return [];
  const most = outermostGroup(rows, column, thing, sign * spent.sign);
  const groups = isEach ? (sumsOfGroups(rows, column, thing) ?? []) : most ? [most] : [];
  return groups.length > MOST_GROUPS
    ? []
    : groups.map(({ thing: name, ...sum }) => ({ ...told, ...sum, chosen: [name, ...chosen] }));
}

/** Whether a table is called by a word for money that went out: a salary above zero went out as well. */
const isOfExpenses = ({ tokenizer }: TableReader, source: PlacedTable): boolean =>
  [...wordsAround(tokenizer, source).terms].some((term) => expenseTerms(tokenizer, term).length > 0);

/** Things whose sums are told. */
const MOST_GROUPS = 20;

interface MeantRows {
  readonly rows: readonly NamedRow[];
  readonly isOfAll: boolean;
  readonly isCalled: boolean;
  readonly isNamed: boolean;
  readonly chosen: readonly string[];
}

/** The rows that the question means; null where a word of it is not read, or a row does not say whether it is one of them. */
function rowsMeant(
  reader: TableReader,
  source: PlacedTable,
  singles: readonly NamedRow[],
  { asked, isBoth }: AskedTotal,
): MeantRows | null {
  const around = wordsAround(reader.tokenizer, source);
  const columns = columnsOf(singles);
  const paid = ASKS_PAID.test(asked.written) ? reader.tokenizer.terms([...PAID_WORDS].join(" ")) : [];
  const isSaid = (term: string): boolean =>
    singles.some((row) => rowHolds(row, term)) || columns.some(({ own }) => own.terms.has(term));
  const spent = asked.terms.filter(
    ({ term }) => expenseTerms(reader.tokenizer, term).length > 0 || (paid.includes(term) && !isSaid(term)),
  );
  const flags = flagsAsked(reader, { asked, negated: null }, singles, columns);
  const all = rowsOfPeriods(singles, asked, withHeadedMonths(around, columns));
  if (!all || !flags) return null;
  const terms = asked.terms
    .filter(
      (one) =>
        one.weight > 0 && !one.isMonth && !spent.includes(one) && !flags.some((flag) => flag.terms.has(one.term)),
    )
    .map(({ term }) => term);
  const choosing = choosingTerms(reader, terms, { around, heads: columns.map(({ own }) => own), rows: singles });
  if (!choosing) return null;
  const { rows, isSure } = rowsWithFlags(chosenRows(all, choosing, isBoth), flags);
  if (!isSure) return null;
  const ofFlags = flags.map((flag) => choiceOfFlag(rows, flag)).map(({ head, value }) => `${head} ${value || "–"}`);
  const isCalled = spent.some(({ term }) => expenseTerms(reader.tokenizer, term).some((own) => around.terms.has(own)));
  return {
    rows,
    isOfAll: choosing.length === 0 && flags.length === 0 && all.length === singles.length,
    isCalled,
    isNamed: isCalled || asked.terms.some((one) => one.weight > 0 && !spent.includes(one)),
    chosen: [...(all.length < singles.length ? periodsWritten(asked) : []), ...chosenBy(rows, choosing), ...ofFlags],
  };
}

/** The rows that hold all terms; of two things that no row has both of, those that have one. */
function chosenRows(all: readonly NamedRow[], terms: readonly string[], isBoth: boolean): readonly NamedRow[] {
  const rows = all.filter((row) => terms.every((term) => rowHolds(row, term)));
  if (rows.length > 0 || !isBoth || !terms.every((term) => all.some((row) => rowHolds(row, term)))) return rows;
  return all.filter((row) => terms.some((term) => rowHolds(row, term)));
}

/** The column that is named, else the only one of amounts; undefined where several may be meant. */
function columnOf(rows: readonly NamedRow[], columns: readonly NamedColumn[], asked: Asked): NamedColumn | undefined {
  const numbers = reckonable(rows, columns);
  const named = columnsNamed(numbers, asked);
  return onlyOne(named.length > 0 ? named : numbers.filter(isAmount));
}
