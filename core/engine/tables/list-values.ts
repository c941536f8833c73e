import { ALL_WORDS, ASKS_COUNT, LIGHT_SHEET_WORDS, LIMIT_WORDS } from "../languages/sheet-words.ts";
import { asksToReckon, COST_WORDS } from "../languages/table-words.ts";
import { isAmount } from "./amounts.ts";
import { readQuestion, type TableQuestion } from "./asked.ts";
import { chosenBy, choosingTerms } from "./choosing-terms.ts";
import { goesOn, tablesFor, type SearchedDocument } from "./look-up-in.ts";
import type { MatchedRows } from "./match-rows.ts";
import { rowHolds, wordsAround, type PlacedTable, type TableReader } from "./read-table.ts";
import { columnsNamed, columnsOf, isTotalIn, MOST_CELLS, onlyOne, valueIn } from "./sheet-rows.ts";

/** Values that are told one by one. */
const MOST_LISTED = 12;

/**
 * "What are the prices of all rooms?": what each row has in the one column that the question names, or a dash. Null where it does not ask for
 * all, where a word of it is read nowhere, where several columns or tables may be meant, or where there are more than 12 rows.
 */
export function listValues(
  reader: TableReader,
  question: TableQuestion,
  searched: readonly SearchedDocument[],
): MatchedRows | null {
  const words = question.question.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isAsked =
    words.some((word) => ALL_WORDS.has(word)) && !words.some((word) => asksToReckon(word) || LIMIT_WORDS.has(word));
  if (!isAsked || ASKS_COUNT.test(question.question)) return null;
  const left = { ...question, telling: question.telling.filter(({ text }) => !LIGHT_SHEET_WORDS.has(text)) };
  const isOfCost = words.some((word) => COST_WORDS.has(word));
  const found = tablesFor(reader, searched, left).flatMap((source) => listIn(reader, source, left, isOfCost) ?? []);
  const one = onlyOne(found);
  return one && !goesOn(one.source, searched) ? one : null;
}

function listIn(
  reader: TableReader,
  source: PlacedTable,
  question: TableQuestion,
  isOfCost: boolean,
): MatchedRows | null {
  const asked = readQuestion(reader.tokenizer, question);
  const isOfTime = asked.months.size + asked.periods.size + asked.days.size > 0;
  if (source.table.header_rows === 0 || source.table.cells.length > MOST_CELLS || isOfTime) return null;
  const every = reader.rows(source);
  const isTotal = isTotalIn(every);
  const all = every.filter((row) => !isTotal(row));
  const columns = columnsOf(all);
  const named = columnsNamed(columns, asked);
  const column = onlyOne(named.length > 0 || !isOfCost ? named : columns.filter(isAmount));
  if (!column) return null;
  const around = wordsAround(reader.tokenizer, source);
  const terms = asked.terms.filter(({ weight }) => weight > 0).map(({ term }) => term);
  const choosing = choosingTerms(reader, terms, { around, heads: [column.own], rows: all });
  const rows = choosing ? all.filter((row) => choosing.every((term) => rowHolds(row, term))) : [];
  const names = rows.map((row) => `${row.head.join(" ")}: ${valueIn(row, column)?.text.trim() ?? "–"}`);
  const areNamed = rows.every(({ head }) => head.length > 0) && new Set(names).size === names.length;
  const held = rows.filter((row) => valueIn(row, column));
  if (held.length < 2 || rows.length > MOST_LISTED || !areNamed) return null;
  const chosen = [...column.path, ...chosenBy(rows, choosing ?? [])].map((head) => ({ head, value: null }));
  return { source, rows, total: all.length, chosen, names, isSure: true };
}
