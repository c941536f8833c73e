import type { Evidence, Source } from "./evidence.ts";
import { holdsDate, holdsQuantity, isYear } from "./held-figures.ts";
import { holdsName } from "./names.ts";
import type { Statement } from "./statement.ts";

interface Row {
  readonly cells: readonly Evidence[];
  /** The terms of its head. */
  readonly head: ReadonlySet<string>;
}

/**
 * Figures and names of a statement that the table has, but in no cell of the row that the statement names, or not under the
 * date that it names.
 */
export function ofOtherRows(
  { text, terms, quantities, dates, names }: Statement,
  sources: readonly Source[],
): string[] {
  const sentences = sources.flatMap((source) => source.sentences);
  const rows = rowsOf(sources);
  const meant = meantRows(rows, terms);
  if (meant.length === 0 || meant.length === rows.length) return [];
  const isWrong = (holds: (sentence: Evidence) => boolean): boolean => {
    const holding = sentences.filter(holds);
    if (holding.length === 0 || holding.some(({ isCell }) => !isCell)) return false;
    const right = holding.filter((cell) => meant.some(({ cells }) => cells.includes(cell)));
    const isOfOtherDate = (cell: Evidence): boolean =>
      dates.length === 1 && cell.dates.length > 0 && !dates.some((date) => holdsDate(cell, date));
    return right.every(isOfOtherDate);
  };
  return [
    ...quantities.filter((told) => !isYear(told) && isWrong((sentence) => holdsQuantity(sentence, told))),
    ...names.filter((name) => isWrong((sentence) => holdsName(name, sentence.forms, ""))),
  ].map(({ from, to }) => text.slice(from, to).trim());
}

function rowsOf(sources: readonly Source[]): Row[] {
  const groups = sources.flatMap((source) => [
    ...Map.groupBy(
      source.sentences.filter(({ isCell }) => isCell),
      ({ start }) => start,
    ).values(),
  ]);
  const all = groups.map((cells) => inEach(cells));
  // What every row has is the caption, or a column.
  const shared = all.reduce<ReadonlySet<string>>((left, row) => both(left, row), all[0] ?? new Set());
  return groups.map((cells, at) => ({
    cells,
    head: new Set([...(all[at] ?? [])].filter((term) => groups.length === 1 || !shared.has(term))),
  }));
}

const inEach = (cells: readonly Evidence[]): ReadonlySet<string> =>
  cells.reduce<ReadonlySet<string>>((left, cell) => both(left, cell.terms.terms), cells[0]?.terms.terms ?? new Set());

const both = (a: ReadonlySet<string>, b: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...a].filter((term) => b.has(term)));

/** The rows whose heads share most with the statement; of those the ones that have least beside it. */
function meantRows(rows: readonly Row[], terms: readonly string[]): readonly Row[] {
  const told = new Set(terms);
  const shares = rows.map(({ head }) => both(head, told).size);
  const most = Math.max(0, ...shares);
  if (most === 0) return [];
  const nearest = rows.filter((_, at) => shares[at] === most);
  const least = Math.min(...nearest.map(({ head }) => head.size));
  return nearest.filter(({ head }) => head.size === least);
}
