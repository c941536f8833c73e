import { SINGLE_WORDS } from "../languages/table-words.ts";
import { readQuestion, type Asked, type TableQuestion } from "./asked.ts";
import { extremeColumns, namesKinds, periodsHeld, type ExtremeColumn } from "./extreme-columns.ts";
import { headFit, ROW_NAMED } from "./fits.ts";
import { isPeriod } from "./heads.ts";
import { calledInRow, sureCell, type FoundCell } from "./look-up.ts";
import { measuredHead } from "./measured-head.ts";
import { areSame, isFurther, outermost, outermostFirst, type Compared } from "./outermost.ts";
import { tablesFor, type SearchedDocument } from "./look-up-in.ts";
import { rowHolds, wordsAround, type NamedRow, type PlacedTable, type TableReader, type Words } from "./read-table.ts";
import { readExtreme, type Extreme } from "./read-extremes.ts";
import { isOfMonth } from "./rows-of-periods.ts";
import { headOfNames, namesIncome, namesSum, onlyOne } from "./sheet-rows.ts";

/**
 * The largest or smallest value of a row or a column: "Which year had the highest net income?", "Which country has the fewest
 * staff?". Several where they are equal. Where it is open whether a column measures what is asked for, the cells that lie furthest
 * out, none of them sure. None where the question asks for no such thing, names no row or column wholly, or tables disagree.
 */
export function lookUpExtreme(
  reader: TableReader,
  question: TableQuestion,
  searched: readonly SearchedDocument[],
): readonly FoundCell[] {
  const extreme = readExtreme(question);
  if (!extreme) return [];
  const asked = readQuestion(reader.tokenizer, extreme.left);
  if (asked.terms.length === 0 && extreme.measures.length === 0) return [];
  const all = tablesFor(reader, searched, withoutSingle(extreme.left));
  const naming = all.filter((source) => namesKinds(reader, source, extreme.kinds));
  const tables = naming.length > 0 ? naming : all;
  // "Which country has …": a word that no row holds says what the rows are.
  const isHeldInRow = (term: string): boolean =>
    tables.some((source) => reader.rows(source).some((row) => rowHolds(row, term)));
  const held = new Set([...extreme.kinds].filter(isHeldInRow));
  const found = tables.map((source) => {
    // "Class 3" is called so under "Class".
    const head = new Set(reader.tokenizer.terms(headOfNames(source)));
    const kinds = new Set([...extreme.kinds].filter((term) => !held.has(term) || head.has(term)));
    const around = wordsAround(reader.tokenizer, source);
    const rows = reader.rows(source);
    return [
      ...(extreme.time !== null && asked.periods.size === 0 && asked.months.size === 0
        ? inRows(reader, { kinds, extreme }, asked, source, rows, around)
        : []),
      ...extremeColumns(
        reader,
        { kinds, extreme },
        asked,
        source,
        extreme.time === null ? rows : rows.filter(({ own }) => isOneOf(extreme.time, own)),
        around,
      ),
    ];
  });
  const sure = found.flat().filter(({ isSure }) => isSure);
  if (sure.length === 0) return mayBeMeant(found).map((one) => ({ ...asCell(one, extreme.kinds), isSure: false }));
  const values = sure.map((one) => outermost(one.values, one.sign));
  // A column of the month that is asked for is meant before the amounts of rows of that month.
  const ofMonth = values.filter(([one]) => one && isOfMonth(asked, one.value.column));
  const [alike = [], ...others] = (ofMonth.length > 0 ? ofMonth : values).filter((one) => one.length > 0);
  const [best] = alike;
  if (!best || !others.every((other) => areSame(alike, other))) return [];
  const { sign = 1 } = sure.find((one) => one.values.includes(best)) ?? {};
  const isBeaten =
    extreme.time === "year" && withoutYears(reader, asked, tables).some((other) => isFurther(other, best, sign));
  return isBeaten ? [] : alike.map((one) => asCell(one, extreme.kinds));
}

/** Rows of one column that are shown where it is open whether it is meant. */
const MOST_PERHAPS = 3;

/** The values furthest out in the one table that has such columns: of one column the first few, of several the first of each. */
function mayBeMeant(found: readonly (readonly ExtremeColumn[])[]): readonly Compared[] {
  const columns = onlyOne(found.filter((own) => own.length > 0)) ?? [];
  const most = columns.length === 1 ? MOST_PERHAPS : 1;
  return columns.flatMap(({ values, sign }) => outermostFirst(values, sign).slice(0, most));
}

const withoutSingle = ({ question, telling }: TableQuestion): TableQuestion => ({
  question,
  telling: telling.filter(({ text }) => !SINGLE_WORDS.has(text)),
});

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
  reader: TableReader,
  { kinds, extreme: { time, way, sign, measures } }: { readonly kinds: ReadonlySet<string>; readonly extreme: Extreme },
  asked: Asked,
  source: PlacedTable,
  rows: readonly NamedRow[],
  around: Words,
): readonly ExtremeColumn[] {
  const isOfAll = time === "month" && asked.terms.every(({ term, weight }) => weight === 0 || kinds.has(term));
  const ofCost = measures.find(({ heads }) => heads.includes("cost"));
  const hasIncome = way === "out" && rows.some(({ head }) => head.some(namesIncome));
  const signIn = (row: NamedRow): number => {
    const isNamed = (headFit(asked, row.own) ?? 0) >= ROW_NAMED && isHeld(asked, kinds, [row.own, row.group, around]);
    const measured = measuredHead(reader, row.head, measures, asked);
    if (isOfAll && row.isSum && row.head.some(namesSum) && !hasIncome) return sign || (ofCost?.sign ?? 0);
    if (measured?.isSure && isHeld(asked, kinds, [row.own, row.group, around])) return measured.sign;
    return isNamed && !isOfAll ? sign : 0;
  };
  return rows.flatMap((row): readonly ExtremeColumn[] => {
    const own = signIn(row);
    const values = row.values.filter(({ column }) => isOneOf(time, column.own));
    if (own === 0) return [];
    return [{ values: values.map((value) => ({ source, row, value })), sign: own > 0 ? 1 : -1, isSure: true }];
  });
}

const isHeld = (asked: Asked, kinds: ReadonlySet<string>, named: readonly Words[]): boolean =>
  asked.terms.every(
    ({ term, weight }) => weight === 0 || kinds.has(term) || named.some((words) => words.terms.has(term)),
  ) && periodsHeld(asked, named);

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
