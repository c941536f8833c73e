import { PART_WORDS, WHOLE_WORDS } from "../languages/table-words.ts";
import { numberIn } from "./arithmetic.ts";
import type { Asked } from "./asked.ts";
import type { Fit } from "./fits.ts";
import { ALONE, plain } from "./look-up.ts";
import type { PlacedTable } from "./read-table.ts";
import type { TableCell } from "./table.ts";

/** A row that a question names, in one of the tables that have such a row. */
export interface FoundRow {
  readonly source: PlacedTable;
  readonly row: number;
  /** Its value that fits best, and where it is. */
  readonly value: string;
  readonly cell: TableCell;
  /** No other value of the row fits as well. */
  readonly isDecided: boolean;
  /** 0–1: how well row and column fit. */
  readonly score: number;
  readonly isReworded?: true;
}

/**
 * The rows that the question names, best first. Where it names no part of the whole, rows of the whole company come before
 * those of its segments: tables that say so, then the largest value, since no part is larger.
 */
export function rankRows(asked: Asked, fits: readonly Fit[]): readonly FoundRow[] {
  const ofRow = new Map<string, Fit>();
  const named = fits.filter(({ isRowNamed, value }) => isRowNamed && /\p{N}/u.test(value.text));
  const least = Math.max(0, ...named.map(({ score }) => score)) * AS_WELL;
  for (const fit of named) {
    if (fit.score < least) continue;
    const key = `${fit.source.document_id} ${fit.source.table.start} ${fit.row.row}`;
    const known = ofRow.get(key);
    if (!known || fit.score > known.score) ofRow.set(key, fit);
  }
  const isDecided = ({ row, source, value, score }: Fit): boolean =>
    !fits.some((one) => one.source === source && one.row === row && one.value !== value && one.score >= score * ALONE);
  const rows = [...ofRow.values()].map((fit) => ({ fit, score: fit.score + standing(asked, fit) }));
  const largest = new Map<string, number>();
  for (const { fit } of rows) largest.set(kin(fit), Math.max(largest.get(kin(fit)) ?? -Infinity, sizeOf(fit)));
  const ranked = rows
    .map(({ fit, score }) => ({ fit, score: score + (sizeOf(fit) === largest.get(kin(fit)) ? LARGEST : 0) }))
    .sort((a, b) => b.score - a.score);
  const values = new Set<string>();
  return ranked.flatMap(({ fit }) => {
    const { source, row, value, score, isReworded } = fit;
    const said = `${source.document_id} ${plain(value.text)}`;
    if (values.has(said)) return [];
    values.add(said);
    const found = { source, row: row.row, value: value.text, cell: value.cell, isDecided: isDecided(fit), score };
    return [{ ...found, ...(isReworded && { isReworded }) }];
  });
}

/** Share of the best row's fit that a further one must have. */
const AS_WELL = 0.75;
/** What a row gains by naming the whole, and loses by naming a part that the question does not. */
const WHOLE = 0.08;
const PART = 0.12;
const LARGEST = 0.05;

function standing(asked: Asked, { source, row }: Fit): number {
  const named = [...row.head, ...row.above, source.table.caption ?? "", source.section ?? ""].join(" ").toLowerCase();
  const words = named.match(/\p{L}+/gu) ?? [];
  const namesPart = words.some((word) => PART_WORDS.has(word) && !asked.text.includes(word));
  return (words.some((word) => WHOLE_WORDS.has(word)) ? WHOLE : 0) - (namesPart ? PART : 0);
}

/** Rows of one name in one document, counted alike. */
const kin = ({ source, row }: Fit): string =>
  `${source.document_id} ${source.table.unit?.toLowerCase() ?? ""} ${[...row.own.terms].sort().join(" ")}`;

const sizeOf = ({ value }: Fit): number => Math.abs(numberIn(value.text, value.column.form) ?? 0);
