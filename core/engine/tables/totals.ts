/** The numbers of a row, by column; null for a value that is none. */
export type RowValues = ReadonlyMap<number, number | null>;

/** Rows above one that may be its summands. */
const MOST_SUMMANDS = 40;

/**
 * How many of the rows just above a row add up to it, in every column that both write as plain amounts; 0 where they do not.
 * One row alone adds up to nothing: it would be the same value again.
 */
export function summandsAbove(total: RowValues, above: readonly RowValues[]): number {
  const wanted = [...total].flatMap(([column, value]) =>
    value === null ? [] : [{ column, value, sum: 0, isKnown: true }],
  );
  if (!wanted.some(({ value }) => value !== 0)) return 0;
  for (let count = 1; count <= Math.min(MOST_SUMMANDS, above.length); count++) {
    for (const one of wanted) {
      const value = above[above.length - count]?.get(one.column);
      one.isKnown &&= value !== null;
      one.sum += value ?? 0;
    }
    const known = wanted.filter(({ isKnown }) => isKnown);
    if (!known.some(({ value }) => value !== 0)) return 0;
    if (count > 1 && known.every(({ value, sum }) => Math.abs(value - sum) < 1e-6 * Math.max(1, Math.abs(value))))
      return count;
  }
  return 0;
}
