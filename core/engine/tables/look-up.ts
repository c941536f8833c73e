import type { TellingWord } from "../answer/understand/understood.ts";
import type { Tokenizer } from "../index/tokens.ts";
import { FILLER_WORDS } from "../languages/table-words.ts";
import { namedRows, wordsOf, type NamedRow, type NamedValue, type PlacedTable, type Words } from "./read-table.ts";
import type { TableCell } from "./table.ts";

export interface TableQuestion {
  readonly question: string;
  /** The words that tell what is asked, in order. */
  readonly telling: readonly TellingWord[];
}

export interface FoundCell {
  readonly source: PlacedTable;
  readonly cell: TableCell;
  readonly value: string;
  /** Names of the row: a group of rows where it is needed to tell the row, then its own head. */
  readonly row_path: readonly string[];
  /** Heads of the column, topmost first. */
  readonly column_path: readonly string[];
  /** True where row and column are named by the question and nothing else fits as well: the cell may be claimed. */
  readonly isSure: boolean;
  /** 0–1: how well row and column fit. */
  readonly score: number;
}

/** Tables with more places are for a spreadsheet: reading one would hold up the question. */
const MOST_PLACES = 40_000;

/** The cell where the row and the column that a question names meet; null where no row fits. */
export function lookUpCell(
  tokenizer: Tokenizer,
  question: TableQuestion,
  tables: readonly PlacedTable[],
): FoundCell | null {
  const asked = readQuestion(tokenizer, question);
  if (asked.terms.length === 0 && asked.periods.size === 0) return null;
  const found = tables
    .filter(({ table }) => table.rows * table.columns <= MOST_PLACES)
    .flatMap((source) => fitsIn(tokenizer, asked, source))
    .sort((a, b) => b.score - a.score);
  const [best] = found;
  if (!best) return null;
  const rival = found.find((other) => plain(other.value.text) !== plain(best.value.text));
  const isAlone = rival === undefined || rival.score < best.score * ALONE;
  return {
    source: best.source,
    cell: best.value.cell,
    value: best.value.text,
    row_path: isGroupMeant(asked, best.row, found) ? [...best.row.above, ...best.row.head] : best.row.head,
    column_path: best.value.column.path,
    isSure: isAlone && best.isNamed,
    score: best.score,
  };
}

/** Whether the question names the group, or another row has the same head. */
const isGroupMeant = (asked: Asked, row: NamedRow, found: readonly Fit[]): boolean =>
  asked.terms.some(({ term }) => row.group.terms.has(term) && !row.own.terms.has(term)) ||
  found.some((other) => other.row.row !== row.row && other.row.head.join() === row.head.join());

/** Share of the best score that the best other value may have. */
const ALONE = 0.92;
/** Weight of a question's word that stands only around the table, and of one in another cell of the row. */
const AROUND = 0.6;
const BESIDE = 0.9;

interface Asked {
  /** In lower case. */
  readonly text: string;
  readonly terms: readonly { readonly term: string; readonly weight: number }[];
  readonly periods: ReadonlySet<string>;
  readonly dates: ReadonlySet<string>;
}

function readQuestion(tokenizer: Tokenizer, { question, telling }: TableQuestion): Asked {
  const { terms, periods, dates } = wordsOf(tokenizer, question);
  const weights = new Map<string, number>();
  for (const word of telling)
    for (const term of word.terms)
      if (terms.has(term)) weights.set(term, FILLER_WORDS.has(word.text.toLowerCase()) ? 0 : word.isName ? 1.5 : 1);
  return {
    text: question.toLowerCase(),
    terms: Array.from(weights, ([term, weight]) => ({ term, weight })),
    periods,
    dates,
  };
}

interface Fit {
  readonly source: PlacedTable;
  readonly row: NamedRow;
  readonly value: NamedValue;
  readonly score: number;
  /** Every telling word is accounted for, and row and column are named. */
  readonly isNamed: boolean;
}

function fitsIn(tokenizer: Tokenizer, asked: Asked, source: PlacedTable): readonly Fit[] {
  const around = wordsOf(tokenizer, [source.about, source.table.caption ?? "", source.table.unit ?? ""].join("\n"));
  return namedRows(tokenizer, source).flatMap((row) => {
    if (!asked.terms.some(({ term }) => isIn(row, term)) && !overlaps(asked.periods, row.own.periods)) return [];
    return row.values.flatMap((value) => fitOf(asked, { source, row, value, around }) ?? []);
  });
}

const isIn = ({ own, group, values }: NamedRow, term: string): boolean =>
  own.terms.has(term) || group.terms.has(term) || values.some(({ words }) => words.terms.has(term));

const overlaps = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => [...a].some((one) => b.has(one));

interface Place {
  readonly source: PlacedTable;
  readonly row: NamedRow;
  readonly value: NamedValue;
  readonly around: Words;
}

function fitOf(asked: Asked, place: Place): Fit | null {
  const { row, value, around } = place;
  const beside = row.values.filter((other) => other !== value);
  const column = value.column.own;
  let total = 0;
  let covered = 0;
  let lost = 0;
  const count = (weight: number, share: number): void => {
    total += weight;
    covered += weight * share;
    if (share === 0) lost += weight;
  };
  for (const { term, weight } of asked.terms) count(weight, shareOf(term, "terms", { row, column, beside, around }));
  for (const term of asked.periods) count(PERIOD, shareOf(term, "periods", { row, column, beside, around }));
  if (total === 0) return null;
  const rowFit = fitOfHead(asked, row.own, beside);
  const columnFit = headFit(asked, column);
  const dates = datesFit(asked, [row.own, column]);
  const isVerbatim = row.head.some((head) => head !== "" && asked.text.includes(head.toLowerCase()));
  const score =
    (isVerbatim ? VERBATIM : 1) *
    (covered / total) *
    (0.4 + 0.6 * rowFit) *
    (0.5 + 0.5 * (columnFit ?? (row.values.length === 1 ? 1 : 0.4))) *
    dates;
  const isColumnNamed = columnFit === null ? row.values.length === 1 : columnFit >= 0.5 || row.values.length === 1;
  return {
    source: place.source,
    row,
    value,
    score,
    isNamed: lost === 0 && rowFit >= 0.6 && isColumnNamed && dates === 1,
  };
}

const PERIOD = 1.5;
/** For a row named as it is written: "/workspace", not "/workspaces". */
const VERBATIM = 1.1;

function shareOf(
  term: string,
  kind: "terms" | "periods",
  { row, column, beside, around }: { row: NamedRow; column: Words; beside: readonly NamedValue[]; around: Words },
): number {
  if (row.own[kind].has(term) || column[kind].has(term) || row.group[kind].has(term)) return 1;
  if (beside.some(({ words }) => words[kind].has(term))) return BESIDE;
  return around[kind].has(term) ? AROUND : 0;
}

/** How much of a head the question names, 0–1; null for a head without words. A period that is not asked for is another one. */
function headFit(asked: Asked, head: Words): number | null {
  const terms = [...head.terms];
  const periods = [...head.periods];
  const size = terms.length + periods.length * 2;
  if (size === 0) return null;
  const named =
    terms.filter((term) => asked.terms.some((one) => one.term === term)).length +
    periods.filter((term) => asked.periods.has(term)).length * 2;
  return named / size;
}

/** A row is named by its head, or by another cell of it. */
function fitOfHead(asked: Asked, own: Words, beside: readonly NamedValue[]): number {
  const fit = headFit(asked, own) ?? 0;
  const others = beside.map(({ words }) => (words.terms.size > 0 ? (headFit(asked, words) ?? 0) : 0));
  return Math.max(fit, BESIDE * Math.max(0, ...others));
}

/** A date of the question that a head with a date does not have means another day. */
function datesFit(asked: Asked, heads: readonly Words[]): number {
  const dated = heads.filter(({ dates }) => dates.size > 0);
  if (asked.dates.size === 0 || dated.length === 0) return 1;
  return [...asked.dates].every((date) => dated.some(({ dates }) => dates.has(date))) ? 1 : 0.7;
}

/** A value without what does not change it. */
const plain = (value: string): string => value.replace(/[\s$€£,]/gu, "");
