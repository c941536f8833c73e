import type { Tokenizer } from "../../index/tokens.ts";
import { MONEY_WORDS, VALUE_WORDS } from "../../languages/sheet-words.ts";
import { periodsIn } from "../../names/periods.ts";
import { unitAfter } from "../../names/units.ts";
import { isTableRow } from "../../sentences.ts";
import type { AnswerKind } from "../understand/understood.ts";
import { countedThings } from "./counted-things.ts";
import { heldTerms, holds } from "./held-terms.ts";
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

const wordsOfRow = ({ path, unit, over, cells }: TableRow): string =>
  [
    ...path,
    unit ?? "",
    ...over.flatMap(({ head, text }) => [head, text]),
    ...cells.flatMap(({ head, cell }) => [head, textOf(cell)]),
  ].join(" ");

/** The rows that are all asked for, those that were added up, the row of a cell that is sure, else those likely meant. */
export function sureRowQuotes(findings: RowFindings): Quote[] {
  const { cells, added, matched, likely } = findings;
  const sure = cells.filter(({ found }) => found.isSure).map(({ row }) => row);
  return quotesOfRows(findings, [matched, added, sure, likely].find((own) => own.length > 0) ?? []);
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
  "cells" | "rows" | "likely" | "added" | "matched" | "tokenizer" | "question" | "ranked" | "shareOf"
>;

/** Those that hold as much of the question as a sentence does, and what it asks a number of where a sentence holds that. */
function namedRows({ tokenizer, rows, question, ranked, shareOf }: RowFindings): readonly TableRow[] {
  const isAsked = NUMBERS.has(question.wants) || periodsIn(question.text).terms.length > 0 || asksForValue(question);
  if (!isAsked || rows.length === 0) return [];
  const compared = ranked.slice(0, MOST_COMPARED);
  const best = Math.max(0, ...compared.map(({ text }) => shareOf(text)));
  const thing = thingCounted(tokenizer, question.text);
  const holdsThing = (text: string): boolean => thing !== null && holds(heldTerms(tokenizer.terms(text)), thing) > 0;
  const isElsewhere = compared.some(({ text }) => !isTableRow(text) && holdsThing(text));
  return rows
    .slice(0, MOST_ROWS)
    .filter((row) => shareOf(wordsOfRow(row)) >= best * AS_MUCH)
    .filter((row) => !isElsewhere || holdsThing(`${row.passage.heading ?? ""} ${wordsOfRow(row)}`));
}

/** "What was the sodium level?" is asked of a row that is called "Sodium". */
const asksForValue = ({ form, text }: Shaping["question"]): boolean =>
  (form === "fact" || form === "definition") &&
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => VALUE_WORDS.has(word));

/** Term of the noun of "How much notice do I have to give?"; null for other questions, and for money and units: cells have their signs. */
function thingCounted(tokenizer: Tokenizer, question: string): string | null {
  const things = countedThings(tokenizer, question)?.things.toLowerCase() ?? "";
  const noun = /\p{L}+$/u.exec(things)?.[0] ?? "";
  return noun === "" || MONEY_WORDS.has(noun) || unitAfter(` ${noun}`) ? null : (tokenizer.terms(noun).at(-1) ?? null);
}
