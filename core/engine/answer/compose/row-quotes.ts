import { periodsIn } from "../../names/periods.ts";
import type { AnswerKind } from "../understand/understood.ts";
import { asBest, type Quote, quoteOf } from "./quote.ts";
import { textOf } from "./context.ts";
import type { Shaping } from "./quotes.ts";
import type { TableRow } from "./table-row.ts";

/** What the cells of tables mostly hold. */
const NUMBERS: ReadonlySet<AnswerKind> = new Set(["amount", "percent", "measure", "count"]);
/** Rows that are quoted before sentences. */
const MOST_ROWS = 2;
/** Sentences that a row is compared with, and the share of what the best of them holds of the question that it must hold. */
const MOST_COMPARED = 10;
const AS_MUCH = 0.75;

const wordsOfRow = ({ path, unit, cells }: TableRow): string =>
  [...path, unit ?? "", ...cells.flatMap(({ head, cell }) => [head, textOf(cell)])].join(" ");

/** The rows that are all asked for, those that were added up, else the row of a cell that is sure. */
export function sureRowQuotes(findings: RowFindings): Quote[] {
  const { cells, added, matched } = findings;
  const sure = cells.filter(({ found }) => found.isSure).map(({ row }) => row);
  return quotesOfRows(findings, [matched, added, sure].find((own) => own.length > 0) ?? []);
}

/** The rows that are named where a number or a period is asked for. */
export const namedRowQuotes = (findings: RowFindings): Quote[] => quotesOfRows(findings, namedRows(findings));

function quotesOfRows({ tokenizer, ranked }: RowFindings, rows: readonly TableRow[]): Quote[] {
  return rows.flatMap((row) => {
    const [first, last] = [row.cells[0], row.cells.at(-1)];
    if (!first || !last) return [];
    const range = { passage: row.passage, start: first.cell.start, end: last.cell.end };
    return [{ ...quoteOf(asBest(tokenizer, ranked, range), []), row }];
  });
}

type RowFindings = Pick<
  Shaping,
  "cells" | "rows" | "added" | "matched" | "tokenizer" | "question" | "ranked" | "shareOf"
>;

/** Those that hold as much of the question as a sentence does. */
function namedRows({ rows, question, ranked, shareOf }: RowFindings): readonly TableRow[] {
  const isAsked = NUMBERS.has(question.wants) || periodsIn(question.text).terms.length > 0;
  if (!isAsked || rows.length === 0) return [];
  const best = Math.max(0, ...ranked.slice(0, MOST_COMPARED).map(({ text }) => shareOf(text)));
  return rows.slice(0, MOST_ROWS).filter((row) => shareOf(wordsOfRow(row)) >= best * AS_MUCH);
}
