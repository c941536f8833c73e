import { baseOf, EXACT, near, same } from "./amounts.ts";
import type { Source } from "./evidence.ts";
import { isSameDimension, sameQuantity, type Quantity } from "./quantities.ts";
import type { Statement } from "./statement.ts";
import { isYear } from "./token-kinds.ts";

/** The sum of all figures of a kind or of two, or the difference of two. */
export function isSum(told: Quantity, quantities: readonly Quantity[]): boolean {
  const [value = 0] = told.values;
  const by = told.unit?.factor ?? 1;
  const amounts = quantities
    .filter((one) => isOfOneKind(one, told) && !isYear(one) && (one.values[0] ?? 0) > 1)
    .map(({ values: [own = 0], unit }) => (own * (unit?.factor ?? 1)) / by);
  // "A year older" is a difference; a bare one is no figure.
  if (value < (told.unit ? LEAST_OF_UNIT : 2) || amounts.length < 2 || amounts.length > MOST) return false;
  const isIt = (other: number): boolean =>
    near(other, value, EXACT) || (told.isRough && Math.abs(other - value) <= told.precision / 2);
  const all = amounts.reduce((sum, one) => sum + one, 0);
  return (
    (amounts.length > 2 && (same(all, value) || amounts.some((whole) => same(all - whole, value)))) ||
    amounts.some((a, at) => amounts.some((b, other) => at < other && (isIt(a + b) || isIt(Math.abs(a - b)))))
  );
}

/** "An extra £4, so £13.50 in total": of two amounts the sum or difference, one of which the statement tells, too. */
export function isSumWithTold({ quantities }: Statement, told: Quantity, { sentences }: Source): boolean {
  if (told.unit === null) return false;
  const given = sentences.flatMap((sentence) => sentence.quantities).filter((one) => isOfOneKind(one, told));
  const beside = quantities.filter(
    (one) => one !== told && isOfOneKind(one, told) && given.some((other) => sameQuantity(one, other)),
  );
  return beside.some((one) =>
    given.some((other) =>
      [baseOf(one) + baseOf(other), Math.abs(baseOf(one) - baseOf(other))].some((sum) =>
        near(sum, baseOf(told), EXACT),
      ),
    ),
  );
}

const isOfOneKind = ({ unit }: Quantity, { unit: other }: Quantity): boolean =>
  unit && other ? isSameDimension(unit.dimension, other.dimension) : unit === other;

/** Half an hour. */
const LEAST_OF_UNIT = 0.5;
const MOST = 8;
