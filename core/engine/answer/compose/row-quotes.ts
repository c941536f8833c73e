import { periodsIn } from "../../names/periods.ts";
import type { AnswerKind } from "../understand/understood.ts";
import { asBest, type Quote, quoteOf } from "./quote.ts";
import type { Findings } from "./quotes.ts";

/** What the cells of tables mostly hold. */
const NUMBERS: ReadonlySet<AnswerKind> = new Set(["amount", "percent", "measure", "count"]);
/** Rows that are quoted before sentences. */
const MOST_ROWS = 2;

/** The row of a cell that is sure, else the rows that are named where a number or a period is asked for. */
export function rowQuotes({ cells, rows, added, matched, tokenizer, question, ranked }: Findings): Quote[] {
  const isAsked = NUMBERS.has(question.wants) || periodsIn(question.text).terms.length > 0;
  const named = isAsked ? rows.slice(0, MOST_ROWS) : [];
  const sure = cells.filter(({ found }) => found.isSure).map(({ row }) => row);
  const told = [matched, added, sure, named].find((own) => own.length > 0) ?? [];
  return told.flatMap((row) => {
    const [first, last] = [row.cells[0], row.cells.at(-1)];
    if (!first || !last) return [];
    const range = { passage: row.passage, start: first.cell.start, end: last.cell.end };
    return [{ ...quoteOf(asBest(tokenizer, ranked, range), []), row }];
  });
}
