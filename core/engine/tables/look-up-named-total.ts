import {
  ASKS_COUNT,
  LIGHT_SHEET_WORDS,
  LIMIT_WORDS,
  MONEY_WORDS,
  NUMBER_OF_WORDS,
  RECEIVED_WORDS,
} from "../languages/sheet-words.ts";
import { ADDS_UP, HIGHEST_WORDS, LOWEST_WORDS, MEAN_WORDS, SUM_WORDS, TOTAL_WORDS } from "../languages/table-words.ts";
import { numberIn } from "./arithmetic.ts";
import { readQuestion, type Asked, type TableQuestion } from "./asked.ts";
import { sureCell, type FoundCell } from "./look-up.ts";
import { goesOn, tablesFor, type SearchedDocument } from "./look-up-in.ts";
import {
  wordsAround,
  wordsOf,
  type NamedRow,
  type NamedValue,
  type PlacedTable,
  type TableReader,
  type Words,
} from "./read-table.ts";
import {
  asksOfIncome,
  columnsNamed,
  expenseTerms,
  forEachAt,
  isTotalIn,
  namesAlike,
  namesIncome,
  namesSum,
  onlyOne,
} from "./sheet-rows.ts";

/**
 * "How much money came in altogether in 2023?": the value of the one row of a table that is called the total and is the sum of
 * the rows above it. Null where the question asks for no whole, where a word of it names neither the table, the row nor the column,
 * or where several columns or tables may be meant.
 */
export function lookUpNamedTotal(
  reader: TableReader,
  question: TableQuestion,
  searched: readonly SearchedDocument[],
): FoundCell | null {
  const words = question.question.toLowerCase().match(/\p{L}+/gu) ?? [];
  const says = (...lists: readonly ReadonlySet<string>[]): boolean =>
    words.some((word) => lists.some((list) => list.has(word)));
  const isAsked = says(SUM_WORDS, TOTAL_WORDS) || ADDS_UP.test(question.question);
  const isOther = says(MEAN_WORDS, HIGHEST_WORDS, LOWEST_WORDS, LIMIT_WORDS, NUMBER_OF_WORDS);
  if (!isAsked || isOther || ASKS_COUNT.test(question.question) || forEachAt(question.question) >= 0) return null;
  const adding = ADDS_UP.exec(question.question)?.[0] ?? "";
  const left = {
    ...question,
    telling: question.telling.filter(({ text }) => !isLight(text) && !adding.includes(text)),
  };
  const request = { asked: readQuestion(reader.tokenizer, left), isOfIncome: asksOfIncome(question.question) };
  const found = tablesFor(reader, searched, left).flatMap((source) => totalOf(reader, source, request) ?? []);
  const one = onlyOne(found);
  return one && !goesOn(one.source, searched) ? one : null;
}

/** Whether a word asks for the whole, for money, or says nothing of which things are meant. */
const isLight = (text: string): boolean =>
  LIGHT_SHEET_WORDS.has(text) ||
  [SUM_WORDS, TOTAL_WORDS, MONEY_WORDS, RECEIVED_WORDS].some((list) => list.has(text.toLowerCase()));

interface TotalAsked {
  readonly asked: Asked;
  readonly isOfIncome: boolean;
}

function totalOf(reader: TableReader, source: PlacedTable, { asked, isOfIncome }: TotalAsked): FoundCell | null {
  const rows = reader.rows(source);
  const isTotal = isTotalIn(rows);
  const total = onlyOne(rows.filter((row) => isTotal(row) && row.head.some(namesSum)));
  if (!total?.isSum) return null;
  const around = wordsAround(reader.tokenizer, source);
  const value = valueOf(total, asked, around);
  if (!value) return null;
  const terms = asked.terms.filter(({ weight, isMonth }) => weight > 0 && !isMonth).map(({ term }) => term);
  const named = [around, total.own, value.column.own, wordsOf(reader.tokenizer, source.section ?? "")];
  const isRead = (term: string): boolean =>
    [term, ...expenseTerms(reader.tokenizer, term)].some((own) => named.some((of) => namesAlike(of, own)));
  const isIncome = [...total.head, source.section ?? "", source.table.caption ?? ""].some(namesIncome);
  if (!terms.every(isRead) || (isOfIncome ? !isIncome : terms.length === 0)) return null;
  return sureCell(source, value, total.head);
}

type Times = Pick<Words, "periods" | "months" | "days">;

/** The one number of the row that is of the time that is asked for, and of the column that is named where one is. */
function valueOf({ values }: NamedRow, asked: Asked, around: Words): NamedValue | undefined {
  const numbers = values.filter(({ text, column }) => numberIn(text, column.form) !== null);
  const holds = (of: (words: Times) => ReadonlySet<string>, column: Times): boolean =>
    [...of(asked)].every((one) => of(column).has(one) || (of(column).size === 0 && of(around).has(one)));
  const timely = numbers.filter(
    ({ column: { own } }) =>
      holds(({ periods }) => periods, own) && holds(({ months }) => months, own) && holds(({ days }) => days, own),
  );
  const named = columnsNamed(
    timely.map(({ column }) => column),
    asked,
  );
  return onlyOne(
    named.length > 0 && timely.length > 1 ? timely.filter(({ column }) => named.includes(column)) : timely,
  );
}
