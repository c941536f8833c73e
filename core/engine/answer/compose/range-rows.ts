import type { Passage } from "../../engine.ts";
import { isTableRow } from "../../sentences.ts";
import { textOf } from "./context.ts";
import type { FromTables } from "./find-cell.ts";
import type { TableRow } from "./table-row.ts";
import type { Quantity } from "../verify/quantities.ts";
import { isWithin, type NumberRange, rangeIn, stepAt } from "../verify/ranges.ts";
import { toldQuantities } from "../verify/told-quantities.ts";
import type { RankedSentence } from "./rank-sentences.ts";

/** What a row gains whose range holds the number that is asked with. */
const WITHIN = 1;
/** Rows with ranges that are one scale. */
const LEAST_STEPS = 2;

/**
 * The sentences again. Where a question has a number, "a parcel of 7 kg", and rows of a passage are the steps of a scale, "5–10
 * kg", the one whose step holds the number is taken and the others are left out.
 */
export function withStepsOfScales(question: string, ranked: readonly RankedSentence[]): readonly RankedSentence[] {
  const all = quantitiesAsked(question);
  if (all.length === 0) return ranked;
  const taken = new Set<RankedSentence>();
  const leftOut = new Set<RankedSentence>();
  for (const [passage, own] of Map.groupBy(ranked, (sentence) => sentence.passage)) {
    const asked = all.filter(isOf(passage));
    const steps = own.flatMap((sentence) => {
      const range = isTableRow(sentence.text) ? stepAmong(sentence.text.split(" | ")) : null;
      return range ? [{ sentence, range }] : [];
    });
    if (steps.length < LEAST_STEPS) continue;
    const holding = ({ quantity }: Asked) => steps.filter(({ range }) => isWithin(quantity, range) === true);
    const meant = asked.map(holding).find((held) => held.length > 0 && held.length < steps.length);
    if (!meant) continue;
    for (const step of steps) (meant.includes(step) ? taken : leftOut).add(step.sentence);
  }
  if (taken.size === 0) return ranked;
  return ranked
    .filter((sentence) => !leftOut.has(sentence))
    .map((sentence) => (taken.has(sentence) ? { ...sentence, isStep: true, score: sentence.score + WITHIN } : sentence))
    .toSorted((a, b) => b.score - a.score);
}

/** What tables hold on a question without rows that are other steps than the one that is asked for. */
export function withoutOtherSteps(question: string, found: FromTables): FromTables {
  const asked = quantitiesAsked(question);
  const within = (row: TableRow, rangeOf: typeof rangeAmong): readonly (boolean | null)[] => {
    const range = rangeOf(row.cells.map(({ cell }) => textOf(cell)));
    return range ? asked.filter(isOf(row.passage)).map(({ quantity }) => isWithin(quantity, range)) : [];
  };
  const rows = [...found.rows, ...found.cells.map(({ row }) => row)];
  // "3 months" as a name is the wrong step only where another one is right.
  const rangeOf = rows.some((row) => within(row, stepAmong).includes(true)) ? stepAmong : rangeAmong;
  const isOther = (row: TableRow): boolean => within(row, rangeOf).includes(false);
  return {
    ...found,
    cells: found.cells.filter(({ row }) => !isOther(row)),
    rows: found.rows.filter((row) => !isOther(row)),
  };
}

interface Asked {
  readonly quantity: Quantity;
  /** How the word begins for what is counted without a unit: "peopl" of "9 people". */
  readonly counted: string | null;
}

/** Letters by which forms of such a word are told. */
const BEGINNING = 5;

const quantitiesAsked = (question: string): readonly Asked[] =>
  toldQuantities(question, []).flatMap((quantity): Asked[] => {
    if (quantity.unit !== null) return [{ quantity, counted: null }];
    const [counted] = /\p{L}+/u.exec(question.slice(quantity.to)) ?? [];
    return quantity.counts === true && counted
      ? [{ quantity, counted: counted.toLowerCase().slice(0, BEGINNING) }]
      : [];
  });

/** Steps of rooms say nothing of a number of people, unless these are named beside them. */
const isOf =
  ({ heading, content }: Passage) =>
  ({ counted }: Asked): boolean =>
    counted === null || `${heading ?? ""} ${content}`.toLowerCase().includes(counted);

/** Of the first cell of a row that is one. */
const rangeAmong = (cells: readonly string[]): NumberRange | null =>
  cells.map(rangeIn).find((range) => range !== null) ?? null;

/** The same; "6 months" as the name of a row is a step as well. */
const stepAmong = (cells: readonly string[]): NumberRange | null => rangeAmong(cells) ?? stepAt(cells[0] ?? "");
